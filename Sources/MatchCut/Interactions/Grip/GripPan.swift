import UIKit

/// A pan recognizer that asks a grip whether it may begin, and reports to it.
///
/// It is its own delegate and owns its action, so that nothing has to outlive it.
final class GripPan: UIPanGestureRecognizer, UIGestureRecognizerDelegate {
  private(set) weak var grip: TransitionGrip?
  private var action: GestureAction?

  /// Sets the grip to ask and to report to, which is not retained.
  func connect(to grip: TransitionGrip) {
    self.grip = grip
    action = GestureAction(of: self) { [weak self] in self?.report() }
    maximumNumberOfTouches = 1
    allowTrackpads()
    delegate = self
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    takesPointer && grip?.shouldBegin(self) == true
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    guard state == .possible, numberOfTouches == 0, let grip else { return true }
    // A finger may catch what is in flight anywhere.
    if !grip.isInFlight, touch.view?.keepsTouches(below: view) == true { return false }
    grip.touchBegan(touch, for: self)
    return true
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    // The pan of a scroll view may be recognized first.
    takesPointer && grip?.admits(otherGestureRecognizer, beside: self) == true
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    isBelow(otherGestureRecognizer)
      || grip?.swipes(with: otherGestureRecognizer) == true
  }

  /// Whether a gesture may begin where the pointer is, if a trackpad moves it.
  private var takesPointer: Bool {
    guard state == .possible, let grip, let pointedView else { return true }
    return grip.pointerBegan(on: pointedView, for: self)
  }

  private func report() {
    grip?.report(of: self)
  }
}
