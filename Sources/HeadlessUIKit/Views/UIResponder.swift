import Foundation

/// An object that can respond to touches and to accessibility gestures.
@preconcurrency @MainActor open class UIResponder: NSObject {
  /// The next responder, or nil at the end of the chain.
  open var next: UIResponder? { nil }

  /// Creates a responder.
  ///
  /// Apple's `init()` is isolated to the main actor, NSObject's on Linux is not, and an override
  /// cannot change that. So this takes its place.
  public init(_: Void = ()) { super.init() }

  /// Called when touches have begun.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }
  /// Called when touches have moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }
  /// Called when touches have ended.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }
  /// Called when touches were canceled, for example by a gesture recognizer.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// Whether it can become the first responder; false by default.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether it can resign as the first responder; true by default.
  open var canResignFirstResponder: Bool { true }
  /// Whether it is the first responder.
  open var isFirstResponder: Bool { World.current.keyboard.responder === self }
  /// Makes it the first responder; returns whether it is.
  @discardableResult open func becomeFirstResponder() -> Bool {
    World.current.keyboard.give(to: self)
  }
  /// Resigns as the first responder; returns whether it has.
  @discardableResult open func resignFirstResponder() -> Bool {
    World.current.keyboard.take(from: self)
  }

  /// A view that is shown in place of the keyboard; nil by default, and not shown.
  open var inputView: UIView? { nil }
  /// A view that is shown above the keyboard; nil by default, and not shown.
  open var inputAccessoryView: UIView? { nil }

  /// The visible window of the responder, which a first responder needs.
  var shownWindow: UIWindow? { nil }
  /// Whether it shows the keyboard as the first responder.
  var wantsKeyboard: Bool { editingNotifications != nil }
  /// What it posts when it becomes the first responder, and when it resigns; `nil` without text.
  var editingNotifications: (begin: NSNotification.Name, end: NSNotification.Name)? { nil }
  /// Called when its text begins or ends to be edited.
  func editingDidChange(begins: Bool) {}

  /// Whether VoiceOver ignores the siblings of this view; false by default.
  open var accessibilityViewIsModal = false
  /// Whether VoiceOver ignores its content; false by default.
  open var accessibilityElementsHidden = false
  /// Whether it is one element for VoiceOver.
  open var isAccessibilityElement = false
  /// What the element is for VoiceOver; none by default.
  open var accessibilityTraits = UIAccessibilityTraits.none
  /// What the element does, for VoiceOver.
  open var accessibilityHint: String?
  /// Its value for VoiceOver.
  open var accessibilityValue: String?
  /// Its label for VoiceOver.
  open var accessibilityLabel: String?
  /// Its identifier for tests.
  open var accessibilityIdentifier: String?
  /// Dismisses the screen on VoiceOver's escape gesture; returns whether it did.
  open func accessibilityPerformEscape() -> Bool { false }

  /// Scrolls by a page, and returns whether it has; `false` by default.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
}
