import UIKit

/// A recognizer that reports a finger, or two, to a grip.
@MainActor protocol GripRecognizer: UIGestureRecognizer {
  /// Returns how far the finger, or the middle of two, has moved, in points of a view.
  func translation(in view: UIView?) -> CGPoint

  /// Returns how fast it moves, in points per second of a view.
  func velocity(in view: UIView?) -> CGPoint
}

extension UIPanGestureRecognizer: GripRecognizer {}

extension GripRecognizer {
  /// Whether it is a pan or a pinch of a grip's own.
  func reports(to grip: TransitionGrip) -> Bool {
    (self as? GripPan)?.grip === grip || (self as? GripPinch)?.grip === grip
  }

  /// Whether it is one of the grip's own, which also catch what is in flight.
  var isGrips: Bool { self is GripPan || !sharesContent }

  /// Whether content under the finger moves before the screen does, and after it.
  var sharesContent: Bool { !(self is GripEdgePan) && !(self is GripPinch) }
}

extension UIGestureRecognizer {
  /// Whether the recognizer waits for a swipe from an edge of the screen that begins in its view.
  ///
  /// It does not wait for a swipe of UIKit's that the app has switched off (B7).
  func isBelow(_ other: UIGestureRecognizer) -> Bool {
    guard let edgePan = other as? UIScreenEdgePanGestureRecognizer,
      let view, let inner = edgePan.view, inner !== view, inner.isDescendant(of: view)
    else { return false }
    return !edgePan.isSwitchedOffSwipe
  }
}
