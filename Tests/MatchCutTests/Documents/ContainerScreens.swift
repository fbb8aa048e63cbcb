import MatchCut
import MatchCutContainers
import Testing
import UIKit
import UIKitSimulator

@MainActor private func exclude(map: UIView) {
  map.addInteraction(GestureExclusion())
}

@MainActor private func makeContainer(
  history: UIViewController, controls: UIViewController, settings: UIViewController,
  camera: UIViewController
) -> SwipeContainerController {
  let container = SwipeContainerController([history, controls, settings], selectedIndex: 1)
  container.backgroundViewController = camera
  container.backgroundEffectView = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
  container.backgroundEffectStrength = { $0 === controls ? 0 : 1 }
  return container
}

@MainActor private func selectScreen(in container: SwipeContainerController) {
  container.select(2, animated: true)
}

private final class CardsViewController: SwipeContainerController {
  override func restFrame(of screen: UIViewController) -> CGRect {
    super.restFrame(of: screen).insetBy(dx: 16, dy: 0)
  }

  override func animator(
    from former: UIViewController, to new: UIViewController
  ) -> any UIViewControllerAnimatedTransitioning {
    FlipAnimator()
  }
}

private final class FlipAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {}
}

@MainActor private func nest(
  _ inner: SwipeContainerController, in outer: SwipeContainerController
) {
  let isAtEnd = { @MainActor [weak inner] (request: GestureRequest) in
    guard let inner, inner.selectedIndex == 0 else { return false }
    let isMirrored = inner.view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return isMirrored ? request.velocity.x < 0 : request.velocity.x > 0
  }
  inner.swipeOptions.shouldBegin = { request in !isAtEnd(request) }
  outer.swipeOptions.shouldBegin = { [weak inner, weak outer] request in
    outer?.selectedViewController !== inner || isAtEnd(request)
  }
}

@MainActor private final class OwnContainer {
  private(set) var selected: UIViewController?

  func show(
    _ new: UIViewController, insteadOf old: UIViewController, in container: UIView
  ) {
    let context = ContainerTransitionContext(from: old, to: new, in: container)
    context.onEnd = { [weak self] isFinished in self?.selected = isFinished ? new : old }
    let slide = TransitionAnimator(.slide(from: .trailing), for: .selectNext)
    ContainerTransitionDriver(slide).start(context)
  }

  func drive(
    _ context: ContainerTransitionContext, by animator: any UIViewControllerAnimatedTransitioning
  ) {
    let driver = ContainerTransitionDriver(animator)
    driver.start(context, isInteractive: true)
    driver.update(0.4)
    driver.finish()
  }
}

@MainActor private func showInOwnContainer(
  _ new: UIViewController, insteadOf old: UIViewController, in container: UIView
) {
  let context = ContainerTransitionContext(from: old, to: new, in: container)
  old.beginAppearanceTransition(false, animated: true)
  new.beginAppearanceTransition(true, animated: true)
  context.onEnd = { isFinished in
    let (shown, gone) = isFinished ? (new, old) : (old, new)
    if !isFinished {
      gone.beginAppearanceTransition(false, animated: true)
      shown.beginAppearanceTransition(true, animated: true)
    }
    gone.endAppearanceTransition()
    shown.endAppearanceTransition()
  }
}

private final class ForwardingViewController: UIViewController {
  var selected: UIViewController?

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    selected?.beginAppearanceTransition(true, animated: animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    selected?.endAppearanceTransition()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    selected?.beginAppearanceTransition(false, animated: animated)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    selected?.endAppearanceTransition()
  }
}

@MainActor private func pin(
  _ new: UIViewController, in container: UIView, after context: ContainerTransitionContext
) {
  context.onEnd = { [container] isFinished in
    guard isFinished else { return }
    new.view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      new.view.topAnchor.constraint(equalTo: container.topAnchor),
      new.view.leadingAnchor.constraint(equalTo: container.leadingAnchor),
      new.view.trailingAnchor.constraint(equalTo: container.trailingAnchor),
      new.view.bottomAnchor.constraint(equalTo: container.bottomAnchor),
    ])
  }
}

