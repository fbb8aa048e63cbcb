package import UIKit

// Decides whether a gesture may begin: for each touch, and again when a recognizer has recognized.
extension TransitionGesture: FingerGesture {
  package func admitsTouch(on view: UIView?, for recognizer: any FingerRecognizer) -> Bool {
    // A transition in flight can be caught anywhere.
    if recognizer.catches, run != nil { return true }
    guard let view else { return true }
    return !view.keepsTouches(below: recognizer.view)
      && delegate?.admitsTouch(on: view, for: recognizer) != false
  }

  package func touchBegan(_ touch: UITouch, for recognizer: any FingerRecognizer) {
    touchedView = touch.view
    if fingers == .none { liftPause.watch(touch) }
    guard let delegate, delegate.isAvailable || !isIdle else { return }
    fingerArrived(on: touch.view, for: recognizer)
    if fingers == .none { touchLocation = touch.location(in: container) }
  }

  /// Observes the scroll views under a finger or under the pointer.
  private func fingerArrived(on view: UIView?, for recognizer: any FingerRecognizer) {
    requested?.fingerMoved(in: container)
    guard recognizer.catches, let delegate else { return }
    scroll.touchBegan(
      on: view, below: recognizer.view, along: delegate.axis, among: delegate.axes)
  }

  /// Handles the pointer of a trackpad, which has no touches; returns whether a gesture may begin.
  private func receivePointer(of recognizer: any FingerRecognizer) -> Bool {
    guard let view = recognizer.pointedView, delegate != nil else { return true }
    guard admitsTouch(on: view, for: recognizer) else { return false }
    touchedView = view
    touchLocation = nil
    fingerArrived(on: view, for: recognizer)
    return true
  }

  package func shouldBegin(_ recognizer: any FingerRecognizer) -> Bool {
    guard receivePointer(of: recognizer) else { return false }
    // A second finger may join the one that moves the screen.
    if isMovingScreen {
      return recognizer.kind == .pinch && grabbingRecognizer?.kind != .pinch
    }
    if run != nil { return recognizer.catches && (isDriving || canCatch) }
    guard let delegate, isFree(for: delegate) else { return false }
    let beginning = beginning(of: recognizer, for: delegate)
    if recognizer.scrollsFirst { fingers = beginning == .scrolling ? .scrolling : .none }
    if beginning == .scrolling { touchLocation = nil }
    guard beginning == .moving else { return beginning == .scrolling }
    // The app may have removed the view during the question. The touch would then never end.
    return delegate.shouldBegin(recognizer) && recognizer.view?.window != nil
  }

  /// Whether fingers may request a transition: none is in flight, and none is about to begin.
  func isFree(for delegate: any GestureDelegate) -> Bool {
    delegate.isAvailable && (isIdle || requested?.isOverdue == true)
  }

  /// Chooses the axis of fingers that were just recognized, and returns what they would move.
  private func beginning(
    of recognizer: any FingerRecognizer, for delegate: any GestureDelegate
  ) -> FingerState {
    if let pinch = recognizer as? InteractionPinch {
      return pinch.isClosing && !scroll.isZoomedIn ? .moving : .none
    }
    let finger = sample(of: recognizer, for: delegate)
    let direction = finger.translation == .zero ? finger.velocity : finger.translation
    let axis = delegate.axis(of: recognizer, toward: direction)
    scroll.setAxis(delegate.axis)
    // A recognizer may recognize before it has a translation.
    if recognizer.kind == .edge { return axis != nil || direction == .zero ? .moving : .none }
    guard recognizer.scrollsFirst else {
      let isFree = axis.map { !isScrolling(along: $0, under: recognizer, for: delegate) } ?? false
      return isFree ? .moving : .none
    }
    if scroll.isZoomedIn { return .none }
    guard !scroll.isEmpty, axis == nil || scroll.canScroll else {
      return axis == nil ? .none : .moving
    }
    // The content scrolls first. The finger may reach its edge, and continue from there.
    return delegate.axis.isAlong(direction, within: delegate.maximumAngle) ? .scrolling : .none
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

  package func recognizesSimultaneously(
    with other: UIGestureRecognizer, for recognizer: any FingerRecognizer
  ) -> Bool {
    // If the pan of a scroll view recognizes first, this is called before the gesture begins.
    guard recognizer.catches, receivePointer(of: recognizer) else { return false }
    if (other as? InteractionPinch)?.gesture === self { return true }
    guard recognizer.kind != .edge else { return false }
    // The pinch of a scroll view may do so as long as the finger only scrolls.
    return scroll.contains(other)
      || (fingers == .scrolling && recognizer.scrollsFirst && scroll.zooms(with: other))
  }

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
