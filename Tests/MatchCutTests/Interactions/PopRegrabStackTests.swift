import MatchCut
import Testing
import UIKit
import UIKitSimulator

/// Changes of the stack and actions of the app around a catch.
@MainActor
struct PopRegrabStackTests {
  @Test("a canceled pop of several screens restores all of them", arguments: [true, false])
  func popToRoot(stays: Bool) {
    let pop = PopStage()
    let map = Screen("map")
    pop.navigation.setViewControllers([pop.stage.root, map, pop.stage.photo], animated: false)
    pop.stage.phone.settle()
    pop.navigation.popToRootViewController(animated: true)
    pop.simulator.run(for: 0.2)
    let finger = pop.catchInFlight()
    pop.move(finger, by: stays ? -170 : 170)
    finger.lift()
    pop.stage.phone.settle()
    if stays {
      #expect(pop.navigation.viewControllers == [pop.stage.root, map, pop.stage.photo])
      #expect(map.parent === pop.navigation)
      pop.stage.expectShown(pop.stage.photo)
      pop.navigation.popToRootViewController(animated: true)
      pop.stage.phone.settle()
    }
    #expect(map.parent == nil)
    pop.stage.expectRootShown()
    pop.stage.phone.expectNoFaults()
  }

  @Test("a new stack that is popped to can be canceled", arguments: [true, false])
  func setViewControllers(stays: Bool) {
    let pop = PopStage()
    pop.navigation.setViewControllers([pop.stage.root], animated: true)
    pop.simulator.run(for: 0.2)
    let finger = pop.catchInFlight()
    pop.move(finger, by: stays ? -170 : 170)
    finger.lift()
    pop.expectEnd(popped: !stays)
  }

  @Test("a new stack that adds a screen can be canceled", arguments: [true, false])
  func setViewControllersToPush(stays: Bool) {
    let pop = PopStage(pushes: false)
    pop.navigation.setViewControllers([pop.stage.root, pop.stage.photo], animated: true)
    pop.simulator.run(for: 0.2)
    let finger = pop.catchInFlight()
    pop.move(finger, by: stays ? -170 : 170)
    finger.lift()
    pop.stage.phone.settle()
    if stays { pop.stage.expectPhotoShown() } else { pop.stage.expectRootShown() }
    pop.stage.phone.expectNoFaults()
  }

  @Test("a push that replaces screens is not caught, because it could not be canceled")
  func replaced() {
    let pop = PopStage()
    let map = Screen("map")
    pop.navigation.setViewControllers([pop.stage.root, map], animated: true)
    pop.simulator.run(for: 0.1)
    expectNotCaught(pop)
    #expect(pop.navigation.viewControllers == [pop.stage.root, map])
    pop.stage.expectShown(map)
    pop.stage.expectHidden(pop.stage.photo)
    pop.swipeToPop()
    pop.stage.phone.settle()
    pop.stage.expectRootShown()
    pop.stage.phone.expectNoFaults()
  }

  @Test("a stack that the app changes during a swipe is shown next", arguments: [true, false])
  func changedByApp(isPush: Bool) {
    let pop = isPush ? PopFlight.pushing.fly() : PopFlight.popping.fly()
    let finger = pop.catchInFlight()
    let map = Screen("map")
    pop.navigation.setViewControllers([pop.stage.root, map], animated: true)
    pop.move(finger, by: isPush ? 150 : -150)
    finger.lift()
    pop.stage.phone.settle()
    #expect(pop.navigation.viewControllers == [pop.stage.root, map])
    pop.stage.expectShown(map)
    pop.stage.expectHidden(pop.stage.photo)
    #expect(pop.stage.photo.parent == nil)
    // Changing the stack now is the app's mistake, and the only one.
    #expect(pop.stage.phone.facts == ["B1"])
  }

  @Test(
    "a pop by the app during a swipe that was not started cannot be canceled",
    arguments: [true, false])
  func poppedByAppToo(isLifted: Bool) {
    let pop = PopStage()
    let map = Screen("map")
    pop.navigation.setViewControllers([pop.stage.root, map, pop.stage.photo], animated: false)
    pop.stage.phone.settle()
    let finger = pop.swipe(150)
    pop.navigation.popViewController(animated: true)
    pop.move(finger, by: -140)
    if isLifted { finger.lift() } else { finger.cancel() }
    let isWaiting = { pop.navigation.transitionCoordinator?.viewController(forKey: .to) === map }
    while isWaiting() { pop.simulator.step() }
    pop.simulator.run(for: 0.1)
    #expect(pop.navigation.transitionCoordinator?.viewController(forKey: .to) === pop.stage.root)
    expectNotCaught(pop)
    #expect(pop.navigation.viewControllers == [pop.stage.root])
    pop.stage.expectRootShown()
    // The next transition can be caught again.
    pop.stage.push()
    pop.simulator.run(for: 0.1)
    pop.catchInFlight().lift()
    pop.stage.phone.settle()
    pop.stage.expectPhotoShown()
  }

