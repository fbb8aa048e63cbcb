import UIKit

/// A root screen, and one to present.
@MainActor struct ModalBench {
  let lab: any Laboratory
  let journal = Journal()
  let root: NotedScreen
  let photo: NotedScreen
  let delegate: NotedDelegate

  /// Shows the root; the animator fades, unless the style is the system's own.
  init(
    _ lab: any Laboratory, style: UIModalPresentationStyle = .custom,
    present: (any UIViewControllerAnimatedTransitioning)? = Fade(),
    dismiss: (any UIViewControllerAnimatedTransitioning)? = Fade(), notesQuestions: Bool = false
  ) async {
    self.lab = lab
    root = NotedScreen("root", in: journal)
    photo = NotedScreen("photo", in: journal)
    delegate = NotedDelegate(
      present: present, dismiss: dismiss, in: notesQuestions ? journal : nil)
    photo.modalPresentationStyle = style
    photo.transitioningDelegate = delegate
    lab.window.rootViewController = root
    await lab.runUntilIdle()
    _ = journal.take()
  }

  /// Presents, waits for the end, and clears the journal.
  func presentPhoto() async {
    root.begin(photo)
    await lab.runUntilIdle()
    _ = journal.take()
  }

  /// Dismisses, and waits for the end.
  func dismissPhoto() async {
    root.beginDismissal()
    await lab.runUntilIdle()
  }

  /// Presents the photo, and begins to dismiss it interactively.
  func driveDismissal() async -> UIPercentDrivenInteractiveTransition {
    await presentPhoto()
    let driver = UIPercentDrivenInteractiveTransition()
    delegate.dismissalDriver = driver
    root.beginDismissal()
    await lab.endTurn()
    return driver
  }

  /// The visible opacity of the photo.
  var alpha: CGFloat { lab.visibleAlpha(of: photo.view) }
}
