import Foundation

/// The presentation of one controller by another.
///
/// The presenter owns it, the presented controller has a weak reference.
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
  /// The current transition, once it has started.
  var context: TransitionContext?
  var container: UITransitionView?
  var presentedView: UIView?
  /// The former place of the presenter's view, while the presentation has moved it.
  var relocated: RelocatedView?
  /// The view behind from which the presentation has taken the keyboard (H).
  weak var formerResponder: UIView?
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
    // From now on, the presentation retains it; the controller would retain itself.
    presented.cachedPresentationController = nil
  }

  var isInFlight: Bool { state != .presented }

  /// The presentations above this one, and this one first.
  var stack: [ModalPresentation] {
    [self] + (presented.presentation?.stack ?? [])
  }

  /// Ends the presentation, and releases everything.
  func dissolve() {
    presenter?.presentation = nil
    presented.ownPresentation = nil
    presented.storedPopover = nil
    controller.containerView = nil
    container = nil
    presentedView = nil
    relocated = nil
  }

  func hook(_ name: String, _ call: () -> Void) {
    World.current.note(callOf: name, of: type(of: controller))
    call()
  }

  /// Gives presenter and presented the coordinator of a transition that is animated (A8).
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

// MARK: Questions to the delegate

extension ModalPresentation {
  func planForPresenting(animated: Bool, source: UIViewController) -> TransitionContext.Plan {
    let presenter = presenter ?? source
    if animated { hintAtUnusedDelegate() }
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

  /// Without an animator of the delegate, a transition gets the system's and cannot be interactive.
  private func plan(
    animated: Bool, isPresenting: Bool,
    animator animatorOf: (any UIViewControllerTransitioningDelegate) ->
      (any UIViewControllerAnimatedTransitioning)?,
    interaction interactionOf: (
      any UIViewControllerTransitioningDelegate, any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
  ) -> TransitionContext.Plan {
    let asks =
      animated || controller.style == .custom && World.current.variant.animatesUnanimatedTransitions
    if asks, controller.asksDelegate { reportLostDelegate() }
    if asks, controller.asksDelegate, let delegate = presented.transitioningDelegate,
      let animator = animatorOf(delegate)
    {
      let interaction = animated ? interactionOf(delegate, animator) : nil
      (interaction as? UIPercentDrivenInteractiveTransition)?.isAwaited = true
      return TransitionContext.Plan(
        animator: animator, interaction: interaction, isAnimated: animated)
    }
    let animator: any UIViewControllerAnimatedTransitioning =
      animated
      ? controller.systemAnimator(isPresenting: isPresenting)
      : ImmediateAnimator(isPresenting: isPresenting)
    return TransitionContext.Plan(animator: animator, isAnimated: animated)
  }

  /// A4: UIKit is silent about a delegate that it does not ask.
  private func hintAtUnusedDelegate() {
    guard !controller.asksDelegate, presented.transitioningDelegate != nil else { return }
    World.current.hint(
      "A4",
      """
      \(type(of: presented)) has a transitioningDelegate, which is not asked for animators, since it is \
      presented as a sheet or an alert; set modalPresentationStyle of a sheet to .custom or .fullScreen
      """
    )
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
