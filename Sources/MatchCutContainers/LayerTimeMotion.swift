import MatchCut
import UIKit

/// Controls the animations of any animator by the time of the container's layer (E1).
///
/// While a gesture holds the transition, the layer's time is paused. After the release, it runs
/// forward or back, frame by frame. At the end, it is restored.
@MainActor final class LayerTimeMotion: ContainerMotion {
  /// Scrubbing stops this far before the end, in seconds.
  ///
  /// At the end, the animations would be removed and complete the transition under the finger.
  private static let margin: TimeInterval = 0.001

  /// The number of animations to end after a return, each begun by the completion of the former.
  private static let longestChain = 8

  /// The state of a run after a release.
  private struct Run {
    let start: CGFloat
    let target: CGFloat
    let startTime: TimeInterval
    let duration: TimeInterval
  }

  private let duration: TimeInterval
  private let clock: LayerClock
  /// The layer's time at the start of the animations.
  private let startTime: TimeInterval
  private let layers: [CALayer]
  private let animations: AddedAnimations
  private var heldFraction: CGFloat?
  private var run: Run?
  /// Whether the animations have begun; they do so with the commit (E3).
  private var hasBegun = false
  private var isInvalid = false

  /// Creates the motion of animations that are about to be made.
  ///
  /// - Parameters:
  ///   - container: The container view.
  ///   - view: The view that the animator is about to insert.
  ///   - duration: The duration of the transition, in seconds.
  ///   - isHeld: Whether the animations are held at their beginning.
  ///   - animate: Creates the animations.
  init(
    in container: UIView, showing view: UIView, duration: TimeInterval, isHeld: Bool,
    by animate: () -> Void
  ) {
    self.duration = max(duration, Self.margin)
    clock = LayerClock(of: container.layer)
    startTime = container.layer.now
    if isHeld {
      heldFraction = 0
      clock.stop(at: startTime)
    }
    layers = [container.layer, view.layer]
    animations = AddedAnimations(to: layers, by: animate)
  }

  var fraction: CGFloat { heldFraction ?? min(max(elapsed / duration, 0), 1) }

  var progressValue: CGFloat {
    // An animation may take longer than announced, for example in slow motion.
    heldFraction ?? (animations.areRunning ? elapsed : min(elapsed, duration))
  }

  /// The time is held until the release, so nothing ends before.
  var hasEnded: Bool { false }

  func hold() {
    run = nil
    scrub(to: fraction)
  }

  func scrub(to fraction: CGFloat) {
    heldFraction = fraction
    guard hasBegun else { return }
    let time = min(TimeInterval(fraction) * duration, duration - Self.margin)
    clock.stop(at: startTime + time)
  }

  func release(toEnd: Bool, speed: CGFloat, curve: any UITimingCurveProvider) -> Bool {
    let (start, target): (CGFloat, CGFloat) = (fraction, toEnd ? 1 : 0)
    let duration = duration * TimeInterval(abs(target - start) / speed)
    run = Run(start: start, target: target, startTime: CACurrentMediaTime(), duration: duration)
    return !hasBegun || duration > 0 || arrive(toEnd: toEnd)
  }

  func step() -> Bool {
    if !hasBegun {
      hasBegun = true
      if let heldFraction { scrub(to: heldFraction) }
    }
    guard let run else { return true }
    let runTime = CACurrentMediaTime() - run.startTime
    guard runTime < run.duration else { return arrive(toEnd: run.target == 1) }
    scrub(to: run.start + (run.target - run.start) * CGFloat(runTime / run.duration))
    return true
  }

  func jump(toEnd: Bool) {
    run = nil
    var last = animations
    guard !toEnd else { return last.remove() }
    scrub(to: 0)
    // The presentation layers are as of the last commit (E15).
    CATransaction.flush()
    // A completion may begin another animation instead of the end.
    for _ in 1...Self.longestChain where !isInvalid && !last.isEmpty {
      last.restore()
      let ended = last
      last = AddedAnimations(to: layers) { ended.remove() }
    }
  }

  func invalidate() {
    run = nil
    isInvalid = true
    clock.restore()
  }

  /// The layer's time since the start of the animations, in seconds.
  private var elapsed: TimeInterval { clock.layer.now - startTime }

  /// Ends the run.
  ///
  /// - Returns: Whether the animations will report their end.
  private func arrive(toEnd: Bool) -> Bool {
    run = nil
    guard toEnd else { return false }
    heldFraction = nil
    // The animations end by themselves, so that their completions are called as usual.
    clock.resume(at: startTime + duration)
    return true
  }
}

/// Controls the time of a layer (E2).
@MainActor private struct LayerClock {
  let layer: CALayer
  private let speed: Float
  private let timeOffset, beginTime: TimeInterval

  /// Saves the timing of a layer.
  init(of layer: CALayer) {
    self.layer = layer
    speed = layer.speed
    timeOffset = layer.timeOffset
    beginTime = layer.beginTime
  }

  /// Stops the layer's time.
  func stop(at time: TimeInterval) {
    layer.speed = 0
    layer.timeOffset = time
  }

  /// Resumes the layer's time from a time.
  func resume(at time: TimeInterval) {
    // Any other order of these steps may flicker (E2).
    restore()
    guard speed != 0 else { return }
    layer.beginTime = beginTime - (time - layer.now) / TimeInterval(speed)
  }

  /// Restores the layer's timing as it was before.
  func restore() {
    layer.speed = speed
    layer.timeOffset = timeOffset
    layer.beginTime = beginTime
  }
}
