import Testing
import UIKit
import UIKitSimulator

/// An event that ends an interaction while the finger stays down.
enum Interruption: String, CaseIterable {
  case deactivation
  case announcedResize
  case containerResize

  /// Interrupts the transition of a screen.
  @MainActor func begin(on screen: UIViewController, in container: UIView?) throws {
    switch self {
    case .deactivation:
      let scene = try #require(container?.window?.windowScene)
      // The touch may continue, for example while the control center is pulled down.
      NotificationCenter.default.post(name: UIScene.willDeactivateNotification, object: scene)
    case .announcedResize:
      let coordinator = try #require(screen.transitionCoordinator)
      screen.presentationController?.viewWillTransition(
        to: CGSize(width: 852, height: 393), with: coordinator)
    case .containerResize:
      container?.bounds.size.height -= 100
    }
  }

  /// Restores the normal state.
  @MainActor func end(in container: UIView?) {
    if self == .containerResize { container?.bounds.size.height += 100 }
  }
}

/// A view or controller of a transition that is removed.
enum SceneryLoss: String, CaseIterable {
  case newRoot
  case containerRemoved
  case windowHidden

  /// Removes it.
  @MainActor func strike(_ window: UIWindow, _ container: UIView?) {
    switch self {
    case .newRoot: window.rootViewController = Screen("new root")
    case .containerRemoved: container?.removeFromSuperview()
    case .windowHidden: window.isHidden = true
    }
  }
}
