public import UIKit

/// A gesture that is about to begin, for ``GestureOptions/shouldBegin``.
@MainActor public struct GestureRequest {
  /// The controller of the screen that the gesture would dismiss or pop.
  public let viewController: UIViewController

  /// The location of the finger, in points of the container, which fills the window as a rule.
  public let location: CGPoint

  /// The velocity of the finger, in points per second of the container.
  public let velocity: CGPoint

  init(_ viewController: UIViewController, _ pan: UIPanGestureRecognizer, in container: UIView?) {
    self.viewController = viewController
    location = pan.location(in: container)
    velocity = pan.velocity(in: container)
  }
}
