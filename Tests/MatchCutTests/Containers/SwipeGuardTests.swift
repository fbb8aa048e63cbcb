import Testing
import UIKit
import UIKitSimulator

@testable import MatchCut
@testable import MatchCutContainers

/// What a finger on a swipe container must not do.
@MainActor struct SwipeGuardTests {
  @Test(arguments: Simulator.Variant.all)
  func `a swipe in the turn of a push leaves that animated, and the callbacks in order`(
    _ variant: Simulator.Variant
  ) {
    let simulator = Simulator(variant: variant)
    let screens = [Screen("first"), Screen("second")]
    let container = SwipeContainerController(screens)
    let stack = UINavigationController(rootViewController: container)
    let pushed = Screen("pushed")
    container.swipeOptions.shouldBegin = { _ in
      stack.pushViewController(pushed, animated: true)
      return true
    }
    simulator.window.rootViewController = stack
    simulator.runUntilIdle()
    let finger = simulator.touchDown(at: CGPoint(x: 300, y: 400))
    for x in stride(from: 290.0, through: 200, by: -10) {
      finger.move(to: CGPoint(x: x, y: 400))
      simulator.step()
    }
    #expect(stack.transitionCoordinator?.isAnimated == true)
    finger.lift()
    #expect(simulator.runUntilIdle())
    #expect(stack.topViewController === pushed)
    pushed.expectAppeared()
    for screen in screens { screen.expectDisappeared() }
    #expect(simulator.faults.isEmpty, "\(simulator.faults)")
  }

  @Test func `below another screen, a finger that is already down begins nothing`() {
    let stage = SwipeStage()
    let finger = stage.simulator.touchDown(at: CGPoint(x: stage.width / 2, y: 400))
    stage.simulator.step()
    let above = Screen("above")
    above.modalPresentationStyle = .overFullScreen
    stage.container.present(above, animated: false)
    stage.simulator.step()
    stage.move(finger, by: -0.6)
    #expect(stage.container.transition == nil)
    finger.lift()
    stage.settle()
    #expect(stage.container.selectedIndex == 1)
    stage.expectNoFaults()
  }

  @Test func `disabled, no finger catches a transition in flight`() {
    let stage = SwipeStage()
    stage.container.isSwipeEnabled = false
    stage.container.select(2, animated: true)
    stage.simulator.run(for: 0.1)
    let finger = stage.simulator.touchDown(at: CGPoint(x: stage.width / 2, y: 400))
    stage.simulator.step()
    #expect(stage.container.transition?.isInteractive == false)
    finger.lift()
    stage.settle()
    stage.expectSelected(2)
  }

  @Test func `replaced under the finger, the selected screen stays`() {
    let stage = SwipeStage()
    let finger = stage.swipe(-0.7)
    stage.container.viewControllers = stage.screens
    #expect(stage.container.selectedIndex == 1 && stage.container.transition == nil)
    finger.lift()
    stage.settle()
    stage.expectSelected(1)
  }

  @Test func `selected in code while an end is stretched, the screen springs back`() {
    let stage = SwipeStage(selectedIndex: 0)
    let finger = stage.swipe(0.3)
    stage.container.select(1, animated: false)
    let place = stage.first.view.layer.position
    stage.move(finger, by: 0.2)
    #expect(stage.first.view.layer.position == place)
    finger.lift()
    stage.settle()
    stage.expectSelected(1)
    stage.container.select(0, animated: false)
    stage.settle()
    stage.expectSelected(0)
  }

  @Test func `requested again in flight, the screen continues at its pace`() {
    let places = [false, true].map { isAskedAgain in
      let stage = SwipeStage()
      stage.container.select(2, animated: true)
      stage.simulator.run(for: 0.1)
      if isAskedAgain { stage.container.select(2, animated: true) }
      stage.simulator.run(for: 0.1)
      return stage.place(of: stage.third)
    }
    #expect(places[0] != nil && places[0] == places[1])
  }

  @Test func `reversed while the container appears, the screens get their callbacks`() {
    let simulator = Simulator()
    let parent = StillParent()
    let screen = Screen("screen")
    let container = SwipeContainerController([screen])
    simulator.window.rootViewController = parent
    simulator.runUntilIdle()
    parent.addChild(container)
    container.beginAppearanceTransition(true, animated: true)
    parent.view.addSubview(container.view)
    container.beginAppearanceTransition(false, animated: true)
    container.view.removeFromSuperview()
    container.endAppearanceTransition()
    #expect(screen.steps == [.willAppear, .willDisappear, .didDisappear])
  }
}

/// A parent that forwards appearance callbacks itself.
private final class StillParent: UIViewController {
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}
