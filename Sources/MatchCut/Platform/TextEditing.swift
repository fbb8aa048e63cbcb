import UIKit

/// The texts that the user edits, found without a search through all views.
///
/// UIKit has no public property for the first responder.
@MainActor enum TextEditing {
  /// The texts that may be edited: one in each window.
  static var texts: [Weak<UIView>] = []
  /// The text whose editing ended last.
  private static weak var endedText: UIView?

  private static let watches = [
    watch(UITextField.textDidBeginEditingNotification, UITextView.textDidBeginEditingNotification) {
      texts = texts.filter { $0.object?.isFirstResponder == true } + [Weak($0)]
    },
    watch(UITextField.textDidEndEditingNotification, UITextView.textDidEndEditingNotification) {
      endedText = $0
    },
  ]

  private static func watch(
    _ names: NSNotification.Name..., handler: @escaping @MainActor (UIView) -> Void
  ) -> NotificationWatch {
    NotificationWatch(names, reading: { $0.object as? UIView }, handler: handler)
  }

  /// Begins to observe, for as long as the app runs, unless it has begun before.
  static func observe() { _ = watches }

  /// Whether the user may have begun to edit a text before the first notification.
  static var mayHaveMissedText = true

  /// The text that is being edited in a window; near the root, even since before the observation.
  static func knownText(in window: UIWindow?) -> UIView? {
    observe()
    if mayHaveMissedText, let window {
      mayHaveMissedText = false
      let isText: (UIView) -> Bool = { $0 is UITextField || $0 is UITextView }
      texts += window.nearViews.filter { $0.isFirstResponder && isText($0) }.map { Weak($0) }
    }
    return text(in: window)
  }

  /// The text in a window that is being edited.
  static func text(in window: UIWindow?) -> UIView? {
    texts.lazy.compactMap(\.object).first { $0.isFirstResponder && $0.window === window }
  }

  /// Whether a text in any window of a scene is being edited, other than in one view.
  static func isEditing(in scene: UIWindowScene?, beside view: UIView?) -> Bool {
    texts.lazy.compactMap(\.object).contains {
      $0.isFirstResponder && $0.window?.windowScene === scene
        && view.map($0.isDescendant) != true
    }
  }

  /// Ends editing in a window, and thereby hides the keyboard; returns the text.
  static func end(in window: UIWindow?) -> UIView? {
    observe()
    endedText = nil
    window?.endEditing(true)
    return endedText
  }
}
