import UIKit

/// Moves a transition by a percentage, according to the translation of the finger.
@MainActor final class PercentMover: TransitionMover {
  private(set) var progress: CGFloat
  private(set) var isBeyondStart = false

  /// The smallest fraction of an app's animation that is left for UIKit to run.
  private static let leastRemainder: CGFloat = 0.001

  private let movement: PercentMovement
  // Weak, because it may own the gesture, which owns this object.
  private weak var control: (any PercentControl)?
  private var run: TransitionRun?
  private var track: PercentTrack?
  /// The last sample of the finger.
  private var finger: FingerSample?
  /// The distance of the finger beyond the place of the screen at rest, in points.
  private var stretch: CGFloat = 0
  /// The distance that was applied last.
  private var shownStretch: CGFloat = 0

  /// Creates a mover with the rule and the control of a gesture.
  init(by movement: PercentMovement) {
    self.movement = movement
    progress = movement.presents ? 1 : 0
  }

  func enter(_ run: TransitionRun) {
    self.run = run
    control = effect?.drivesItself == true ? effect : movement.control()
    // The distance of the screen is known from now on.
    track = track?.scaled(to: travel)
    if let finger { follow(finger) }
  }

  /// The displacement of a front screen that follows the finger point by point.
  private var travel: CGPoint? { run?.displacement }

  /// The distance from a progress of 0 to 1, in points; an estimate before the screen has moved.
  private var length: CGFloat {
    if let track { return track.length }
    let size = run?.container?.bounds.size ?? .zero
    return travel?.length ?? max(size.width, size.height)
  }

  func pause() {
    guard let run, let control else { return }
    control.pause()
    let animator = run.propertyAnimator
    animator?.turnAround()
    progress = run.fraction(at: animator?.forwardFraction ?? control.shownFraction ?? 0)
  }

  func start(with finger: FingerSample) {
    self.finger = finger
    track = PercentTrack(
      along: finger.axis, in: finger.size, from: progress, at: finger.translation
    ).scaled(to: travel)
  }

  func follow(_ finger: FingerSample) {
    self.finger = finger
    guard let track else { return }
    progress = track.progress(at: finger.translation)
    let overshoot = track.overshoot(at: finger.translation)
    isBeyondStart = movement.presents ? track.isBeyondEnd(at: finger.translation) : overshoot > 0
    // UIKit accepts no percentage below 0. If there is content, it scrolls instead. A sheet does
    // not move up, because its lower edge would become visible.
    let stays = finger.isOverContent || overshoot > 0 && movement.rule().pace == .sheet
    stretch = stays ? 0 : overshoot
  }

  func returnToRest(with finger: FingerSample) {}

  func apply() {
    guard let run else { return }
    control?.update(fraction(in: run))
    if stretch != shownStretch, let finger {
      shownStretch = stretch
      effect?.stretch?.pull(stretch, along: finger.axis.reversed, in: finger.size)
    }
  }

  /// The fraction of the animation to show.
  ///
  /// The app's animation is kept away from both ends: scrubbed to one, it may end under the finger,
  /// and continued there, it may never end (openradar 35743469).
  private func fraction(in run: TransitionRun) -> CGFloat {
    let fraction = run.fraction(at: progress)
    guard effect == nil else { return fraction }
    return min(max(fraction, Self.leastRemainder), 1 - Self.leastRemainder)
  }

  func decide(_ finger: FingerSample, before destination: FrontPose?) -> FrontPose {
    let velocity = track?.velocity(of: finger.velocity) ?? 0
    // Without movement back, the caught transition continues.
    let change = track?.change(at: finger.translation) ?? 0
    switch destination {
    case .settled where change <= 0 && velocity <= 0: return .settled
    case .away where change >= 0 && velocity >= 0: return .away
    default: break
    }
    // A gesture that presents decides about the other pose.
    let presents = movement.presents
    let finishes = movement.rule().finishes(
      at: presents ? 1 - progress : progress, velocity: presents ? -velocity : velocity,
      over: track?.length ?? 0)
    return finishes == presents ? .settled : .away
  }

  func velocity(of finger: FingerSample) -> ReleaseVelocity {
    ReleaseVelocity(center: finger.velocity)
  }

  func land(in pose: FrontPose, _ velocity: ReleaseVelocity) {
    guard let run, let control else { return }
    if stretch > 0 { effect?.stretch?.springBack() }
    let finishes = run.finishes(in: pose)
    // An animator that is continued at its end has been seen to take its whole duration, or never
    // to end (openradar 35743469).
    let isAtRest = effect?.fraction == (finishes ? 1 : 0)
    let fraction = fraction(in: run)
    let remainder = finishes ? 1 - fraction : fraction
    let pace = movement.rule().pace
    // UIKit computes the remaining time from the last fraction that it was given.
    control.update(fraction)
    let speed = pace.completionSpeed(
      finishes: finishes, over: remainder, of: length, duration: control.duration)
    let progressSpeed = track?.velocity(of: velocity.center) ?? 0
    // A reversed animation has been seen to jump unless its curve is linear (D, openradar
    // 34674968).
    control.release(
      finishes: finishes, at: speed,
      on: finishes
        ? pace.curve(velocity: run.endsSettled ? -progressSpeed : progressSpeed, over: remainder)
          .parameters
        : UICubicTimingParameters(animationCurve: .linear))
    if isAtRest { run.end(for: .landed) }
  }

  private var effect: EffectRun? { run as? EffectRun }
}
