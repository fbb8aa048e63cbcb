import Foundation

/// An object that can respond to touches and to accessibility gestures.
@preconcurrency @MainActor open class UIResponder: NSObject {
  /// The responder to ask next, or nil at the end of the chain.
  open var next: UIResponder? { nil }

  /// Creates a responder.
  ///
  /// Apple's `init()` is isolated to the main actor, NSObject's on Linux is not, and an override
  /// cannot change that. So `init()` ends here, and subclasses declare one of their own.
  @_spi(Simulator) public init(responder: Void) { super.init() }

  /// Called when fingers came down.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }
  /// Called when fingers moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }
  /// Called when fingers were lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }
  /// Called when touches were taken away, for example by a gesture recogniser.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// Whether it can receive the keyboard; false by default.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether it may give up the keyboard; true by default.
  open var canResignFirstResponder: Bool { true }
  /// Whether it receives the keyboard.
  open var isFirstResponder: Bool { World.current.keyboard.responder === self }
  /// Asks for the keyboard; returns whether it has it.
  @discardableResult open func becomeFirstResponder() -> Bool {
    World.current.keyboard.give(to: self)
  }
  /// Gives up the keyboard; returns whether it has done so.
  @discardableResult open func resignFirstResponder() -> Bool {
    World.current.keyboard.take(from: self)
  }

  /// The window that shows it, which a first responder needs.
  var shownWindow: UIWindow? { nil }
  /// Whether the keyboard comes up for it.
  var wantsKeyboard: Bool { false }

  /// Whether VoiceOver ignores the views beside this one; false by default.
  open var accessibilityViewIsModal = false
  /// Whether VoiceOver ignores what is in it; false by default.
  open var accessibilityElementsHidden = false
  /// Whether VoiceOver takes it for one element.
  open var isAccessibilityElement = false
  /// What VoiceOver calls it.
  open var accessibilityLabel: String?
  /// Its name for tests.
  open var accessibilityIdentifier: String?
  /// Dismisses what is shown, if it can; returns whether it did.
  open func accessibilityPerformEscape() -> Bool { false }
}
