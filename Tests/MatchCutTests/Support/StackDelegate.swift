import MatchCut
import UIKit

/// A navigation delegate of the app, which records its calls, and may have an animator and an
/// interaction.
final class StackDelegate: NSObject, UINavigationControllerDelegate {
  /// An animator in place of the kit's.
  var animator: (any UIViewControllerAnimatedTransitioning)?
  /// The interaction of the next transitions.
  var driver: UIPercentDrivenInteractiveTransition?
  /// The calls of the delegate, in order.
  private(set) var events: [String] = []
  /// The last animator for which the interaction was requested.
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

  /// Removes the recorded calls.
  func forgetEvents() {
    events = []
  }
}

/// A navigation delegate that implements nothing.
final class SilentDelegate: NSObject, UINavigationControllerDelegate {}
