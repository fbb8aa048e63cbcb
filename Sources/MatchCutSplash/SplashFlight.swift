import MatchCut
import UIKit

/// A splash that opens, or covers the app, by animations that can be turned around.
///
/// They are explicit animations of the layers: those keep the values that they have at rest, so that
/// there is nothing to put back, whatever happens to them meanwhile. And the animations go on while
/// the main thread starts the app.
@MainActor final class SplashFlight {
  private let tracks: [SplashTrack]
  /// Tells how far it is, and when it is over, by a property that shows nothing here.
  private let clock: SplashTrack
  private let duration: TimeInterval
  private let onEnd: @MainActor () -> Void
  private var watchdog: TransitionWatchdog?
  private var isOpening = true
  /// Tells the ends of animations that have been replaced from the one that counts.
  private var round = 0

  /// Makes a flight that has not begun.
  ///
  /// - Parameters:
  ///   - tracks: What moves, in the direction of opening.
  ///   - duration: The duration in seconds.
  ///   - clock: A layer for the flight's own clock.
  ///   - onEnd: Called when it has arrived, in either direction, or when its animations are gone.
  init(
    _ tracks: [SplashTrack], duration: TimeInterval, clock: CALayer,
    onEnd: @escaping @MainActor () -> Void
  ) {
    self.tracks = tracks
    self.duration = duration
    self.clock = SplashTrack(
      layer: clock, keyPath: "zPosition",
      course: SplashCourse([0, 1], at: [0, 1], along: [.linear]))
    self.onEnd = onEnd
  }

  /// Begins, or turns around where it is.
  func run(opening: Bool) {
    let done = round == 0 ? 0 : isOpening == opening ? progress : 1 - progress
    isOpening = opening
    round += 1
    for track in tracks { add(track, after: done) }
    add(clock, after: done, telling: round)
    watchdog?.stop()
    guard let layer = clock.layer.superlayer else { return }
    watchdog = TransitionWatchdog(
      pulse: { [weak self] in self.map { [$0.progress] } },
      onStandstill: { [weak self] in self?.end() })
    watchdog?.watch(on: layer)
  }

  /// Takes all animations away; nobody is told.
  func remove() {
    round += 1
    watchdog?.stop()
    watchdog = nil
    for track in tracks + [clock] { track.layer.removeAnimation(forKey: track.key) }
  }

  /// How far it is in its direction, from 0 to 1.
  private var progress: CGFloat {
    let position = clock.layer.presentation()?.zPosition ?? (isOpening ? 0 : 1)
    let part = min(max(position, 0), 1)
    return isOpening ? part : 1 - part
  }

  private func add(_ track: SplashTrack, after done: CGFloat, telling round: Int? = nil) {
    let course = isOpening ? track.course : track.course.reversed
    let animation = course.animation(of: track.keyPath, duration: duration)
    if done > 0 {
      let passed = duration * TimeInterval(done)
      animation.beginTime = track.layer.convertTime(CACurrentMediaTime(), from: nil) - passed
    }
    if let round {
      animation.delegate = AnimationEnd { [weak self] _ in
        if self?.round == round { self?.end() }
      }
    }
    track.layer.add(animation, forKey: track.key)
  }

  private func end() {
    round += 1
    watchdog?.stop()
    onEnd()
  }
}
