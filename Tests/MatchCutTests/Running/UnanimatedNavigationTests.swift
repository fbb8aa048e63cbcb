import MatchCut
import Testing
import UIKit
import UIKitSimulator

@MainActor
struct UnanimatedNavigationTests {
  /// Why a transition ends at once.
  enum Reason: String, CaseIterable {
    case notAnimated = "animated: false"
    case animationsOff = "UIView.setAnimationsEnabled(false)"
    case zeroDuration = "a duration of 0"
  }

  @Test("the screen is pushed and popped at once", arguments: NavigationCase.all, Reason.allCases)
  func atOnce(_ navigationCase: NavigationCase, reason: Reason) {
    let stage = makeStage(navigationCase, reason)
    let isAnimated = reason != .notAnimated
    stage.push(animated: isAnimated)
    stage.simulator.commit()
    stage.expectPhotoShown()
    stage.pop(animated: isAnimated)
    stage.simulator.commit()
    stage.expectRootShown()
    #expect(stage.outcomes == [true, true])
    stage.phone.settle()
    stage.expectRootShown()
    stage.phone.expectNoFaults()
  }

  @Test(
    "pushed with animation, popped without, and vice versa", arguments: NavigationCase.all)
  func mixed(_ navigationCase: NavigationCase) {
    let stage = NavigationStage(navigationCase)
    stage.pushAndSettle()
    stage.popAndSettle(animated: false)
    stage.expectRootShown()
    stage.pushAndSettle(animated: false)
    stage.expectPhotoShown()
    stage.popAndSettle()
    stage.expectRootShown()
    stage.phone.expectNoFaults()
  }

  @Test("no frame shows anything in between", arguments: NavigationCase.barred, Reason.allCases)
  func recorded(_ navigationCase: NavigationCase, reason: Reason) {
    let stage = makeStage(navigationCase, reason)
    stage.photo.loadViewIfNeeded()
    let isAnimated = reason != .notAnimated
    let recording = stage.simulator.record {
      stage.push(animated: isAnimated)
      stage.simulator.run(for: 0.1)
      stage.pop(animated: isAnimated)
      stage.simulator.run(for: 0.1)
    }
    recording.expectNeverEmpty([stage.root.view, stage.photo.view])
    for frame in recording.frames {
      let alphas = [stage.root.view, stage.photo.view].map { frame.visibleAlpha(of: $0) }
      #expect(alphas == [0, 1] || alphas == [1, 0], "at \(frame.time) s: \(alphas)")
    }
  }

  @Test(
    "an interactive one ends before the interaction can act", arguments: NavigationCase.barred)
  func driven(_ navigationCase: NavigationCase) {
    let stage = makeStage(navigationCase, .zeroDuration)
    let push = stage.drive { stage.push() }
    stage.expectPhotoShown()
    push.update(0.5)
    push.cancel()
    stage.phone.settle()
    stage.expectPhotoShown()
    #expect(stage.outcomes == [true])
    stage.phone.expectNoFaults()
  }

  private func makeStage(_ navigationCase: NavigationCase, _ reason: Reason) -> NavigationStage {
    let timing: TransitionTiming? =
      reason == .zeroDuration ? .curve(.easeOut, duration: 0) : nil
    let stage = NavigationStage(navigationCase, timing: timing)
    if reason == .animationsOff { UIView.setAnimationsEnabled(false) }
    return stage
  }
}
