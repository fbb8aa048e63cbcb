import UIKit

/// What the status bar would look like: it is not drawn.
extension Simulator {
  /// The style that the controller asks for that decides it.
  public var statusBarStyle: UIStatusBarStyle {
    enter()
    return decidingController(\.childForStatusBarStyle)?.preferredStatusBarStyle ?? .default
  }

  /// Whether the controller asks for a hidden status bar that decides it.
  public var isStatusBarHidden: Bool {
    enter()
    return decidingController(\.childForStatusBarHidden)?.prefersStatusBarHidden ?? false
  }

  /// F16: the front window at the bar decides, and in it the front screen.
  private func decidingController(
    _ child: KeyPath<UIViewController, UIViewController?>
  ) -> UIViewController? {
    let window = windows.last { window in
      !window.isHidden && window.rootViewController != nil && window.frame.minY <= 0
    }
    guard var controller = window?.rootViewController else { return nil }
    while let next = controller.presentedForStatusBar ?? controller[keyPath: child] {
      controller = next
    }
    return controller
  }
}

extension UIViewController {
  fileprivate var presentedForStatusBar: UIViewController? {
    guard let presented = presentedViewController, presented.presentingViewController === self,
      !presented.isBeingDismissed,
      presented.modalPresentationStyle == .fullScreen
        || presented.modalPresentationCapturesStatusBarAppearance
    else { return nil }
    return presented
  }
}
