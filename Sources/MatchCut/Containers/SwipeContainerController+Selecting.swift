import UIKit

// How one screen takes the place of another.
extension SwipeContainerController {
  func index(of screen: UIViewController) -> Int? {
    screens.firstIndex { $0 === screen }
  }

  func step(from former: UIViewController, to new: UIViewController) -> SelectionStep {
    SelectionStep(from: index(of: former) ?? 0, to: index(of: new) ?? 0)
  }

  /// Selects a screen, or remembers it while the app is being called.
  func request(_ screen: UIViewController, animated: Bool) {
    guard !requests.isCalling else { return requests.postpone(screen, animated: animated) }
    if !animated { endTransition() }
    if let transition = flight {
      redirect(transition, to: screen)
    } else if screen !== settled {
      if animated, appearance.isVisible, view.window != nil, settled != nil {
        begin(to: screen)
      } else {
        exchange(for: screen)
      }
    }
    serveLatestRequest()
  }

  /// Does the last thing that the app has asked for while it was being called.
  private func serveLatestRequest() {
    guard let (screen, isAnimated) = requests.next() else { return }
    if index(of: screen) != nil { request(screen, animated: isAnimated) }
  }

  // MARK: Without animation

  private func exchange(for screen: UIViewController?) {
    let former = settled
    settled = screen
    requests.calling {
      appearance.exchange(former, for: screen) { [self] in
        former?.viewIfLoaded?.removeFromSuperview()
        guard isViewLoaded, let screen else { return }
        content.addSubview(screen.view)
        placeSettled()
      }
    }
    selectionChanged()
    positionChanged()
    if let screen { requests.calling { didSelect(screen) } }
  }

  func placeSettled() {
    guard let settled, let view = settled.viewIfLoaded else { return }
    let frame = restFrame(of: settled)
    if frame.isUsable, view.untransformedFrame != frame { view.untransformedFrame = frame }
  }

  /// Replaces the screens; the selected one stays if it is among the new ones.
  func replaceScreens(with new: [UIViewController], selecting index: Int) {
    endTransition()
    var unique: [UIViewController] = []
    for screen in new where !unique.contains(where: { $0 === screen }) { unique.append(screen) }
    let gone = screens.filter { screen in !unique.contains { $0 === screen } }
    let come = unique.filter { screen in !screens.contains { $0 === screen } }
    screens = unique
    for screen in come { addChild(screen) }
    for screen in gone { screen.willMove(toParent: nil) }
    if settled.flatMap(self.index) == nil {
      exchange(for: unique.isEmpty ? nil : unique[min(max(index, 0), unique.count - 1)])
    }
    for screen in come { screen.didMove(toParent: self) }
    for screen in gone { screen.removeFromParent() }
    positionChanged()
    serveLatestRequest()
  }

  // MARK: With a transition

  /// Begins a transition to a screen.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - isInteractive: Whether a finger drives it.
  ///   - fraction: The fraction of the way with which it begins, unless a finger drives it.
  private func begin(
    to screen: UIViewController, isInteractive: Bool = false, at fraction: CGFloat = 0
  ) {
    guard let settled else { return }
    let animator = animator(from: settled, to: screen)
    let transition = SwipeTransition(
      from: settled, to: screen, step: step(from: settled, to: screen), animator: animator,
      in: content)
    flight = transition
    content.isInTransition = true
    connect(transition)
    requests.beginnings.call { start(transition, isInteractive: isInteractive, at: fraction) }
  }

  private func start(_ transition: SwipeTransition, isInteractive: Bool, at fraction: CGFloat) {
    requests.calling { appearance.begin(from: transition.from, to: transition.to) }
    swipe.transition.prepare()
    let isHeld = isInteractive || fraction > 0
    requests.calling {
      transition.driver.start(transition.context, isInteractive: isHeld)
      if isHeld, !isInteractive {
        transition.driver.update(fraction)
        transition.driver.finish()
      }
    }
    if !transition.context.isEnded { swipe.enter(transition.context, with: interaction) }
    selectionChanged()
  }

