import MatchCut
import Testing
import UIKit
import UIKitSimulator

/// Driven by the app's own interaction.
@MainActor
struct DrivenNavigationTests {
  @Test("a push and a pop follow the interaction, and finish", arguments: NavigationCase.all)
  func finish(_ navigationCase: NavigationCase) {
    let effect = navigationCase.effect
    let stage = NavigationStage(navigationCase)
    let push = stage.drive { stage.push() }
    for part in [0, 0.1, 0.25, 0.5, 0.8, 1, 0.6] {
      push.update(part)
      stage.simulator.step()
      stage.expectFront(of: effect, at: part)
      stage.expectPhotoAbove()
    }
    push.finish()
    stage.phone.settle()
    stage.expectPhotoShown()

    let pop = stage.drive { stage.pop() }
    for part in [0, 0.4, 0.5, 0.9, 1, 0.7] {
      pop.update(part)
      stage.simulator.step()
      stage.expectFront(of: effect, at: 1 - part)
      stage.expectPhotoAbove()
    }
    pop.finish()
    stage.phone.settle()
    stage.expectRootShown()
    #expect(stage.outcomes == [true, true])
    stage.phone.expectNoFaults()
  }

  @Test("a canceled pop leaves everything as it was", arguments: NavigationCase.all)
  func cancelPop(_ navigationCase: NavigationCase) {
    let stage = NavigationStage(navigationCase)
    stage.pushAndSettle()
    let before = Hierarchy(of: stage.container)
    stage.delegate.forgetEvents()
    let driver = stage.drive { stage.pop() }
    driver.update(0.4)
    stage.simulator.step()
    #expect(stage.navigation.viewControllers == [stage.root])
    driver.cancel()
    stage.phone.settle()
    stage.expectPhotoShown()
    #expect(stage.photo.parent === stage.navigation)
    Hierarchy(of: stage.container).expectSame(as: before)
    #expect(stage.delegate.events == ["willShow root"])
    #expect(stage.outcomes == [true, false])
    stage.popAndSettle()
    stage.expectRootShown()
    stage.phone.expectNoFaults()
  }

  @Test("a canceled push leaves everything as it was", arguments: NavigationCase.all)
  func cancelPush(_ navigationCase: NavigationCase) {
    let stage = NavigationStage(navigationCase)
    let driver = stage.drive { stage.push() }
    driver.update(0.6)
    stage.simulator.step()
    #expect(stage.navigation.viewControllers == [stage.root, stage.photo])
    driver.cancel()
    stage.phone.settle()
    stage.expectRootShown()
    #expect(stage.outcomes == [false])
    stage.pushAndSettle()
    stage.expectPhotoShown()
    stage.phone.expectNoFaults()
  }

  @Test("a pop canceled before it has moved, or at its very end", arguments: NavigationCase.barred)
  func cancelAtEnds(_ navigationCase: NavigationCase) {
    let stage = NavigationStage(navigationCase)
    stage.pushAndSettle()
    for part in [nil, 0, 1] as [CGFloat?] {
      let driver = stage.drive { stage.pop() }
      if let part { driver.update(part) }
      driver.cancel()
      stage.phone.settle()
      stage.expectPhotoShown()
    }
    #expect(stage.outcomes == [true, false, false, false])
    stage.phone.expectNoFaults()
  }

  @Test("a pop is canceled, then one finishes", arguments: NavigationCase.barred)
  func cancelThenFinish(_ navigationCase: NavigationCase) {
    let stage = NavigationStage(navigationCase)
    stage.pushAndSettle()
    for _ in 0..<3 {
      let driver = stage.drive { stage.pop() }
      driver.update(0.5)
      stage.simulator.step()
      driver.cancel()
      stage.phone.settle()
      stage.expectPhotoShown()
    }
    let driver = stage.drive { stage.pop() }
    driver.update(0.3)
    stage.simulator.step()
    driver.finish()
    stage.phone.settle()
    stage.expectRootShown()
    #expect(stage.outcomes == [true, false, false, false, true])
    stage.phone.expectNoFaults()
  }

