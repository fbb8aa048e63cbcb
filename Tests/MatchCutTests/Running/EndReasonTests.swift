import Testing
import UIKit
import UIKitSimulator

@testable import MatchCut

/// Why a run ends, and what follows from that.
@MainActor struct EndReasonTests {
  private struct Row: CustomTestStringConvertible, Sendable {
    let reason: EndReason
    /// Whether an interactive transition ends as canceled; `nil` if the run says nothing about it.
    let cancels: Bool?
    let stops: Bool

    var testDescription: String { "\(reason)" }
  }

  nonisolated private static let rows: [Row] = [
    Row(reason: .finished, cancels: nil, stops: false),
    Row(reason: .landed, cancels: nil, stops: true),
    Row(reason: .empty, cancels: false, stops: true),
    Row(reason: .windowLost, cancels: true, stops: true),
    Row(reason: .superseded, cancels: true, stops: true),
    Row(reason: .stalled, cancels: nil, stops: true),
    Row(reason: .endedByContainer, cancels: nil, stops: true),
  ]

  private let bare = BareStage()

  /// A run of a presentation that is half over.
  private func started(isInteractive: Bool) -> (EffectRun, StandInContext) {
    let context = bare.context()
    let run = EffectRun(
      context, operation: .push, effect: FadeEffect.fade, timing: .curve(.linear, duration: 0.5))
    run.start()
    bare.simulator.run(for: 0.25)
    context.isInteractive = isInteractive
    return (run, context)
  }

  @Test(arguments: rows)
  private func `an interactive transition ends once, with the outcome of the reason`(_ row: Row) {
    let (run, context) = started(isInteractive: true)
    run.end(for: row.reason)
    #expect(context.isInteractive == (row.cancels == nil))
    #expect(context.transitionWasCancelled == (row.cancels ?? false))
    #expect(context.outcomes == [row.cancels != true] && run.isEnded)
    run.end(for: .windowLost)
    #expect(bare.simulator.runUntilIdle())
    #expect(context.outcomes.count == 1)
  }

  @Test(arguments: rows, [true, false])
  private func `a transition that runs keeps its outcome`(_ row: Row, isCancelled: Bool) {
    let (run, context) = started(isInteractive: false)
    context.transitionWasCancelled = isCancelled
    run.end(for: row.reason)
    #expect(context.outcomes == [!isCancelled])
    #expect((run.animator.state == .inactive) == row.stops)
    #expect(bare.simulator.runUntilIdle())
    #expect(context.outcomes.count == 1)
  }

  @Test func `an end while the effect is arranged comes when it has been arranged`() {
    let context = bare.context()
    var outcomes: [Bool]?
    var run: EffectRun?
    let effect = CallingEffect {
      run?.end(for: .superseded)
      outcomes = context.outcomes
    }
    run = EffectRun(
      context, operation: .push, effect: effect, timing: .curve(.linear, duration: 0.5))
    run?.start()
    #expect(outcomes == [] && context.outcomes == [true] && run?.isEnded == true)
    #expect(context.containerView.subviews.allSatisfy { !($0 is TransitionSentinel) })
  }

  @Test func `what UIKit reports of an animator of the app's completes nothing`() {
    let context = bare.context()
    let run = AppAnimatorRun(context, by: nil)
    var ends: [Bool] = []
    let isWaiting = run.whenEnded { ends.append($0) }
    run.end(for: .reported)
    run.end(for: .stalled)
    #expect(isWaiting && ends == [false] && context.outcomes.isEmpty && run.isEnded)
  }
}

/// An effect that calls a closure as it is arranged.
private struct CallingEffect: TransitionEffect {
  let call: @MainActor @Sendable () -> Void

  func arrange(_ stage: TransitionStage) {
    stage.set(\.alpha, of: stage.front, away: 0)
    call()
  }
}
