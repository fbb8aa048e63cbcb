import UIKit

/// The recognizers that catch a transition where the recognizers that begin one receive no touches.
///
/// The latter may be limited to an edge, or be on a screen that has almost gone.
@MainActor final class CatchingRecognizers {
  private let press = CatchingPress()
  /// The recognizers of fingers that move.
  private var moving: [any FingerRecognizer] = []

  /// Connects the recognizers to a gesture, without retaining it.
  func connect(to gesture: any FingerGesture, isPinchable: Bool) {
    press.connect(to: gesture)
    let pan = InteractionPan()
    pan.connect(to: gesture)
    moving.append(pan)
    guard isPinchable else { return }
    let pinch = InteractionPinch()
    pinch.connect(to: gesture)
    moving.append(pinch)
  }

  /// Adds the press to the container of a transition, and each recognizer of moving fingers, unless the
  /// container has one of its kind.
  func add(to container: UIView) {
    container.addGestureRecognizer(press)
    let others = container.gestureRecognizers?.compactMap { $0 as? any FingerRecognizer } ?? []
    for catcher in moving {
      let isCatching = others.contains {
        $0.kind == catcher.kind && $0.gesture === catcher.gesture && $0.catches
      }
      if !isCatching { container.addGestureRecognizer(catcher) }
    }
  }

  /// Removes them from the container.
  func remove() {
    for catcher in [press] + moving { catcher.view?.removeGestureRecognizer(catcher) }
  }
}

/// A recognizer whose touch stops a transition in flight, as a finger stops a scroll view.
///
/// Touches still reach the views, and it does not prevent other recognizers.
private final class CatchingPress: UILongPressGestureRecognizer, UIGestureRecognizerDelegate {
  private var action: GestureAction?

  /// Reports to a gesture, without retaining it.
  func connect(to gesture: any FingerGesture) {
    // The recognizer owns the action, so it exists then.
    action = GestureAction(of: self) { [unowned self, weak gesture] in
      gesture?.pressReported(state)
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
