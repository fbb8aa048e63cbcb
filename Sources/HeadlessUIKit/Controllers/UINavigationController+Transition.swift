import Foundation

extension UINavigationController {
  /// Called by the container's layout (B1).
  func startDeferredTransition() {
    guard !isInTransition, viewIfLoaded?.window != nil, let request else { return }
    guard let from = shown, let to = stack.last, from !== to else {
      if shown !== stack.last { return installTop() }
      self.request = nil
      settleContainment(before: request.before, after: stack)
      return navigationBar.show(stack.map(\.navigationItem))
    }
    self.request = nil
    start(request, from: from, to: to)
  }

  /// Asks the delegate about a change of a stack that is not on screen, and animates nothing, in the
  /// variant that does so (B2).
  func dropAnimatorsOffScreen() {
    guard run == nil, viewIfLoaded?.window == nil, let request, request.isAnimated,
      let from = shown, let to = stack.last, from !== to
    else { return }
    let isPop = request.before.contains { $0 === to }
    isPlanning = true
    _ = plan(for: request, operation: isPop ? .pop : .push, from: from, to: to)
    isPlanning = false
    self.request?.isAnimated = false
  }

  private func start(
    _ request: NavigationRequest, from: UIViewController, to: UIViewController
  ) {
    let isPop = request.before.contains { $0 === to }
    let operation: Operation = isPop ? .pop : .push
    let after = stack
    isPlanning = true
    let plan = plan(for: request, operation: operation, from: from, to: to)
    isPlanning = false
    let context = TransitionContext(
      plan: plan, container: content, style: .none, from: from, to: to)
    let run = NavigationRun(context: context, before: request.before, after: after)
    self.run = run
    content.transition = context
    if plan.animator is SystemNavigationAnimator {
      context.duration = SystemNavigationAnimator.duration
    }
    context.onEnd = { [weak self] didComplete in self?.end(run, didComplete: didComplete) }

    updateSafeAreas()
    tellWillShow(to, animated: plan.isAnimated)
    from.beginAppearance(false, animated: plan.isAnimated)
    to.beginAppearance(true, animated: plan.isAnimated)
    context.from.view = from.loadedView()
    context.from.initialFrame = from.loadedView().frame
    context.to.view = to.loadedView()
    context.to.finalFrame = frame(for: to)
    let fades = !(plan.animator is SystemNavigationAnimator)
    navigationBar.transition(
      to: after.map(\.navigationItem), style: fades ? .fade : (isPop ? .pop : .push),
      coordinator: context.coordinator)
    navigationBar.isUserInteractionEnabled = false
    changeBarHeight(to: to, alongside: context.coordinator)
    changeBottomBars(alongside: context.coordinator)
    context.startInCommitLayout()
    to.reportIsAppearing()
    request.swipe?.hasStarted()
  }

  /// Asks the delegate, unless the transition is not animated (L4), or the system's swipe has its own
  /// (B2, B7).
  private func plan(
    for request: NavigationRequest, operation: Operation, from: UIViewController,
    to: UIViewController
  ) -> TransitionContext.Plan {
    if let swipe = request.swipe {
      return TransitionContext.Plan(
        animator: SystemNavigationAnimator(operation: .pop), interaction: swipe.interaction,
        isAnimated: true)
    }
    guard request.isAnimated else {
      return TransitionContext.Plan(
        animator: ImmediateAnimator(isPresenting: operation == .push), isAnimated: false)
    }
    reportLostDelegate()
    guard let delegate, let animator = askForAnimator(operation, from: from, to: to) else {
      return TransitionContext.Plan(
        animator: SystemNavigationAnimator(operation: operation), isAnimated: true)
    }
    reportSearch(from: from, to: to)
    World.current.note(
      callOf: "navigationController(interactionControllerFor:)", of: type(of: delegate))
    return TransitionContext.Plan(
      animator: animator,
      interaction: delegate.navigationController(self, interactionControllerFor: animator),
      isAnimated: true)
  }

  /// B2: the controller does not retain its delegate.
  private func reportLostDelegate() {
    guard delegate == nil, hasDelegate else { return }
    World.current.fault(
      "B2",
      """
      the delegate of \(type(of: self)) has been deallocated, so the system's push and pop play; \
      retain it as long as the controller
      """
    )
  }

