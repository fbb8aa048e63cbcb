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
  private weak var container: UIView?
  private var onChange: @MainActor (Change) -> Void = { _ in }

  /// The frame as of the last change on any screen, and the screen; `nil` before iOS 16.1.
  private static var known: (frame: CGRect, screen: Weak<UIScreen>?) = (.null, nil)
  /// The keyboards of all presentations.
  private static var all: [Weak<Keyboard>] = []
  private static let watches = [
    NotificationWatch(
      [UIResponder.keyboardWillChangeFrameNotification],
      reading: { notification in
        Change(notification).map { (change: $0, screen: notification.object as? UIScreen) }
      }, handler: { change, screen in changed(change, on: screen) }),
    // The last frame is below the display as it was then, and nothing is posted when it turns.
    NotificationWatch(
      [UIResponder.keyboardDidHideNotification],
      reading: { .some($0.object as? UIScreen) }, handler: { changed(nil, on: $0) }),
  ]

  /// Begins to observe the keyboard, for as long as the app runs.
  ///
  /// It may be visible before a presentation, and nothing is posted when another view gets it.
  static func observe() { _ = watches }

  private static func changed(_ change: Change?, on screen: UIScreen?) {
    known = (change?.frame ?? .null, screen.map(Weak.init))
    for keyboard in all { keyboard.object?.changed(change, on: screen) }
  }

  /// Begins to observe the keyboard on the screen of a container.
  ///
  /// - Parameters:
  ///   - container: The view that the keyboard may cover.
  ///   - handler: Called at each change.
  func beginObserving(
    above container: UIView, onChange handler: @escaping @MainActor (Change) -> Void
  ) {
    self.container = container
    onChange = handler
    if let screen, Self.known.screen.map({ $0.object === screen }) != false {
      frame = Self.known.frame
    }
    Self.all.removeAll { $0.object == nil }
    Self.all.append(Weak(self))
  }

  /// The screen of the container.
  private var screen: UIScreen? { container?.window?.windowScene?.screen }

  /// Handles a change, unless another screen shows the keyboard; `nil` if it is hidden.
  private func changed(_ change: Change?, on screen: UIScreen?) {
    if let screen, let own = self.screen, screen !== own { return }
    frame = change?.frame ?? .null
    // The display may have turned meanwhile.
    if let change { onChange(change) } else { container?.setNeedsLayout() }
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
