import Testing
import UIKit
import UIKitSimulator

@testable import MatchCut

/// Transitions that UIKit starts, or not, after fingers have requested one.
@MainActor struct RequestedTransitionTests {
  @Test func `it is driven, and an early release waits until UIKit has started it`() {
    let stage = RequestStage()
    stage.request()
    stage.gesture.release(Release(pose: .away))
    stage.enter()
    #expect(stage.moverCalls == [["enter", "apply"]] && stage.target.hasBegun)
    stage.simulator.step()
    #expect(stage.moverCalls == [["enter", "apply", "run to away"]])
    stage.end()
    #expect(stage.target.ends == [true] && stage.fingerEnds == [true])
  }

  @Test func `a presentation that comes instead runs by itself`() {
    let stage = RequestStage()
    stage.request()
    stage.target.appears = true
    stage.enter()
    #expect(stage.moverCalls == [[], ["enter"]] && !stage.target.hasBegun)
    stage.simulator.step()
    #expect(stage.moverCalls == [[], ["enter", "run to settled"]])
    stage.end()
    #expect(stage.target.ends == [false] && stage.fingerEnds.isEmpty)
  }

  @Test func `a dismissal after the deadline is not the one that was requested`() {
    let stage = RequestStage()
    stage.request()
    stage.simulator.step()
    stage.gesture.requested?.fingerMoved(in: stage.container)
    stage.container.setNeedsLayout()
    stage.simulator.step()
    #expect(stage.gesture.requested?.isOverdue == true)
    stage.enter()
    #expect(stage.moverCalls == [[], ["enter"]] && !stage.target.hasBegun)
    stage.simulator.step()
    #expect(stage.moverCalls == [[], ["enter", "run to away"]])
    stage.end()
    #expect(stage.target.ends == [true] && stage.fingerEnds.isEmpty)
  }

  @Test func `the app may end it as it is told that it begins, and another one can begin`() {
    let stage = RequestStage()
    stage.request()
    stage.gesture.release(Release(pose: .away))
    stage.target.onBegin = { stage.end() }
    stage.enter()
    stage.simulator.step()
    #expect(stage.moverCalls == [["enter"]])
    #expect(stage.gesture.isIdle && stage.gesture.isFree(for: stage.target))
  }

  @Test func `without a window, a release is reported at once`() {
    let stage = RequestStage()
    stage.container.removeFromSuperview()
    stage.request()
    stage.enter()
    stage.gesture.release(Release(pose: .settled))
    #expect(stage.moverCalls == [["enter", "apply", "run to settled"]])
  }

  @Test func `one with nothing to animate has ended, whatever else is in flight`() {
    let stage = RequestStage()
    let animator = TransitionAnimator(.fade, for: .dismiss)
    stage.context.isAnimated = false
    animator.animateTransition(using: stage.context)
    #expect(stage.context.outcomes == [true])
    stage.enter()
    #expect(stage.target.ends == [true] && stage.gesture.isIdle)
  }
}

/// A gesture whose target and movers only note what they are told.
@MainActor private final class RequestStage {
  let simulator = Simulator()
  let container: UIView
  let context: StandInContext
  let target: NotingTarget
  private let movers = NotingMovers()
  private(set) lazy var gesture = TransitionGesture(of: target, by: movers)
  private(set) var fingerEnds: [Bool] = []

  init() {
    container = UIView(frame: simulator.window.bounds)
    simulator.window.addSubview(container)
    context = StandInContext(in: container)
    context.isInteractive = true
    target = NotingTarget(container)
    target.options.onEnd = { [unowned self] in fingerEnds.append($0) }
  }

  /// What each mover was told, in the order in which they were made.
  var moverCalls: [[String]] { movers.all.map(\.calls) }

  func request() {
    gesture.request(by: movers.makeMover())
  }

  /// Starts the transition as UIKit does.
  func enter() {
    gesture.enter(context, with: self)
  }

  /// Ends the transition as UIKit does.
  func end() {
    context.isInteractive = false
    let onEnd = target.onEnd
    target.onEnd = nil
    onEnd?(context.transitionWasCancelled)
  }
}

private final class NotingTarget: GestureDelegate {
  let container: UIView?
  let axis = SignedAxis.downwards
  var options = GestureOptions()
  let isAvailable = true
  /// Whether UIKit starts presentations.
  var appears = false
  var onBegin: () -> Void = {}
  var onEnd: ((Bool) -> Void)?
  private(set) var hasBegun = false
  private(set) var ends: [Bool] = []

  init(_ container: UIView) {
    self.container = container
  }

  func shouldBegin(_ recognizer: any FingerRecognizer) -> Bool { true }
  func request() {}
  func isAppearing(in context: any UIViewControllerContextTransitioning) -> Bool { appears }
  func canCatch(_ context: any UIViewControllerContextTransitioning) -> Bool { false }

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

private final class NotingMovers: MoverProvider {
  private(set) var all: [NotingMover] = []

  func prepare(_ animator: TransitionAnimator?) {}
  func setInteractiveStart(_ isInteractive: Bool) {}

  func makeMover() -> any TransitionMover {
    all.append(NotingMover())
    return all[all.count - 1]
  }
}

private final class NotingMover: TransitionMover {
  let progress: CGFloat = 0
  let isBeyondStart = false
  let staysAtRest = false
  let canPause = false
  private(set) var calls: [String] = []

  func enter(_ run: TransitionRun) { calls.append("enter") }
  func pause() { calls.append("pause") }
  func start(with finger: FingerSample) { calls.append("start") }
  func follow(_ finger: FingerSample) { calls.append("follow") }
  func returnToRest(with finger: FingerSample) {}
  func apply() { calls.append("apply") }
  func decide(_ finger: FingerSample, before destination: FrontPose?) -> FrontPose { .settled }
  func velocity(of finger: FingerSample) -> ReleaseVelocity { ReleaseVelocity() }
  func run(to pose: FrontPose, _ velocity: ReleaseVelocity) { calls.append("run to \(pose)") }
}
