import UIKit

/// A pan recognizer that asks a closure whether it may begin, and reports to another one.
///
/// It is its own delegate, and owns its action, so that nothing has to outlive it.
final class DismissalPan: UIPanGestureRecognizer, UIGestureRecognizerDelegate {
  private var action: GestureAction?
  private var shouldBegin: (() -> Bool)?

  /// Says what to ask and what to tell.
  func connect(shouldBegin: @escaping () -> Bool, onReport: @escaping @MainActor () -> Void) {
    self.shouldBegin = shouldBegin
    action = GestureAction(of: self, handler: onReport)
    maximumNumberOfTouches = 1
    delegate = self
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    shouldBegin?() ?? false
  }
}
