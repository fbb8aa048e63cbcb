import UIKit

/// The camera's picture, behind everything else.
final class ViewfinderViewController: UIViewController {
  private let picture = PaintingView(.landscape(.lastFerry))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Palette.night
    view.clipsToBounds = true
    view.addSubview(picture)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    picture.frame = view.bounds
  }
}
