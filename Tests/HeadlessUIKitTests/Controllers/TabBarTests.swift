import Testing
import UIKit
import UIKitSimulator

/// Tab bar controllers with custom animators and without.
@MainActor struct TabBarTests {
  @Test func `B12: only taps call shouldSelect and didSelect`() {
    let stage = TabBarStage()
    stage.controller.selectedIndex = 1
    #expect(stage.delegate.calls == ["animationController"])
    stage.tap(0)
    let calls = ["shouldSelect", "animationController", "didSelect"]
    #expect(stage.delegate.calls.suffix(3) == calls[...])
    #expect(stage.controller.selectedIndex == 0)
    stage.delegate.allows = false
    stage.tap(1)
    #expect(stage.delegate.calls.suffix(2) == ["didSelect", "shouldSelect"])
    #expect(stage.controller.selectedIndex == 0)
  }

  @Test func `B12: the delegate may be asked with a UITab only, or in an animation block`() {
    let byTab = TabBarStage(variant: .delegatesByTab)
    byTab.tap(1)
    #expect(byTab.delegate.calls == ["shouldSelectTab", "animationController", "didSelectTab"])
    #expect(byTab.controller.selectedTab === byTab.screens[1].tab)
    let animated = TabBarStage(variant: .animatedTabBars)
    animated.tap(1)
    #expect(animated.delegate.durations == [0.3])
    let standard = TabBarStage()
    standard.tap(1)
    #expect(standard.delegate.durations == [0])
  }

  @Test func `G: a finger dragged along the bar selects where it lifts, in one variant`() {
    for variant in [Simulator.Variant.standard, .draggedTabBars] {
      let stage = TabBarStage(variant: variant)
      let bar = stage.controller.tabBar.frame
      let y = bar.minY + 20
      stage.simulator.drag(
        from: CGPoint(x: bar.width * 0.2, y: y), to: CGPoint(x: bar.width * 0.8, y: y),
        duration: 0.3)
      stage.simulator.runUntilIdle()
      #expect(stage.controller.selectedIndex == (variant == .draggedTabBars ? 1 : 0))
    }
  }

  @Test func `B13: selecting another tab during a transition is a fault`() {
    let stage = TabBarStage(animator: TabSlide())
    stage.controller.selectedIndex = 1
    stage.simulator.run(for: 0.1)
    stage.controller.selectedIndex = 0
    #expect(stage.simulator.faults.map(\.fact) == ["B13"])
  }

  @Test(
    arguments: Simulator.Variant.all.flatMap { variant in
      ["willAppear", "isAppearing", "didAppear"].map { (variant, $0) }
    }, [false, true])
  func `A10: a first tab that selects another one as it appears is told in turn`(
    _ test: (variant: Simulator.Variant, moment: String), isAnimated: Bool
  ) {
    let simulator = Simulator(variant: test.variant)
    let record = Screen.Record()
    let tabs = UITabBarController()
    let delegate = TabBarDelegate()
    delegate.animator = isAnimated ? TabSlide() : nil
    let (first, second) = (Screen("first", record: record), Screen("second", record: record))
    tabs.viewControllers = [first, second]
    tabs.delegate = delegate
    first.onCall = { [weak tabs] call in
      if call == test.moment { tabs?.selectedIndex = 1 }
    }
    simulator.window.rootViewController = tabs
    #expect(simulator.runUntilIdle())
    first.onCall = { _ in }
    #expect(record.balance(of: "first") == "disappeared", "\(record.calls)")
    #expect(record.balance(of: "second") == "appeared", "\(record.calls)")
    #expect(second.view.window != nil && first.view.window == nil)
    #expect(delegate.calls.allSatisfy { $0.hasSuffix("Controller") })
    simulator.window.rootViewController = UIViewController()
    #expect(simulator.runUntilIdle())
    #expect(record.balance(of: "first") == "disappeared", "\(record.calls)")
    #expect(record.balance(of: "second") == "disappeared", "\(record.calls)")
    #expect(simulator.faults.isEmpty, "\(simulator.faults)")
  }

  @Test func `B11: the children appear and disappear with the tab bar controller`() {
    let stage = TabBarStage()
    stage.simulator.window.rootViewController = UIViewController()
    stage.simulator.runUntilIdle()
    let calls = stage.simulator.log.map(\.message).filter { $0.hasPrefix("TabScreen.view") }
    #expect(calls.filter { $0.contains("viewDidAppear") }.count == 1)
    #expect(calls.filter { $0.contains("viewDidDisappear") }.count == 1)
  }
}

@MainActor private final class TabBarStage {
  let simulator: Simulator
  let controller: UITabBarController
  let delegate = TabBarDelegate()
  let screens = [TabScreen(), TabScreen()]

  init(
    animator: (any UIViewControllerAnimatedTransitioning)? = nil,
    variant: Simulator.Variant = .standard
  ) {
    simulator = Simulator(variant: variant)
    controller = UITabBarController()
    controller.viewControllers = screens
    delegate.animator = animator
    simulator.window.rootViewController = controller
    simulator.runUntilIdle()
    controller.delegate = delegate
  }

  func tap(_ index: Int) {
    let width = simulator.window.bounds.width
    let bar = controller.tabBar.convert(controller.tabBar.bounds, to: nil)
    simulator.tap(at: CGPoint(x: width / 2 * (CGFloat(index) + 0.5), y: bar.minY + 20))
    simulator.runUntilIdle()
  }
}

private final class TabScreen: UIViewController {}

private final class TabBarDelegate: NSObject, UITabBarControllerDelegate {
  var calls: [String] = []
  /// The durations of the animation blocks in which it was called.
  var durations: [TimeInterval] = []
  var allows = true
  var animator: (any UIViewControllerAnimatedTransitioning)?
  var interaction: (any UIViewControllerInteractiveTransitioning)?

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    calls.append("shouldSelect")
    durations.append(UIView.inheritedAnimationDuration)
    return allows
  }

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelectTab tab: UITab
  ) -> Bool {
    calls.append("shouldSelectTab")
    return allows
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
  ) {
    calls.append("didSelectTab")
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    calls.append("didSelect")
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    calls.append("animationController")
    return animator
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    calls.append("interactionController")
    return interaction
  }
}

private final class TabSlide: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.3 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let controller = transitionContext.viewController(forKey: .to),
      let view = controller.view
    else { return }
    transitionContext.containerView.addSubview(view)
    view.frame = transitionContext.finalFrame(for: controller)
    let rest = view.center
    view.center.x += view.bounds.width
    UIView.animate(withDuration: 0.3) {
      view.center = rest
    } completion: { _ in
      if transitionContext.transitionWasCancelled { view.removeFromSuperview() }
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
