import Foundation

/// The keyboard, which is visible for a first responder with text.
@_spi(Simulator) @MainActor public final class Keyboard {
  /// The view that receives the text.
  weak var responder: UIResponder? {
    didSet {
      guard responder !== oldValue else { return }
      oldValue?.postEditing(begins: false)
      responder?.postEditing(begins: true)
    }
  }
  /// The frame of the keyboard in the coordinates of the screen; null while it is hidden.
  public private(set) var frame = CGRect.null

  /// The height on a phone in portrait, including the part below the safe area.
  private static let height: CGFloat = 336
  private static let duration = 0.25
  /// The keyboard's own curve (E4).
  private static let curve: UInt = 7

  nonisolated init() {}

  func give(to new: UIResponder) -> Bool {
    guard new !== responder else { return true }
    guard new.canBecomeFirstResponder, new.shownWindow != nil,
      responder?.canResignFirstResponder != false
    else { return false }
    responder = new
    follow(new)
    return true
  }

  func take(from old: UIResponder) -> Bool {
    guard old === responder else { return true }
    guard old.canResignFirstResponder else { return false }
    dismiss()
    return true
  }

  /// Hides the keyboard of a screen that is dismissed, whatever its first responder prefers (H).
  func leave(_ screen: UIView?) {
    guard let screen, let view = responder as? UIView, view.isDescendant(of: screen) else { return }
    dismiss()
  }

  private func dismiss() {
    responder = nil
    follow(nil)
  }

  private func follow(_ responder: UIResponder?) {
    let bounds = World.current.screenBounds
    let shown = CGRect(
      x: 0, y: bounds.height - Self.height, width: bounds.width, height: Self.height)
    let isShown = responder?.wantsKeyboard == true
    guard isShown == frame.isNull else { return }
    let hidden = shown.offsetBy(dx: 0, dy: Self.height)
    frame = isShown ? shown : .null
    post(
      isShown
        ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification,
      from: isShown ? hidden : shown, to: isShown ? shown : hidden)
    post(
      UIResponder.keyboardWillChangeFrameNotification, from: isShown ? hidden : shown,
      to: isShown ? shown : hidden)
  }

  private func post(_ name: NSNotification.Name, from start: CGRect, to end: CGRect) {
    World.current.note("UIKit posts \(name.rawValue)")
    NotificationCenter.default.post(
      name: name, object: nil,
      userInfo: [
        UIResponder.keyboardFrameBeginUserInfoKey: start,
        UIResponder.keyboardFrameEndUserInfoKey: end,
        UIResponder.keyboardAnimationDurationUserInfoKey: Self.duration,
        UIResponder.keyboardAnimationCurveUserInfoKey: Self.curve,
      ])
  }
}
