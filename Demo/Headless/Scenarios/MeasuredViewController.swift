import MatchCut
import UIKit

/// A thumbnail where the system's zooms had theirs when they were measured.
final class MeasuredViewController: UIViewController {
  /// The size of the screen on which they were.
  nonisolated static let screenSize = CGSize(width: 402, height: 874)

  private(set) lazy var thumbnail = ThumbnailView(photo: Photo.recent[0], cornerRadius: 12) {
    [weak self] in self?.open($0)
  }
  /// The photo that is open.
  var photo: PhotoViewController? { presentedViewController as? PhotoViewController }

  private let heading = UILabel("As measured", size: 34, weight: .heavy, color: Palette.ink)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Palette.paper
    thumbnail.frame = CGRect(x: 121.3, y: 250, width: 160, height: 100)
    heading.frame = CGRect(x: Spacing.margin, y: 70, width: 300, height: 44)
    for subview in [heading, thumbnail] { view.addSubview(subview) }
  }

  private func open(_ thumbnail: ThumbnailView) {
    let zoom = ModalTransition(
      .zoom(from: .view(thumbnail)), dismissal: .drag)
    present(PhotoViewController(thumbnail.photo), using: zoom)
  }
}
