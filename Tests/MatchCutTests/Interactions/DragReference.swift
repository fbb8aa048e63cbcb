import Testing
import UIKit
import UIKitSimulator

@testable import MatchCut

/// Where a drag has to bring a screen, worked out from the finger and from the documented springs.
///
/// Nothing of the kit's has a part in it but the effect itself.
struct DragReference {
  let effect: TestEffect
  let scene: EffectScene
  /// The screen as the finger has taken it.
  let held: DragFrame
  /// Where the finger was then.
  let anchor: CGPoint

  /// Begins with the frame in which a finger has taken the screen.
  init?(_ effect: TestEffect, in scene: EffectScene, taken held: DragFrame) {
    guard let finger = held.finger else { return nil }
    self.effect = effect
    self.scene = scene
    self.held = held
    anchor = finger
  }

  // MARK: In the hand

  /// Where the content of the screen is when the finger is somewhere else.
  func transform(at finger: CGPoint) -> CGAffineTransform {
    let scale = scale(at: finger)
    return held.transform
      .concatenating(CGAffineTransform(translationX: -anchor.x, y: -anchor.y))
      .concatenating(CGAffineTransform(scaleX: scale, y: scale))
      .concatenating(CGAffineTransform(translationX: finger.x, y: finger.y))
  }

  /// How far the screen is away when the finger is somewhere else, from 0 to 1.
  func progress(at finger: CGPoint, from start: CGFloat) -> CGFloat {
    let change = Self.progress(distance(at: finger)) - Self.progress(distance(at: anchor))
    return min(max(start + change, 0), max(start, 0.6))
  }

  /// It loses half of its size on a way as long as the container, and no more.
  private func scale(at finger: CGPoint) -> CGFloat {
    func size(_ distance: CGFloat) -> CGFloat { max(1 - distance / 2, 0.5) }
    return size(distance(at: finger)) / size(distance(at: anchor))
  }

  private static func progress(_ distance: CGFloat) -> CGFloat {
    0.6 - 0.6 / (distance / 0.3 + 1)
  }

  /// How far the middle of the screen would be from its place at rest if it did not shrink, in
  /// heights of the container.
  private func distance(at finger: CGPoint) -> CGFloat {
    let middle = scene.middle.applying(held.transform)
    return hypot(
      middle.x + finger.x - anchor.x - scene.rest.midX,
      middle.y + finger.y - anchor.y - scene.rest.midY) / scene.container.height
  }

  // MARK: Let go

  /// What a finger leaves behind that lets go of the screen.
  struct Release {
    let frame: DragFrame
    let time: Double
    /// In points per second.
    let velocity: CGPoint
    let progress: CGFloat
    let isSettled: Bool
  }

  /// What is seen of the screen some time after the finger has let go of it.
  ///
  /// Of a screen that was caught with another size than its own, it is not known how much of that
  /// comes from the effect, and how much from an earlier finger: what depends on it is `nil`.
  struct Flight {
    var middle: CGPoint?
    /// How large the content is, compared with its own size.
    var scale: CGFloat?
    var size: CGSize?
    var progress: CGFloat
  }

