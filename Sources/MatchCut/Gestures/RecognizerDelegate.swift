import UIKit

/// The delegate and the target of a recognizer.
///
/// The recognizer retains it, because delegates and targets are weak. Once the gesture has been
/// released, nothing begins.
final class RecognizerDelegate: NSObject, UIGestureRecognizerDelegate {
  private(set) weak var gesture: (any FingerGesture)?
  private weak var recognizer: (any FingerRecognizer)?
  private var action: GestureAction?

  /// Connects a recognizer to a gesture; neither is retained.
  init(_ recognizer: any FingerRecognizer, to gesture: any FingerGesture) {
    self.recognizer = recognizer
    self.gesture = gesture
    super.init()
    recognizer.delegate = self
    // The recognizer owns this object, which exists whenever it calls the action.
    action = GestureAction(of: recognizer) { [unowned self] in report() }
  }

  private func report() {
    guard let recognizer else { return }
    recognizer.update()
    gesture?.report(of: recognizer)
  }

  private func ask(_ question: (any FingerGesture, any FingerRecognizer) -> Bool) -> Bool {
    guard let recognizer else { return false }
    guard let gesture else {
      Misuse.report(
        recognizer,
        """
        The interaction of \(type(of: recognizer)) has been deallocated, so that the gesture does \
        nothing: keep the interaction in a property, for as long as its recognizers are on a view.
        """)
      return false
    }
    return question(gesture, recognizer)
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    ask { $0.shouldBegin($1) }
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    ask { $1.shouldReceive(touch, for: $0) }
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    ask { $0.recognizesSimultaneously(with: otherGestureRecognizer, for: $1) }
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    ask { $0.requiresFailure(of: otherGestureRecognizer, for: $1) }
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    ask { $0.isRequiredToFail(by: otherGestureRecognizer, for: $1) }
  }
}
