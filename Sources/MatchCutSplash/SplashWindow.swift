import UIKit

/// A window of a reveal: the splash's, or the overlay in front of it.
final class SplashWindow: UIWindow {
  /// Makes a hidden window, which can be shown without becoming key (F15).
  convenience init(in scene: UIWindowScene, at level: UIWindow.Level, root: SplashRootController) {
    self.init(windowScene: scene)
    windowLevel = level
    rootViewController = root
  }

  /// Hides the window, and releases its contents.
  func leaveScene() {
    isHidden = true
    rootViewController = nil
    windowScene = nil
  }
}

/// The root of a window of a reveal, which has no preferences of its own.
///
/// UIKit asks the frontmost window about the status bar, the home indicator and the orientations
/// (F16). So the root passes the questions on to the screen that the user sees.
final class SplashRootController: UIViewController {
  weak var presentation: SplashPresentation?
  private let content: UIViewController?

  /// Makes a root that shows a controller, or nothing.
  init(_ content: UIViewController?) {
    self.content = content
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    guard let content, let contentView = content.view else { return }
    addChild(content)
    contentView.frame = view.bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(contentView)
    content.didMove(toParent: self)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    presentation?.layoutChanged()
  }

  func removeContent() {
    guard let content, children.contains(content) else { return }
    content.willMove(toParent: nil)
    content.viewIfLoaded?.removeFromSuperview()
    content.removeFromParent()
  }

  // MARK: Bars and orientations

  override var childForStatusBarStyle: UIViewController? { visibleScreen }

  override var childForStatusBarHidden: UIViewController? { visibleScreen }

  override var childForHomeIndicatorAutoHidden: UIViewController? { visibleScreen }

  override var childForScreenEdgesDeferringSystemGestures: UIViewController? { visibleScreen }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    visibleScreen?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
  }

  func barsChanged() {
    setNeedsStatusBarAppearanceUpdate()
    setNeedsUpdateOfHomeIndicatorAutoHidden()
    setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
  }

  /// The root to ask, or what it presents in its place; UIKit asks that for its children.
  private var visibleScreen: UIViewController? {
    var screen = presentation?.rootForBars
    while let presented = screen?.presentedViewController, !presented.isBeingDismissed,
      presented.modalPresentationStyle == .fullScreen
        || presented.modalPresentationCapturesStatusBarAppearance
    {
      screen = presented
    }
    return screen
  }
}

extension UIWindow.Level {
  /// The level of the splash while it covers the app: above alerts; ours.
  static let splash = UIWindow.Level(rawValue: UIWindow.Level.alert.rawValue + 1)
  /// The level of the overlay in front of the splash.
  static let splashOverlay = UIWindow.Level(rawValue: UIWindow.Level.alert.rawValue + 2)
}

extension UIWindowScene {
  /// The windows that show the app, back to front.
  var appWindows: [UIWindow] {
    windows.filter { window in
      !(window is SplashWindow) && !window.isHidden && window.rootViewController != nil
        && window.windowLevel.rawValue <= UIWindow.Level.normal.rawValue
    }
  }

  /// The level below all windows of the app; `nil` if the app has none.
  var levelBehindApp: UIWindow.Level? {
    appWindows.map(\.windowLevel.rawValue).min().map { UIWindow.Level(rawValue: $0 - 1) }
  }
}
