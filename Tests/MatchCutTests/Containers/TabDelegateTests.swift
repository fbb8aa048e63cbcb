import MatchCut
import MatchCutContainers
import Testing
import UIKit
import UIKitSimulator

/// The app's own delegate of a tab bar controller.
@MainActor struct TabDelegateTests {
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
