public import UIKit

/// A gesture that is about to begin, as ``GestureOptions/shouldBegin`` is asked about it.
@MainActor public struct GestureRequest {
  /// The controller of the screen that would go: the presented one, or the top of the stack.
  public let viewController: UIViewController

  /// Where the finger is, in points of the container, which fills the window as a rule.
  public let location: CGPoint

  /// How fast the finger is, in points per second of the container.
  public let velocity: CGPoint

  init(_ viewController: UIViewController, _ pan: UIPanGestureRecognizer, in container: UIView?) {
    self.viewController = viewController
    location = pan.location(in: container)
    velocity = pan.velocity(in: container)
  }
}
