import Foundation

extension UIResponder {
  /// Posted before the keyboard comes up.
  public nonisolated static let keyboardWillShowNotification =
    NSNotification.Name("UIKeyboardWillShowNotification")
  /// Posted when the keyboard has come up.
  public nonisolated static let keyboardDidShowNotification =
    NSNotification.Name("UIKeyboardDidShowNotification")
  /// Posted before the keyboard goes.
  public nonisolated static let keyboardWillHideNotification =
    NSNotification.Name("UIKeyboardWillHideNotification")
  /// Posted when the keyboard has gone.
  public nonisolated static let keyboardDidHideNotification =
    NSNotification.Name("UIKeyboardDidHideNotification")
  /// Posted before the keyboard gets another frame.
  public nonisolated static let keyboardWillChangeFrameNotification =
    NSNotification.Name("UIKeyboardWillChangeFrameNotification")
  /// Posted when the keyboard has another frame.
  public nonisolated static let keyboardDidChangeFrameNotification =
    NSNotification.Name("UIKeyboardDidChangeFrameNotification")

  /// The key of the frame at the beginning, in the coordinates of the screen.
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// The key of the frame at the end, in the coordinates of the screen.
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// The key of the seconds that the keyboard takes.
  public nonisolated static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  /// The key of the curve along which the keyboard moves.
  public nonisolated static let keyboardAnimationCurveUserInfoKey =
    "UIKeyboardAnimationCurveUserInfoKey"
}

extension UIView {
  /// Takes the keyboard from whoever has it in the view; returns whether it has gone.
  func takeKeyboard(force: Bool) -> Bool {
    guard let view = World.current.keyboard.responder as? UIView, view.isDescendant(of: self)
    else { return true }
    if force { World.current.keyboard.leave(self) }
    return force || view.resignFirstResponder()
  }
}
