package import UIKit

/// A recognizer that reports a finger, or two, to a ``TransitionGesture``.
@MainActor package protocol FingerRecognizer: UIGestureRecognizer {
  /// The gesture; `nil` before the recognizer is connected to one.
  var gesture: (any FingerGesture)? { get }

  /// What the fingers do.
  var kind: FingerKind { get }

  /// Whether the recognizer also catches transitions in flight.
  var catches: Bool { get }

  /// The view under the pointer of a trackpad that has not begun a gesture; `nil` by default.
  var pointedView: UIView? { get }

  /// Returns whether the recognizer accepts a touch.
  func shouldReceive(_ touch: UITouch, for gesture: any FingerGesture) -> Bool

  /// Updates the measurements of the fingers before each report.
  func update()

  /// Returns the translation of the finger, or of the midpoint of two, in points of a view.
  func translation(in view: UIView?) -> CGPoint

  /// Returns the velocity of that point, in points per second of a view.
  func velocity(in view: UIView?) -> CGPoint
}

/// A gesture that recognizers of fingers ask, and to which they report.
@MainActor package protocol FingerGesture: AnyObject {
  /// Whether a recognizer may receive a touch, unless the touched view keeps it.
  func admitsTouch(on view: UIView?, for recognizer: any FingerRecognizer) -> Bool

  /// Handles a new touch.
  func touchBegan(_ touch: UITouch, for recognizer: any FingerRecognizer)

  /// Whether fingers that were just recognized may begin or move a transition.
  func shouldBegin(_ recognizer: any FingerRecognizer) -> Bool

  /// Whether another recognizer may recognize simultaneously.
  func recognizesSimultaneously(
    with other: UIGestureRecognizer, for recognizer: any FingerRecognizer
  ) -> Bool

  /// Whether fingers wait for another recognizer to fail.
  func requiresFailure(of other: UIGestureRecognizer, for recognizer: any FingerRecognizer) -> Bool

  /// Whether another recognizer waits for fingers to fail.
  func isRequiredToFail(by other: UIGestureRecognizer, for recognizer: any FingerRecognizer) -> Bool

  /// Handles a report of fingers.
  func report(of recognizer: any FingerRecognizer)

  /// Handles a touch during a transition in flight, or the end of the touch.
  func pressReported(_ state: UIGestureRecognizer.State)
}

/// What fingers do to move a screen.
package enum FingerKind {
  /// One finger moves anywhere on the screen.
  case pan
  /// One finger comes in from the leading edge.
  case edge
  /// Two fingers move together.
  case pinch
}

extension FingerRecognizer {
  /// Whether content under the finger scrolls first, and the same finger moves the screen when the
  /// content is at its edge.
  ///
  /// Content that can scroll keeps the finger of a pan that only begins transitions, and waits for
  /// the other recognizers to fail.
  var scrollsFirst: Bool { kind == .pan && catches }

  package var pointedView: UIView? { nil }

  package func update() {}
}

extension UIGestureRecognizer {
  /// Whether the recognizer is the pan of a scroll view.
  ///
  /// UIKit's own swipes are not included: a failure requirement would enable a disabled one (B7).
  package var isScrollPan: Bool { (view as? UIScrollView)?.panGestureRecognizer === self }

  /// Whether another recognizer is in a view inside that of this one.
  package func surrounds(_ other: UIGestureRecognizer) -> Bool {
    guard let view, let inner = other.view else { return false }
    return inner !== view && inner.isDescendant(of: view)
  }

  /// Whether the recognizer is a swipe from an edge, other than the system's swipe back in a stack
  /// whose delegate has disabled it.
  ///
  /// A failure requirement would make that swipe run beside the delegate's transition (B7).
  package var isEdgeSwipe: Bool {
    guard self is UIScreenEdgePanGestureRecognizer else { return false }
    guard let stack = view?.next as? UINavigationController else { return true }
    return stack.interactivePopGestureRecognizer !== self || stack.isPoppedBySystem
  }

  /// Whether the recognizer is the system's swipe back from anywhere in the content of a stack that
  /// it can pop.
  ///
  /// It begins after 27 points (B7), so the kit's pan would always come first.
  package var isContentPop: Bool {
    guard #available(iOS 26.0, *), isEnabled, let stack = view?.surroundingStack,
      stack.interactiveContentPopGestureRecognizer === self
    else { return false }
    return stack.viewControllers.count > 1 && stack.isPoppedBySystem
  }
}

extension UINavigationController {
  /// Whether the system's swipes pop: a delegate that animates disables them (B7).
  fileprivate var isPoppedBySystem: Bool {
    let animates = delegate.flatMap {
      optional($0.navigationController(_:animationControllerFor:from:to:))
    }
    return animates == nil
  }
}

extension UIResponder {
  /// The navigation controller around the responder, in the same presentation.
  package var surroundingStack: UINavigationController? {
    for responder in sequence(first: self, next: \.next) {
      if let stack = responder as? UINavigationController { return stack }
      // The next responder of a presented controller may be its presenter (A4).
      if let controller = responder as? UIViewController, controller.parent == nil { return nil }
    }
    return nil
  }
}
