import UIKit

/// The area that the app's keyboard covers.
@MainActor final class Keyboard {
  /// A change of the keyboard's frame.
  struct Change: Sendable {
    /// The frame after the change, in the coordinates of the display.
    let frame: CGRect
    /// In seconds.
    let duration: TimeInterval
    let options: UIView.AnimationOptions

    /// A change of the screen's own size, rather than of the keyboard.
    static let resizing = Change(
      frame: .null, duration: 0.25, options: .allowUserInteraction)
  }

  /// The frame as of the last change, in the coordinates of the display; null while there is no
  /// keyboard.
  private var frame = CGRect.null
  private var watches: [NotificationWatch] = []

  /// The frame as of the last change on any screen, and the screen; `nil` before iOS 16.1.
  private static var known: (frame: CGRect, screen: Weak<UIScreen>?) = (.null, nil)
  private static let knownWatches = [
    NotificationWatch(
      [UIResponder.keyboardWillChangeFrameNotification],
      reading: { notification in
        Change(notification).map { (frame: $0.frame, screen: notification.object as? UIScreen) }
      }, handler: { known = ($0.frame, $0.screen.map(Weak.init)) }),
    // The last frame is below the display as it was then, and nothing is posted when it turns.
    NotificationWatch([UIResponder.keyboardDidHideNotification]) { known.frame = .null },
  ]

  /// Begins to observe the keyboard, for as long as the app runs.
  ///
  /// It may be visible before a presentation, and nothing is posted when another view gets it.
  static func observe() { _ = knownWatches }

  /// Begins to observe the keyboard on the screen of a container.
  ///
  /// - Parameters:
  ///   - container: The view that the keyboard may cover.
  ///   - handler: Called at each change.
  func beginObserving(
    above container: UIView, onChange handler: @escaping @MainActor (Change) -> Void
  ) {
    if let screen = container.window?.windowScene?.screen,
      Self.known.screen.map({ $0.object === screen }) != false
    {
      frame = Self.known.frame
    }
    let screen = { @MainActor [weak container] in container?.window?.windowScene?.screen }
    watches = [
      NotificationWatch(
        ofKeyboard: UIResponder.keyboardWillChangeFrameNotification, on: screen,
        reading: Change.init
      ) { [weak self] change in
        self?.frame = change.frame
        handler(change)
      },
      NotificationWatch(
        ofKeyboard: UIResponder.keyboardDidHideNotification, on: screen, reading: { _ in () },
        handler: { [weak self, weak container] in
          self?.frame = .null
          // The display may have turned meanwhile.
          container?.setNeedsLayout()
        }),
    ]
  }

  /// Returns the insets of a container, with a bottom inset that includes the keyboard.
  func adding(to insets: UIEdgeInsets, in container: UIView, bounds: CGRect) -> UIEdgeInsets {
    guard !frame.isNull, let window = container.window else { return insets }
    // The window may be smaller than the display.
    let keyboard = container.convert(window.convert(frame, from: nil as UIWindow?), from: window)
    // A keyboard that floats or is split leaves room below, to which it can be moved away.
    guard keyboard.isValid, keyboard.maxY >= bounds.maxY - 1 else { return insets }
    var covered = insets
    covered.bottom = max(insets.bottom, bounds.maxY - keyboard.minY)
    return covered
  }
}

extension Keyboard.Change {
  /// Reads a notification; `nil` if it has no frame.
  init?(_ notification: Notification) {
    let values = notification.userInfo
    guard let frame = values?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else {
      return nil
    }
    // The keyboard of another app belongs to a screen beside this app, and may come without a
    // change of this app's keyboard.
    let isLocal = values?[UIResponder.keyboardIsLocalUserInfoKey] as? Bool ?? true
    self.frame = isLocal ? frame : .null
    let curve = values?[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt ?? 0
    duration = values?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double ?? 0
    // The keyboard's curve has no name; these bits of an animation option represent it.
    options = [UIView.AnimationOptions(rawValue: curve << 16), .allowUserInteraction]
  }
}