  /// Where the screen flies, on springs of its own for its place and its size.
  func flight(after release: Release, at time: Double) -> Flight {
    let seconds = CGFloat(time - release.time)
    let response: CGFloat = release.isSettled ? 0.278 : 0.33
    let sizeSpring = ReferenceSpring(response: response, damping: release.isSettled ? 0.927 : 0.98)
    let spring = release.isSettled ? sizeSpring : ReferenceSpring(response: 0.45, damping: 0.81)
    let part = sizeSpring.value(from: 0, to: 1, velocity: 0, at: seconds)
    // What has no place or size takes one swing of the size's spring, at an even pace.
    let end: CGFloat = release.isSettled ? 0 : 1
    let progress = release.progress.interpolated(to: end, at: min(seconds / response, 1))
    guard effect.fliesAsWhole else { return Flight(progress: progress) }
    let pose = effect.look(at: 1 - end, in: scene)
    guard effect.look(at: 0, in: scene).frame != scene.rest else {
      return drift(release, spring, seconds, progress)
    }
    let start = scene.middle.applying(release.frame.transform)
    let goal = goal(of: release, pose, from: start)
    let middle = CGPoint(
      x: spring.value(from: start.x, to: goal.x, velocity: release.velocity.x, at: seconds),
      y: spring.value(from: start.y, to: goal.y, velocity: release.velocity.y, at: seconds))
    var flight = Flight(middle: effect.usesTransform ? nil : middle, progress: progress)
    guard abs(held.scale - 1) < 1e-6 else { return flight }
    if effect.usesTransform {
      let shift = CGPoint(
        x: pose.frame.midX - scene.rest.midX, y: pose.frame.midY - scene.rest.midY)
      flight.middle = CGPoint(x: middle.x + shift.x * part, y: middle.y + shift.y * part)
      let scale = release.frame.scale.interpolated(to: pose.scale, at: part)
      flight.scale = scale
      flight.size = scene.rest.size.scaled(by: scale)
    } else {
      // What the finger has taken of the size comes back while the pose changes it.
      let scale = release.frame.scale.interpolated(to: 1, at: part)
      flight.scale = scale * (1 as CGFloat).interpolated(to: pose.scale, at: part)
      flight.size = CGSize(
        width: scene.rest.width.interpolated(to: pose.frame.width, at: part),
        height: scene.rest.height.interpolated(to: pose.frame.height, at: part)
      ).scaled(by: scale)
    }
    return flight
  }

  /// Where the middle of the screen goes, apart from what a transform of the effect adds to it.
  private func goal(of release: Release, _ pose: EffectLook, from start: CGPoint) -> CGPoint {
    guard effect.usesTransform else { return pose.frame.center }
    return release.isSettled ? scene.rest.center : carriedOn(start, by: release.velocity)
  }

  /// Where a screen goes whose effect leaves it in its place: back, or on a little, as large as it
  /// is.
  private func drift(
    _ release: Release, _ spring: ReferenceSpring, _ seconds: CGFloat, _ progress: CGFloat
  ) -> Flight {
    let start = scene.middle.applying(release.frame.transform)
    let (velocity, scale) = (release.velocity, release.frame.scale)
    let end = release.isSettled ? scene.rest.center : carriedOn(start, by: velocity)
    let displacement = CGPoint(x: end.x - start.x, y: end.y - start.y)
    let length = hypot(displacement.x, displacement.y)
    // A transform has one velocity, that along its way.
    let speed =
      length == 0
      ? 0 : (velocity.x * displacement.x + velocity.y * displacement.y) / (length * length)
    let part = spring.value(from: 0, to: 1, velocity: speed, at: seconds)
    let now = release.isSettled ? scale.interpolated(to: 1, at: part) : scale
    return Flight(
      middle: CGPoint(x: start.x + displacement.x * part, y: start.y + displacement.y * part),
      scale: now, size: scene.rest.size.scaled(by: now), progress: progress)
  }

  /// Where something comes to rest that is let go of with a velocity, as a scroll view does that
  /// stops fast: it keeps 99 % of its velocity for each millisecond.
  private func carriedOn(_ point: CGPoint, by velocity: CGPoint) -> CGPoint {
    CGPoint(x: point.x + 0.099 * velocity.x, y: point.y + 0.099 * velocity.y)
  }
}

/// A spring that swings, as physics has it.
struct ReferenceSpring {
  /// How long a swing takes without damping, in seconds.
  let response: CGFloat
  let damping: CGFloat

  /// Where something is that has begun somewhere with a velocity per second.
  func value(
    from start: CGFloat, to end: CGFloat, velocity: CGFloat, at seconds: CGFloat
  ) -> CGFloat {
    let frequency = 2 * CGFloat.pi / response
    let decay = damping * frequency
    let swing = frequency * (1 - damping * damping).squareRoot()
    let (cosine, sine) = (cos(swing * seconds), sin(swing * seconds))
    let offset = start - end
    return end + exp(-decay * seconds)
      * (offset * cosine + (velocity + decay * offset) / swing * sine)
  }
}

extension EffectScene {
  /// The middle of the front screen, in its own coordinates.
  var middle: CGPoint { CGPoint(x: rest.width / 2, y: rest.height / 2) }
}

extension CGSize {
  fileprivate func scaled(by scale: CGFloat) -> CGSize {
    CGSize(width: width * scale, height: height * scale)
  }
}
