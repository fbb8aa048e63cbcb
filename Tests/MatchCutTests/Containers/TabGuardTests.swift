import MatchCut
import MatchCutContainers
import Testing
import UIKit
import UIKitSimulator

/// What a finger on the tabs must not do.
@MainActor struct TabGuardTests {
  @Test("a second tap on the tab that appears leaves the transition in flight")
  func secondTap() {
    let stage = TabStage()
    stage.tap(2)
    stage.simulator.run(for: 0.1)
    let before = stage.simulator.visibleFrame(of: stage.screens[2].view)
    stage.tap(2)
    stage.simulator.step()
    let after = stage.simulator.visibleFrame(of: stage.screens[2].view)
    #expect(stage.controller.transitionCoordinator != nil)
    #expect(after.minX < before.minX && after.minX > 0, "\(before), \(after)")
    stage.settle()
    stage.expectSelected(2)
  }

  @Test func `below another screen, a finger that is already down begins nothing`() {
    let stage = TabStage()
    let finger = stage.simulator.touchDown(at: CGPoint(x: stage.width / 2, y: 400))
    stage.simulator.step()
    let above = Screen("above")
    above.modalPresentationStyle = .overFullScreen
    stage.controller.present(above, animated: false)
    stage.simulator.step()
    stage.move(finger, by: -0.6)
    finger.lift()
    stage.settle()
    #expect(stage.controller.selectedIndex == 1)
    stage.expectNoFaults()
  }

  @Test(arguments: [Simulator.Variant.standard, .draggedTabBars])
  func `a drag along a bar selects nothing, unless the bar itself does`(
    _ variant: Simulator.Variant
  ) {
    let stage = TabStage(variant: variant)
    let navigationBar = UINavigationBar(frame: CGRect(x: 0, y: 60, width: stage.width, height: 44))
    stage.screens[1].view.addSubview(navigationBar)
    let sidebar = UIView(frame: CGRect(x: 0, y: 300, width: 300, height: 60))
    stage.controller.view.addSubview(sidebar)
    let bar = stage.controller.tabBar.frame
    for y in [bar.minY + 20, navigationBar.frame.midY, sidebar.frame.midY] {
      stage.simulator.drag(
        from: CGPoint(x: stage.width * 0.7, y: y), to: CGPoint(x: stage.width * 0.05, y: y),
        duration: 0.2)
      stage.settle()
      let isBar = variant == .draggedTabBars && y > bar.minY
      #expect(stage.controller.selectedIndex == (isBar ? 0 : 1), "\(y)")
      stage.controller.selectedIndex = 1
      stage.settle()
    }
    sidebar.removeFromSuperview()
    stage.swipe(-0.6).lift()
    stage.settle()
    stage.expectSelected(2)
  }

  @Test(arguments: [
    Simulator.Variant.standard, .delegatesByTab, .animatedTabBars,
  ])
  func `a tap in flight ends the transition, however the delegate is asked`(
    _ variant: Simulator.Variant
  ) {
    let delegate = TabDelegate()
    let stage = TabStage(variant: variant, delegate: delegate)
    for index in [2, 0, 1, 0, 2, 1] {
      stage.tap(index)
      #expect(stage.controller.selectedIndex == index)
      stage.simulator.run(for: 0.1)
    }
    stage.settle()
    stage.expectSelected(1)
    #expect(delegate.selected == ["third", "first", "second", "first", "third", "second"])
    delegate.allows = false
    stage.tap(0)
    stage.settle()
    stage.expectSelected(1)
  }

  @Test func `a tab that is selected without a question in flight ends the transition`() {
    let stage = TabStage()
    stage.tap(2)
    stage.simulator.run(for: 0.1)
    stage.controller.selectedIndex = 0
    #expect(stage.controller.selectedIndex == 0)
    stage.settle()
    stage.expectSelected(0)
  }

  @Test(arguments: [Simulator.Variant.standard, .delegatesByTab])
  func `a swipe asks whether its tab may be selected, once`(_ variant: Simulator.Variant) {
    let delegate = TabDelegate()
    let stage = TabStage(variant: variant, delegate: delegate)
    delegate.allows = false
    stage.swipe(-0.6).lift()
    stage.settle()
    stage.expectSelected(1)
    #expect(delegate.asked == ["third"])
    delegate.allows = true
    stage.swipe(0.6).cancel()
    stage.settle()
    stage.expectSelected(1)
    stage.swipe(0.6).lift()
    stage.settle()
    stage.expectSelected(0)
    #expect(delegate.asked == ["third", "first", "first"])
  }

  @Test(arguments: Simulator.Variant.all, [Screen.Call.willAppear, .isAppearing])
  func `selected while a tab is appearing, another one can be tapped in the same transition`(
    _ variant: Simulator.Variant, _ moment: Screen.Call
  ) {
    let stage = TabStage(variant: variant)
    var hasSelected = false
    stage.screens[2].onCall = { call, _ in
      guard call == moment, !hasSelected else { return }
      hasSelected = true
      stage.transition.select(1, in: stage.controller)
    }
    stage.tap(2)
    stage.simulator.run(for: 0.1)
    stage.tap(0)
    stage.settle()
    stage.screens[2].onCall = { _, _ in }
    stage.expectSelected(0)
    for index in [2, 0, 1] {
      stage.tap(index)
      stage.settle()
      stage.expectSelected(index)
    }
  }