  private func connect(_ transition: SwipeTransition) {
    let (context, driver) = (transition.context, transition.driver)
    interaction.driver = driver
    context.restFrame = { [weak self] in self?.restFrame(of: $0) ?? .zero }
    context.onInteractionChange = { [weak self] _ in self?.selectionChanged() }
    context.onEnd = { [weak self] in self?.end(transition, isFinished: $0) }
    driver.onProgress = { [weak self] _ in self?.positionChanged() }
  }

  private func end(_ transition: SwipeTransition, isFinished: Bool) {
    let (from, to) = (transition.from, transition.to)
    settled = isFinished ? to : from
    flight = nil
    content.isInTransition = false
    requests.calling {
      if isFinished {
        appearance.finish(from: from, to: to)
      } else {
        appearance.cancel(from: from, to: to)
        transition.returnResponder()
      }
      transition.onEnd?(!isFinished)
    }
    positionChanged()
    selectionChanged()
    if isFinished { requests.calling { didSelect(to) } }
    serveLatestRequest()
  }

  /// Leads a transition in flight to another screen, from where it is.
  private func redirect(_ transition: SwipeTransition, to screen: UIViewController) {
    let driver = transition.driver
    guard screen !== transition.heading || transition.context.isInteractive else { return }
    // Only an animation that is held tells how far it has come (D).
    driver.pause()
    if screen === transition.to || screen === transition.from {
      return screen === transition.to ? driver.finish() : driver.cancel()
    }
    let fraction = driver.percentComplete
    // The screen that both transitions have in common keeps its place, and the other one is
    // exchanged. On the way back it is the way that remains.
    let goesOn = step(from: transition.from, to: screen) == transition.step
    requests.calling { transition.context.end(isCancelled: goesOn) }
    guard flight == nil, settled !== screen else { return }
    // The app may have made the container go meanwhile.
    guard appearance.isVisible else { return exchange(for: screen) }
    begin(to: screen, at: goesOn ? fraction : 1 - fraction)
  }

  /// Goes with the container; what the app asks for meanwhile is done without animation.
  func leave(animated: Bool) {
    let comings = appearance.comings
    requests.calling {
      endTransition()
      // The app may have shown the window again when it heard of that end.
      if appearance.comings == comings { appearance.willDisappear(animated: animated) }
    }
    serveLatestRequest()
  }

  /// Ends a transition in flight where it was going; one in a finger's hand is cancelled.
  func endTransition() {
    swipe.interrupt()
    guard let transition = flight else { return }
    let context = transition.context
    requests.calling { context.end(isCancelled: context.transitionWasCancelled) }
    serveLatestRequest()
  }
}

// MARK: What the finger asks

extension SwipeContainerController: SelectionHost {
  var swipeView: UIView? { viewIfLoaded }

  var swipedScreen: UIViewController? { settled }

  var isSwipeable: Bool {
    flight == nil && !requests.isCalling && appearance.isVisible && presentedViewController == nil
  }

  var stretchesAtEnds: Bool { true }

  func canSelect(_ step: SelectionStep) -> Bool {
    neighbour(in: step) != nil
  }

  func requestSelection(_ step: SelectionStep) {
    if isSwipeable, let screen = neighbour(in: step) { begin(to: screen, isInteractive: true) }
    serveLatestRequest()
  }

  func step(of context: any UIViewControllerContextTransitioning) -> SelectionStep {
    flight?.step ?? .next
  }

  func canCatch(_ context: any UIViewControllerContextTransitioning) -> Bool {
    isSwipeEnabled && presentedViewController == nil
  }

  func whenEnded(
    _ context: any UIViewControllerContextTransitioning,
    _ work: @escaping @MainActor (_ isCancelled: Bool) -> Void
  ) -> Bool {
    flight?.onEnd = work
    return flight != nil
  }

  private func neighbour(in step: SelectionStep) -> UIViewController? {
    settled.flatMap { step.neighbour(of: $0, in: screens) }
  }
}
