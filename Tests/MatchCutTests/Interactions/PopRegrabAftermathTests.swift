import MatchCut
import Testing
import UIKit
import UIKitSimulator

/// What a stack does after a transition in it was caught.
@MainActor
struct PopRegrabAftermathTests {
  @Test("UIKit's swipe works afterward, for another delegate", arguments: PopCatch.few)
  func systemSwipe(_ caught: PopCatch) {
    let pop = caught.flight.fly(caught.popCase, hasBar: true)
    let finger = pop.catchInFlight()
    pop.move(finger, by: -170)
    finger.lift()
    pop.stage.phone.settle()
    pop.stage.expectPhotoShown()
    pop.navigation.delegate = nil
    pop.simulator.drag(from: pop.point(4), to: pop.point(300), duration: 0.3)
    #expect(pop.navigation.transitionCoordinator != nil)
    pop.expectEnd(popped: true)
  }

  @Test("buttons and the bar take touches afterward", arguments: PopCatch.few)
  func touches(_ caught: PopCatch) {
    let pop = caught.flight.fly(caught.popCase, hasBar: true)
    var taps = 0
    let button = UIButton(
      type: .system, primaryAction: UIAction(title: "Tap") { _ in taps += 1 })
    button.frame = CGRect(x: 100, y: 600, width: 100, height: 44)
    pop.stage.photo.view.addSubview(button)
    let finger = pop.catchInFlight()
    pop.move(finger, by: -170)
    finger.lift()
    pop.stage.phone.settle()
    pop.simulator.tap(at: button.center)
    #expect(taps == 1)
    pop.simulator.tap(at: CGPoint(x: 20, y: 81))
    #expect(pop.navigation.transitionCoordinator != nil)
    button.removeFromSuperview()
    pop.expectEnd(popped: true)
  }

  @Test("everything is released after a catch", arguments: PopCatch.all, [true, false])
  func released(_ caught: PopCatch, stays: Bool) {
    var references = WeakReferences()
    let simulator: Simulator
    do {
      let pop = caught.flight.fly(caught.popCase)
      simulator = pop.simulator
      do {
        let finger = pop.catchInFlight()
        for recognizer in pop.stage.container.gestureRecognizers ?? [] {
          references.watch(recognizer, "recognizer of the container")
        }
        references.watch(pop.stage.delegate.drivenAnimator, "animator")
        references.watch(pop.navigation.transitionCoordinator, "coordinator")
        pop.move(finger, by: stays ? -170 : 170)
        finger.lift()
        pop.stage.phone.settle()
      }
      #expect(!references.alive.contains("animator") && !references.alive.contains("coordinator"))
      references.watch(pop.navigation, "navigation controller")
      references.watch(pop.transition, "transition")
      references.watch(pop.recognizer, "recognizer")
      references.watch(pop.recognizer?.delegate, "interaction")
      references.watch(pop.stage.photo, "photo")
      simulator.window.rootViewController = UIViewController()
    }
    #expect(simulator.runUntilIdle())
    references.expectGone()
  }

  @Test("the navigation view leaves the window during a swipe", arguments: PopCatch.few)
  func lostWindow(_ caught: PopCatch) {
    let pop = caught.flight.fly(caught.popCase)
    let finger = pop.catchInFlight()
    pop.move(finger, by: 50)
    let other = Screen("other")
    pop.stage.phone.window.rootViewController = other
    pop.simulator.step()
    finger.lift()
    pop.stage.phone.settle()
    pop.stage.phone.expectAtRest(other)
    // Without the window, the touch is canceled: a transition of the app is finished, the finger's
    // is canceled.
    let stays = caught.flight != .popping
    #expect(pop.stage.outcomes.last == caught.flight.outcome(stays: stays))
    pop.stage.phone.window.rootViewController = pop.navigation
    pop.stage.phone.settle()
    if !stays {
      pop.stage.expectRootShown()
      pop.stage.pushAndSettle()
    }
    pop.stage.expectPhotoShown()
    pop.expectSwipePops()
  }
}
