package import UIKit

// Decides whether a gesture may begin: for each touch, and again when a recognizer has recognized.
extension TransitionGesture: FingerGesture {
  /// Whether a recognizer may receive a touch, unless the touched view keeps it.
  package func admitsTouch(on view: UIView?, for recognizer: any FingerRecognizer) -> Bool {
    // A transition in flight can be caught anywhere.
    if recognizer.catches, run != nil { return true }
    guard let view else { return true }
    return !view.keepsTouches(below: recognizer.view)
      && delegate?.admitsTouch(on: view, for: recognizer) != false
  }

  /// Handles a new touch, with the scroll views under it.
  package func touchBegan(_ touch: UITouch, for recognizer: any FingerRecognizer) {
    touchedView = touch.view
    if grab == .none { liftPause.watch(touch) }
    guard let delegate, delegate.isAvailable || !isIdle else { return }
    fingerArrived(on: touch.view, for: recognizer)
    if grab == .none { touchLocation = touch.location(in: container) }
  }

  /// Observes the scroll views under a finger or under the pointer.
  private func fingerArrived(on view: UIView?, for recognizer: any FingerRecognizer) {
    requested?.fingerMoved(in: container)
    guard recognizer.catches, let delegate else { return }
    scroll.touchBegan(
      on: view, below: recognizer.view, along: delegate.axis, among: delegate.axes)
  }

  /// Whether a gesture may begin at the pointer, if a trackpad moves it.
  ///
  /// A trackpad has no touches, so this replaces the check of the touch.
  private func admitsPointer(of recognizer: any FingerRecognizer) -> Bool {
    guard let view = recognizer.pointedView, delegate != nil else { return true }
    guard admitsTouch(on: view, for: recognizer) else { return false }
    touchedView = view
    touchLocation = nil
    fingerArrived(on: view, for: recognizer)
    return true
  }

  /// Whether fingers that were just recognized may begin a transition, or move the caught one.
  package func shouldBegin(_ recognizer: any FingerRecognizer) -> Bool {
    guard admitsPointer(of: recognizer) else { return false }
    // A second finger may join the one that moves the screen.
    if isMovingScreen {
      return recognizer.kind == .pinch && grabbingRecognizer?.kind != .pinch
    }
    if run != nil { return recognizer.catches && (isDriving || canCatch) }
    guard let delegate, isFree(for: delegate) else { return false }
    guard matchesGesture(recognizer, for: delegate) else {
      return grab == .scrolling && recognizer.scrollsFirst
    }
    // The app may have removed the view during the question. The touch would then never end.
    return delegate.shouldBegin(recognizer) && recognizer.view?.window != nil
  }

  /// Whether fingers may request a transition: none is in flight, and none is about to begin.
  func isFree(for delegate: any GestureDelegate) -> Bool {
    delegate.isAvailable && (isIdle || requested?.isOverdue == true)
  }

  /// Whether fingers move in the direction of the gesture, and no content moves instead.
  private func matchesGesture(
    _ recognizer: any FingerRecognizer, for delegate: any GestureDelegate
  ) -> Bool {
    if let pinch = recognizer as? InteractionPinch { return pinch.isClosing && !scroll.isZoomedIn }
    let finger = sample(of: recognizer, for: delegate)
    let direction = finger.translation == .zero ? finger.velocity : finger.translation
    let axis = delegate.axis(of: recognizer, toward: direction)
    scroll.setAxis(delegate.axis)
    // A recognizer may recognize before it has a translation.
    if recognizer.kind == .edge { return axis != nil || direction == .zero }
    guard recognizer.scrollsFirst else {
      return axis.map { !isScrolling(along: $0, under: recognizer, for: delegate) } ?? false
    }
    grab = .none
    if scroll.isZoomedIn { return false }
    guard !scroll.isEmpty, axis == nil || scroll.canScroll else { return axis != nil }
    // The content scrolls first. The finger may reach its edge, and continue from there.
    if delegate.axis.isAlong(direction, within: delegate.maximumAngle) { grab = .scrolling }
    touchLocation = nil
    return false
  }

  /// Whether a scroll view under the finger can scroll with the movement.
  private func isScrolling(
    along axis: SignedAxis, under recognizer: any FingerRecognizer,
    for delegate: any GestureDelegate
  ) -> Bool {
    touchedView?.scrollViews(upTo: recognizer.view).contains {
      axis.canScroll($0) || delegate.yieldsToZoomedContent && $0.isZoomedIn
    } ?? false
  }

  // MARK: Beside other recognizers

  /// Whether another recognizer may recognize simultaneously: that of a scroll view under the
  /// fingers, or the kit's pinch.
  ///
  /// The pinch of a scroll view may do so as long as the finger only scrolls.
  package func recognizesSimultaneously(
    with other: UIGestureRecognizer, for recognizer: any FingerRecognizer
  ) -> Bool {
    // If the pan of a scroll view recognizes first, this is called before the gesture begins.
    guard recognizer.catches, admitsPointer(of: recognizer) else { return false }
    if (other as? InteractionPinch)?.gesture === self { return true }
    guard recognizer.kind != .edge else { return false }
    return scroll.contains(other)
      || (grab == .scrolling && recognizer.scrollsFirst && scroll.zooms(with: other))
  }

  /// Whether fingers wait for another recognizer to fail.
  package func requiresFailure(
    of other: UIGestureRecognizer, for recognizer: any FingerRecognizer
  ) -> Bool {
    guard recognizer.catches else { return delegate?.requiresFailure(of: other) ?? false }
    guard recognizer.kind != .pinch else { return false }
    if (other as? InteractionEdgePan)?.gesture === self { return true }
    // A swipe back inside comes first. So does one around a gesture that presents, such as a menu.
    guard let delegate, delegate.presents || recognizer.surrounds(other) else { return false }
    return other.isEdgeSwipe || other.isContentPop && delegate.axes.contains(where: \.isHorizontal)
  }

  /// Whether another recognizer waits for fingers to fail.
  package func isRequiredToFail(
    by other: UIGestureRecognizer, for recognizer: any FingerRecognizer
  ) -> Bool {
    if delegate?.isRequiredToFail(by: other, for: recognizer) == true { return true }
    guard recognizer.catches else { return false }
    // Content at its minimum scale does not use a pinch that closes.
    guard recognizer.kind != .pinch else {
      return scroll.zooms(with: other) && !scroll.isZoomedIn
    }
    return recognizer.kind == .edge && other.isScrollPan
  }
}

/// The pause of a finger before it lifts.
///
/// UIKit may report the velocity of the last movement even then (M6).
@MainActor final class LiftPause {
  /// The time without a movement after which a finger is at rest, in seconds.
  private static let duration = 0.1

  private weak var touch: UITouch?
  /// The time of the last movement, on the clock of the touches.
  private var lastMovement: TimeInterval?

  /// Starts over with another finger.
  func watch(_ touch: UITouch) {
    self.touch = touch
    lastMovement = nil
  }

  /// Records a movement.
  func fingerMoved() {
    lastMovement = touch?.timestamp
  }

  /// Whether the finger is at rest; `false` if that is not known.
  var isResting: Bool {
    guard let touch, let lastMovement else { return false }
    return touch.timestamp - lastMovement > Self.duration
  }
}
