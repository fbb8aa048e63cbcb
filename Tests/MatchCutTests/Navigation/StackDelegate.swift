import MatchCut
import UIKit

/// A navigation delegate as apps have them: it is told, and may have an animator and a driver.
final class StackDelegate: NSObject, UINavigationControllerDelegate {
  /// What the app brings in place of the kit's animators.
  var animator: (any UIViewControllerAnimatedTransitioning)?
  /// What drives the next transitions.
  var driver: UIPercentDrivenInteractiveTransition?
  /// What the delegate was told, in order.
  private(set) var events: [String] = []
  /// The animator that the driver was asked for, the last one.
  private(set) weak var drivenAnimator: AnyObject?

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    events.append("willShow \(viewController.title ?? "")\(animated ? "" : " at once")")
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    events.append("didShow \(viewController.title ?? "")\(animated ? "" : " at once")")
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    animator
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    drivenAnimator = animationController
    return driver
  }

  /// Forgets what it was told.
  func forgetEvents() {
    events = []
  }
}

/// A navigation delegate that implements nothing.
final class SilentDelegate: NSObject, UINavigationControllerDelegate {}
