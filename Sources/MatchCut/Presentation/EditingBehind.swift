import UIKit

/// The text behind a screen that was being edited when the screen was presented.
///
/// Another first responder, such as a view with key commands, resigns for good.
@MainActor struct EditingBehind {
  private weak var text: UIView?

  /// Ends editing in a window, with which the keyboard disappears.
  mutating func end(in window: UIWindow?) {
    text = TextEditing.end(in: window)
  }

  /// Continues editing, unless the app edits another text by now.
  mutating func resume() {
    if let text, let window = text.window, !TextEditing.isEditing(in: window.windowScene) {
      text.becomeFirstResponder()
    }
    text = nil
  }
}
