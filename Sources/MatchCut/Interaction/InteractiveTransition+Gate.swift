import UIKit

// Whether a gesture may begin. Recognizers ask first about the touch, and again when they have
// recognized what the fingers do.
extension InteractiveTransition {
  /// Whether fingers may touch a view, which does not keep its touches for itself.
  func admitsTouch(on view: UIView?, for fingers: any FingerRecognizer) -> Bool {
    // A finger may catch what is in flight anywhere.
    fingers.catches && isInFlight || view?.keepsTouches(below: fingers.view) != true
  }

  /// Handles a finger that touches the screen, with the scroll views under it.
  func touchBegan(_ touch: UITouch, for fingers: any FingerRecognizer) {
    touchdown.view = touch.view
    if grab == .none { rest.watch(touch) }
    guard let target, target.isAvailable || phase != .idle else { return }
    deadline?.fingerMoved(in: target.container)
    // A pinch may hear of the same touch.
    if fingers.catches, fingers.content == .first || touch !== touchdown.touch {
      touchdown.touch = touch
      scroll.touchBegan(on: touch.view, below: fingers.view, along: target.axis)
    }
    if grab == .none { touchdown.location = touch.location(in: target.container) }
  }

  /// Whether a gesture may begin where the pointer is, if a trackpad moves it.
  ///
  /// A trackpad has no touches, so this takes the place of the first question.
  private func admitsPointer(of fingers: any FingerRecognizer) -> Bool {
    guard let view = (fingers as? InteractionPan)?.pointedView, let target else { return true }
    guard admitsTouch(on: view, for: fingers) else { return false }
    deadline?.fingerMoved(in: target.container)
    touchdown = Touchdown(view: view)
    if fingers.catches { scroll.touchBegan(on: view, below: fingers.view, along: target.axis) }
    return true
  }

  /// Whether fingers that have just been recognized may begin, or move the transition that they have
  /// caught.
  func shouldBegin(_ fingers: any FingerRecognizer) -> Bool {
    guard admitsPointer(of: fingers) else { return false }
    // A second finger may join the one that moves the screen.
    if isMovingScreen {
      return fingers is InteractionPinch && !(grabbingRecognizer is InteractionPinch)
    }
    switch phase {
    case .starting, .driving: return fingers.catches
    case .running: return fingers.catches && canCatch
    case .idle, .requested:
      guard let target, isFree(for: target) else { return false }
      guard isLeading(fingers, for: target) else {
        return grab == .scrolling && fingers.content == .first
      }
      // The app may have removed the view when it was asked, and then the finger has no end.
      return target.permits(fingers) && fingers.view?.window != nil
    }
  }

  /// Whether fingers may request a transition, since there is none and none is about to come.
  func isFree(for target: any InteractionTarget) -> Bool {
    target.isAvailable && (phase == .idle || hasMissedDeadline)
  }

  /// Whether fingers begin as the gesture does, with no content that moves instead.
  private func isLeading(
    _ fingers: any FingerRecognizer, for target: any InteractionTarget
  ) -> Bool {
    if let pinch = fingers as? InteractionPinch { return pinch.isClosing && !scroll.isZoomedIn }
    let finger = sample(of: fingers, for: target)
    let direction = finger.translation == .zero ? finger.velocity : finger.translation
    let axis = target.axis(of: fingers, towards: direction)
    switch fingers.content {
    case .waits:
      // It may be recognized before it has a translation.
      return axis != nil || direction == .zero
    case .instead:
      return axis.map { !isScrolling(along: $0, under: fingers, for: target) } ?? false
    case .first:
      return isLeading(finger, within: axis, towards: direction, cone: target.cone)
    }
  }

  /// Whether the screen moves at once; if content moves first, the finger scrolls from then on.
  private func isLeading(
    _ finger: FingerSample, within axis: SignedAxis?, towards direction: CGPoint, cone: CGFloat
  ) -> Bool {
    grab = .none
    if scroll.isZoomedIn { return false }
    if !scroll.isEmpty, axis == nil || scroll.canScroll {
      // The finger may reach the edge of the content, and continue from there.
      grab = finger.axis.isAlong(direction, within: cone) ? .scrolling : .none
      touchdown.location = nil
      return false
    }
    return axis != nil
  }

  /// Whether a scroll view under the finger can scroll with the movement.
  private func isScrolling(
    along axis: SignedAxis, under fingers: any FingerRecognizer, for target: any InteractionTarget
  ) -> Bool {
    touchdown.view?.scrollViews(upTo: fingers.view).contains {
      axis.canScroll($0) || target.yieldsToZoomedContent && $0.isZoomedIn
    } ?? false
  }

  // MARK: Beside other recognizers

  /// Whether another recognizer may recognize beside fingers: that of a scroll view under them, or
  /// the pinch that joins them.
  ///
  /// A pinch of a scroll view may do so as long as the finger only scrolls.
  func admits(_ other: UIGestureRecognizer, beside fingers: any FingerRecognizer) -> Bool {
    // The pan of a scroll view may be recognized first, and then this is asked first.
    guard fingers.catches, admitsPointer(of: fingers) else { return false }
    if (other as? InteractionPinch)?.transition === self { return true }
    guard !(fingers is InteractionEdgePan) else { return false }
    return scroll.contains(other)
      || (grab == .scrolling && fingers.content == .first && scroll.zooms(with: other))
  }

  /// Whether fingers wait for another recognizer to fail.
  func waits(_ fingers: any FingerRecognizer, for other: UIGestureRecognizer) -> Bool {
    guard fingers.catches else { return target?.waits(for: other) ?? false }
    guard !(fingers is InteractionPinch) else { return false }
    return fingers.isOutside(other) || (other as? InteractionEdgePan)?.transition === self
  }

  /// Whether another recognizer waits for fingers to fail.
  func precedes(_ fingers: any FingerRecognizer, _ other: UIGestureRecognizer) -> Bool {
    guard fingers.catches else { return target?.precedes(other) ?? false }
    // Content that cannot become smaller leaves fingers that close to the screen.
    guard !(fingers is InteractionPinch) else {
      return scroll.zooms(with: other) && !scroll.isZoomedIn
    }
    return fingers.content == .waits && other.isScrollPan
  }
}

/// Where the last finger has touched the screen.
struct Touchdown {
  /// The touch under which the scroll views are known.
  weak var touch: UITouch?
  weak var view: UIView?
  /// The location in the container; `nil` if the finger has done something else since than move the
  /// screen.
  var location: CGPoint?
}

/// Tells a finger that rests before it leaves the screen from one that is still moving.
///
/// UIKit may report the velocity of the last movement in both cases (M6).
@MainActor struct FingerRest {
  /// A finger that has not moved for longer, in seconds, rests.
  private static let duration = 0.1

  private weak var touch: UITouch?
  /// When the finger moved last, on the clock of the touches.
  private var lastMovement: TimeInterval?

  /// Watches another finger.
  mutating func watch(_ touch: UITouch) {
    self.touch = touch
    lastMovement = nil
  }

  /// Handles a report of the finger's recognizer while the gesture goes on.
  mutating func fingerMoved() {
    lastMovement = touch?.timestamp
  }

  /// Whether the finger has rested up to now; false if it is not known.
  var isResting: Bool {
    guard let touch, let lastMovement else { return false }
    return touch.timestamp - lastMovement > Self.duration
  }
}