  @Test(arguments: Simulator.Variant.all)
  func `without a coordinator, a transition ends, too`(_ variant: Simulator.Variant) {
    let simulator = Simulator(variant: variant)
    let controller = UncoordinatedTabs()
    let screens = [Screen("one"), Screen("two")]
    controller.viewControllers = screens
    let transition = TabTransition(.slide(from: .trailing), swipe: PanRelease())
    transition.attach(to: controller)
    simulator.window.rootViewController = controller
    simulator.runUntilIdle()
    controller.isCoordinated = false
    for index in [1, 0] {
      transition.select(index, in: controller)
      simulator.run(for: 0.1)
      let container = screens[index].view.superview
      #expect(container?.gestureRecognizers?.isEmpty == false)
      simulator.runUntilIdle()
      #expect(controller.selectedIndex == index)
      #expect(container?.gestureRecognizers?.isEmpty != false)
    }
    #expect(simulator.faults.isEmpty, "\(simulator.faults)")
  }

  @Test func `a tab of a controller that has another delegate is selected, too`() {
    let stage = TabStage()
    stage.expectedHint = "TabDelegate has replaced"
    let delegate = TabDelegate()
    stage.controller.delegate = delegate
    stage.transition.select(2, in: stage.controller)
    stage.settle()
    stage.expectSelected(2)
    let other = UITabBarController()
    other.viewControllers = [Screen("one"), Screen("two")]
    stage.transition.select(1, in: other)
    #expect(other.selectedIndex == 1)
  }

  @Test(arguments: Simulator.Variant.all)
  func `of two flicks in one turn, the first one is used`(_ variant: Simulator.Variant) {
    let stage = TabStage(variant: variant, selectedIndex: 0)
    stage.flickTwiceInOneTurn()
    stage.settle()
    stage.expectSelected(1)
  }

  @Test(arguments: Simulator.Variant.all)
  func `a tab selected in the turn of a swipe replaces it`(_ variant: Simulator.Variant) {
    var selection: (() -> Void)?
    var options = GestureOptions()
    options.onProgress = { _ in
      selection?()
      selection = nil
    }
    let stage = TabStage(
      TabTransition(.slide(from: .trailing), swipe: PanRelease(), swipeOptions: options),
      variant: variant)
    selection = { [unowned stage] in stage.transition.select(0, in: stage.controller) }
    stage.swipe(-0.6).lift()
    stage.settle()
    stage.expectSelected(0)
    stage.swipe(-0.6).lift()
    stage.settle()
    stage.expectSelected(1)
  }

  @Test(arguments: Simulator.Variant.all)
  func `a tab selected as an effect is chosen follows the transition`(_ variant: Simulator.Variant)
  {
    var selection: (() -> Void)?
    let transition = TabTransition { _ in
      selection?()
      selection = nil
      return .slide(from: .trailing)
    }
    let stage = TabStage(transition, variant: variant)
    selection = { [unowned stage] in
      for index in [1, 0] { stage.transition.select(index, in: stage.controller) }
    }
    stage.tap(2)
    stage.simulator.run(for: 0.1)
    #expect(stage.controller.selectedIndex == 2)
    stage.settle()
    stage.expectSelected(0)
    stage.expectNoFaults()
  }

  @Test(arguments: [AppAnimator.propertyAnimator, .viewAnimation], Simulator.Variant.all)
  func `a tab selected while a finger holds the app's animator is shown`(
    _ animator: AppAnimator, variant: Simulator.Variant
  ) {
    let delegate = TabDelegate()
    delegate.animator = animator.make()
    let stage = TabStage(variant: variant, delegate: delegate)
    let finger = stage.swipe(-0.4)
    stage.transition.select(0, in: stage.controller)
    stage.simulator.run(for: 2)
    // These animators rely on their container to remove what they have inserted.
    #expect(stage.controller.selectedIndex == 0)
    #expect(stage.controller.transitionCoordinator == nil)
    finger.lift()
    stage.settle()
    #expect(stage.controller.selectedIndex == 0)
  }

  @Test(arguments: [AppAnimator.propertyAnimator, .viewAnimation])
  func `no swipe begins while an animator of the app runs`(_ animator: AppAnimator) {
    let delegate = TabDelegate()
    delegate.animator = animator.make()
    let stage = TabStage(selectedIndex: 0, delegate: delegate)
    stage.tap(1)
    stage.simulator.run(for: 0.05)
    stage.swipe(-0.6).lift()
    stage.settle()
    #expect(stage.controller.selectedIndex == 1)
    stage.expectNoFaults()
  }

  @Test func `a swipe whose effect is nil when UIKit asks blocks no other one`() {
    // The kit asks more than once; UIKit's question is the last one.
    let last = swipe(withoutEffectAt: nil).calls
    let (stage, _) = swipe(withoutEffectAt: last)
    stage.expectSelected(1)
    stage.swipe(-0.6).lift()
    stage.settle()
    stage.expectSelected(2)
  }

  /// Swipes to the second tab, and counts the calls for an effect until then.
  private func swipe(withoutEffectAt missing: Int?) -> (stage: TabStage, calls: Int) {
    var calls = 0
    let transition = TabTransition(swipe: PanRelease()) { _ in
      calls += 1
      return calls == missing ? nil : .slide(from: .trailing)
    }
    let stage = TabStage(transition, selectedIndex: 0)
    let finger = stage.swipe(-0.6)
    let heard = calls
    finger.lift()
    stage.settle()
    return (stage, heard)
  }
}

/// A controller whose coordinator can be absent, as UIKit's may be while transitions are nested.
private final class UncoordinatedTabs: UITabBarController {
  var isCoordinated = true

  override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    isCoordinated ? super.transitionCoordinator : nil
  }
}
