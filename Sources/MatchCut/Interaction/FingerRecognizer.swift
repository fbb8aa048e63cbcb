package import UIKit

/// A recognizer that reports a finger, or two, to an interactive transition.
@MainActor package protocol FingerRecognizer: UIGestureRecognizer {
  /// The gesture; `nil` before the recognizer is connected to one.
  var gesture: TransitionGesture? { get }

  /// What the fingers do.
  var kind: FingerKind { get }

  /// How content under the fingers competes with the screen.
  var content: ContentPriority { get }

  /// Whether the recognizer also catches transitions in flight.
  var catches: Bool { get }

  /// The view under the pointer of a trackpad that has not begun a gesture; `nil` by default.
  var pointedView: UIView? { get }

  /// Returns whether the recognizer accepts a touch.
  func shouldReceive(_ touch: UITouch, for gesture: TransitionGesture) -> Bool

  /// Updates the measurements of the fingers before each report.
  func update()

  /// Returns the translation of the finger, or of the midpoint of two, in points of a view.
  func translation(in view: UIView?) -> CGPoint

  /// Returns its velocity, in points per second of a view.
  func velocity(in view: UIView?) -> CGPoint
}

/// What fingers do to move a screen.
package enum FingerKind {
  /// One finger moves anywhere on the screen.
  case pan
  /// One finger comes in from the leading edge.
  case edge
  /// Two fingers move together.
  case pinch
}

/// How content under fingers competes with a gesture that moves the screen.
package enum ContentPriority {
  /// Content scrolls first. When it is at its edge, the same finger moves the screen.
  case scrollsFirst
  /// Content that can scroll keeps the finger. Otherwise, the finger moves the screen.
  case keepsFinger
  /// Content waits until the gesture has failed.
  case waitsForFailure
}

extension FingerRecognizer {
  package var pointedView: UIView? { nil }

  package func update() {}
}

extension UIGestureRecognizer {
  /// Whether the recognizer is the pan of a scroll view.
  ///
  /// The pans of UIKit's own swipes are not included: a failure requirement would enable a disabled
  /// one (B7).
  package var isScrollPan: Bool { (view as? UIScrollView)?.panGestureRecognizer === self }

  /// Whether another recognizer is in a view inside that of this one.
  package func surrounds(_ other: UIGestureRecognizer) -> Bool {
    guard let view, let inner = other.view else { return false }
    return inner !== view && inner.isDescendant(of: view)
  }

  /// Whether the recognizer is a swipe from an edge, other than the system's swipe back in a stack
  /// whose delegate may have disabled it.
  ///
  /// A failure requirement would make that swipe run beside the delegate's transition (B7).
  package var isEdgeSwipe: Bool {
    guard self is UIScreenEdgePanGestureRecognizer else { return false }
    guard let navigationController = view?.next as? UINavigationController else { return true }
    return navigationController.interactivePopGestureRecognizer !== self
      || navigationController.delegate == nil
  }

  /// Whether the recognizer is the system's swipe back from anywhere in the content of a stack that
  /// it can pop.
  ///
  /// It begins after 27 points (B7), so a pan of the kit's would always come first.
  package var isContentPop: Bool {
    guard #available(iOS 26.0, *), isEnabled, let stack = view?.surroundingStack,
      stack.interactiveContentPopGestureRecognizer === self
    else { return false }
    let animates = stack.delegate.flatMap {
      optional($0.navigationController(_:animationControllerFor:from:to:))
    }
    return stack.viewControllers.count > 1 && animates == nil
  }
}

extension UIResponder {
  /// The navigation controller around the responder, in the same presentation.
  package var surroundingStack: UINavigationController? {
    for responder in sequence(first: self, next: \.next) {
      if let stack = responder as? UINavigationController { return stack }
      // The next responder of a presented controller may be its presenter (A4).
      if let controller = responder as? UIViewController, controller.parent == nil { return nil }
    }
    return nil
  }
}

/// The recognizers that catch a transition where the recognizers that begin one receive no touches.
///
/// The latter may be limited to an edge, or be on a screen that has almost gone.
@MainActor final class CatchingRecognizers {
  private let press = CatchingPress()
  /// The recognizers of fingers that move.
  private var moving: [any FingerRecognizer] = []

  /// Connects the recognizers to a transition, which is not retained.
  func connect(to gesture: TransitionGesture, isPinchable: Bool) {
    press.connect { [weak gesture] in gesture?.pressReported($0) }
    let pan = InteractionPan()
    pan.connect(to: gesture)
    moving.append(pan)
    guard isPinchable else { return }
    let pinch = InteractionPinch()
    pinch.connect(to: gesture)
    moving.append(pinch)
  }

  /// Adds the recognizers to the container of a transition, unless it has one of the same kind.
  func add(to container: UIView) {
    container.addGestureRecognizer(press)
    let others = container.gestureRecognizers?.compactMap { $0 as? any FingerRecognizer } ?? []
    for catcher in moving {
      let isCatching = others.contains {
        type(of: $0) == type(of: catcher) && $0.gesture === catcher.gesture && $0.catches
      }
      if !isCatching { container.addGestureRecognizer(catcher) }
    }
  }

  /// Removes them from the container.
  func remove() {
    for catcher in [press] + moving { catcher.view?.removeGestureRecognizer(catcher) }
  }
}

/// A recognizer of a touch, which stops a transition in flight as a finger stops a scroll view.
///
/// Touches still reach the views, and it does not prevent other recognizers.
private final class CatchingPress: UILongPressGestureRecognizer, UIGestureRecognizerDelegate {
  private var action: GestureAction?

  /// Sets the closure that receives each report.
  func connect(onReport: @escaping @MainActor (UIGestureRecognizer.State) -> Void) {
    action = GestureAction(of: self) { [weak self] in
      if let self { onReport(state) }
    }
    minimumPressDuration = 0
    cancelsTouchesInView = false
    delaysTouchesEnded = false
    delegate = self
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    true
  }
}
