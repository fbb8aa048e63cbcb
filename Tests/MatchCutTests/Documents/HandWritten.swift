import MatchCut
import Testing
import UIKit
import UIKitSimulator

private final class PhotosDelegate: NSObject, UIViewControllerTransitioningDelegate {
  var startFrame = CGRect.zero

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    TransitionAnimator(.zoom(from: .frame(startFrame, in: nil)), for: .present)
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    TransitionAnimator(.fade, for: .dismiss)
  }
}

@MainActor private func dismissByPan(_ photo: UIViewController) {
  let pan = PanDismissInteraction(dismissing: photo)
  photo.view.addGestureRecognizer(pan.gestureRecognizer)

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    pan.interactionController(using: animator)
  }
}

@MainActor private func dismissByDrag(_ photo: UIViewController) {
  let drag = DragDismissInteraction(dismissing: photo)
  for recognizer in drag.gestureRecognizers { photo.view.addGestureRecognizer(recognizer) }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    drag.interactionController(using: animator)
  }
}

private final class CatchingDelegate: NSObject, UIViewControllerTransitioningDelegate {
  let pan: PanDismissInteraction

  @MainActor init(dismissing photo: UIViewController) {
    pan = PanDismissInteraction(dismissing: photo, direction: .trailing)
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    pan.interactionController(using: animator)
  }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    pan.interactionController(using: animator)
  }
}

// MARK: The code is played

/// Delegates that an app writes itself.
@MainActor struct HandWrittenTests {
  @Test func `a hand-written delegate returns the animators`() {
    let delegate = PhotosDelegate()
    let stage = ShownStage()
    delegate.startFrame = stage.thumbnail.frame
    stage.screen.transitioningDelegate = delegate
    stage.screen.modalPresentationStyle = .custom
    stage.playPresentation(of: stage.screen) { stage.root.present(stage.screen, animated: true) }
  }

  @Test func `a hand-written delegate returns the interaction for both directions`() {
    let stage = ShownStage()
    let delegate = CatchingDelegate(dismissing: stage.screen)
    stage.screen.view.addGestureRecognizer(delegate.pan.gestureRecognizer)
    stage.screen.transitioningDelegate = delegate
    stage.screen.modalPresentationStyle = .custom
    stage.playPresentation(of: stage.screen) { stage.root.present(stage.screen, animated: true) }
  }
}
