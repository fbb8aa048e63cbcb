import MatchCut
import MatchCutContainers
import Testing
import UIKit
import UIKitSimulator

/// Transitions between tabs.
@MainActor struct TabTransitionTests {
  @Test(arguments: Simulator.Variant.all, [false, true])
  func `a later tab comes from the trailing edge, an earlier one from the leading edge`(
    _ variant: Simulator.Variant, _ isRightToLeft: Bool
  ) {
    let stage = TabStage(variant: variant, isRightToLeft: isRightToLeft)
    for (index, side) in [(2, 1), (1, -1), (0, -1), (1, 1)] as [(Int, CGFloat)] {
      stage.tap(index)
      stage.simulator.run(for: 0.1)
      let frame = stage.simulator.visibleFrame(of: stage.screens[index].view)
      let isAtRight = frame.maxX == stage.width
      #expect(frame.width < stage.width && frame.width > 0)
      #expect(isAtRight == ((side > 0) != isRightToLeft), "\(frame)")
      stage.settle()
      stage.expectSelected(index)
    }
  }

  @Test(arguments: TestEffect.all, Simulator.Variant.all)
  func `every effect leaves the tabs in the right state`(
    _ effect: TestEffect, _ variant: Simulator.Variant
  ) {
    let source = ZoomSource.frame(Phone.thumbnailFrame, in: nil)
    let stage = TabStage(TabTransition(effect.effect(from: source)), variant: variant)
    for index in [2, 0, 1] {
      stage.tap(index)
      stage.settle()
      stage.expectSelected(index)
    }
  }

  @Test func `a pair of tabs has its effect, and nil leaves it to UIKit`() {
    var operations: [TransitionOperation] = []
    let stage = TabStage(
      TabTransition { request in
        operations.append(request.operation)
        #expect(request.frontController !== request.backController)
        return request.backController?.title == "first" ? nil : .fade
      })
    stage.tap(2)
    stage.simulator.run(for: 0.1)
    let alpha = stage.simulator.visibleAlpha(of: stage.screens[2].view)
    #expect(alpha > 0 && alpha < 1)
    stage.settle()
    stage.tap(0)
    stage.simulator.run(for: 0.1)
    stage.expectSelected(0)
    #expect(operations == [.selectNext, .selectPrevious])
  }

  @Test(arguments: Simulator.Variant.all)
  func `a swipe selects, and can be canceled`(_ variant: Simulator.Variant) {
    let stage = TabStage(variant: variant)
    stage.swipe(-0.6).lift()
    stage.settle()
    stage.expectSelected(2)
    let finger = stage.swipe(0.5)
    stage.move(finger, by: -0.4)
    stage.simulator.run(for: 0.3)
    finger.lift()
    stage.settle()
    stage.expectSelected(2)
    stage.swipe(0.7).cancel()
    stage.settle()
    stage.expectSelected(2)
    stage.swipe(-0.6).lift()
    stage.settle()
    stage.expectSelected(2)
  }

  @Test(arguments: Simulator.Variant.all)
  func `a flick that ends before anything is drawn is not lost`(_ variant: Simulator.Variant) {
    let stage = TabStage(variant: variant)
    stage.simulator.stall(for: 0.2)
    let finger = stage.simulator.touchDown(at: CGPoint(x: 300, y: 400))
    for step in 1...5 {
      stage.simulator.step()
      finger.move(to: CGPoint(x: 300 - CGFloat(step) * 40, y: 400))
    }
    finger.lift()
    stage.simulator.run(for: 0.2)
    stage.settle()
    stage.expectSelected(2)
  }

  @Test(arguments: Simulator.Variant.all)
  func `caught in flight, it can be reversed`(_ variant: Simulator.Variant) {
    let stage = TabStage(variant: variant)
    stage.tap(2)
    stage.simulator.run(for: 0.15)
    let finger = stage.swipe(0.3)
    stage.simulator.run(for: 0.4)
    #expect(stage.controller.transitionCoordinator?.isInteractive == true)
    stage.move(finger, by: 0.5, for: 0.1)
    finger.lift()
    stage.settle()
    stage.expectSelected(1)
  }

