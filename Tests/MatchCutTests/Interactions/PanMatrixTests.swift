import MatchCut
import Testing
import UIKit
import UIKitSimulator

/// What pulls in each direction, layout and refresh rate have in common, however they end.
@MainActor
struct PanMatrixTests {
  /// A movement of a finger.
  enum Movement: String, CaseIterable {
    case slow
    case flick
    case flickInOneTurn
    case cancelled
    case backAndForth
    case flickBack
    case backInOneTurn
    case takenAway
    case takenAwayInOneTurn

    var dismisses: Bool { self == .slow || self == .flick || self == .flickInOneTurn }

    /// Whether the finger moves in one step.
    var isOneStep: Bool {
      self == .flickInOneTurn || self == .backInOneTurn || self == .takenAwayInOneTurn
    }

    /// Performs the movement, up to the lift.
    @MainActor func perform(on stage: PanStage) {
      switch self {
      case .slow: stage.rest(stage.pull(0.45, for: 0.6))
      case .flick: stage.pull(0.15, for: 0.08).lift()
      case .flickInOneTurn: stage.moveInOneTurn(by: [20, 80, 160]).lift()
      case .cancelled: stage.rest(stage.pull(0.2))
      case .backAndForth:
        let finger = stage.pull(0.4)
        for part in [-0.3, 0.25, -0.2] as [CGFloat] { stage.move(finger, by: part * stage.length) }
        stage.rest(finger)
      case .flickBack:
        let finger = stage.pull(0.45)
        stage.move(finger, by: -0.15 * stage.length, for: 0.08)
        finger.lift()
      case .backInOneTurn: stage.moveInOneTurn(by: [20, 150, 40, 0]).lift()
      case .takenAway: stage.pull(0.45).cancel()
      case .takenAwayInOneTurn: stage.moveInOneTurn(by: [20, 80, 160]).cancel()
      }
    }
  }

  @Test(
    "it follows, continues without a jump, and ends exactly at rest", arguments: PanCase.all,
    Movement.allCases)
  func frames(_ panCase: PanCase, movement: Movement) {
    let stage = PanStage(panCase)
    stage.presentAndSettle()
    let presented = Hierarchy(of: stage.phone.window)
    let pan = stage.recordPan {
      movement.perform(on: stage)
      stage.phone.settle()
    }
    if movement.isOneStep {
      stage.expectRunsOn(pan, away: movement.dismisses)
    } else {
      stage.expectFollowsFinger(pan)
    }
    pan.recording.expectNeverEmpty([stage.phone.root.view, stage.photo.view])
    #expect(stage.outcomes == [true, movement.dismisses] && stage.ends == [movement.dismisses])
    if movement.dismisses { return stage.expectDismissed() }
    stage.expectPresented()
    Hierarchy(of: stage.phone.window).expectSame(as: presented)
    stage.expectStillWorks()
  }

  @Test("nothing is left of it", arguments: PanCase.all)
  func released(_ panCase: PanCase) {
    var references = WeakReferences()
    let stage = PanStage(panCase)
    for movement in [Movement.cancelled, .takenAway, .flickInOneTurn] {
      if stage.phone.root.presentedViewController == nil { stage.presentAndSettle() }
      let finger = stage.pull(0.1)
      references.watch(stage.photo.transitionCoordinator, "coordinator")
      for recognizer in stage.container?.gestureRecognizers?.dropFirst() ?? [] {
        references.watch(recognizer, "recognizer")
      }
      stage.rest(finger)
      stage.phone.settle()
      movement.perform(on: stage)
      stage.phone.settle()
    }
    stage.expectDismissed()
    stage.forgetTransition()
    stage.simulator.step()
    references.expectGone()
  }
}