private final class CameraViewController: UIViewController {}

@MainActor private func makeTabs(_ tabBarController: UITabBarController) -> TabTransition {
  TabTransition(.slide(from: .trailing), swipe: PanRelease()).attach(to: tabBarController)

  let byPair =
    TabTransition { request in
      request.frontController is CameraViewController ? nil : .slide(from: .trailing)
    }
  return byPair
}

@MainActor private func selectTab(in tabBarController: UITabBarController) {
  let tabs = TabTransition(.slide(from: .trailing))
  tabs.attach(to: tabBarController)
  tabs.select(2, in: tabBarController)
}

// MARK: The code is played

/// The code about swipe containers, tabs and containers of an app.
@MainActor struct ContainerScreensTests {
  @Test func `a swipe container selects its screens`() {
    let screens = (0..<4).map { _ in UIViewController() }
    let container = makeContainer(
      history: screens[0], controls: screens[1], settings: screens[2], camera: screens[3])
    let stage = ShownStage(container)
    selectScreen(in: container)
    stage.simulator.runUntilIdle()
    #expect(container.selectedViewController === screens[2])
    stage.simulator.drag(
      from: CGPoint(x: 60, y: 400), to: CGPoint(x: 380, y: 400), duration: 0.2)
    stage.simulator.runUntilIdle()
    #expect(container.selectedViewController === screens[1])
    stage.expectSilence()
  }

  @Test(arguments: [Simulator.Variant.standard, .outerRecognizersFirst], [false, true])
  func `a container inside another comes first, and leaves the swipe at its end`(
    _ variant: Simulator.Variant, isRightToLeft: Bool
  ) {
    let inner = SwipeContainerController([UIViewController(), UIViewController()])
    let outer = SwipeContainerController([UIViewController(), inner], selectedIndex: 1)
    let simulator = Simulator(variant: variant)
    if isRightToLeft { simulator.layoutDirection = .rightToLeft }
    simulator.window.rootViewController = outer
    simulator.runUntilIdle()
    nest(inner, in: outer)
    let width = simulator.window.bounds.width
    func swipe(from start: CGFloat, to end: CGFloat) {
      let (from, to) = isRightToLeft ? (width - start, width - end) : (start, end)
      simulator.drag(from: CGPoint(x: from, y: 400), to: CGPoint(x: to, y: 400), duration: 0.2)
      simulator.runUntilIdle()
    }
    swipe(from: 340, to: 40)
    #expect(inner.selectedIndex == 1 && outer.selectedIndex == 1)
    swipe(from: 60, to: 360)
    #expect(inner.selectedIndex == 0 && outer.selectedIndex == 1)
    swipe(from: 60, to: 360)
    #expect(inner.selectedIndex == 0 && outer.selectedIndex == 0)
    swipe(from: 340, to: 40)
    #expect(inner.selectedIndex == 0 && outer.selectedIndex == 1)
    #expect(simulator.faults.isEmpty && simulator.hints.isEmpty)
  }

  @Test func `a map is excluded from the swipe`() {
    let first = UIViewController()
    let map = UIView(frame: CGRect(x: 0, y: 200, width: 393, height: 400))
    let container = SwipeContainerController([first, UIViewController()])
    let stage = ShownStage(container)
    first.view.addSubview(map)
    exclude(map: map)
    stage.simulator.drag(
      from: CGPoint(x: 360, y: 400), to: CGPoint(x: 60, y: 400), duration: 0.2)
    stage.simulator.runUntilIdle()
    #expect(container.selectedViewController === first)
    stage.expectSilence()
  }

