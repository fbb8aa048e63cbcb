import Testing
import UIKit
import UIKitSimulator

@testable import MatchCut
@testable import MatchCutContainers

/// The precedence of several recognizers on a swipe container.
@MainActor struct SwipePriorityTests {
  @Test func `a swipe from the edge inside a screen takes precedence`() {
    let simulator = Simulator()
    let inner = UINavigationController(rootViewController: Screen("root"))
    inner.pushViewController(Screen("story"), animated: false)
    let container = SwipeContainerController([Screen("first"), inner], selectedIndex: 1)
    simulator.window.rootViewController = container
    simulator.runUntilIdle()
    simulator.drag(from: CGPoint(x: 1, y: 400), to: CGPoint(x: 350, y: 400), duration: 0.3)
    simulator.runUntilIdle()
    #expect(inner.viewControllers.count == 1)
    #expect(container.selectedIndex == 1)
    // With nothing to pop, the swipe is the container's.
    simulator.drag(from: CGPoint(x: 1, y: 400), to: CGPoint(x: 350, y: 400), duration: 0.3)
    simulator.runUntilIdle()
    #expect(container.selectedIndex == 0)
    #expect(simulator.faults.isEmpty, "\(simulator.faults)")
  }

  @Test func `the kit's pop inside a screen takes precedence, without the system's`() {
    let simulator = Simulator()
    let inner = UINavigationController(rootViewController: Screen("root"))
    inner.pushViewController(Screen("story"), animated: false)
    PushTransition(.push).attach(to: inner)
    let container = SwipeContainerController([Screen("first"), inner], selectedIndex: 1)
    simulator.window.rootViewController = container
    simulator.runUntilIdle()
    for (count, index) in [(1, 1), (1, 0)] {
      simulator.drag(from: CGPoint(x: 1, y: 400), to: CGPoint(x: 350, y: 400), duration: 0.3)
      simulator.runUntilIdle()
      #expect(inner.viewControllers.count == count)
      #expect(container.selectedIndex == index)
    }
    #expect(simulator.faults.isEmpty, "\(simulator.faults)")
  }

  @Test(
    arguments: [PopGesture.fullWidth, .drag(.trailing)],
    [Simulator.Variant.standard, .outerRecognizersFirst])
  func `so does one from anywhere, and a container leaves it what it can pop`(
    _ gesture: PopGesture, _ variant: Simulator.Variant
  ) {
    for isTab in [false, true] {
      let simulator = Simulator(variant: variant)
      let inner = UINavigationController(rootViewController: Screen("root"))
      inner.pushViewController(Screen("story"), animated: false)
      PushTransition(.push, popGesture: gesture).attach(to: inner)
      let container = isTab ? nil : SwipeContainerController([Screen("first"), inner])
      let tabs = UITabBarController()
      if isTab { tabs.viewControllers = [Screen("first"), inner] }
      TabTransition(.slide(from: .trailing), swipe: PanRelease()).attach(to: tabs)
      tabs.selectedIndex = 1
      container?.select(1, animated: false)
      simulator.window.rootViewController = container ?? tabs
      simulator.runUntilIdle()
      for remaining in [1, 0] {
        simulator.drag(from: CGPoint(x: 80, y: 400), to: CGPoint(x: 380, y: 400), duration: 0.3)
        simulator.runUntilIdle()
        #expect(inner.viewControllers.count == 1)
        #expect((container?.selectedIndex ?? tabs.selectedIndex) == remaining)
      }
      #expect(simulator.faults.isEmpty, "\(simulator.faults)")
    }
  }

  @Test(arguments: [true, false])
  func `above a screen that can be dragged away, it follows the finger`(_ isTab: Bool) {
    let simulator = Simulator()
    let inner = UINavigationController(rootViewController: Screen("root"))
    inner.pushViewController(Screen("story"), animated: false)
    PushTransition(.push, popGesture: .drag).attach(to: inner)
    let second = Screen("second")
    let container = isTab ? nil : SwipeContainerController([inner, second])
    let tabs = UITabBarController()
    if isTab { tabs.viewControllers = [inner, second] }
    TabTransition(.slide(from: .trailing), swipe: PanRelease()).attach(to: tabs)
    simulator.window.rootViewController = container ?? tabs
    simulator.runUntilIdle()
    let finger = simulator.touchDown(at: CGPoint(x: 350, y: 400))
    simulator.step()
    simulator.move(finger, by: CGPoint(x: -250, y: 0), for: 0.3)
    #expect(second.viewIfLoaded?.window != nil)
    #expect(second.viewIfLoaded.map { simulator.visibleFrame(of: $0).minX < 200 } == true)
    finger.lift()
    simulator.runUntilIdle()
    #expect((container?.selectedIndex ?? tabs.selectedIndex) == 1)
    #expect(simulator.faults.isEmpty, "\(simulator.faults)")
  }

  @Test func `an edge pan around the container takes precedence, too`() {
    let stage = SwipeStage()
    var reports = 0
    let target = EdgeTarget { reports += 1 }
    let edgePan = target.recognizer
    stage.simulator.window.addGestureRecognizer(edgePan)
    stage.simulator.drag(
      from: CGPoint(x: 1, y: 400), to: CGPoint(x: 350, y: 400), duration: 0.3)
    stage.settle()
    #expect(reports > 0)
    stage.expectSelected(1)
  }

  @Test func `if the app removes the container in shouldBegin, nothing begins`() {
    let stage = SwipeStage()
    let parent = stage.container.view.superview
    stage.container.swipeOptions.shouldBegin = { [unowned stage] _ in
      stage.container.view.removeFromSuperview()
      return true
    }
    let finger = stage.swipe(-0.6)
    #expect(stage.container.transition == nil)
    finger.lift()
    stage.settle()
    stage.container.swipeOptions.shouldBegin = nil
    parent?.addSubview(stage.container.view)
    stage.settle()
    stage.swipe(-0.6).lift()
    stage.settle()
    #expect(stage.container.selectedIndex == 2)
    stage.expectNoFaults()
  }

  @Test(arguments: Simulator.Variant.all)
  func `of two flicks in one turn, the first one is used`(_ variant: Simulator.Variant) {
    let stage = SwipeStage(variant: variant, selectedIndex: 0)
    stage.flickTwiceInOneTurn()
    stage.settle()
    stage.expectSelected(1)
  }
}

/// A target of a recognizer of the app.
@MainActor private final class EdgeTarget: NSObject {
  let recognizer = UIScreenEdgePanGestureRecognizer()
  private var action: GestureAction?

  init(_ onReport: @escaping @MainActor () -> Void) {
    super.init()
    recognizer.edges = .left
    action = GestureAction(of: recognizer, handler: onReport)
  }
}
