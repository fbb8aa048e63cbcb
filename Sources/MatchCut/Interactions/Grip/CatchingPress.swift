import UIKit

/// Notices a finger as soon as it touches the screen, to hold what moves, as a scroll view stops
/// under the finger.
///
/// It stands in nobody's way: touches go on to the views, and other recognizers recognize.
final class CatchingPress: UILongPressGestureRecognizer, UIGestureRecognizerDelegate {
  private var action: GestureAction?

  /// Says what to tell.
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
