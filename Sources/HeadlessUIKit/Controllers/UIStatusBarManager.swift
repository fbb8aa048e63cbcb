import Foundation

/// The state of the status bar of a scene.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  /// The style, which the controller in charge prefers.
  open var statusBarStyle: UIStatusBarStyle { wishes.style }

  /// Whether the bar is hidden.
  open var isStatusBarHidden: Bool { wishes.isHidden }

  /// The frame of the bar in the coordinates of the scene; zero while it is hidden.
  open var statusBarFrame: CGRect {
    guard let scene, !isStatusBarHidden else { return .zero }
    return CGRect(x: 0, y: 0, width: scene.size.width, height: scene.safeAreaInsets.top)
  }

  private weak var scene: UIWindowScene?
  /// The controller that was in charge when it was last asked.
  private weak var asked: UIViewController?
  private var answer: StatusBarWishes?

  init(scene: UIWindowScene) {
    self.scene = scene
  }

  /// Asks the controller in charge again when the status bar is needed.
  ///
  /// UIKit does so when it is told to, and when screens appear and disappear; other changes have no
  /// effect.
  func update() { answer = nil }

  /// F16: the front window that reaches the bar decides it, key or not.
  private var frontWindow: UIWindow? {
    scene?.windows.last { window in
      !window.isHidden && window.rootViewController != nil && window.frame.minY <= 0
    }
  }

  private var wishes: StatusBarWishes {
    guard let root = frontWindow?.rootViewController else { return StatusBarWishes() }
    let controller = root.statusBarController
    if let answer, asked === controller { return answer }
    let wishes = StatusBarWishes(of: controller)
    answer = wishes
    asked = controller
    return wishes
  }
}

/// How the status bar changes.
public enum UIStatusBarAnimation: Int, Sendable {
  /// At once.
  case none = 0
  /// By a fade.
  case fade = 1
  /// By a slide.
  case slide = 2
}

/// The status bar that a controller prefers.
struct StatusBarWishes: Equatable {
  var style = UIStatusBarStyle.default
  var isHidden = false
}

extension StatusBarWishes {
  /// Asks a controller, or the children that it returns.
  @MainActor init(of controller: UIViewController) {
    style = Self.last(from: controller, \.childForStatusBarStyle).preferredStatusBarStyle
    isHidden = Self.last(from: controller, \.childForStatusBarHidden).prefersStatusBarHidden
  }

  @MainActor private static func last(
    from controller: UIViewController, _ child: KeyPath<UIViewController, UIViewController?>
  ) -> UIViewController {
    var last = controller
    while let next = last[keyPath: child], next !== last { last = next }
    return last
  }
}

extension UIViewController {
  /// The controller in charge of the status bar, among this one and those presented above it (H).
  fileprivate var statusBarController: UIViewController {
    var inCharge = self
    var shown = self
    while let next = shown.presentedViewController, !next.isBeingDismissed {
      if next.takesStatusBar { inCharge = next }
      shown = next
    }
    return inCharge
  }

  private var takesStatusBar: Bool {
    modalPresentationStyle == .fullScreen || modalPresentationCapturesStatusBarAppearance
  }

  func statusBarWishesMayHaveChanged() {
    viewIfLoaded?.window?.windowScene?.statusBarManager?.update()
  }

  /// Reports a screen that fills its window and has preferences that UIKit does not ask for.
  func hintAtVainStatusBarWishes() {
    guard !takesStatusBar, let view = viewIfLoaded, let window = view.window,
      view.convert(view.bounds, to: nil).contains(window.bounds)
    else { return }
    let wishes = StatusBarWishes(of: self)
    guard wishes != StatusBarWishes(), let manager = window.windowScene?.statusBarManager,
      wishes
        != StatusBarWishes(
          style: manager.statusBarStyle, isHidden: manager.isStatusBarHidden)
    else { return }
    World.current.hint(
      "H",
      """
      \(type(of: self)) fills the window, and wants the status bar \
      \(wishes.isHidden ? "hidden" : "in the style .\(wishes.style)"), but UIKit does not ask it: \
      with a style other than .fullScreen, set modalPresentationCapturesStatusBarAppearance before \
      present
      """)
  }
}

/// How the status bar contrasts with what is below it.
public enum UIStatusBarStyle: Int, Sendable {
  /// Dark or light, by the user interface style.
  case `default` = 0
  /// Light, for dark backgrounds.
  case lightContent = 1
  /// Dark, for light backgrounds.
  case darkContent = 3
}
