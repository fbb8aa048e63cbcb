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

  /// The scene of the responder for which the keyboard was last shown.
  private weak var scene: UIWindowScene?

  /// The views whose guides follow the keyboard.
  private var followers: [ConstraintState.Reference] = []

  private static let duration = 0.25
  /// The keyboard's own curve (E4).
  private static let curve: UInt = 7

  /// The number of changes, so that only the last one reports its end.
  private var changes = 0

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

  /// Hides the keyboard before the window of the first responder gets another size, and shows it
  /// again afterward, unless the first responder has resigned meanwhile (H).
  func follow(_ window: UIWindow, while resize: () -> Void) {
    guard isShown, responder?.shownWindow === window else { return resize() }
    hide()
    resize()
    follow(responder)
  }

  private var isShown: Bool { !frame.isNull }

  private func follow(_ responder: UIResponder?) {
    let wantsKeyboard = responder?.wantsKeyboard == true
    guard wantsKeyboard != isShown else { return }
    guard wantsKeyboard else { return hide() }
    scene = responder?.shownWindow?.windowScene
    show()
  }

  private func show() {
    let size = responder?.shownWindow?.followedSceneSize ?? World.current.screenBounds.size
    let height = Self.height(forSize: size)
    let start = CGRect(x: 0, y: size.height, width: size.width, height: height)
    frame = start.offsetBy(dx: 0, dy: -height)
    post(UIResponder.keyboardWillShowNotification, from: start, to: frame)
    post(UIResponder.keyboardWillChangeFrameNotification, from: start, to: frame)
    postEnd(UIResponder.keyboardDidShowNotification, from: start, to: frame)
    moveGuides()
  }

  private func hide() {
    let start = frame
    let end = start.offsetBy(dx: 0, dy: start.height)
    frame = .null
    post(UIResponder.keyboardWillHideNotification, from: start, to: end)
    post(UIResponder.keyboardWillChangeFrameNotification, from: start, to: end)
    postEnd(UIResponder.keyboardDidHideNotification, from: start, to: end)
    moveGuides()
  }

  /// Posts the end of a change after its duration, unless another one has begun.
  private func postEnd(_ name: NSNotification.Name, from start: CGRect, to end: CGRect) {
    changes += 1
    let (change, deadline) = (changes, World.current.time + Self.duration)
    World.current.everyFrame { [weak self] _ in
      guard let self, changes == change else { return false }
      guard World.current.time >= deadline - 1e-9 else { return true }
      post(name, from: start, to: end)
      post(UIResponder.keyboardDidChangeFrameNotification, from: start, to: end)
      return false
    }
  }

  /// Lets the guide of a view follow from now on.
  func add(_ follower: UIView) {
    followers.removeAll { $0.view == nil }
    followers.append(ConstraintState.Reference(follower))
  }

  /// Computes the guides of a view that has moved, and of those inside, anew.
  func updateGuides(in view: UIView) {
    for follower in followers.compactMap(\.view) where follower.isDescendant(of: view) {
      follower.keyboardLayoutGuide.update()
    }
  }

  /// Moves the guides along with the keyboard (AL16).
  private func moveGuides() {
    let views = followers.compactMap(\.view)
    guard !views.isEmpty else { return }
    let options = UIView.AnimationOptions(rawValue: Self.curve << 16)
    UIView.animate(withDuration: Self.duration, delay: 0, options: options) {
      for view in views {
        view.keyboardLayoutGuide.update()
        view.layoutIfNeeded()
      }
    }
  }

  /// The height on a phone, including the part below the safe area.
  private static func height(forSize size: CGSize) -> CGFloat {
    size.width > size.height ? 209 : 336
  }

  private func post(_ name: NSNotification.Name, from start: CGRect, to end: CGRect) {
    World.current.note("UIKit posts \(name.rawValue)")
    NotificationCenter.default.post(
      name: name, object: scene?.screen ?? UIScreen.main,
      userInfo: [
        UIResponder.keyboardFrameBeginUserInfoKey: start,
        UIResponder.keyboardFrameEndUserInfoKey: end,
        UIResponder.keyboardIsLocalUserInfoKey: true,
        UIResponder.keyboardAnimationDurationUserInfoKey: Self.duration,
        UIResponder.keyboardAnimationCurveUserInfoKey: Self.curve,
      ])
  }
}
