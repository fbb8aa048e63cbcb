import Testing
import UIKit
import UIKitSimulator

@testable import MatchCut

/// Views and windows that are removed during a swipe, and what must not remain.
@MainActor
struct PopLossTests {
  @Test("the navigation view leaves the window during a swipe", arguments: PopCase.all)
  func lostWindow(_ popCase: PopCase) {
    let pop = PopStage(popCase)
    let finger = pop.swipe(250)
    let other = Screen("other")
    pop.stage.phone.window.rootViewController = other
    pop.simulator.step()
    finger.lift()
    pop.stage.phone.settle()
    pop.stage.phone.expectAtRest(other)
    #expect(pop.outcomes == [false])
    pop.stage.phone.window.rootViewController = pop.navigation
    pop.stage.phone.settle()
    pop.stage.expectPhotoShown()
    pop.expectSwipePops()
  }

  @Test("the window is resized during a swipe", arguments: [true, false])
  func resized(finishes: Bool) {
    let pop = PopStage(PopCase(gesture: .fullWidth))
    let finger = pop.swipe(150)
    pop.simulator.resize(to: CGSize(width: 852, height: 393))
    pop.simulator.step()
    pop.move(finger, by: finishes ? 300 : -120)
    pop.simulator.run(for: 0.2)
    finger.lift()
    pop.stage.phone.settle()
    #expect(pop.outcomes == [finishes])
    let shown = finishes ? pop.stage.root : pop.stage.photo
    #expect(pop.navigation.topViewController === shown)
    #expect(pop.simulator.visibleFrame(of: shown.view).size == CGSize(width: 852, height: 393))
    pop.stage.phone.expectNoFaults()
  }

  @Test(
    "a transition that gets the interaction without a finger finishes",
    arguments: [true, false])
  func noFinger(isPush: Bool) {
    let pop = PopStage(pushes: !isPush)
    let driver = PopInteraction(
      .edge, options: GestureOptions(), of: pop.navigation, for: pop.transition)
    pop.stage.delegate.driver = driver
    #expect(pop.stage.delegate.driver != nil)
    if isPush { pop.stage.push() } else { pop.stage.pop() }
    pop.stage.phone.settle()
    pop.stage.delegate.driver = nil
    if isPush { pop.stage.expectPhotoShown() } else { pop.stage.expectRootShown() }
    pop.stage.phone.expectNoFaults()
  }

  @Test("everything is released with the navigation controller", arguments: PopCase.standard)
  func released(_ popCase: PopCase) {
    var references = WeakReferences()
    let simulator: Simulator
    do {
      let pop = PopStage(popCase)
      simulator = pop.simulator
      references.watch(pop.navigation, "navigation controller")
      references.watch(pop.transition, "transition")
      references.watch(pop.recognizer, "recognizer")
      references.watch(pop.recognizer?.delegate, "interaction")
      references.watch(pop.stage.photo, "photo")
      pop.swipeAndReturn()
      pop.stage.phone.settle()
      pop.swipeToPop()
      pop.stage.phone.settle()
      simulator.window.rootViewController = UIViewController()
    }
    #expect(simulator.runUntilIdle())
    references.expectGone()
  }

  @Test("a screen that a finger has popped is released, and so is the transition's context")
  func poppedScreen() {
    let pop = PopStage(pushes: false)
    var references = WeakReferences()
    do {
      let map = Screen("map")
      references.watch(map, "controller")
      references.watch(map.view, "view")
      pop.navigation.pushViewController(map, animated: true)
      pop.stage.phone.settle()
      let finger = pop.swipe(220)
      references.watch(pop.navigation.transitionCoordinator, "coordinator")
      references.watch(pop.stage.delegate.drivenAnimator, "animator")
      finger.lift()
      pop.stage.phone.settle()
    }
    references.expectGone()
    pop.stage.expectRootShown()
  }
}
