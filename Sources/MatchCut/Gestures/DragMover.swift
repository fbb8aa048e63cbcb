import UIKit

/// Moves the screen itself.
///
/// It follows one finger in two dimensions, or moves, rotates and shrinks between two.
///
/// Whenever a finger joins or lifts, the drag starts again from where the screen is.
@MainActor final class DragMover: TransitionMover {
  private let movement: DragMovement

  private(set) var progress: CGFloat = 0
  private(set) var isBeyondStart = false

  private var run: EffectRun?
  private var screen = ScreenState.atRest
  private var path: Path?
  /// The translation of one finger since it grabbed the screen, in points.
  private var pull = CGPoint.zero
  /// The time at which one of two fingers lifted, and their velocity.
  private var firstLift: (time: TimeInterval, velocity: ReleaseVelocity)?
  /// The pose decided before a finger lifted or joined.
  private var earlierDecision: FrontPose?

  /// The interval within which two fingers are taken to lift together, in seconds.
  private static let simultaneousLift = 0.1

  private enum Path {
    /// The path of a finger.
    case pull(DragPath)
    /// The path of two fingers, with their last sample.
    case pinch(PinchPath, FingerSample)
  }

  /// Creates a mover with the rule of a gesture.
  init(by movement: DragMovement) {
    self.movement = movement
  }

  func enter(_ run: TransitionRun) {
    self.run = run as? EffectRun
  }

  func pause() {
    guard let run else { return }
    run.pause()
    screen = run.screen(at: run.progress)
  }

  func start(with finger: FingerSample) {
    if case .pull(let path) = path, finger.pinch == nil { return resume(path, with: finger) }
    firstLift = nil
    if path != nil {
      if case .pinch = path { firstLift = (CACurrentMediaTime(), velocity(of: finger)) }
      earlierDecision = decision(of: finger)
      if let run { screen = run.grab(at: progress) }
    }
    pull = .zero
    path =
      finger.pinch == nil
      ? .pull(DragPath(finger, screen)) : .pinch(PinchPath(finger, screen), finger)
  }

  func follow(_ finger: FingerSample) {
    switch path {
    case nil: break
    case .pull(let path) where finger.pinch == nil:
      pull = path.pull(of: finger)
      isBeyondStart = path.isBeyondStart(pull)
      progress = path.progress(at: pull)
      // A translation beyond the place at rest is dropped, so that the screen follows at once
      // again.
      if finger.isOverContent, isBeyondStart { resume(path, with: finger) }
    case .pinch(let path, _) where finger.pinch != nil:
      self.path = .pinch(path, finger)
      isBeyondStart = false
      progress = path.progress(at: path.transform(to: finger))
    case .pull, .pinch:
      // A finger has joined or lifted.
      start(with: finger)
    }
  }

  func returnToRest(with finger: FingerSample) {
    guard case .pull(let path) = path else { return }
    pull = path.returning(from: pull, with: finger)
    progress = path.progress(at: pull)
    resume(path, with: finger)
  }

  private func resume(_ path: DragPath, with finger: FingerSample) {
    var path = path
    path.resume(finger, at: pull)
    self.path = .pull(path)
  }

  func apply() {
    guard let run, let transform else { return }
    run.context?.updateInteractiveTransition(run.fraction(at: progress))
    run.drag(to: transform, progress: progress)
  }

  private var transform: DragTransform? {
    switch path {
    case nil: nil
    case .pull(let path): path.transform(at: pull)
    case .pinch(let path, let fingers): path.transform(to: fingers)
    }
  }

  func decide(_ finger: FingerSample, before destination: FrontPose?) -> FrontPose {
    decision(of: finger) ?? destination ?? .settled
  }

  /// The pose that the rule decides for the fingers; `nil` if it leaves the outcome open.
  private func decision(of finger: FingerSample) -> FrontPose? {
    let rule = movement.rule()
    switch path {
    case nil: return earlierDecision
    case .pull(let path):
      var finger = finger
      finger.pinch = nil
      return rule.pose(after: path.translationFromTouch(at: pull), finger) ?? earlierDecision
    case .pinch(let path, let fingers):
      if let pose = rule.pose(after: .zero, fingers) { return pose }
      // Two fingers that move back by the distance that dismisses keep the screen.
      var finger = fingers
      finger.pinch = nil
      let isBack = rule.pose(after: path.translation(to: finger), finger) == .settled
      return isBack ? .settled : earlierDecision
    }
  }

  func velocity(of finger: FingerSample) -> ReleaseVelocity {
    if case .pinch(let path, let fingers) = path { return path.velocity(of: fingers) }
    // Two fingers rarely lift at the same moment. The velocity of the last one alone means nothing.
    guard let firstLift, CACurrentMediaTime() - firstLift.time < Self.simultaneousLift else {
      return ReleaseVelocity(center: finger.velocity)
    }
    return firstLift.velocity
  }

  func land(in pose: FrontPose, _ velocity: ReleaseVelocity) {
    guard let run else { return }
    run.context?.report(finishes: run.finishes(in: pose))
    let isPulled = if case .pull = path { true } else { false }
    run.release(to: pose, velocity, fliesOff: movement.fliesOff && isPulled)
  }
}
