import Foundation

extension ModalPresentation {
  /// Starts the presentation, after the commit of the turn in which `present` was called (A1.2).
  func startPresenting(_ plan: TransitionContext.Plan, completion: (() -> Void)?) {
    guard let presenter, let container = makeContainer(for: presenter) else {
      World.current.fault(
        "A12",
        """
        \(type(of: presented)) is not presented: the view of its presenter has left the window \
        since present was called; present from a controller that stays in it
        """
      )
      return dissolve()
    }
    let context = TransitionContext(
      plan: plan, container: container, style: controller.presentationStyle, from: presenter,
      to: presented)
    self.context = context
    self.container = container
    presenterLook = presenter.viewIfLoaded.map(PresenterLook.init)
    controller.containerView = container
    container.presentationController = controller
    container.transition = context
    context.isPresentation = true
    context.onEnd = { self.endPresenting(context, didComplete: $0, completion: completion) }
    follow(context)

    takeKeyboard()
    controller.preferredContentSizeDidChange(forChildContentContainer: presented)
    hook("presentationTransitionWillBegin", controller.presentationTransitionWillBegin)
    presented.isBeingPresented = true
    let removesPresenter = controller.shouldRemovePresentersView
    if removesPresenter { presenter.beginAppearance(false, animated: plan.isAnimated) }
    presented.beginAppearance(true, animated: plan.isAnimated)
    presentedView = controller.presentedView
    prepare(context, presenter: presenter, removesPresenter: removesPresenter)
    context.start()
    presented.reportIsAppearing()
  }

  /// A4: full-screen containers cover the window, those of a context cover its view.
  private func makeContainer(for presenter: UIViewController) -> UITransitionView? {
    guard let view = presenter.viewIfLoaded, let window = view.window else { return nil }
    guard controller.shouldPresentInFullscreen else {
      let container = UITransitionView(frame: view.frame)
      view.superview?.insertSubview(container, aboveSubview: view)
      return container
    }
    let container = UITransitionView(frame: window.bounds)
    window.addSubview(container)
    return container
  }

  /// Sets views and frames (A4, A5), and moves the presenter's view into the container.
  private func prepare(
    _ context: TransitionContext, presenter: UIViewController, removesPresenter: Bool
  ) {
    let view = presenter.loadedView()
    let frame = context.container.convert(view.frame, from: view.superview)
    if removesPresenter {
      relocated = RelocatedView(view)
      context.container.insertSubview(view, at: 0)
      view.place(at: frame)
      context.from.view = view
    }
    context.from.initialFrame = frame
    context.from.finalFrame = removesPresenter ? .zero : frame
    context.to.view = presentedView
    context.to.finalFrame = controller.frameOfPresentedViewInContainerView
  }

  private func endPresenting(
    _ context: TransitionContext, didComplete: Bool, completion: (() -> Void)?
  ) {
    reportMisplacedViews(context, presents: didComplete)
    if didComplete {
      relocated?.view.removeFromSuperview()
      state = .presented
      presented.endAppearance()
      if relocated != nil { presenter?.endAppearance() }
    } else {
      takeBack(context)
    }
    presented.isBeingPresented = false
    stopFollowing(context)
    self.context = nil
    let hook = {
      self.hook("presentationTransitionDidEnd(\(didComplete))") {
        self.controller.presentationTransitionDidEnd(didComplete)
      }
    }
    context.tellEnd(
      didComplete,
      owner: {
        hook()
        if !didComplete { self.controller.containerView = nil }
        if didComplete { self.presented.hintAtVainStatusBarWishes() }
      },
      completion: completion
    )
  }

  /// Ends a canceled presentation: everything is as before (A6, A10).
  private func takeBack(_ context: TransitionContext) {
    reportDamagedPresenter(after: context)
    let animated = context.isAnimated
    presented.beginAppearance(false, animated: animated)
    relocated?.putBack()
    presentedView?.removeFromSuperview()
    container?.removeFromSuperview()
    presented.endAppearance()
    if relocated != nil {
      presenter?.beginAppearance(true, animated: animated)
      presenter?.endAppearance()
    }
    giveKeyboardBack()
    dissolveKeepingContainer()
  }

  private func dissolveKeepingContainer() {
    let containerView = controller.containerView
    dissolve()
    controller.containerView = containerView
  }

  private func reportMisplacedViews(_ context: TransitionContext, presents: Bool) {
    reportPresenterInContainer(context)
    guard presents, let presentedView else { return }
    if !presentedView.isDescendant(of: context.container) {
      World.current.fault(
        "A4",
        """
        \(type(of: context.plan.animator)) did not add \(type(of: presentedView)) to the \
        container in \(context.summary); add view(forKey: .to)
        """
      )
    }
    // The container is removed with the screen, and the view with it.
    context.reportLeftBehind(
      except: [presentedView, relocated?.view].compactMap { $0 }, fact: "A4",
      isHarmless: { _ in true })
  }

  /// A7: a presenter that stays must not be added to the container, which is removed.
  func reportPresenterInContainer(_ context: TransitionContext) {
    guard relocated == nil, let view = presenter?.viewIfLoaded,
      view.isDescendant(of: context.container)
    else { return }
    World.current.fault(
      "A7",
      """
      \(type(of: view)) of the presenter \(describe(presenter)) was added to the container in \
      \(context.summary) and is removed with it; leave it where it is, since view(forKey:) is nil
      """
    )
  }
}