  @Test(arguments: [true, false])
  func `a container of one's own shows another screen`(isAnimated: Bool) {
    let (old, new) = (UIViewController(), UIViewController())
    let stage = ShownStage()
    for screen in [old, new] {
      stage.root.addChild(screen)
      screen.didMove(toParent: stage.root)
    }
    let container = UIView(frame: stage.root.view.bounds)
    stage.root.view.addSubview(container)
    old.view.frame = container.bounds
    container.addSubview(old.view)
    stage.simulator.runUntilIdle()
    let own = OwnContainer()
    own.show(new, insteadOf: old, in: container)
    stage.simulator.runUntilIdle()
    #expect(own.selected === new)
    #expect(new.view.superview === container && old.view.superview == nil)
    let context = ContainerTransitionContext(from: new, to: old, in: container)
    own.drive(
      context, by: TransitionAnimator(.slide(from: .trailing), for: .selectPrevious))
    stage.simulator.runUntilIdle()
    #expect(old.view.superview === container && new.view.superview == nil)
    stage.expectSilence()
  }

  @Test func `pinned screens of a container of one's own follow each other, back and forth`() {
    let (old, new) = (UIViewController(), UIViewController())
    let stage = ShownStage()
    for screen in [old, new] { stage.root.addChild(screen) }
    let container = UIView(frame: stage.root.view.bounds)
    stage.root.view.addSubview(container)
    old.view.frame = container.bounds
    container.addSubview(old.view)
    stage.simulator.runUntilIdle()
    for isFinished in [true, false, true, true] {
      let isOldShown = old.view.superview === container
      let (from, to) = isOldShown ? (old, new) : (new, old)
      let context = ContainerTransitionContext(from: from, to: to, in: container)
      pin(to, in: container, after: context)
      let driver = ContainerTransitionDriver(
        TransitionAnimator(
          .slide(from: .trailing), for: isOldShown ? .selectNext : .selectPrevious))
      driver.start(context, isInteractive: true)
      driver.update(0.4)
      stage.simulator.step()
      isFinished ? driver.finish() : driver.cancel()
      stage.simulator.runUntilIdle()
      let (shown, gone) = isFinished ? (to, from) : (from, to)
      #expect(container.subviews == [shown.view] && gone.view.superview == nil)
      #expect(shown.view.frame == container.bounds)
    }
    stage.expectSilence()
  }

  @Test func `a container of one's own forwards what it receives`() {
    final class Child: UIViewController {
      var calls: [String] = []

      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        calls.append("did appear")
      }

      override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        calls.append("did disappear")
      }
    }
    let (own, child) = (ForwardingViewController(), Child())
    own.selected = child
    own.addChild(child)
    own.view.addSubview(child.view)
    child.didMove(toParent: own)
    let stage = ShownStage(own)
    #expect(child.calls == ["did appear"])
    let cover = UIViewController()
    cover.modalPresentationStyle = .fullScreen
    own.present(cover, animated: true)
    stage.simulator.runUntilIdle()
    cover.dismiss(animated: true)
    stage.simulator.runUntilIdle()
    #expect(child.calls == ["did appear", "did disappear", "did appear"])
    stage.expectSilence()
  }

  @Test func `tabs are selected by a swipe and by the app`() {
    let tabs = UITabBarController()
    tabs.viewControllers = (0..<3).map { _ in UIViewController() }
    let stage = ShownStage(tabs)
    let byPair = makeTabs(tabs)
    stage.simulator.drag(
      from: CGPoint(x: 360, y: 400), to: CGPoint(x: 40, y: 400), duration: 0.2)
    stage.simulator.runUntilIdle()
    #expect(tabs.selectedIndex == 1)
    byPair.attach(to: tabs)
    tabs.selectedIndex = 0
    stage.simulator.runUntilIdle()
    selectTab(in: tabs)
    stage.simulator.runUntilIdle()
    #expect(tabs.selectedIndex == 2)
    stage.expectSilence()
  }
}
