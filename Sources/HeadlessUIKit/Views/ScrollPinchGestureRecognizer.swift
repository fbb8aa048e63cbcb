import Foundation

/// The pinch of a scroll view, which ends when one of the two fingers leaves.
///
/// The other one goes on scrolling.
final class ScrollPinchGestureRecognizer: UIPinchGestureRecognizer {
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if isActive, activeTouches.count < 2 {
      state = .ended
    } else {
      super.touchesEnded(touches, with: event)
    }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    if isActive, activeTouches.count < 2 {
      state = .cancelled
    } else {
      super.touchesCancelled(touches, with: event)
    }
  }

  override func isPartner(of other: UIGestureRecognizer) -> Bool {
    other is ScrollPanGestureRecognizer && other.view === view
  }
}
