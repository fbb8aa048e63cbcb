import Testing
import UIKit
import UIKitSimulator

@testable import MatchCut
@testable import MatchCutContainers

/// Changes of a swipe container in its own callbacks and questions.
@MainActor struct SwipeReplacingTests {
  @Test(
    "screens that are replaced in a callback of another change become children",
    arguments: [Screen.Call.willDisappear, .didDisappear, .willAppear, .didAppear])
  func inACallback(_ moment: Screen.Call) {
    let stage = SwipeStage()
    let other = Screen("other")
    var isDone = false
    func replace(_ call: Screen.Call) {
      guard call == moment, !isDone else { return }
      isDone = true
      stage.container.viewControllers = stage.screens
    }
    let told = moment == .willDisappear || moment == .didDisappear ? stage.second : other
    told.onCall = { call, _ in replace(call) }
    stage.container.viewControllers = [other]
    stage.settle()
    #expect(isDone && stage.container.viewControllers == stage.screens)
    #expect(stage.screens.allSatisfy { $0.parent === stage.container })
    #expect(other.parent == nil && other.viewIfLoaded?.superview == nil)
    let index = stage.container.selectedIndex
    #expect(index.map { stage.screens[$0].view.superview } == stage.container.content)
    stage.expectNoFaults()
  }

  @Test(
    "presented, and lost with the root under the finger, it ends and is released",
    arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen], AppAnimator.timed)
  func lostWithRoot(_ style: UIModalPresentationStyle, _ animator: AppAnimator) async {
    var references = WeakReferences()
    let simulator = Simulator()
    simulator.window.rootViewController = UIViewController()
    simulator.runUntilIdle()
    let finger = {
      let screens = [Screen("first"), Screen("second")]
      let container = RecordedContainer(screens)
      container.appAnimator = animator
      container.modalPresentationStyle = style
      simulator.window.rootViewController?.present(container, animated: true)
      simulator.runUntilIdle()
      let finger = simulator.touchDown(at: CGPoint(x: 300, y: 400))
      simulator.step()
      simulator.move(finger, by: CGPoint(x: -150, y: 0), for: 0.2)
      #expect(container.transition?.isInteractive == true)
      references.watch(container, "container")
      references.watch(container.transition, "transition")
      references.watch(container.driver, "driver")
      for screen in screens { references.watch(screen, screen.name) }
      return finger
    }()
    simulator.window.rootViewController = UIViewController()
    await simulator.runYieldingUntilIdle()
    references.expectGone()
    simulator.move(finger, by: CGPoint(x: -50, y: 0), for: 0.1)
    finger.lift()
    #expect(simulator.runUntilIdle())
    #expect(simulator.faults.allSatisfy { $0.fact == "A12" }, "\(simulator.faults)")
  }

  @Test("screens that are replaced while a container is created become children")
  func inTheInitializer() {
    let (screen, other) = (ReplacingScreen(), Screen("other"))
    screen.other = other
    let container = SwipeContainerController([screen])
    #expect(container.viewControllers == [other] && other.parent === container)
    #expect(screen.parent == nil)
  }

  @Test("a selection while the animator is asked for follows the transition")
  func inAQuestion() {
    let stage = SwipeStage()
    stage.container.whenAskedForAnimator = { [unowned stage] in
      stage.container.whenAskedForAnimator = nil
      stage.container.select(0)
    }
    stage.container.select(2)
    stage.settle()
    stage.expectSelected(0)
    stage.expectNoFaults()
  }

  @Test("screens that are replaced while the animator is asked for end the request")
  func replacedInAQuestion() {
    let stage = SwipeStage()
    stage.container.whenAskedForAnimator = { [unowned stage] in
      stage.container.whenAskedForAnimator = nil
      stage.container.viewControllers = [stage.first]
    }
    stage.container.select(2)
    stage.settle()
    #expect(stage.container.selectedViewController === stage.first)
    #expect(stage.container.content.subviews == [stage.first.view])
    stage.expectNoFaults()
  }

  @Test(
    "a third screen in the other direction replaces one that has hardly appeared",
    arguments: [false, true])
  func redirectedAtOnce(isTouched: Bool) {
    let stage = SwipeStage()
    let finger = isTouched ? stage.swipe(-0.05) : nil
    if !isTouched { stage.container.select(2) }
    stage.container.select(0)
    stage.simulator.step()
    #expect(stage.place(of: stage.second).map { abs($0) < 0.06 } == true)
    #expect(stage.third.view.superview == nil)
    finger?.lift()
    stage.settle()
    stage.expectSelected(0)
    #expect(stage.third.count(of: .didAppear) == 0)
    stage.expectNoFaults()
  }

  @Test(
    "the swipe after one that the app has disabled at the first screen selects the neighbor",
    arguments: [false, true])
  func disabledInTheQuestion(isEnabledAtOnce: Bool) {
    let stage = SwipeStage(selectedIndex: 0)
    var isFirst = true
    stage.container.swipeOptions.shouldBegin = { [unowned stage] _ in
      if isFirst { stage.container.isSwipeEnabled = false }
      if isFirst, isEnabledAtOnce { stage.container.isSwipeEnabled = true }
      isFirst = false
      return true
    }
    stage.swipe(0.5).lift()
    stage.settle()
    stage.container.isSwipeEnabled = true
    stage.swipe(-0.6).lift()
    stage.settle()
    stage.expectSelected(1)
    stage.expectNoFaults()
  }

  @Test("onEnd tells the outcome with any animator", arguments: AppAnimator.allOrNone)
  func outcome(_ animator: AppAnimator?) {
    var ends: [Bool] = []
    let stage = SwipeStage(animator: animator) { container in
      container.swipeOptions.onEnd = { ends.append($0) }
    }
    stage.swipe(-0.6).lift()
    stage.settle()
    stage.expectSelected(2)
    #expect(ends == [true])
  }
}

/// A screen in place of which a container shows another one as soon as it is added.
private final class ReplacingScreen: UIViewController {
  var other: UIViewController?

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    if let other { (parent as? SwipeContainerController)?.viewControllers = [other] }
  }
}
