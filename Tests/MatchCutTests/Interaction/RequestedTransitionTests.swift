import Testing
import UIKit
import UIKitSimulator

@testable import MatchCut

/// Transitions that UIKit starts, or not, after fingers have requested one.
@MainActor struct RequestedTransitionTests {
  @Test func `it is driven, and an early release waits until UIKit has started it`() {
    let stage = RequestStage()
    stage.transition.request()
    stage.transition.settle(InteractiveTransition.Decision(pose: .away))
    stage.transition.enter(stage.context, with: stage)
    #expect(stage.driver.calls == ["enter", "apply"] && stage.target.hasBegun)
    stage.simulator.step()
    #expect(stage.driver.calls == ["enter", "apply", "run to away"])
    stage.end()
    #expect(stage.target.ends == [true] && stage.fingerEnds == [true])
  }

  @Test func `a presentation that comes instead runs by itself`() {
    let stage = RequestStage()
    stage.transition.request()
    stage.target.presents = true
    stage.transition.enter(stage.context, with: stage)
    #expect(stage.driver.calls == ["reset", "enter"] && !stage.target.hasBegun)
    stage.simulator.step()
    #expect(stage.driver.calls == ["reset", "enter", "run to settled"])
    stage.end()
    #expect(stage.target.ends == [false] && stage.fingerEnds.isEmpty)
  }

  @Test func `a dismissal after the deadline is not the one that was requested`() {
    let stage = RequestStage()
    stage.transition.request()
    stage.simulator.step()
    stage.transition.deadline?.fingerMoved(in: stage.container)
    stage.container.setNeedsLayout()
    stage.simulator.step()
    #expect(stage.transition.hasMissedDeadline)
    stage.transition.enter(stage.context, with: stage)
    #expect(stage.driver.calls == ["reset", "enter"] && !stage.target.hasBegun)
    stage.simulator.step()
    #expect(stage.driver.calls == ["reset", "enter", "run to away"])
    stage.end()
    #expect(stage.target.ends == [true] && stage.fingerEnds.isEmpty)
  }

  @Test func `the app may end it as it is told that it begins, and another one can begin`() {
    let stage = RequestStage()
    stage.transition.request()
    stage.transition.settle(InteractiveTransition.Decision(pose: .away))
    stage.target.onBegin = { stage.end() }
    stage.transition.enter(stage.context, with: stage)
    stage.simulator.step()
    #expect(!stage.driver.calls.contains { $0.hasPrefix("run") })
    #expect(stage.transition.phase == .idle && stage.transition.isFree(for: stage.target))
  }

  @Test func `without a window, a release is reported at once`() {
    let stage = RequestStage()
    stage.container.removeFromSuperview()
    stage.transition.request()
    stage.transition.enter(stage.context, with: stage)
    stage.transition.settle(InteractiveTransition.Decision(pose: .settled))
    #expect(stage.driver.calls == ["enter", "apply", "run to settled"])
  }

  @Test func `one with nothing to animate has ended, whatever else is in flight`() {
    let stage = RequestStage()
    let animator = TransitionAnimator(.fade, for: .dismiss)
    stage.context.isAnimated = false
    animator.animateTransition(using: stage.context)
    #expect(stage.context.outcomes == [true])
    stage.transition.enter(stage.context, with: stage)
    #expect(stage.target.ends == [true] && stage.transition.phase == .idle)
  }
}

/// An interactive transition whose target and driver only note what they are told.
@MainActor private final class RequestStage {
  let simulator = Simulator()
  let container: UIView
  let context: StandInContext
  let target: NotingTarget
  let driver = NotingDriver()
  let transition: InteractiveTransition
  private(set) var fingerEnds: [Bool] = []

  init() {
    container = UIView(frame: simulator.window.bounds)
    simulator.window.addSubview(container)
    context = StandInContext(in: container)
    context.isInteractive = true
    target = NotingTarget(container)
    transition = InteractiveTransition(of: target, driver: driver)
    target.options.onEnd = { [unowned self] in fingerEnds.append($0) }
  }

  /// Ends the transition as UIKit does.
  func end() {
    context.isInteractive = false
    let onEnd = target.onEnd
    target.onEnd = nil
    onEnd?(context.transitionWasCancelled)
  }
}

private final class NotingTarget: InteractionTarget {
  let container: UIView?
  let axis = SignedAxis.downwards
  var options = GestureOptions()
  let isAvailable = true
  /// Whether UIKit starts presentations.
  var presents = false
  var onBegin: () -> Void = {}
  var onEnd: ((Bool) -> Void)?
  private(set) var hasBegun = false
  private(set) var ends: [Bool] = []

  init(_ container: UIView) {
    self.container = container
  }

  func permits(_ recognizer: any FingerRecognizer) -> Bool { true }
  func request() {}
  func isAppearing(in context: any UIViewControllerContextTransitioning) -> Bool { presents }
  func canCatch(_ context: any UIViewControllerContextTransitioning) -> Bool { false }

  func coordinator(
    of context: any UIViewControllerContextTransitioning
  ) -> (any UIViewControllerTransitionCoordinator)? { nil }

  func whenEnded(
    _ context: any UIViewControllerContextTransitioning,
    _ work: @escaping @MainActor (_ isCancelled: Bool) -> Void
  ) -> Bool {
    onEnd = work
    return true
  }

  func willBegin() {
    hasBegun = true
    onBegin()
  }

  func didEnd(isGone: Bool) {
    ends.append(isGone)
  }
}

private final class NotingDriver: InteractionDriver {
  var wantsInteractiveStart = false
  let progress: CGFloat = 0
  let isBeyondStart = false
  let staysAtRest = false
  let canPause = false
  private(set) var calls: [String] = []

  func reset() { calls.append("reset") }
  func enter(_ transition: TransitionInFlight) { calls.append("enter") }
  func pause() { calls.append("pause") }
  func start(with finger: FingerSample) { calls.append("start") }
  func follow(_ finger: FingerSample) { calls.append("follow") }
  func returnToRest(with finger: FingerSample) {}
  func apply() { calls.append("apply") }
  func decide(_ finger: FingerSample, before destination: FrontPose?) -> FrontPose { .settled }
  func velocity(of finger: FingerSample) -> ReleaseVelocity { ReleaseVelocity() }
  func run(to pose: FrontPose, _ velocity: ReleaseVelocity) { calls.append("run to \(pose)") }
}
