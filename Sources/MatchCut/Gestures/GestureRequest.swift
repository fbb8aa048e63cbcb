public import UIKit

/// A gesture that is about to begin, for ``GestureOptions/shouldBegin``.
@MainActor public struct GestureRequest {
  /// The controller of the screen that the gesture would dismiss or pop, or that would present.
  public let viewController: UIViewController

  /// The location of the finger, or the midpoint of two, in points of the container, which normally
  /// fills the window.
  public let location: CGPoint

  /// The velocity of the finger, in points per second of the container; zero for two that pinch.
  public let velocity: CGPoint

  package init(
    _ viewController: UIViewController, _ recognizer: UIGestureRecognizer, in container: UIView?
  ) {
    self.viewController = viewController
    location = recognizer.location(in: container)
    velocity = (recognizer as? UIPanGestureRecognizer)?.velocity(in: container) ?? .zero
  }
}
