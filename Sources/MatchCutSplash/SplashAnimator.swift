import MatchCut
import UIKit

/// The animations of one opening or covering; they can be reversed while they run.
///
/// Explicit animations do not change the model values of their layers, so nothing has to be
/// restored. They also keep running while the main thread is busy with the launch.
@MainActor final class SplashAnimator {
  private let tracks: [SplashTrack]
  /// Animates a property that has no visible effect.
  ///
  /// Its value is the progress, and its end that of the animator.
  private let clock: SplashTrack
  private let duration: TimeInterval
  private let onEnd: @MainActor () -> Void
  private lazy var watchdog = TransitionWatchdog(
    progressValues: { [weak self] in self.map { [$0.progress] } },
    onStall: { [weak self] in self?.onEnd() })
  private var isOpening = true
  /// The number of runs, to ignore the end of a replaced animation.
  private var runCount = 0

  /// Creates an animator without starting it.
  ///
  /// - Parameters:
  ///   - tracks: The tracks, in the direction of opening.
  ///   - duration: The duration in seconds.
  ///   - clock: A layer in a window, for the animator's own use.
  ///   - onEnd: Called at the end, in either direction, and when the app removes the animations.
  init(
    _ tracks: [SplashTrack], duration: TimeInterval, clock: CALayer,
    onEnd: @escaping @MainActor () -> Void
  ) {
    self.tracks = tracks
    self.duration = duration
    self.clock = SplashTrack(
      layer: clock, keyPath: "zPosition", keyframes: SplashKeyframes(values: [0, 1]))
    self.onEnd = onEnd
  }

  /// Starts, or reverses from where it is.
  ///
  /// Each call has the opposite direction of the previous one.
  func run(opening: Bool) {
    let elapsed = runCount == 0 ? 0 : 1 - progress
    isOpening = opening
    runCount += 1
    let run = runCount
    for track in tracks { track.layer.add(animation(of: track, after: elapsed), forKey: track.key) }
    let timer = animation(of: clock, after: elapsed)
    timer.delegate = AnimationEnd { [weak self] _ in
      if self?.runCount == run { self?.onEnd() }
    }
    clock.layer.add(timer, forKey: clock.key)
    if let layer = clock.layer.superlayer { watchdog.watch(on: layer) }
  }

  /// Removes all animations, without calling `onEnd`.
  func remove() {
    runCount += 1
    watchdog.stop()
    for track in tracks + [clock] { track.layer.removeAnimation(forKey: track.key) }
  }

  /// The progress in the present direction, from 0 to 1.
  private var progress: CGFloat {
    let position = clock.layer.presentation()?.zPosition ?? (isOpening ? 0 : 1)
    let progress = min(max(position, 0), 1)
    return isOpening ? progress : 1 - progress
  }

  /// The animation of a track in the present direction, from a progress on.
  private func animation(of track: SplashTrack, after progress: CGFloat) -> CAAnimation {
    let keyframes = isOpening ? track.keyframes : track.keyframes.reversed
    let animation = keyframes.animation(of: track.keyPath, duration: duration)
    if progress > 0 {
      let now = track.layer.convertTime(CACurrentMediaTime(), from: nil)
      animation.beginTime = now - duration * TimeInterval(progress)
    }
    return animation
  }
}

/// A property of a layer, and the values that it takes.
struct SplashTrack {
  let layer: CALayer
  let keyPath: String
  let keyframes: SplashKeyframes

  var key: String { "MatchCut.splash." + keyPath }
}

/// The values that a property takes one after the other while the splash opens.
struct SplashKeyframes {
  /// A cubic curve from one value to the next, by its control points.
  struct Curve {
    let x1, y1, x2, y2: Float

    static let linear = Curve(x1: 0, y1: 0, x2: 1, y2: 1)
    static let easeInOut = Curve(x1: 0.42, y1: 0, x2: 0.58, y2: 1)
    static let accelerating = Curve(x1: 0.7, y1: 0, x2: 0.9, y2: 0.5)
    static let settling = Curve(x1: 0.2, y1: 0.6, x2: 0.3, y2: 1)

    /// The curve from the second value to the first.
    var reversed: Curve { Curve(x1: 1 - x2, y1: 1 - y2, x2: 1 - x1, y2: 1 - y1) }
  }

  var values: [CGFloat]
  /// The times of the values, as fractions of the duration.
  var times: [CGFloat] = [0, 1]
  /// The curve from each value to the next.
  var curves: [Curve] = [.linear]

  /// The keyframes from the last value to the first.
  var reversed: SplashKeyframes {
    SplashKeyframes(
      values: values.reversed(), times: times.reversed().map { 1 - $0 },
      curves: curves.reversed().map(\.reversed))
  }

  /// Returns an animation of a property that holds the last value until it is removed.
  @MainActor func animation(of keyPath: String, duration: TimeInterval) -> CAKeyframeAnimation {
    let animation = CAKeyframeAnimation(keyPath: keyPath)
    animation.values = values.map { NSNumber(value: Double($0)) }
    animation.keyTimes = times.map { NSNumber(value: Double($0)) }
    animation.timingFunctions = curves.map {
      CAMediaTimingFunction(controlPoints: $0.x1, $0.y1, $0.x2, $0.y2)
    }
    animation.duration = duration
    animation.fillMode = .both
    animation.isRemovedOnCompletion = false
    return animation
  }
}

extension SplashKeyframes.Curve {
  /// Creates one of UIKit's curves.
  init(_ curve: UIView.AnimationCurve) {
    self =
      switch curve {
      case .linear: .linear
      case .easeIn: Self(x1: 0.42, y1: 0, x2: 1, y2: 1)
      case .easeOut: Self(x1: 0, y1: 0, x2: 0.58, y2: 1)
      default: .easeInOut
      }
  }
}
