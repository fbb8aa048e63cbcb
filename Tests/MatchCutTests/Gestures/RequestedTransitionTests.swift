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
    #expect(stage.control.calls == ["update 0.25"] && stage.target.hasBegun)
    stage.simulator.step()
    #expect(stage.control.calls == ["update 0.25", "update 0.25", "finish"])
    stage.end()
    #expect(stage.target.ends == [true] && stage.fingerEnds == [true])
  }

  @Test(arguments: [false, true])
  func `the first release counts until UIKit has started it, and what the app demands`(
    isStarting: Bool
  ) {
    let stage = RequestStage()
    stage.request()
    if isStarting { stage.enter() }
    stage.gesture.release(Release(pose: .away))
    stage.gesture.interrupt()
    #expect(stage.gesture.state.waitingDrive?.release?.pose == .away)
    stage.gesture.redirect(to: .settled)
    #expect(stage.gesture.state.waitingDrive?.release?.pose == .settled)
    if !isStarting { stage.enter() }
    stage.simulator.step()
    #expect(stage.control.calls.last == "cancel")
    stage.end()
    #expect(stage.gesture.isIdle)
  }

  @Test func `a presentation that comes instead runs by itself`() {
    let stage = RequestStage()
    stage.request()
    stage.target.appears = true
    stage.enter()
    #expect(stage.control.calls.isEmpty && !stage.target.hasBegun)
    stage.simulator.step()
    #expect(stage.control.calls == ["update 0.999", "finish"])
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
    #expect(stage.control.calls.isEmpty && !stage.target.hasBegun)
    stage.simulator.step()
    #expect(stage.control.calls == ["update 0.001", "finish"])
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
    #expect(stage.control.calls.isEmpty)
    #expect(stage.gesture.isIdle && stage.gesture.isFree(for: stage.target))
  }

  @Test func `without a window, a release is reported at once`() {
    let stage = RequestStage()
    stage.container.removeFromSuperview()
    stage.request()
    stage.enter()
    stage.gesture.release(Release(pose: .settled))
    #expect(stage.control.calls == ["update 0.25", "update 0.25", "cancel"])
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

/// A gesture whose target and control only note what they are told.
@MainActor private final class RequestStage {
  let simulator = Simulator()
  let container: UIView
  let context: StandInContext
  let target: NotingTarget
  let control = NotingControl()
  private(set) lazy var gesture = TransitionGesture(of: target, release: PanRelease()) {
    [unowned self] in control
  }
  private(set) var fingerEnds: [Bool] = []

  init() {
    container = UIView(frame: simulator.window.bounds)
    simulator.window.addSubview(container)
    context = StandInContext(in: container)
    context.isInteractive = true
    target = NotingTarget(container)
    target.options.onEnd = { [unowned self] in fingerEnds.append($0) }
  }

  /// Requests the transition with a finger that has moved by a quarter of the container.
  func request() {
    let mover = gesture.movement.makeMover()
    mover.start(with: finger(at: 0))
    mover.follow(finger(at: container.bounds.height / 4))
    gesture.request(by: mover)
  }

  private func finger(at translation: CGFloat) -> FingerSample {
    FingerSample(
      translation: CGPoint(x: 0, y: translation), axis: .downwards, size: container.bounds.size)
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

/// What moves the transition: it only notes what it is told.
private final class NotingControl: PercentControl {
  let duration: CGFloat = 1
  let shownFraction: CGFloat? = nil
  private(set) var calls: [String] = []

  func pause() { calls.append("pause") }
  func update(_ percentComplete: CGFloat) { calls.append("update \(percentComplete)") }

  func release(finishes: Bool, at speed: CGFloat, on curve: any UITimingCurveProvider) {
    calls.append(finishes ? "finish" : "cancel")
  }
}
