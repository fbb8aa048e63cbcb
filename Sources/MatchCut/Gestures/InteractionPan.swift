package import UIKit

/// A recognizer of a finger that moves anywhere on the screen, for a transition gesture.
package final class InteractionPan: UIPanGestureRecognizer, FingerRecognizer {
  private var link: RecognizerDelegate?
  package let kind = FingerKind.pan
  package private(set) var catches = true
  /// Whether the recognizer is for trackpads, and takes no touches.
  var ignoresTouches = false

  /// Connects the recognizer to a gesture, and sets whether it catches transitions in flight.
  package func connect(to gesture: any FingerGesture, catches: Bool = true) {
    self.catches = catches
    link = RecognizerDelegate(self, to: gesture)
    maximumNumberOfTouches = 1
    // Two fingers on a trackpad act as one finger on the screen.
    allowedScrollTypesMask = .continuous
  }

  package var gesture: (any FingerGesture)? { link?.gesture }

  package func shouldReceive(_ touch: UITouch, for gesture: any FingerGesture) -> Bool {
    guard !ignoresTouches else { return false }
    guard state == .possible, numberOfTouches == 0 else { return true }
    guard gesture.admitsTouch(on: touch.view, for: self) else { return false }
    gesture.touchBegan(touch, for: self)
    return true
  }

  package var pointedView: UIView? {
    guard state == .possible, numberOfTouches == 0, let view else { return nil }
    return view.hitTest(location(in: view), with: nil)
  }
}

/// A recognizer of a finger that comes in from the leading edge of the screen.
///
/// Like UIKit's own swipe back, it also begins over scroll views and controls; these wait for it to
/// fail.
final class InteractionEdgePan: UIScreenEdgePanGestureRecognizer, FingerRecognizer {
  let kind = FingerKind.edge
  private var link: RecognizerDelegate?
  private(set) var catches = true

  /// Connects the recognizer to a gesture, and sets whether it catches transitions in flight.
  func connect(to gesture: any FingerGesture, catches: Bool = true) {
    self.catches = catches
    link = RecognizerDelegate(self, to: gesture)
    maximumNumberOfTouches = 1
  }

  var gesture: (any FingerGesture)? { link?.gesture }

  /// Adopts the layout direction of its view; an app may change it at run time.
  func followLayoutDirection() {
    guard let view else { return }
    // With more than one edge, the recognizer has been reported not to recognize anything.
    let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let edge = isRightToLeft ? UIRectEdge.right : .left
    if edges != edge { edges = edge }
  }

  func shouldReceive(_ touch: UITouch, for gesture: any FingerGesture) -> Bool {
    followLayoutDirection()
    if state == .possible, numberOfTouches == 0 { gesture.touchBegan(touch, for: self) }
    return true
  }
}
