import UIKit

/// A recognizer of a finger that moves anywhere on the screen, for an interactive transition.
final class InteractionPan: UIPanGestureRecognizer, FingerRecognizer {
  private(set) var link: FingerLink?
  private(set) var content = ContentPriority.first
  /// Whether the recognizer is for trackpads, and takes no touches.
  var ignoresTouches = false

  /// Sets what the recognizer asks and reports to, and what content under the finger does.
  func connect(to transition: InteractiveTransition, content: ContentPriority = .first) {
    self.content = content
    link = FingerLink(self, to: transition)
    maximumNumberOfTouches = 1
    // Two fingers on a trackpad do what a finger on the screen does.
    allowedScrollTypesMask = .continuous
  }

  var catches: Bool { content == .first }

  func shouldReceive(_ touch: UITouch, for transition: InteractiveTransition) -> Bool {
    guard !ignoresTouches else { return false }
    guard state == .possible, numberOfTouches == 0 else { return true }
    guard transition.admitsTouch(on: touch.view, for: self) else { return false }
    transition.touchBegan(touch, for: self)
    return true
  }

  /// The view under the pointer, if a trackpad moves it and the gesture has not begun.
  var pointedView: UIView? {
    guard state == .possible, numberOfTouches == 0, let view else { return nil }
    return view.hitTest(location(in: view), with: nil)
  }
}

/// A recognizer of a finger that comes in from the leading edge of the screen, for an interactive
/// transition.
///
/// Like UIKit's own swipe back, it begins over scroll views and controls, too, which wait for it to
/// fail.
final class InteractionEdgePan: UIScreenEdgePanGestureRecognizer, FingerRecognizer {
  private(set) var link: FingerLink?
  private(set) var catches = true

  /// Sets what the recognizer asks and reports to, and whether the finger catches transitions.
  func connect(to transition: InteractiveTransition, catches: Bool = true) {
    self.catches = catches
    link = FingerLink(self, to: transition)
    maximumNumberOfTouches = 1
  }

  var content: ContentPriority { .waits }

  /// Adopts the layout direction of its view, which an app may change while it runs.
  func followLayoutDirection() {
    guard let view else { return }
    // It has been reported to recognize nothing with more than one edge.
    let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let edge = isRightToLeft ? UIRectEdge.right : .left
    if edges != edge { edges = edge }
  }

  func shouldReceive(_ touch: UITouch, for transition: InteractiveTransition) -> Bool {
    followLayoutDirection()
    if state == .possible, numberOfTouches == 0 { transition.touchBegan(touch, for: self) }
    return true
  }
}
