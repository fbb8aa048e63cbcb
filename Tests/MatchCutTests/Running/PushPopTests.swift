import MatchCut
import Testing
import UIKit
import UIKitSimulator

@MainActor
struct PushPopTests {
  @Test("a screen is pushed and popped", arguments: NavigationCase.all)
  func finish(_ navigationCase: NavigationCase) {
    let stage = NavigationStage(navigationCase)
    stage.pushAndSettle()
    stage.expectPhotoShown()
    #expect(stage.photo.calls == [.willAppear, .isAppearing, .didAppear])
    #expect(stage.outcomes == [true])
    stage.popAndSettle()
    stage.expectRootShown()
    #expect(stage.photo.calls.suffix(2) == [.willDisappear, .didDisappear])
    #expect(stage.outcomes == [true, true])
    stage.phone.expectNoFaults()
  }

  @Test(
    "the app's delegate is told, and so is the animator of the end", arguments: NavigationCase.all)
  func told(_ navigationCase: NavigationCase) {
    let stage = NavigationStage(navigationCase)
    stage.pushAndSettle()
    #expect(stage.delegate.events == ["willShow photo", "didShow photo"])
    stage.delegate.forgetEvents()
    stage.popAndSettle()
    #expect(stage.delegate.events == ["willShow root", "didShow root"])
    let messages = stage.simulator.log.map(\.message)
    #expect(messages.count { $0 == "TransitionAnimator.animationEnded(true)" } == 2)
  }

  @Test("it begins away, moves, and arrives", arguments: NavigationCase.all)
  func frames(_ navigationCase: NavigationCase) {
    let effect = navigationCase.effect
    let stage = NavigationStage(navigationCase, timing: .curve(.linear, duration: 0.5))
    stage.push()
    stage.simulator.commit()
    stage.expectFront(of: effect, at: 0)
    stage.expectPhotoAbove()
    stage.simulator.run(for: 0.25)
    stage.expectFront(of: effect, at: 0.5)
    stage.expectPhotoAbove()
    stage.phone.settle()
    stage.expectPhotoShown()

    stage.pop()
    stage.simulator.commit()
    stage.expectPhotoAbove()
    // The first frame still has the source, covered, of which the picture is taken.
    stage.simulator.run(for: 0.05)
    stage.expectFront(of: effect, at: 0.9)
    stage.expectPhotoAbove()
    stage.simulator.run(for: 0.2)
    stage.expectFront(of: effect, at: 0.5)
    stage.expectPhotoAbove()
    stage.phone.settle()
    stage.expectRootShown()
    stage.phone.expectNoFaults()
  }

  @Test(
    "each frame shows the movement at its time",
    arguments: NavigationCase.standard)
  func evenly(_ navigationCase: NavigationCase) {
    let stage = NavigationStage(navigationCase, timing: .curve(.linear, duration: 0.5))
    stage.photo.loadViewIfNeeded()
    let push = stage.simulator.record { stage.pushAndSettle() }
    let pop = stage.simulator.record { stage.popAndSettle() }
    for (recording, isAppearing) in [(push, true), (pop, false)] {
      // The first frame is the one before.
      for frame in recording.frames.dropFirst() {
        let part = CGFloat(frame.time) / 0.5
        guard part < 1 - 1e-6 else { break }
        stage.expectFront(
          of: navigationCase.effect, at: isAppearing ? part : 1 - part, in: frame,
          isComing: isAppearing, comment: "\(frame.time) s")
      }
    }
    stage.expectRootShown()
  }

  @Test("no frame flashes or moves backward", arguments: NavigationCase.standard)
  func recorded(_ navigationCase: NavigationCase) {
    let stage = NavigationStage(navigationCase)
    stage.photo.loadViewIfNeeded()
    let push = stage.simulator.record { stage.pushAndSettle() }
    let pop = stage.simulator.record { stage.popAndSettle() }
    for (recording, isAppearing) in [(push, true), (pop, false)] {
      stage.expectNeverEmpty(recording, of: navigationCase.effect)
      recording.expectMonotone(stage.photo.view, growing: isAppearing)
      #expect(recording.frames(showing: stage.photo.view).count > 8)
    }
    #expect(push.frames.last?.visibleAlpha(of: stage.photo.view) == 1)
    #expect(push.frames.last?.visibleFrame(of: stage.photo.view) == stage.screen)
    #expect(pop.frames.last?.visibleFrame(of: stage.root.view) == stage.screen)
    #expect(pop.frames.last?.visibleFrame(of: stage.phone.thumbnail) == Phone.thumbnailFrame)
  }

  @Test("screens are pushed and popped again and again", arguments: NavigationCase.standard)
  func repeatedly(_ navigationCase: NavigationCase) {
    let stage = NavigationStage(navigationCase)
    for round in 1...3 {
      stage.pushAndSettle()
      stage.expectPhotoShown()
      stage.popAndSettle()
      stage.expectRootShown()
      #expect(stage.outcomes.count == 2 * round)
    }
    stage.phone.expectNoFaults()
  }

  @Test("deeper in the stack it is the same", arguments: NavigationCase.standard)
  func deeper(_ navigationCase: NavigationCase) {
    let stage = NavigationStage(navigationCase)
    let map = Screen("map")
    stage.pushAndSettle()
    stage.navigation.pushViewController(map, animated: true)
    stage.phone.settle()
    stage.expectShown(map)
    stage.expectHidden(stage.photo)
    stage.popAndSettle()
    stage.expectPhotoShown()
    #expect(map.parent == nil)
    stage.popAndSettle()
    stage.expectRootShown()
    stage.phone.expectNoFaults()
  }
}
