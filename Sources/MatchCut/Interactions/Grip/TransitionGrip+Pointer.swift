import UIKit

// Trackpads.
extension TransitionGrip {
  /// Notes the scroll views under a pointer, and returns whether a gesture may begin there.
  func pointerBegan(on view: UIView, for pan: UIPanGestureRecognizer) -> Bool {
    guard isInFlight || !view.keepsTouches(below: pan.view), let subject else { return false }
    wait?.fingerMoved(in: subject.container)
    (touchdown, scrollTouch) = (nil, nil)
    scroll.touchBegan(on: view, below: pan.view, along: subject.axis)
    return true
  }
}
