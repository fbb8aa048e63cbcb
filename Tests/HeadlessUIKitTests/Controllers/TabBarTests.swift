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

  @Test func `an item has its image above its title, and the tint if it is selected`() throws {
    let simulator = Simulator()
    let controller = UITabBarController()
    controller.viewControllers = ["sun.max.fill", "drop.fill", "cloud.fill"].map { symbol in
      let screen = UIViewController()
      let image = UIImage(systemName: symbol)
      screen.tabBarItem = UITabBarItem(title: symbol, image: image, tag: 0)
      return screen
    }
    controller.tabBar.tintColor = .systemRed
    simulator.window.rootViewController = controller
    simulator.runUntilIdle()
    let buttons = controller.tabBar.subviews.compactMap { $0 as? UIButton }
    #expect(buttons.count == 3)
    for button in buttons {
      let image = try #require(button.imageView?.frame)
      let title = try #require(button.titleLabel?.frame)
      #expect(image.width > 10 && image.maxY <= title.minY && image.midX == title.midX)
    }
    #expect(buttons.map(\.tintColor) == [.systemRed, .systemGray, .systemGray])
    controller.selectedIndex = 2
    #expect(buttons.map(\.tintColor) == [.systemGray, .systemGray, .systemRed])
  }

  @Test func `an item follows its title, which is also that of its controller`() throws {
    let simulator = Simulator()
    let controller = UITabBarController()
    let image = UIImage(systemName: "sun.max.fill")
    let screens = ["one", "two"].map { title in
      let screen = UIViewController()
      screen.tabBarItem = UITabBarItem(title: title, image: image, tag: 0)
      return screen
    }
    controller.viewControllers = screens
    simulator.window.rootViewController = controller
    simulator.runUntilIdle()
    let button = try #require(controller.tabBar.subviews.compactMap { $0 as? UIButton }.first)
    let place = try #require(button.imageView?.frame)
    screens[0].title = "a much longer one"
    simulator.runUntilIdle()
    #expect(button.titleLabel?.text == "a much longer one")
    let title = try #require(button.titleLabel?.frame)
    #expect(button.imageView?.frame == place && abs(title.midX - place.midX) < 0.5)
    screens[0].tabBarItem.title = "one"
    simulator.runUntilIdle()
    #expect(screens[0].title == "a much longer one" && button.titleLabel?.text == "one")
    #expect(button.imageView?.frame == place)
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

  @Test(arguments: Simulator.Variant.all, [true, false])
  func `B15: a swipe tells the incoming tab that it has appeared when it is over`(
    variant: Simulator.Variant, finishes: Bool
  ) {
    let stage = TabBarStage(animator: TabSlide(), variant: variant)
    let driver = UIPercentDrivenInteractiveTransition()
    stage.delegate.interaction = driver
    let count = stage.simulator.log.count
    stage.controller.selectedIndex = 1
    stage.simulator.commit()
    driver.update(0.5)
    stage.simulator.run(for: 0.3)
    var calls: [String] {
      stage.simulator.log.dropFirst(count).map(\.message).filter {
        $0.hasPrefix("TabScreen.viewDidA") || $0.hasPrefix("TabScreen.viewDidD")
      }
    }
    #expect(calls.isEmpty)
    if finishes { driver.finish() } else { driver.cancel() }
    stage.simulator.runUntilIdle()
    let expected =
      ["TabScreen.viewDidDisappear(animated: true)"]
      + ["TabScreen.viewDidAppear(animated: true)"]
    #expect(calls == expected)
    #expect(stage.simulator.faults.isEmpty)
  }

  @Test(arguments: Simulator.Variant.all)
  func `A6: an incoming tab left behind after a cancel is only a hint`(variant: Simulator.Variant) {
    let stage = TabBarStage(animator: TabSlide(leavesIncomingView: true), variant: variant)
    let driver = UIPercentDrivenInteractiveTransition()
    stage.delegate.interaction = driver
    stage.controller.selectedIndex = 1
    stage.simulator.commit()
    driver.update(0.5)
    stage.simulator.step()
    driver.cancel()
    stage.simulator.runUntilIdle()
    #expect(stage.controller.selectedIndex == 0)
    #expect(stage.simulator.faults.isEmpty)
    #expect(stage.simulator.hints.map(\.fact) == ["A6"])
    #expect(stage.simulator.shows(stage.screens[0]))
  }

  @Test(arguments: Simulator.Variant.all, [(0.2, false), (0.2, true), (0.7, false), (0.7, true)])
  func `C: a swipe with another animator at each call returns, and is reported once`(
    variant: Simulator.Variant, _ swipe: (seconds: Double, finishes: Bool)
  ) {
    let stage = TabBarStage(
      animator: InterruptibleTabSlide(keepsAnimator: false), variant: variant)
    let driver = UIPercentDrivenInteractiveTransition()
    stage.delegate.interaction = driver
    stage.controller.selectedIndex = 1
    stage.simulator.commit()
    let width = stage.simulator.window.bounds.width
    let count = Int(swipe.seconds * 60)
    for step in 1...count {
      let part = CGFloat(step) / CGFloat(count) * 0.3
      driver.update(part)
      stage.simulator.step()
      let x = stage.simulator.visibleFrame(of: stage.screens[1].view).minX
      #expect(x.isClose(to: width * (1 - part), within: 0.5))
    }
    if swipe.finishes { driver.finish() } else { driver.cancel() }
    stage.simulator.runUntilIdle()
    #expect(stage.controller.selectedIndex == (swipe.finishes ? 1 : 0))
    #expect(stage.simulator.shows(stage.screens[swipe.finishes ? 1 : 0]))
    #expect(stage.simulator.faults.map(\.fact) == ["C"])
  }

  @Test func `B12: a tab and the controller that it provides do not keep each other`() {
    weak var tab: UITab?
    weak var screen: UIViewController?
    do {
      let simulator = Simulator()
      let tabs = UITabBarController()
      let first = UITab(title: "First", image: nil, identifier: "first") { _ in TabScreen() }
      tabs.tabs = [first]
      simulator.window.rootViewController = tabs
      simulator.runUntilIdle()
      (tab, screen) = (first, first.viewController)
      #expect(tab != nil && screen?.tab === tab && tabs.selectedTab === tab)
    }
    #expect(tab == nil && screen == nil)
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
