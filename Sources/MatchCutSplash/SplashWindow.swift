import MatchCut
import UIKit

/// The window of a splash, in front of the app.
final class SplashWindow: UIWindow {
  /// Creates a hidden window that can be shown without becoming key (F15).
  convenience init(in scene: UIWindowScene, root: SplashRootController) {
    self.init(windowScene: scene)
    // Above alerts.
    windowLevel = UIWindow.Level(rawValue: UIWindow.Level.alert.rawValue + 1)
    rootViewController = root
  }

  /// Hides the window, and releases its contents.
  func leaveScene() {
    isHidden = true
    rootViewController = nil
    windowScene = nil
  }
}

/// The root of the splash's window, without preferences of its own.
///
/// UIKit asks the frontmost window about the status bar, the home indicator and the orientations
/// (F16), so the root forwards these calls to the screen that the user sees.
final class SplashRootController: UIViewController {
  weak var presentation: SplashPresentation?
  /// Contains the splash, and has the mask.
  let cover = UIView()
  private let content: UIViewController

  /// Creates a root that shows a controller.
  init(_ content: UIViewController) {
    self.content = content
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    guard let contentView = content.view else { return }
    addChild(content)
    for (part, container) in [(cover, view), (contentView, cover)] {
      part.frame = view.bounds
      part.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      container?.addSubview(part)
    }
    content.didMove(toParent: self)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    presentation?.layoutChanged()
  }

  func removeContent() {
    guard children.contains(content) else { return }
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

  /// The root, or what it presents full screen; UIKit then asks the children of that.
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

extension UIWindowScene {
  /// The first responder in any of the windows.
  var firstResponder: UIView? { windows.reduce(nil) { $0 ?? $1.firstResponder } }

  /// The windows that show the app, back to front.
  var appWindows: [UIWindow] {
    windows.filter { window in
      !(window is SplashWindow) && !window.isHidden && window.rootViewController != nil
        && window.windowLevel.rawValue <= UIWindow.Level.normal.rawValue
    }
  }
}

extension UIView {
  /// The first responder in the view, itself included.
  fileprivate var firstResponder: UIView? {
    if isFirstResponder { return self }
    for subview in subviews {
      if let responder = subview.firstResponder { return responder }
    }
    return nil
  }
}