  /// Asks the delegate for an animator, and records whether it implements that.
  func askForAnimator(
    _ operation: Operation, from: UIViewController, to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard let delegate else { return nil }
    World.current.note(
      callOf: "navigationController(animationControllerFor:)", of: type(of: delegate))
    let animator = DelegateProbe.call(delegate) {
      delegate.navigationController(self, animationControllerFor: operation, from: from, to: to)
    }
    knownDelegate = (ObjectIdentifier(delegate), animator != nil)
    return animator ?? nil
  }
}

// MARK: The end

extension UINavigationController {
  fileprivate func end(_ run: NavigationRun, didComplete: Bool) {
    let context = run.context
    // The stack follows the interaction, the views follow completeTransition; they disagree on a
    // device, too, if the animator passes the wrong flag (A6).
    let isStackUntouched =
      stack.without(run.after).isEmpty && run.after.without(stack).isEmpty
    let isTakenBack = context.wasCancelled && isStackUntouched
    if isTakenBack { stack = run.before }
    if didComplete { arrive(context) } else { turnBack(context) }
    settle(run, isTakenBack: isTakenBack)
    let isStale = reportStaleBar(after: context)
    navigationBar.endTransition(
      showing: (isStale ? run.before : stack).map(\.navigationItem))
    navigationBar.isUserInteractionEnabled = true
    self.run = nil
    endChangeOfBarHeight()
    hintAtFlashingTabs(after: context)
    settleBottomBars()
    takeShownAlong()
    if didComplete { tellDidShow(context.to.controller, animated: context.isAnimated) }
    context.tellEnd(didComplete, completion: nil)
    if request != nil { viewIfLoaded?.setNeedsLayout() }
  }

  /// B16: a bar keeps its items after a cancel.
  private func reportStaleBar(after context: TransitionContext) -> Bool {
    guard context.wasFirstToldCancelled == true, !context.wasCancelled, !hidesBar else {
      return false
    }
    World.current.fault(
      "B16",
      """
      \(context.summary) was canceled, caught and then finished, so the bar keeps the items of \
      \(type(of: context.from.controller)); do not finish it after a cancel, or hide the bar
      """)
    return true
  }

  private func arrive(_ context: TransitionContext) {
    let from = context.from.controller
    let to = context.to.controller
    if let view = context.to.view, view.superview !== content {
      World.current.fault(
        "B4",
        """
        \(type(of: context.plan.animator)) did not add \(type(of: view)) to the container in \
        \(context.summary); add view(forKey: .to)
        """
      )
    }
    context.from.view?.removeFromSuperview()
    context.reportLeftBehind(except: [context.to.view].compactMap { $0 }, fact: "B4")
    shown = to
    endAppearance(from: from, to: to)
  }

  private func turnBack(_ context: TransitionContext) {
    // Many animators leave the incoming view there, and it does no harm (A6).
    let incoming = context.to.view
    context.reportLeftBehind(except: [], fact: "A6") { $0 === incoming }
    turnAppearanceRound(
      from: context.from.controller, to: context.to.controller, animated: context.isAnimated)
  }

  private func settle(_ run: NavigationRun, isTakenBack: Bool) {
    if run.context.wasCancelled, !isTakenBack {
      // What follows begins with the screens that are back, not with those that never arrived.
      request?.before = run.before
      return endContainment(of: run.after.without(run.before).without(stack))
    }
    guard isTakenBack else {
      return settleContainment(before: run.before, after: run.after)
    }
    for controller in run.before.without(run.after) {
      controller.isMovingFromParent = false
      controller.didMove(toParent: self)
    }
    for controller in run.after.without(run.before) {
      controller.willMove(toParent: nil)
      controller.removeFromParent()
    }
  }
}

/// Changes of the stack until the next layout; several become one transition (B1).
struct NavigationRequest {
  /// The stack before the first change.
  var before: [UIViewController]
  var isAnimated: Bool
  /// The system's swipe back, if it has requested the change.
  var swipe: SystemPop.Swipe?
}

/// A push or a pop in flight.
@MainActor
final class NavigationRun {
  let context: TransitionContext
  /// The stack before and after.
  let before: [UIViewController]
  let after: [UIViewController]

  init(context: TransitionContext, before: [UIViewController], after: [UIViewController]) {
    self.context = context
    self.before = before
    self.after = after
  }
}

extension [UIViewController] {
  func without(_ others: [UIViewController]) -> [UIViewController] {
    filter { controller in !others.contains { $0 === controller } }
  }
}
