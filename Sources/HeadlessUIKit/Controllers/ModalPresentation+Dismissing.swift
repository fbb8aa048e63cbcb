import Foundation

extension ModalPresentation {
  /// Dismisses the presented controller and everything above it (A12).
  ///
  /// - Parameters:
  ///   - animated: Whether the dismissal is animated.
  ///   - interaction: The system's own interaction, if the user has begun the dismissal.
  ///   - completion: Called at the end.
  func beginDismissing(
    animated: Bool, interaction: (any UIViewControllerInteractiveTransitioning)? = nil,
    completion: (() -> Void)?
  ) {
    let stack = stack
    if let busy = stack.first(where: \.isInFlight) {
      return World.current.fault(
        "A11",
        """
        dismissal of \(type(of: presented)) is ignored: \(type(of: busy.presented)) is still \
        being \(busy.state == .presenting ? "presented" : "dismissed"); wait for its completion
        """
      )
    }
    for presentation in stack { presentation.state = .dismissing }
    var plan = planForDismissing(animated: animated)
    if let interaction { plan.interaction = interaction }
    World.current.whenModalsStart { [plan] in
      self.startDismissing(stack, plan: plan, completion: completion)
    }
  }

  /// One view animates away and uncovers the presenter; the others disappear at once.
  ///
  /// That is the topmost one by Apple's documentation, and the lowest one as of iOS 8 by two reports
  /// (openradar 18421969, 18696859).
  private func startDismissing(
    _ stack: [ModalPresentation], plan: TransitionContext.Plan, completion: (() -> Void)?
  ) {
    let isLowest = World.current.variant.animatesLowestDismissal && plan.isAnimated
    guard let presenter, let top = isLowest ? stack.first : stack.last,
      let container = top.container
    else {
      // The presenter was released meanwhile.
      for presentation in stack { presentation.state = .presented }
      return
    }
    let context = TransitionContext(
      plan: plan, container: container, style: controller.presentationStyle, from: top.presented,
      to: presenter)
    self.context = context
    container.transition = context
    context.onEnd = {
      self.endDismissing(stack, context, didComplete: $0, completion: completion)
    }
    for presentation in stack {
      presentation.follow(context)
      presentation.presented.isBeingDismissed = true
    }
    handKeyboardOver(from: stack, in: context)
    for presentation in stack.reversed() {
      presentation.hook(
        "dismissalTransitionWillBegin", presentation.controller.dismissalTransitionWillBegin)
    }
    for presentation in stack.reversed() {
      presentation.presented.beginAppearance(false, animated: plan.isAnimated)
    }
    for presentation in stack.reversed() where presentation !== top {
      if isLowest { presentation.relocated?.putBack() }
      presentation.container?.removeFromSuperview()
    }
    if relocated != nil { presenter.beginAppearance(true, animated: plan.isAnimated) }
    prepare(context, top: top, presenter: presenter)
    context.start()
    presenter.reportIsAppearing()
  }

  private func prepare(
    _ context: TransitionContext, top: ModalPresentation, presenter: UIViewController
  ) {
    let view = presenter.loadedView()
    if let presentedView = top.controller.presentedView {
      context.from.view = presentedView
      let frame = top.presented.loadedView().frame
      context.from.initialFrame = context.container.convert(
        frame, from: top.presented.loadedView().superview)
      // The animator moves it out from there (A5).
      context.from.finalFrame = context.from.initialFrame
    }
    if let relocated {
      context.to.view = view
      context.to.finalFrame = relocated.frame(in: context.container)
    } else {
      context.to.finalFrame = context.container.convert(view.frame, from: view.superview)
    }
  }

  private func endDismissing(
    _ stack: [ModalPresentation], _ context: TransitionContext, didComplete: Bool,
    completion: (() -> Void)?
  ) {
    reportPresenterInContainer(context)
    if didComplete {
      reportMissingPresenter(context)
      reportDamagedPresenter(after: context)
      leave(stack)
    } else {
      context.reportLeftBehind(except: [], fact: "A6")
      stay(stack, context)
    }
    for presentation in stack {
      presentation.presented.isBeingDismissed = false
      presentation.stopFollowing(context)
    }
    self.context = nil
    let hooks = {
      for presentation in stack.reversed() {
        presentation.hook("dismissalTransitionDidEnd(\(didComplete))") {
          presentation.controller.dismissalTransitionDidEnd(didComplete)
        }
        if didComplete { presentation.controller.containerView = nil }
      }
    }
    context.tellEnd(didComplete, owner: hooks, completion: completion)
  }

  /// A7: a presenter whose view was removed is missing until the animator inserts it.
  private func reportMissingPresenter(_ context: TransitionContext) {
    guard let view = context.to.view, !view.isDescendant(of: context.container) else { return }
    World.current.fault(
      "A7",
      """
      \(type(of: context.plan.animator)) did not insert \(type(of: view)) of the presenter in \
      \(context.summary), which shows black behind the dismissed view; insert view(forKey: .to) \
      below view(forKey: .from)
      """
    )
  }

  /// Ends a finished dismissal: the container is removed with everything in it (A7).
  private func leave(_ stack: [ModalPresentation]) {
    let restores = relocated != nil
    relocated?.putBack()
    let presenter = presenter
    for presentation in stack.reversed() {
      presentation.presentedView?.removeFromSuperview()
      presentation.container?.removeFromSuperview()
    }
    for presentation in stack.reversed() { presentation.presented.endAppearance() }
    if restores { presenter?.endAppearance() }
    for presentation in stack.reversed() { presentation.giveKeyboardBack() }
    for presentation in stack.reversed() {
      let containerView = presentation.controller.containerView
      presentation.dissolve()
      presentation.controller.containerView = containerView
    }
  }

  /// Ends a canceled dismissal: the presented controllers stay (A10).
  ///
  /// The animator has to remove what it has inserted (A6).
  private func stay(_ stack: [ModalPresentation], _ context: TransitionContext) {
    let animated = context.isAnimated
    let containers = stack.compactMap(\.container)
    let pairs = zip(containers, containers.dropFirst())
    for (lower, upper) in pairs.reversed() {
      upper.superview?.insertSubview(lower, belowSubview: upper)
    }
    for (lower, upper) in pairs where upper.superview == nil {
      lower.superview?.insertSubview(upper, aboveSubview: lower)
    }
    for presentation in stack.dropFirst() { presentation.relocated?.view.removeFromSuperview() }
    if relocated != nil {
      presenter?.beginAppearance(false, animated: animated)
      presenter?.endAppearance()
    }
    for presentation in stack {
      presentation.state = .presented
      let isVisible = presentation.presentedView?.window != nil
      guard isVisible else { continue }
      presentation.presented.beginAppearance(true, animated: animated)
      presentation.presented.endAppearance()
    }
  }
}
