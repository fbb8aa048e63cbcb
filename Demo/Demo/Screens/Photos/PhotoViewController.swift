import MatchCut
import UIKit

/// Photos side by side on a dark screen.
final class PhotoViewController: UIPageViewController, UIPageViewControllerDataSource,
  UIPageViewControllerDelegate
{
  private(set) lazy var closeButton = IconButton(
    "xmark", label: "Close",
    color: Palette.moonlight, background: Palette.frost,
    action: { [weak self] in self?.dismissOrReverse() })
  private(set) lazy var nextButton = IconButton(
    "chevron.forward", label: "Next photo", color: Palette.moonlight, background: Palette.frost,
    action: { [weak self] in self?.showNext() })

  private let photos: [Photo]
  private let firstPage: PhotoPage

  init(photos: [Photo], showing photo: Photo) {
    self.photos = photos
    firstPage = PhotoPage(photo)
    super.init(transitionStyle: .scroll, navigationOrientation: .horizontal)
  }

  /// A single photo.
  convenience init(_ photo: Photo) { self.init(photos: [photo], showing: photo) }

  required init?(coder: NSCoder) { nil }

  /// The page that is shown, or comes by an animation.
  var page: PhotoPage { viewControllers?.first as? PhotoPage ?? firstPage }
  /// Its photo.
  var photo: Photo { page.photo }
  /// Its picture.
  var picture: PaintingView { page.picture }

  /// Whether a finger holds the screen away from the status bar, which then shows the one behind.
  private var isAside = false {
    didSet { if isAside != oldValue { setNeedsStatusBarAppearanceUpdate() } }
  }

  /// The options of a gesture that dismisses the screen.
  var gestureOptions: GestureOptions {
    var options = GestureOptions()
    options.onProgress = { [weak self] progress in self?.isAside = progress > 0.08 }
    options.onEnd = { [weak self] _ in self?.isAside = false }
    return options
  }

  override var preferredStatusBarStyle: UIStatusBarStyle { isAside ? .default : .lightContent }
  override var prefersStatusBarHidden: Bool { page.isEnlarged }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Palette.night
    // Without another page, there is nothing to turn to.
    if photos.count > 1 { dataSource = self }
    delegate = self
    show(firstPage, animated: false)
    for button in [closeButton, nextButton] { view.addSubview(button) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let safeArea = view.safeAreaInsets
    let y = safeArea.top + Spacing.small + 20
    closeButton.center = CGPoint(x: safeArea.left + Spacing.medium + 20, y: y)
    nextButton.center = CGPoint(
      x: view.bounds.width - safeArea.right - Spacing.medium - 20, y: y)
    view.mirrorIfNeeded([closeButton, nextButton])
  }

  // MARK: Pages

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

  func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pages: [UIViewController]
  ) {
    pageWillTurn(to: pages.first as? PhotoPage)
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    pageDidTurn()
  }

  private func showNext() {
    // The last one is followed by the first, which is too far to animate.
    let next = neighbor(of: page, by: 1)
    show(next ?? PhotoPage(photos[0]), animated: next != nil)
  }

  private func show(_ page: PhotoPage, animated: Bool) {
    pageWillTurn(to: page)
    setViewControllers([page], direction: .forward, animated: animated) { [weak self] _ in
      self?.pageDidTurn()
    }
  }

  private func pageWillTurn(to page: PhotoPage?) {
    page?.onEnlarge = { [weak self] in self?.hideButtonsIfEnlarged() }
    // Pages must not be set while others are turned.
    nextButton.isUserInteractionEnabled = false
  }

  private func pageDidTurn() {
    nextButton.isUserInteractionEnabled = true
    UIView.animate(withDuration: 0.2) { self.hideButtonsIfEnlarged() }
  }

  private func hideButtonsIfEnlarged() {
    for button in [closeButton, nextButton] { button.alpha = page.isEnlarged ? 0 : 1 }
    setNeedsStatusBarAppearanceUpdate()
  }
}
