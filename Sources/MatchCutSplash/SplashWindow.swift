import UIKit

/// A window of a reveal: the splash's, or the pane in front of it.
final class SplashWindow: UIWindow {
  /// Whether the window is the key window, which only the app can have made it.
  private(set) var wasMadeKey = false

  /// Makes a hidden window, which is shown without becoming key (F15).
  convenience init(in scene: UIWindowScene, at level: UIWindow.Level, holder: SplashHolder) {
    self.init(windowScene: scene)
    windowLevel = level
    rootViewController = holder
  }

  override func becomeKey() {
    super.becomeKey()
    wasMadeKey = true
  }

  override func resignKey() {
    super.resignKey()
    wasMadeKey = false
  }

  /// Leaves the scene.
  func leave() {
    isHidden = true
    rootViewController = nil
    windowScene = nil
  }
}

extension UIWindow.Level {
  /// The level of the splash while it covers the app: above alerts; ours.
  static let splash = UIWindow.Level(rawValue: UIWindow.Level.alert.rawValue + 1)
  /// The level of the pane in front of the splash.
  static let splashPane = UIWindow.Level(rawValue: UIWindow.Level.alert.rawValue + 2)
}

extension UIWindowScene {
  /// The windows that show the app, back to front.
  var appWindows: [UIWindow] {
    windows.filter { window in
      !(window is SplashWindow) && !window.isHidden && window.rootViewController != nil
        && window.windowLevel.rawValue <= UIWindow.Level.normal.rawValue
    }
  }

  /// The level below all windows of the app; `nil` if there is none to be behind.
  var levelBehindApp: UIWindow.Level? {
    appWindows.map(\.windowLevel.rawValue).min().map { UIWindow.Level(rawValue: $0 - 1) }
  }
}
