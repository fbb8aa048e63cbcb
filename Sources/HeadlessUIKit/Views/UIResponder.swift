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
  /// Whether it receives the keyboard.
  open var isFirstResponder: Bool { false }
  /// Asks for the keyboard; there is none on Linux.
  @discardableResult open func becomeFirstResponder() -> Bool { false }
  /// Gives up the keyboard.
  @discardableResult open func resignFirstResponder() -> Bool { true }

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
