public import UIKit

/// How a screen is presented and dismissed: the object to assign to `transitioningDelegate`.
///
/// ```swift
/// let zoom = ModalTransition(.zoom(from: .view(thumbnail)), dismissal: .panDown)
/// present(photo, using: zoom)
/// ```
///
/// That line is short for UIKit's own way, and keeps the transition alive besides, as
/// `transitioningDelegate` is weak:
///
/// ```swift
/// photo.transitioningDelegate = zoom
/// photo.modalPresentationStyle = .custom
/// present(photo, animated: true)
/// ```
///
/// Assigned by hand, the transition has to live until UIKit first asks it; from then on the
/// presentation keeps it. One transition may serve any number of presentations, also at the same
/// time. With the style `.fullScreen` it animates too, but there is no gesture, and
/// ``presentation`` does not matter.
public final class ModalTransition: NSObject, UIViewControllerTransitioningDelegate {
  /// What presenting and dismissing look like.
  public let effect: any TransitionEffect

  /// How long they take; `nil` for the effect's own timing.
  public let timing: TransitionTiming?

  /// How a finger may dismiss the screen; `nil` for not at all.
  public let dismissal: DismissalGesture?

  /// When that finger may begin, and what the app hears of it.
  public let dismissalOptions: GestureOptions

  /// What is behind the screen, where it is, and what a tap beside it does.
  public let presentation: PresentationOptions

  /// Makes a transition.
  ///
  /// - Parameters:
  ///   - effect: What presenting and dismissing look like.
  ///   - timing: How long they take; the effect's own ``TransitionEffect/timing`` by default.
  ///   - dismissal: How a finger may dismiss the screen; not at all by default.
  ///   - dismissalOptions: When that finger may begin, and what the app hears of it; the defaults by
  ///     default. Without a `dismissal` they do not matter.
  ///   - presentation: What is behind the screen, where it is, and what a tap beside it does; the
  ///     defaults by default.
  public init(
    _ effect: any TransitionEffect, timing: TransitionTiming? = nil,
    dismissal: DismissalGesture? = nil, dismissalOptions: GestureOptions = GestureOptions(),
    presentation: PresentationOptions = PresentationOptions()
  ) {
    self.effect = effect
    self.timing = timing
    self.dismissal = dismissal
    self.dismissalOptions = dismissalOptions
    self.presentation = presentation
  }

  /// Returns the animator of a presentation.
  ///
  /// - Parameters:
  ///   - presented: The controller that appears.
  ///   - presenting: The controller that it appears above.
  ///   - source: The controller that was told to present.
  /// - Returns: A new animator.
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let animator = TransitionAnimator(effect, for: .present, timing: timing)
    // With the style .custom our presentation controller, which UIKit has asked for by now (A2),
    // keeps us, and need not load the view yet.
    if presented.modalPresentationStyle == .custom {
      connect(animator, to: presented)
    } else if let view = presented.view {
      TransitionAttachment.attach(self, to: view)
    }
    return animator
  }

  /// Returns the animator of a dismissal.
  ///
  /// - Parameter dismissed: The controller that goes.
  /// - Returns: A new animator.
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let animator = TransitionAnimator(effect, for: .dismiss, timing: timing)
    connect(animator, to: dismissed)
    return animator
  }

  /// Returns what lets a finger catch a presentation that runs by itself, if there is a gesture.
  ///
  /// - Parameter animator: The animator of the presentation.
  /// - Returns: The interaction of this presentation.
  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    (animator as? TransitionAnimator)?.interaction
  }

  /// Returns what drives a dismissal that a finger has asked for, and lets a finger catch one that
  /// runs by itself, if there is a gesture.
  ///
  /// - Parameter animator: The animator of the dismissal.
  /// - Returns: The interaction of this presentation.
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    (animator as? TransitionAnimator)?.interaction
  }

  /// Returns what stays while the screen is shown; UIKit asks for it with the style `.custom` only.
  ///
  /// - Parameters:
  ///   - presented: The controller that appears.
  ///   - presenting: The controller that it appears above.
  ///   - source: The controller that was told to present.
  /// - Returns: A controller that does what ``presentation`` says.
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    ModalPresentationController(
      presented: presented, presenting: presenting, options: presentation,
      interaction: interaction(dismissing: presented), keeping: self)
  }

  private func interaction(
    dismissing presented: UIViewController
  ) -> (any DismissalInteraction)? {
    guard let dismissal else { return nil }
    switch dismissal.kind {
    case .pan(let release):
      return PanDismissInteraction(
        dismissing: presented, direction: dismissal.direction, release: release,
        options: dismissalOptions)
    case .drag(let release):
      return DragDismissInteraction(
        dismissing: presented, direction: dismissal.direction, release: release,
        options: dismissalOptions)
    }
  }

  /// Lets the finger of a presentation and the animator of its next transition know each other.
  private func connect(_ animator: TransitionAnimator, to presented: UIViewController) {
    let presentation = presented.presentationController as? ModalPresentationController
    animator.interaction = presentation?.interaction
    presentation?.interaction?.prepare(animator)
  }
}