  @Test(arguments: Simulator.Variant.all)
  func `taps and swipes in quick succession never freeze it`(_ variant: Simulator.Variant) {
    let stage = TabStage(variant: variant)
    for round in 0..<20 {
      switch round % 4 {
      case 0: stage.tap(round % 3)
      case 1: stage.swipe(-0.4, for: 0.05).lift()
      case 2: stage.tap((round + 1) % 3)
      default: stage.swipe(0.4, for: 0.05).lift()
      }
      stage.simulator.run(for: Double(round % 5) * 0.03)
    }
    stage.settle()
    stage.expectSelected(stage.controller.selectedIndex)
    for index in [2, 0, 1] {
      stage.tap(index)
      stage.settle()
      stage.expectSelected(index)
    }
  }

  @Test(arguments: Simulator.Variant.all)
  func `a tab that is selected while a finger moves the tabs is shown`(
    _ variant: Simulator.Variant
  ) {
    let stage = TabStage(variant: variant)
    let finger = stage.swipe(-0.4)
    stage.transition.select(0, in: stage.controller)
    stage.move(finger, by: 0.2)
    finger.lift()
    stage.settle()
    stage.expectSelected(0)
  }

  @Test(arguments: Simulator.Variant.all)
  func `a second finger on the bar while the first moves the tabs freezes nothing`(
    _ variant: Simulator.Variant
  ) {
    let stage = TabStage(variant: variant)
    let finger = stage.swipe(-0.4)
    stage.tap(0)
    stage.move(finger, by: 0.2)
    finger.lift()
    stage.settle()
    stage.expectSelected(stage.controller.selectedIndex)
    stage.tap(2)
    stage.settle()
    stage.expectSelected(2)
  }

  @Test func `in code, a tab can be selected at any time`() {
    let stage = TabStage()
    stage.expectedHint = "There is no tab at"
    for index in [2, 0, 1, 2, 2, 7, -1] {
      stage.transition.select(index, in: stage.controller)
      stage.simulator.run(for: 0.05)
    }
    stage.settle()
    stage.expectSelected(2)
  }

  @Test(arguments: [false, true])
  func `a new size in flight is used at the end`(_ isHeld: Bool) {
    let stage = TabStage()
    let finger = isHeld ? stage.swipe(-0.4) : nil
    if !isHeld { stage.tap(2) }
    stage.simulator.run(for: 0.1)
    stage.simulator.resize(to: CGSize(width: 852, height: 393))
    stage.simulator.run(for: 0.1)
    finger?.cancel()
    stage.settle()
    stage.expectSelected(isHeld ? 1 : 2)
  }

  @Test func `with Reduce Motion the tabs cross-fade`() {
    let stage = TabStage()
    stage.simulator.isReduceMotionEnabled = true
    stage.tap(2)
    stage.simulator.commit()
    // Glass that was drawn at 0 may stay flat (F8c).
    #expect(stage.simulator.visibleAlpha(of: stage.screens[2].view) == 0.0234375)
    #expect(stage.screens[1].view.alpha == 1)
    stage.simulator.run(for: 0.125)
    let frame = stage.simulator.visibleFrame(of: stage.screens[2].view)
    #expect(frame == stage.simulator.window.bounds)
    stage.settle()
    stage.expectSelected(2)
  }

  // MARK: The app's delegate

  @Test func `the app's delegate is asked and told`() {
    let delegate = TabDelegate()
    let stage = TabStage(delegate: delegate)
    delegate.allows = false
    stage.tap(2)
    stage.settle()
    stage.expectSelected(1)
    delegate.allows = true
    stage.tap(2)
    stage.settle()
    #expect(delegate.selected == ["third"])
    delegate.animator = TransitionAnimator(.fade, for: .selectPrevious)
    stage.tap(1)
    stage.simulator.run(for: 0.1)
    #expect(stage.simulator.visibleAlpha(of: stage.screens[2].view) < 1)
    stage.settle()
    stage.expectSelected(1)
  }

  @Test(arguments: [Simulator.Variant.standard, .delegatesByTab])
  func `a delegate that knows controllers only is asked and told once`(
    _ variant: Simulator.Variant
  ) {
    let delegate = ControllerTabDelegate()
    let stage = TabStage(variant: variant, delegate: delegate)
    delegate.allows = false
    stage.tap(2)
    stage.settle()
    stage.expectSelected(1)
    #expect(delegate.asked == ["third"] && delegate.selected == [])
    delegate.allows = true
    stage.tap(2)
    stage.settle()
    stage.expectSelected(2)
    #expect(delegate.asked == ["third", "third"] && delegate.selected == ["third"])
    // A swipe asks when it begins, and tells when it has finished.
    stage.swipe(0.6).cancel()
    stage.settle()
    #expect(delegate.asked == ["third", "third", "second"] && delegate.selected == ["third"])
    let finger = stage.swipe(0.6)
    #expect(delegate.selected == ["third"])
    finger.lift()
    stage.settle()
    stage.expectSelected(1)
    #expect(delegate.selected == ["third", "second"])
  }

