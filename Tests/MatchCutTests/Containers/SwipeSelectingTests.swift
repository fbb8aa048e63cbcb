import MatchCut
import MatchCutContainers
import Testing
import UIKit
import UIKitSimulator

/// Screens of a container that are selected in code.
@MainActor struct SwipeSelectingTests {
  @Test(arguments: Simulator.Variant.all, [0, 2])
  func `a screen slides in, the other one out`(_ variant: Simulator.Variant, _ index: Int) {
    let stage = SwipeStage(variant: variant)
    let recording = stage.simulator.record {
      stage.container.select(index, animated: true)
      #expect(stage.container.selectedIndex == index)
      stage.settle()
    }
    stage.expectSelected(index)
    recording.expectContinuous(stage.second.view)
    #expect(stage.screens[index].steps == [.willAppear, .didAppear])
    #expect(stage.second.calls == [.willDisappear, .didDisappear])
    #expect(stage.container.selections.last == stage.screens[index].name)
  }

  @Test(arguments: [true, false])
  func `the screens are told whether the selection is animated`(_ isAnimated: Bool) {
    let (first, second) = (AnimationListener(), AnimationListener())
    let stage = SwipeStage()
    stage.container.viewControllers = [first, second]
    stage.container.select(0, animated: false)
    stage.settle()
    (first.calls, second.calls) = ([], [])
    stage.container.select(1, animated: isAnimated)
    stage.settle()
    #expect(first.calls == [isAnimated] && second.calls == [isAnimated])
    stage.expectNoFaults()
  }

  @Test(arguments: AppAnimator.allOrNone)
  func `any animator can be used`(_ animator: AppAnimator?) {
    let stage = SwipeStage(animator: animator)
    stage.container.select(2, animated: true)
    stage.settle()
    stage.expectSelected(2)
    stage.container.select(1, animated: true)
    stage.settle()
    stage.expectSelected(1)
  }

  @Test func `without animation it is selected at once`() {
    let stage = SwipeStage()
    stage.container.select(0, animated: false)
    stage.expectSelected(0)
    #expect(stage.first.steps == [.willAppear, .didAppear])
    #expect(stage.second.calls == [.willDisappear, .didDisappear])
  }

  @Test func `without animation it stays in place when an outer animation is canceled`() {
    let stage = SwipeStage()
    stage.third.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let photo = Screen("photo")
    photo.onCall = { call, screen in
      guard call == .willAppear else { return }
      screen.transitionCoordinator?.animate { _ in stage.container.select(2, animated: false) }
    }
    stage.container.present(photo, using: ModalTransition(.fade, dismissal: .panDown))
    stage.simulator.commit()
    photo.dismissOrReverse()
    stage.settle()
    #expect(stage.container.selectedIndex == 2)
    #expect(stage.third.view.frame == stage.container.view.bounds)
    stage.expectNoFaults()
  }

  @Test func `before it is in a window no callback is called`() {
    let simulator = Simulator()
    let screens = [Screen("one"), Screen("two")]
    let container = SwipeContainerController(screens)
    container.select(1, animated: true)
    container.swipeIndicator = UIView()
    #expect(container.selectedIndex == 1 && !container.isViewLoaded)
    #expect(screens[0].calls.isEmpty && screens[1].calls.isEmpty)
    simulator.window.rootViewController = container
    simulator.runUntilIdle()
    screens[1].expectAppeared()
    #expect(screens[0].calls.isEmpty && !screens[0].isViewLoaded)
    #expect(simulator.faults.isEmpty, "\(simulator.faults)")
  }

  @Test func `indexes outside of the range have no effect`() {
    let stage = SwipeStage()
    stage.expectedHint = "There is no screen at"
    stage.container.select(-1, animated: true)
    stage.container.select(3, animated: false)
    stage.settle()
    stage.expectAsBefore()
    #expect(stage.second.calls.isEmpty)
  }

  @Test func `with Reduce Motion the screens cross-fade`() {
    let stage = SwipeStage()
    stage.simulator.isReduceMotionEnabled = true
    stage.container.select(2, animated: true)
    stage.simulator.commit()
    // Glass that was drawn at 0 may stay flat (F8c).
    #expect(stage.simulator.visibleAlpha(of: stage.third.view) == 0.0234375)
    stage.simulator.run(for: 0.125)
    #expect(stage.second.view.alpha == 0.0234375)
    #expect(stage.simulator.visibleFrame(of: stage.third.view) == stage.simulator.window.bounds)
    #expect(abs(stage.simulator.visibleAlpha(of: stage.third.view) - 0.5) < 0.1)
    #expect(abs(stage.simulator.visibleAlpha(of: stage.second.view) - 0.5) < 0.1)
    stage.settle()
    stage.expectSelected(2)
  }

  @Test func `screens can be added and removed`() {
    let stage = SwipeStage()
    let other = Screen("other")
    stage.container.viewControllers = [other, stage.third, other]
    #expect(stage.container.viewControllers == [other, stage.third])
    #expect(stage.container.selectedIndex == 1)
    stage.third.expectAppeared()
    stage.second.expectDisappeared()
    #expect(stage.second.parent == nil && other.parent === stage.container)
    stage.container.viewControllers = []
    #expect(stage.container.selectedIndex == nil)
    stage.container.viewControllers = [stage.second]
    stage.second.expectAppeared()
    stage.expectNoFaults()
  }

  @Test func `nothing is retained`() {
    weak var container: SwipeContainerController?
    weak var screen: Screen?
    let simulator = Simulator()
    do {
      let screens = [Screen("one"), Screen("two")]
      let made = SwipeContainerController(screens)
      (container, screen) = (made, screens[1])
      simulator.window.rootViewController = made
      simulator.runUntilIdle()
      made.select(1, animated: true)
      simulator.run(for: 0.1)
      simulator.window.rootViewController = UIViewController()
      simulator.runUntilIdle()
    }
    #expect(container == nil && screen == nil)
    #expect(simulator.faults.isEmpty, "\(simulator.faults)")
  }

  @Test(arguments: [false, true])
  func `a root that is replaced while the animator is asked for gets balanced calls`(
    isSwiped: Bool
  ) {
    let stage = SwipeStage()
    stage.container.whenAskedForAnimator = { [unowned stage] in
      stage.container.whenAskedForAnimator = nil
      stage.simulator.window.rootViewController = UIViewController()
    }
    if isSwiped { stage.swipe(-0.5).lift() } else { stage.container.select(2) }
    stage.simulator.runUntilIdle()
    for screen in stage.screens { screen.expectDisappeared() }
    #expect(stage.container.selectedIndex == (isSwiped ? 1 : 2))
    stage.simulator.window.rootViewController = stage.container
    stage.simulator.runUntilIdle()
    stage.container.select(0)
    stage.settle()
    stage.expectSelected(0)
    #expect(stage.simulator.faults.isEmpty, "\(stage.simulator.faults)")
  }
}

/// Records whether its appearance callbacks are animated.
private final class AnimationListener: UIViewController {
  var calls: [Bool] = []

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    calls.append(animated)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    calls.append(animated)
  }
}
