import UIKit

/// The text behind a screen that was being edited when the screen was presented.
///
/// A search for the first responder would visit every view of the window. `endEditing(_:)` finds it
/// without one, and the text posts a notification from that call. Another first responder, such as a
/// view with key commands, resigns for good.
@MainActor final class EditingBehind {
  private weak var text: UIView?
  /// The text that the app has begun to edit since.
  private weak var laterText: UIView?
  private var watch: NotificationWatch?

  /// Ends editing in a window, with which the keyboard disappears.
  func end(in window: UIWindow?) {
    watch = watch(
      UITextField.textDidEndEditingNotification, UITextView.textDidEndEditingNotification
    ) { [weak self] in self?.text = self?.text ?? $0 }
    window?.endEditing(true)
    watch = nil
    guard text != nil else { return }
    watch = watch(
      UITextField.textDidBeginEditingNotification, UITextView.textDidBeginEditingNotification
    ) { [weak self] in self?.laterText = $0 }
  }

  private func watch(
    _ names: NSNotification.Name..., handler: @escaping @MainActor (UIView) -> Void
  ) -> NotificationWatch {
    NotificationWatch(names, reading: { $0.object as? UIView }, handler: handler)
  }

  /// Continues editing, unless the app edits another text meanwhile.
  func resume() {
    watch = nil
    guard let text else { return }
    self.text = nil
    if text.window != nil, laterText?.isFirstResponder != true { text.becomeFirstResponder() }
  }
}