  @Test(
    "without a bar, a pop that returns is caught, and finishes (B16)",
    arguments: NavigationCase.all.filter { !$0.hasBar })
  func catchCancelled(_ navigationCase: NavigationCase) {
    let stage = NavigationStage(navigationCase)
    stage.pushAndSettle()
    let driver = stage.drive { stage.pop() }
    driver.update(0.6)
    stage.simulator.step()
    driver.cancel()
    stage.simulator.run(for: 0.1)
    let seen = stage.seenFront
    driver.pause()
    // The last argument of update (C), rather than the progress of the pop.
    #expect(driver.percentComplete == 0.6)
    stage.simulator.step()
    #expect(stage.seenFront == seen)
    driver.update(0.7)
    stage.simulator.step()
    stage.expectFront(of: navigationCase.effect, at: 0.3)
    driver.finish()
    stage.phone.settle()
    stage.expectRootShown()
    #expect(stage.outcomes == [true, true])
    stage.phone.expectNoFaults()
  }

  @Test("a pop on its way to the end is caught, and canceled", arguments: NavigationCase.barred)
  func catchFinished(_ navigationCase: NavigationCase) {
    let stage = NavigationStage(navigationCase)
    stage.pushAndSettle()
    let driver = stage.drive { stage.pop() }
    driver.update(0.2)
    stage.simulator.step()
    driver.finish()
    stage.simulator.run(for: 0.05)
    driver.pause()
    driver.cancel()
    stage.phone.settle()
    stage.expectPhotoShown()
    #expect(stage.outcomes == [true, false])
    stage.phone.expectNoFaults()
  }

  @Test(
    "the motion after the release is continuous", arguments: TestEffect.all, [true, false])
  func recorded(_ effect: TestEffect, finishes: Bool) {
    let stage = NavigationStage(effect)
    stage.pushAndSettle()
    let recording = stage.simulator.record {
      let driver = stage.drive { stage.pop() }
      driver.completionSpeed = 0.5
      for frame in 1...30 {
        driver.update(CGFloat(frame) / 60)
        stage.simulator.step()
      }
      if finishes { driver.finish() } else { driver.cancel() }
      stage.phone.settle()
    }
    stage.expectNeverEmpty(recording, of: effect)
    recording.expectContinuous(stage.photo.view, step: 0.05, fade: 0.25)
    // Twice as long as the rest would take.
    #expect(recording.frames.count > 40)
    if finishes { stage.expectRootShown() } else { stage.expectPhotoShown() }
    stage.phone.expectNoFaults()
  }

  @Test("an outcome that the app's interaction reports too early is lost; repeated, it is used")
  func earlyFinish() {
    let stage = NavigationStage(.zoom)
    stage.pushAndSettle()
    let driver = UIPercentDrivenInteractiveTransition()
    stage.delegate.driver = driver
    stage.pop()
    driver.finish()
    #expect(stage.phone.facts == ["A1.3"])
    stage.simulator.run(for: 1)
    stage.expectFront(of: .zoom, at: 1)
    #expect(stage.outcomes == [true])
    driver.finish()
    stage.phone.settle()
    stage.expectRootShown()
    #expect(stage.phone.facts == ["A1.3"])
  }

  @Test("the interaction gets one animator of the kit, and a new one each time")
  func animators() {
    let stage = NavigationStage(.fade)
    let push = stage.drive { stage.push() }
    let pushAnimator = stage.delegate.drivenAnimator as? TransitionAnimator
    #expect(pushAnimator?.operation == .push)
    push.finish()
    stage.phone.settle()
    let pop = stage.drive { stage.pop() }
    let popAnimator = stage.delegate.drivenAnimator as? TransitionAnimator
    #expect(popAnimator?.operation == .pop)
    #expect(popAnimator !== pushAnimator)
    pop.finish()
    stage.phone.settle()
    stage.phone.expectNoFaults()
  }
}
