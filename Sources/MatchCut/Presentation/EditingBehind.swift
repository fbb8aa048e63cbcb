import UIKit

/// The text that was being edited behind a screen when the screen was presented.
///
/// An app may move its content as the keyboard disappears. So editing ends after the effect has
/// found its source, and the screen comes from where that is drawn.
///
/// Another first responder, such as a view with key commands, resigns for good.
@MainActor final class EditingBehind {
  private weak var text: UIView?

  /// Prepares for ``end()``; a first responder that is not known as a text resigns at once.
  func willEnd(in window: UIWindow?) {
    text = TextEditing.knownText(in: window) ?? TextEditing.end(in: window)
  }

  /// Ends editing, and thereby hides the keyboard, unless another text is edited by now.
  func end() {
    text?.endEditing(true)
  }

  /// Continues editing, unless the app edits another text by now.
  func resume() {
    if let text, let window = text.window, !TextEditing.isEditing(in: window.windowScene) {
      text.becomeFirstResponder()
    }
    text = nil
  }
}