  @Test("an animator of the app is not caught", arguments: [true, false])
  func ownAnimator(isPush: Bool) {
    let pop = PopStage(pushes: !isPush)
    let animator = AppAnimator.viewAnimation.make()
    pop.stage.delegate.animator = animator
    if isPush { pop.stage.push() } else { pop.stage.pop() }
    pop.simulator.run(for: 0.1)
    expectNotCaught(pop)
    if isPush { pop.stage.expectPhotoShown() } else { pop.stage.expectRootShown() }
    pop.stage.phone.expectNoFaults()
  }

  @Test("an interaction of the app is not affected", arguments: [true, false])
  func ownInteraction(isPush: Bool) {
    let pop = PopStage(pushes: !isPush)
    let driver = pop.stage.drive { if isPush { pop.stage.push() } else { pop.stage.pop() } }
    driver.update(0.3)
    driver.finish()
    pop.simulator.step()
    expectNotCaught(pop)
    if isPush { pop.stage.expectPhotoShown() } else { pop.stage.expectRootShown() }
    pop.stage.phone.expectNoFaults()
  }

  @Test("without a gesture nothing is caught", arguments: [PopFlight.pushing, .popping])
  func noGesture(_ flight: PopFlight) {
    let pop = flight.fly(PopCase(gesture: nil))
    #expect(pop.navigation.transitionCoordinator?.initiallyInteractive == false)
    expectNotCaught(pop)
    #expect(pop.navigation.viewControllers.count == (flight == .pushing ? 2 : 1))
    pop.stage.phone.expectNoFaults()
  }

  @Test(
    "a transition below a presentation is not caught", arguments: [PopFlight.pushing, .popping])
  func presented(_ flight: PopFlight) {
    let pop = flight.fly()
    let above = Screen("above")
    above.modalPresentationStyle = .overFullScreen
    pop.navigation.present(above, animated: false)
    pop.simulator.step()
    expectNotCaught(pop)
    #expect(pop.navigation.presentedViewController === above)
    above.dismiss(animated: false)
    pop.stage.phone.settle()
    if flight == .pushing { pop.stage.expectPhotoShown() } else { pop.stage.expectRootShown() }
    pop.stage.phone.expectNoFaults()
  }

  @Test("a screen that is presented during a swipe", arguments: PopFlight.allCases)
  func presentedUnderTheFinger(_ flight: PopFlight) {
    let pop = flight.fly()
    let finger = pop.catchInFlight()
    let above = Screen("above")
    above.modalPresentationStyle = .overFullScreen
    pop.navigation.present(above, animated: false)
    pop.move(finger, by: 170)
    finger.lift()
    pop.stage.phone.settle()
    #expect(pop.navigation.transitionCoordinator == nil)
    above.dismiss(animated: false)
    pop.expectEnd(popped: true)
    pop.stage.pushAndSettle()
    pop.expectSwipePops()
  }

  @Test("with another delegate in flight, the transition ends")
  func delegateTakenAway() {
    for flight in [PopFlight.pushing, .popping] {
      let pop = flight.fly(hasBar: true)
      pop.navigation.delegate = nil
      expectNotCaught(pop)
      if flight == .popping {
        pop.stage.expectRootShown()
        pop.stage.pushAndSettle()
      }
      pop.stage.expectPhotoShown()
      pop.simulator.drag(from: pop.point(4), to: pop.point(300), duration: 0.3)
      pop.expectEnd(popped: true)
    }
  }

  /// Expects that a finger in the center changes nothing, and waits for the end.
  private func expectNotCaught(
    _ pop: PopStage, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let finger = pop.simulator.touchDown(at: pop.point(pop.width / 2))
    pop.simulator.step()
    #expect(
      pop.navigation.transitionCoordinator?.isInteractive != true, sourceLocation: sourceLocation)
    pop.move(finger, by: 100, for: 0.1)
    pop.move(finger, by: -250, for: 0.1)
    finger.lift()
    pop.stage.phone.settle(sourceLocation: sourceLocation)
  }
}
