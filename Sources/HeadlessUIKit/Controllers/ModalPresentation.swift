import Foundation

/// One controller presented by another: their relation, and what is on screen for it.
///
/// The presenter holds it, the presented controller refers back.
@MainActor
final class ModalPresentation {
  enum State {
    case presenting
    case presented
    case dismissing
  }

  let controller: UIPresentationController
  let presented: UIViewController
  private(set) weak var presenter: UIViewController?
  var state = State.presenting
  /// The transition under way, once it has started.
  var context: TransitionContext?
  var container: UITransitionView?
  var presentedView: UIView?
  /// The presenter's view, while the presentation has taken it away from its place.
  var relocated: RelocatedView?
  var presenterLook: PresenterLook?

  init(
    controller: UIPresentationController, presented: UIViewController, presenter: UIViewController
  ) {
    self.controller = controller
    self.presented = presented
    self.presenter = presenter
    controller.presenter = presenter
    presenter.presentation = self
    presented.ownPresentation = self
    // From here on the relation retains it, and not the controller that it retains itself.
    presented.cachedPresentationController = nil
  }

  var isInFlight: Bool { state != .presented }

  /// The presentations on top of this one, this one first.
  var stack: [ModalPresentation] {
    [self] + (presented.presentation?.stack ?? [])
  }

  /// Sheets bring their own animation; the delegate is not asked (A4).
  private var asksDelegate: Bool { !isSheet }

  private var isSheet: Bool {
    switch controller.style {
    case .pageSheet, .formSheet, .popover, .automatic: true
    default: false
    }
  }

  /// Ends the relation, and lets go of everything.
  func dissolve() {
    presenter?.presentation = nil
    presented.ownPresentation = nil
    controller.containerView = nil
    container = nil
    presentedView = nil
    relocated = nil
  }

  func hook(_ name: String, _ call: () -> Void) {
    World.current.note(callOf: name, of: type(of: controller))
    call()
  }

  /// Lets presenter and presented follow a transition, if that is animated (A8).
  func follow(_ context: TransitionContext) {
    guard context.isAnimated else { return }
    for controller in [presenter, presented] { controller?.ownCoordinator = context.coordinator }
  }

  func stopFollowing(_ context: TransitionContext) {
    for controller in [presenter, presented]
    where controller?.ownCoordinator === context.coordinator {
      controller?.ownCoordinator = nil
    }
  }
}

// MARK: What the delegate is asked

extension ModalPresentation {
  func planForPresenting(animated: Bool, source: UIViewController) -> TransitionContext.Plan {
    let presenter = presenter ?? source
    return plan(
      animated: animated, isPresenting: true,
      animator: { delegate in
        World.current.note(callOf: "animationController(forPresented:)", of: type(of: delegate))
        return delegate.animationController(
          forPresented: self.presented, presenting: presenter, source: source)
      },
      interaction: { delegate, animator in
        World.current.note(callOf: "interactionControllerForPresentation", of: type(of: delegate))
        return delegate.interactionControllerForPresentation(using: animator)
      }
    )
  }

  func planForDismissing(animated: Bool) -> TransitionContext.Plan {
    plan(
      animated: animated, isPresenting: false,
      animator: { delegate in
        World.current.note(callOf: "animationController(forDismissed:)", of: type(of: delegate))
        return delegate.animationController(forDismissed: self.presented)
      },
      interaction: { delegate, animator in
        World.current.note(callOf: "interactionControllerForDismissal", of: type(of: delegate))
        return delegate.interactionControllerForDismissal(using: animator)
      }
    )
  }

  /// Without an animator of its own, a transition gets the system's and cannot be interactive.
  private func plan(
    animated: Bool, isPresenting: Bool,
    animator animatorOf: (any UIViewControllerTransitioningDelegate) ->
      (any UIViewControllerAnimatedTransitioning)?,
    interaction interactionOf: (
      any UIViewControllerTransitioningDelegate, any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
  ) -> TransitionContext.Plan {
    let asks = animated || World.current.variant.animatesUnanimatedTransitions
    if asks, asksDelegate { reportLostDelegate() }
    if asks, asksDelegate, let delegate = presented.transitioningDelegate,
      let animator = animatorOf(delegate)
    {
      let interaction = animated ? interactionOf(delegate, animator) : nil
      return TransitionContext.Plan(
        animator: animator, interaction: interaction, isAnimated: animated)
    }
    let animator: any UIViewControllerAnimatedTransitioning =
      animated
      ? systemAnimator(isPresenting: isPresenting) : ImmediateAnimator(isPresenting: isPresenting)
    return TransitionContext.Plan(animator: animator, isAnimated: animated)
  }

  private func systemAnimator(isPresenting: Bool) -> any UIViewControllerAnimatedTransitioning {
    let style = presented.modalTransitionStyle
    guard isSheet, style == .coverVertical, !World.current.fadesInsteadOfSliding else {
      return SystemModalAnimator(style: style, isPresenting: isPresenting)
    }
    return SystemSheetAnimator(isPresenting: isPresenting)
  }

  /// A13: the controller does not retain its delegate.
  private func reportLostDelegate() {
    guard presented.transitioningDelegate == nil, presented.hasTransitioningDelegate else { return }
    World.current.fault(
      "A13",
      """
      the transitioningDelegate of \(type(of: presented)) has been deallocated, so the system's \
      animation plays; retain it as long as the controller
      """
    )
  }
}
