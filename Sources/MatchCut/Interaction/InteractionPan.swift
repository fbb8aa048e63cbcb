import UIKit

/// A recognizer that reports a finger, or two, to an interactive transition.
@MainActor protocol FingerRecognizer: UIGestureRecognizer {
  /// What the recognizer asks and reports to, which is not retained.
  var transition: InteractiveTransition? { get }

  /// What content under the fingers does.
  var content: ContentPriority { get }

  /// Whether the fingers also catch what is in flight, rather than only begin transitions.
  var catches: Bool { get }

  /// Returns how far the finger, or the midpoint of two, has moved, in points of a view.
  func translation(in view: UIView?) -> CGPoint

  /// Returns how fast it moves, in points per second of a view.
  func velocity(in view: UIView?) -> CGPoint
}

/// What content does under fingers that may move the screen.
enum ContentPriority {
  /// It scrolls first. The same finger moves the screen when the content is at its edge.
  case first
  /// It keeps a finger with which it can scroll. Otherwise the finger moves the screen only.
  case instead
  /// It waits until the fingers turn out not to move the screen.
  case waits
}

/// A pan recognizer for an interactive transition.
///
/// It is its own delegate and owns its action, so that nothing has to outlive it.
final class InteractionPan: UIPanGestureRecognizer, UIGestureRecognizerDelegate, FingerRecognizer {
  private(set) weak var transition: InteractiveTransition?
  private(set) var content = ContentPriority.first
  /// Whether the recognizer is for trackpads, and takes no touches.
  var ignoresTouches = false
  private var action: GestureAction?

  /// Sets what the recognizer asks and reports to, and what content under the finger does.
  func connect(to transition: InteractiveTransition, content: ContentPriority = .first) {
    self.transition = transition
    self.content = content
    action = GestureAction(of: self) { [weak self] in
      if let self { self.transition?.report(of: self) }
    }
    maximumNumberOfTouches = 1
    // Two fingers on a trackpad do what a finger on the screen does.
    allowedScrollTypesMask = .continuous
    delegate = self
  }

  var catches: Bool { content == .first }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    admitsPointer && transition?.shouldBegin(self) == true
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    guard !ignoresTouches else { return false }
    guard state == .possible, numberOfTouches == 0, let transition else { return true }
    guard transition.admitsTouch(on: touch.view, for: self) else { return false }
    transition.touchBegan(touch, for: self)
    return true
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    // The pan of a scroll view may be recognized first.
    catches && admitsPointer && transition?.admits(otherGestureRecognizer, beside: self) == true
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    transition?.waits(self, for: otherGestureRecognizer) ?? false
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    transition?.precedes(self, otherGestureRecognizer) ?? false
  }

  /// Whether a gesture may begin where the pointer is, if a trackpad moves it.
  ///
  /// A trackpad has no touches, so `shouldReceive` is not called.
  private var admitsPointer: Bool {
    guard state == .possible, numberOfTouches == 0, let view, let transition,
      let pointedView = view.hitTest(location(in: view), with: nil)
    else { return true }
    return transition.pointerBegan(on: pointedView, for: self)
  }
}

/// A recognizer of a finger that comes in from the leading edge of the screen, for an interactive
/// transition.
///
/// Like UIKit's own swipe back, it begins over scroll views and controls, too, which wait for it to
/// fail.
final class InteractionEdgePan: UIScreenEdgePanGestureRecognizer, UIGestureRecognizerDelegate,
  FingerRecognizer
{
  private(set) weak var transition: InteractiveTransition?
  private(set) var catches = true
  private var action: GestureAction?

  /// Sets what the recognizer asks and reports to, and whether the finger catches transitions.
  func connect(to transition: InteractiveTransition, catches: Bool = true) {
    self.transition = transition
    self.catches = catches
    action = GestureAction(of: self) { [weak self] in
      if let self { self.transition?.report(of: self) }
    }
    maximumNumberOfTouches = 1
    delegate = self
  }

  var content: ContentPriority { .waits }

  /// Adopts the layout direction, which an app may change while it runs.
  func follow(_ layoutDirection: UIUserInterfaceLayoutDirection) {
    // It has been reported to recognize nothing with more than one edge.
    let edge = layoutDirection == .rightToLeft ? UIRectEdge.right : .left
    if edges != edge { edges = edge }
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    transition?.shouldBegin(self) ?? false
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    if let view { follow(view.effectiveUserInterfaceLayoutDirection) }
    if state == .possible, numberOfTouches == 0 { transition?.touchBegan(touch, for: self) }
    return true
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    transition?.isPinch(otherGestureRecognizer) ?? false
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    transition?.waits(self, for: otherGestureRecognizer) ?? false
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    transition?.precedes(self, otherGestureRecognizer) ?? false
  }
}

extension UIGestureRecognizer {
  /// Whether the recognizer is the pan of a scroll view.
  ///
  /// UIKit's own swipes are none: a failure requirement would enable one that is disabled (B7).
  var isScrollPan: Bool { (view as? UIScrollView)?.panGestureRecognizer === self }

  /// Whether another recognizer is a swipe from an edge that begins inside the view of this one.
  func isOutside(_ other: UIGestureRecognizer) -> Bool {
    guard other.isEdgeSwipe, let view, let inner = other.view else { return false }
    return inner !== view && inner.isDescendant(of: view)
  }

  /// Whether the recognizer is a swipe from an edge, other than the system's swipe back in a stack
  /// whose delegate may have disabled it.
  ///
  /// A failure requirement would make that one run beside the delegate's transition (B7).
  var isEdgeSwipe: Bool {
    guard self is UIScreenEdgePanGestureRecognizer else { return false }
    guard let navigationController = view?.next as? UINavigationController else { return true }
    return navigationController.interactivePopGestureRecognizer !== self
      || navigationController.delegate == nil
  }
}