  @Test func `a swipe that the app's selection cancels tells nothing`() {
    let delegate = ControllerTabDelegate()
    let stage = TabStage(delegate: delegate)
    let finger = stage.swipe(-0.6)
    stage.transition.select(0, in: stage.controller)
    finger.lift()
    stage.settle()
    stage.expectSelected(0)
    #expect(delegate.selected == [])
  }

  @Test func `a delegate that knows tabs is asked and told by the tab`() {
    let delegate = TabDelegate()
    let stage = TabStage(variant: .delegatesByTab, delegate: delegate)
    stage.tap(2)
    stage.settle()
    #expect(delegate.askedByTab == ["third"] && delegate.asked == [])
    #expect(delegate.selected == ["third"])
    stage.swipe(0.6).lift()
    stage.settle()
    #expect(delegate.askedByTab == ["third", "second"])
    #expect(delegate.selected == ["third", "second"])
  }

  @Test(arguments: [true, false], [true, false])
  func `if UIKit calls by the tab and by the controller, it is asked and told once`(
    isTabFirst: Bool, allows: Bool
  ) throws {
    let delegate = ControllerTabDelegate()
    let stage = TabStage(delegate: delegate)
    delegate.allows = allows
    let (controller, screen) = (stage.controller, stage.screens[2])
    let tab = try #require(screen.tab)
    for count in 1...2 {
      for isByTab in [isTabFirst, !isTabFirst] {
        let mayUserSelect =
          isByTab
          ? stage.transition.tabBarController(controller, shouldSelectTab: tab)
          : stage.transition.tabBarController(controller, shouldSelect: screen)
        #expect(mayUserSelect == allows)
      }
      #expect(delegate.asked.count == count)
      for isByTab in [isTabFirst, !isTabFirst] {
        if isByTab {
          stage.transition.tabBarController(controller, didSelectTab: tab, previousTab: nil)
        } else {
          stage.transition.tabBarController(controller, didSelect: screen)
        }
      }
      #expect(delegate.selected.count == count)
    }
    // In another turn, the other way is a new selection.
    _ = stage.transition.tabBarController(controller, shouldSelectTab: tab)
    stage.simulator.step()
    _ = stage.transition.tabBarController(controller, shouldSelect: screen)
    #expect(delegate.asked.count == 4)
  }

  @Test func `another transition replaces the first, and keeps its delegate`() {
    let delegate = TabDelegate()
    let stage = TabStage(delegate: delegate)
    TabTransition(.fade).attach(to: stage.controller)
    #expect(stage.transition.swipeGestureRecognizer(of: stage.controller) == nil)
    stage.tap(2)
    stage.simulator.run(for: 0.1)
    #expect(stage.simulator.visibleAlpha(of: stage.screens[2].view) < 1)
    stage.settle()
    stage.expectSelected(2)
    #expect(delegate.selected == ["third"])
    stage.swipe(0.6).lift()
    stage.settle()
    stage.expectSelected(2)
  }

  @Test func `another delegate detaches it`() {
    let stage = TabStage()
    stage.expectedHint = "TabDelegate has replaced"
    let delegate = TabDelegate()
    stage.controller.delegate = delegate
    stage.swipe(-0.6).lift()
    stage.settle()
    stage.expectSelected(1)
    stage.tap(2)
    stage.simulator.run(for: 0.05)
    stage.expectSelected(2)
  }

  @Test func `it lives as long as the tab bar controller`() {
    weak var transition: TabTransition?
    do {
      let simulator = Simulator()
      let controller = UITabBarController()
      controller.viewControllers = [Screen("one"), Screen("two")]
      do {
        let made = TabTransition(.slide(from: .trailing), swipe: PanRelease())
        made.attach(to: controller)
        transition = made
      }
      #expect(transition != nil)
      simulator.window.rootViewController = controller
      simulator.runUntilIdle()
      controller.selectedIndex = 1
      simulator.runUntilIdle()
      simulator.window.rootViewController = UIViewController()
      simulator.runUntilIdle()
    }
    #expect(transition == nil)
  }
}
