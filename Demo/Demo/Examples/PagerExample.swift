import MatchCut
import UIKit

/// A grid whose photos open in a pager, and return to the cell of the page that is shown.
final class PagerExample: PhotoGridViewController {
  init() { super.init([.favorites]) }

  required init?(coder: NSCoder) { nil }

  override func open(_ thumbnail: ThumbnailView) {
    if presentedViewController == nil { open(thumbnail.photo) }
  }

  private func open(_ photo: Photo) {
    let pager = PhotoPager(photos, showing: photo)
    let zoom = ZoomEffect.zoom(
      from: .provider { [weak self, weak pager] _ in
        // Asked again when the pager closes.
        (pager?.page?.photo)
          .flatMap { self?.thumbnail(of: $0) }
          .map { .view($0) }
      },
      matching: .provider { [weak pager] _ in
        (pager?.page?.picture).map { .picture($0) }
      })
    let transition = ModalTransition(
      zoom, dismissal: .drag, dismissalOptions: pager.options)
    present(pager, using: transition)
  }
}

/// Photos side by side.
final class PhotoPager: UIPageViewController, UIPageViewControllerDataSource {
  private let photos: [Photo]
  /// Whether a finger holds the pager away from the status bar.
  private var isAside = false { didSet { setNeedsStatusBarAppearanceUpdate() } }

  init(_ photos: [Photo], showing photo: Photo) {
    self.photos = photos
    super.init(transitionStyle: .scroll, navigationOrientation: .horizontal)
    dataSource = self
    setViewControllers([PhotoPage(photo)], direction: .forward, animated: false)
  }

  required init?(coder: NSCoder) { nil }

  /// The page that is shown.
  var page: PhotoPage? { viewControllers?.first as? PhotoPage }

  /// Options that leave the status bar to the grid while a finger holds the pager.
  var options: GestureOptions {
    var options = GestureOptions()
    options.onProgress = { [weak self] progress in self?.isAside = progress > 0.08 }
    options.onEnd = { [weak self] _ in self?.isAside = false }
    return options
  }

  override var preferredStatusBarStyle: UIStatusBarStyle { isAside ? .default : .lightContent }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Palette.night
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore page: UIViewController
  ) -> UIViewController? { neighbor(of: page, by: -1) }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter page: UIViewController
  ) -> UIViewController? { neighbor(of: page, by: 1) }

  private func neighbor(of page: UIViewController, by step: Int) -> PhotoPage? {
    guard let photo = (page as? PhotoPage)?.photo, let index = photos.firstIndex(of: photo),
      photos.indices.contains(index + step)
    else { return nil }
    return PhotoPage(photos[index + step])
  }
}
