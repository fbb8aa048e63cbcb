import Foundation

extension UITabBarController {
  /// Selects the tab of an item that the user has tapped (B12).
  func userTapped(_ index: Int) {
    guard controllers.indices.contains(index) else { return }
    let (tab, former) = (controllers[index], selected)
    guard mayUserSelect(tab) else { return }
    select(tab)
    guard let delegate else { return }
    guard !asksByTabOnly else {
      return delegate.tabBarController(
        self, didSelectTab: tab.madeTab(), previousTab: former?.madeTab())
    }
    World.current.note(callOf: "tabBarController(didSelect:)", of: type(of: delegate))
    delegate.tabBarController(self, didSelect: tab)
  }

  /// With tabs, UIKit calls only the methods of the delegate that have tabs (B12).
  private var asksByTabOnly: Bool {
    World.current.variant.asksDelegatesByTabOnly || !appTabs.isEmpty
  }

  /// Selects a tab for the app; with tabs, the delegate is told (B12).
  func selectInCode(_ controller: UIViewController) {
    let former = selected
    select(controller)
    guard !appTabs.isEmpty, selected === controller, former !== controller else { return }
    delegate?.tabBarController(
      self, didSelectTab: controller.madeTab(), previousTab: former?.madeTab())
  }

  /// Asks the delegate, in an animation block in the variant that does so.
  private func mayUserSelect(_ tab: UIViewController) -> Bool {
    guard let delegate else { return true }
    let variant = World.current.variant
    var isAllowed = true
    UIView.animate(withDuration: variant.asksAboutTabsInAnimations ? 0.3 : 0) { [self] in
      if asksByTabOnly {
        isAllowed = delegate.tabBarController(self, shouldSelectTab: tab.madeTab())
      } else {
        World.current.note(callOf: "tabBarController(shouldSelect:)", of: type(of: delegate))
        isAllowed = delegate.tabBarController(self, shouldSelect: tab)
      }
    }
    return isAllowed
  }

  /// Selects a tab; a transition begins at once (B11).
  func select(_ tab: UIViewController) {
    guard tab !== selected, controllers.contains(where: { $0 === tab }) else { return }
    let isOnScreen = viewIfLoaded?.window != nil && appearance.state != .disappeared
    guard let former = run?.to.controller ?? shown, run != nil || isOnScreen else {
      selected = tab
      return showSelection()
    }
    // UIKit asks during a transition, too; the delegate may end that now.
    let plan = plan(from: former, to: tab)
    guard run == nil, let from = shown else {
      return World.current.fault(
        "B13",
        """
        another tab of \(type(of: self)) was selected during a transition between tabs, which \
        leaves the screen black; end that transition first, or wait for the coordinator's \
        completion
        """
      )
    }
    selected = tab
    tabBar.selectedItem = tab.tabBarItem
    start(plan, from: from, to: tab)
  }

  /// Asks the delegate for an animator, then for an interaction controller (B15).
  private func plan(from: UIViewController, to: UIViewController) -> TransitionContext.Plan {
    reportLostDelegate()
    if let delegate {
      World.current.note(
        callOf: "tabBarController(animationControllerFor:)", of: type(of: delegate))
      let animator = delegate.tabBarController(
        self, animationControllerForTransitionFrom: from, to: to)
      if let animator {
        World.current.note(
          callOf: "tabBarController(interactionControllerFor:)", of: type(of: delegate))
        let interaction = delegate.tabBarController(self, interactionControllerFor: animator)
        return TransitionContext.Plan(
          animator: animator, interaction: interaction, isAnimated: true)
      }
    }
    return TransitionContext.Plan(
      animator: ImmediateAnimator(isPresenting: true), isAnimated: false)
  }

  /// B15: the controller does not retain its delegate.
  private func reportLostDelegate() {
    guard delegate == nil, hasDelegate else { return }
    World.current.fault(
      "B15",
      """
      the delegate of \(type(of: self)) has been deallocated, so tabs change without its animator; \
      retain it as long as the controller
      """
    )
  }

  private func start(
    _ plan: TransitionContext.Plan, from: UIViewController, to: UIViewController
  ) {
    let context = TransitionContext(
      plan: plan, container: content, style: .none, from: from, to: to)
    run = context
    content.transition = context
    context.onEnd = { [weak self] didComplete in self?.end(context, didComplete: didComplete) }
    updateSafeAreas()
    from.beginAppearance(false, animated: plan.isAnimated)
    to.beginAppearance(true, animated: plan.isAnimated)
    context.from.view = from.loadedView()
    context.from.initialFrame = from.loadedView().frame
    context.to.view = to.loadedView()
    context.to.finalFrame = content.bounds
    context.startInCommitLayout()
    to.reportIsAppearing()
  }

  // MARK: The end

  private func end(_ context: TransitionContext, didComplete: Bool) {
    let (from, to) = (context.from.controller, context.to.controller)
    // A canceled transition restores the selection, and no delegate is told (B14).
    if context.wasCancelled, selected === to {
      selected = controllers.contains(from) ? from : controllers.first
    }
    if didComplete { arrive(context) } else { turnBack(context) }
    run = nil
    content.transition = nil
    takeShownAlong()
    tabBar.selectedItem = selected?.tabBarItem
    context.tellEnd(didComplete, completion: nil)
    if selected !== shown, run == nil { install() }
    viewIfLoaded?.setNeedsLayout()
  }

  private func arrive(_ context: TransitionContext) {
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
    shown = context.to.controller
    context.from.controller.endAppearance()
    context.to.controller.endAppearance()
  }

  private func turnBack(_ context: TransitionContext) {
    // Many animators leave the incoming view there, and it does no harm (A6).
    let incoming = context.to.view
    context.reportLeftBehind(except: [], fact: "A6") { $0 === incoming }
    let (from, to) = (context.from.controller, context.to.controller)
    to.beginAppearance(false, animated: context.isAnimated)
    to.endAppearance()
    from.beginAppearance(true, animated: context.isAnimated)
    from.endAppearance()
  }

  /// Gives the current controller the appearance of the tab bar controller itself.
  private func takeShownAlong() {
    guard appearance.state == .disappearing || appearance.state == .disappeared, let shown
    else { return }
    shown.beginAppearance(false, animated: appearance.isAnimated)
    if appearance.state == .disappeared { shown.endAppearance() }
  }
}
