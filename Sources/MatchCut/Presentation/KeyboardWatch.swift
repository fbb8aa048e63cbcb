import UIKit

/// Observes the keyboard, for as long as the watch lives.
///
/// It is not isolated, so that it can stop observing on whichever thread it is released.
final class KeyboardWatch {
  /// A change of the keyboard's frame.
  struct Change: Sendable {
    /// The frame after the change, in the coordinates of the screen.
    let frame: CGRect
    /// In seconds.
    let duration: TimeInterval
    let options: UIView.AnimationOptions
  }

  private let token: any NSObjectProtocol

  /// Begins to observe the keyboard.
  @MainActor init(onChange: @escaping @MainActor (Change) -> Void) {
    token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
    ) { notification in
      guard let change = Change(notification) else { return }
      // UIKit posts the notification on the main thread.
      MainActor.assumeIsolated { onChange(change) }
    }
  }

  deinit {
    NotificationCenter.default.removeObserver(token)
  }
}

extension KeyboardWatch.Change {
  /// Reads a notification; `nil` if it has no frame.
  init?(_ notification: Notification) {
    let values = notification.userInfo
    guard let frame = values?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else {
      return nil
    }
    self.frame = frame
    let curve = values?[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt ?? 0
    duration = values?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double ?? 0
    // The keyboard's own curve has no name; an option takes it in these bits.
    options = [UIView.AnimationOptions(rawValue: curve << 16), .allowUserInteraction]
  }
}
