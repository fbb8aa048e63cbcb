import MatchCut
import MatchCutContainers
import UIKit

/// Tabs with one place each.
final class PlacesTabController: UITabBarController {
  private lazy var closeButton = IconButton.close(self)

  override func viewDidLoad() {
    super.viewDidLoad()
    // It is seen between two places that fade.
    view.backgroundColor = Palette.paper
    tabBar.tintColor = Palette.accent
    viewControllers = zip(Photo.places, ["sun.max.fill", "drop.fill", "cloud.fill"])
      .map(PlaceViewController.init)
    TabTransition(.slide(from: .trailing), swipe: PanRelease())
      .attach(to: self)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    closeButton.lieInCorner(of: self)
  }
}

/// A place, full-bleed.
private final class PlaceViewController: UIViewController {
  private let picture: PaintingView
  private let heading: UILabel

  init(_ photo: Photo, symbol: String) {
    picture = PaintingView(photo.painting)
    heading = UILabel(photo.title, size: 34, weight: .heavy, color: .white)
    super.init(nibName: nil, bundle: nil)
    title = photo.title
    tabBarItem = UITabBarItem(title: photo.title, image: UIImage(systemName: symbol), tag: 0)
  }

  required init?(coder: NSCoder) { nil }

  override var preferredStatusBarStyle: UIStatusBarStyle { picture.statusBarStyle(in: view) }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Palette.paper
    view.clipsToBounds = true
    for subview in [picture, heading] { view.addSubview(subview) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    picture.frame = view.bounds
    heading.frame = CGRect(
      x: Spacing.margin, y: view.safeAreaInsets.top + Spacing.medium,
      width: view.bounds.width - Spacing.margin * 2, height: 44)
  }
}
