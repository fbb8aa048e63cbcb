import MatchCut
import UIKit

/// Albums that are pushed out of their tiles, below a bar without a background.
final class StackExample: UINavigationController {
  let albums = AlbumsViewController()
  private(set) lazy var closeButton = IconButton.close(self)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Palette.paper
    let look = UINavigationBarAppearance()
    look.configureWithTransparentBackground()
    navigationBar.standardAppearance = look
    navigationBar.prefersLargeTitles = true
    viewControllers = [albums]
    let albums = albums
    PushTransition(popGesture: .drag) { [weak albums] request in
      guard
        let screen = request.frontController as? AlbumViewController,
        let tile = albums?.tile(of: screen.album)
      else { return .push }
      return .zoom(
        from: .view(tile.picture), matching: .view(screen.cover),
        also: [
          .pair(of: tile.heading, and: screen.heading),
          .pair(of: tile.place, and: screen.place),
        ])
    }
    .attach(to: self)
  }

  /// The bar is so clear that the picture below it decides.
  override var childForStatusBarStyle: UIViewController? { topViewController }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    closeButton.lieInCorner(of: self)
  }
}
