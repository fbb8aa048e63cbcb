import UIKit

/// The keyboard while a screen is presented: what it covers of the container, and what in the screen
/// had it before a dismissal.
@MainActor final class PresentationKeyboard {
  /// In the coordinates of the display.
  private var frame = CGRect.null
  private var watch: KeyboardWatch?
  private weak var responder: UIView?

  /// Begins to observe the keyboard, and calls a closure at each change.
  func begin(onChange: @escaping @MainActor (KeyboardWatch.Change) -> Void) {
    watch = KeyboardWatch { [weak self] change in
      self?.frame = change.frame
      onChange(change)
    }
  }

  /// Stops to observe it.
  func end() {
    watch = nil
    frame = .null
  }

  /// Notes what in a view receives the keyboard.
  ///
  /// A screen may have many views, so nothing is looked for unless the keyboard has been there.
  func noteResponder(in view: UIView?) {
    responder = frame.isNull ? nil : view?.firstResponder
  }

  /// Gives the keyboard back to what received it, should that have lost it.
  func giveBack() {
    guard let responder, responder.window != nil, !responder.isFirstResponder else { return }
    responder.becomeFirstResponder()
  }

  /// Returns insets of a container whose bottom reaches to the top of the keyboard.
  func adding(to insets: UIEdgeInsets, in container: UIView, bounds: CGRect) -> UIEdgeInsets {
    guard !frame.isNull, let window = container.window else { return insets }
    // From the display to the window, which need not fill it.
    let keyboard = container.convert(window.convert(frame, from: nil as UIWindow?), from: window)
    guard keyboard.isUsable, keyboard.intersects(bounds) else { return insets }
    var covered = insets
    covered.bottom = max(insets.bottom, bounds.maxY - keyboard.minY)
    return covered
  }
}
