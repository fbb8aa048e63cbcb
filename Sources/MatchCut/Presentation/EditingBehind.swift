import UIKit

/// The text that was being edited behind a screen when the screen was presented.
///
/// An app may move its content with the keyboard. So editing ends after the effect has found its
/// source, and the screen comes from where that is drawn. It continues before the screen flies back
/// to the source. UIKit may do both itself, a little earlier or later (H).
///
/// Another first responder, such as a view with key commands, resigns for good.
@MainActor final class EditingBehind {
  private weak var text: UIView?
  /// The text that was being edited when a dismissal was requested.
  private weak var textAtRest: UIView?
  private weak var screen: UIViewController?
  private var isResumed = false

  /// Finds the text whose editing is to end; if none is known, editing ends at once.
  func willEnd(in window: UIWindow?) {
    text = TextEditing.knownText(in: window) ?? TextEditing.end(in: window)
  }

  /// Ends editing, and thereby hides the keyboard, unless another text is edited by now.
  func end() {
    isResumed = false
    text?.endEditing(true)
  }

  /// Notes what is being edited before a dismissal.
  func dismissalWillBegin(in window: UIWindow?) {
    textAtRest = TextEditing.text(in: window)
  }

  /// Ends what UIKit has continued with a dismissal that was canceled.
  func dismissalWasCanceled() {
    let view = screen?.viewIfLoaded
    if let now = TextEditing.text(in: view?.window), now !== textAtRest,
      view.map(now.isDescendant) != true
    {
      text = now
    }
    end()
  }

  /// Continues editing as soon as a screen goes: with its dismissal, or when a gesture lets it go.
  func follow(_ screen: UIViewController, isAppearing: Bool) {
    self.screen = screen
    let coordinator = screen.transitionCoordinator
    if !isAppearing, coordinator?.initiallyInteractive != true {
      resume()
      // A presenter that was removed is back by then.
      coordinator?.animate(
        alongsideTransition: { [weak self] _ in self?.resume() }, completion: nil)
    }
    coordinator?.notifyWhenInteractionChanges { [weak self] context in
      guard let self, !context.isInteractive else { return }
      if context.isCancelled == isAppearing { resume() } else { end() }
    }
  }

  /// Continues editing, unless the app edits another text by now, or has presented another screen.
  func resume() {
    // Of several screens that go, only the lowest one has been presented by a screen that stays.
    guard !isResumed, let screen, screen.presentingViewController?.isBeingDismissed != true,
      let text, let scene = text.window?.windowScene, !text.isCovered(except: screen),
      !TextEditing.isEditing(in: scene, beside: screen.viewIfLoaded)
    else { return }
    isResumed = text.becomeFirstResponder()
  }
}
