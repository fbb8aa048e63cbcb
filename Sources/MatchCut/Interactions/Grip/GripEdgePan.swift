import UIKit

/// A recognizer of a finger that comes in from the leading edge of the screen, for a grip.
///
/// Like UIKit's own swipe back, it begins over scroll views and controls, too, which wait for it to
/// fail.
final class GripEdgePan: UIScreenEdgePanGestureRecognizer, UIGestureRecognizerDelegate {
  private(set) weak var grip: TransitionGrip?
  private var action: GestureAction?

  /// Sets the grip to ask and to report to, which is not retained.
  func connect(to grip: TransitionGrip) {
    self.grip = grip
    action = GestureAction(of: self) { [weak self] in self?.report() }
    maximumNumberOfTouches = 1
    delegate = self
  }

  /// Adopts the layout direction, which an app may change while it runs.
  func follow(_ layoutDirection: UIUserInterfaceLayoutDirection) {
    // It has been reported to recognize nothing with more than one edge.
    let edge = layoutDirection == .rightToLeft ? UIRectEdge.right : .left
    if edges != edge { edges = edge }
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    grip?.shouldBegin(self) ?? false
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    if let view { follow(view.effectiveUserInterfaceLayoutDirection) }
    if state == .possible, numberOfTouches == 0 { grip?.touchBegan(touch, for: self) }
    return true
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    grip?.pinches(with: otherGestureRecognizer) ?? false
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    isBelow(otherGestureRecognizer)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    // UIKit's own swipes are left out, because such a requirement would enable them (B7).
    let scrollView = otherGestureRecognizer.view as? UIScrollView
    return scrollView?.panGestureRecognizer === otherGestureRecognizer
  }

  private func report() {
    grip?.report(of: self)
  }
}
