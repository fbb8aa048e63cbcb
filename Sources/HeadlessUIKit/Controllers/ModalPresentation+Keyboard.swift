import Foundation

/// How presentations and dismissals hand the keyboard over (H).
extension ModalPresentation {
  /// Takes the keyboard from the screens behind, for the duration of the presentation.
  func takeKeyboard() {
    let keyboard = World.current.keyboard
    guard !World.current.variant.presentationsKeepKeyboards,
      controller.presentationStyle != .formSheet, let view = keyboard.responder as? UIView,
      view.window === container?.window
    else { return }
    formerResponder = view
    keyboard.leave(view)
  }

  /// Hides the keyboard of the screens that go, and gives it back to the screen behind them.
  ///
  /// Both happen as the dismissal begins. If a gesture drives it, they happen one commit after the
  /// release with which it finishes.
  func handKeyboardOver(from stack: [ModalPresentation], in context: TransitionContext) {
    guard context.initiallyInteractive else { return handOver(from: stack) }
    if World.current.variant.pullsHideKeyboards { hideKeyboard(of: stack) }
    context.coordinator.notifyWhenInteractionChanges { [weak context] _ in
      World.current.afterCommit {
        guard let context, context.phase == .running, !context.isInteractive,
          !context.wasCancelled
        else { return }
        self.handOver(from: stack)
      }
    }
  }

  private func handOver(from stack: [ModalPresentation]) {
    hideKeyboard(of: stack)
    if !World.current.variant.returnsKeyboardsLate { giveKeyboardBack() }
  }

  private func hideKeyboard(of stack: [ModalPresentation]) {
    for presentation in stack.reversed() {
      World.current.keyboard.leave(presentation.presented.viewIfLoaded)
    }
  }

  /// Gives the keyboard back to the screen behind, if that is in a window and nothing else has it.
  func giveKeyboardBack() {
    guard let view = formerResponder, view.window != nil,
      World.current.keyboard.responder == nil
    else { return }
    formerResponder = nil
    _ = view.becomeFirstResponder()
  }
}
