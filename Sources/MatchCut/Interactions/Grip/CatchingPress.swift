import UIKit

/// A recognizer that recognizes a finger as soon as it touches the screen, to stop a transition in
/// flight, as a finger stops a scroll view.
///
/// It does not interfere: touches still reach the views, and other recognizers still recognize.
final class CatchingPress: UILongPressGestureRecognizer, UIGestureRecognizerDelegate {
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
