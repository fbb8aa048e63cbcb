import Testing
import UIKit
import UIKitSimulator

@testable import MatchCut

/// The expected place of a dragged screen, computed from the finger and from the documented
/// springs.
///
/// It uses nothing of the kit but the effect itself.
struct DragReference {
  let effect: TestEffect
  let scene: EffectScene
  /// The screen when the drag began.
  let held: DragFrame
  /// The location of the finger then.
  let anchor: CGPoint
  /// The start of a drag from rest; `nil` for a catch.
  let start: Start?

  /// The start of a drag from rest.
  struct Start {
    /// The location of the touch.
    let touch: CGPoint
    /// The location of the recognition.
    let recognition: CGPoint
    /// The transform of the screen's content.
    let transform: CGAffineTransform

    /// The lag of the screen behind the finger: Apple's moves after 13.5 points.
    var slop: CGFloat { max(13.5, recognition.y - touch.y) }
  }

  /// Begins with the frame in which the drag has begun.
  init?(_ effect: TestEffect, in scene: EffectScene, taken held: DragFrame, _ start: Start?) {
    guard let finger = held.finger else { return nil }
    self.effect = effect
    self.scene = scene
    self.held = held
    self.start = start
    anchor = finger
  }

  // MARK: During the drag

  /// The transform of the screen's content for a location of the finger.
  func transform(at finger: CGPoint) -> CGAffineTransform {
    let (fixed, scale, shift) = (start?.touch ?? anchor, scale(at: finger), shift(at: finger))
    return (start?.transform ?? held.transform)
      .concatenating(CGAffineTransform(translationX: -fixed.x, y: -fixed.y))
      .concatenating(CGAffineTransform(scaleX: scale, y: scale))
      .concatenating(CGAffineTransform(translationX: fixed.x + shift.x, y: fixed.y + shift.y))
  }

  /// The progress of the dismissal for a location of the finger, from 0 to 1.
  func progress(at finger: CGPoint, from progress: CGFloat) -> CGFloat {
    let start = start == nil ? Self.progress(distance(at: anchor)) : 0
    let from = self.start == nil ? progress : 0
    let change = Self.progress(distance(at: finger)) - start
    return min(max(from + change, 0), max(from, 0.6))
  }

  /// The distance of the pull, from where the screen moves.
  private func pull(at finger: CGPoint) -> CGFloat {
    guard let start else { return finger.y - anchor.y }
    let distance = finger.y - start.touch.y
    return distance > start.slop ? distance - start.slop : min(finger.y - start.recognition.y, 0)
  }

  /// The translation of the screen.
  private func shift(at finger: CGPoint) -> CGPoint {
    let height = scene.container.height
    let pull = pull(at: finger)
    let across = finger.x - (start?.recognition.x ?? anchor.x)
    // Beyond its place, it resists like a scroll view at its edge.
    let back = start == nil ? min(max(-offset.y, -height), 0) : 0
    if pull < back { return CGPoint(x: aside(across), y: back - Self.band(back - pull, height)) }
    guard start != nil else { return CGPoint(x: across, y: pull) }
    let part = pull / height
    return CGPoint(x: aside(across), y: pull - 0.45 * part * part * part * height)
  }

  /// Dragged from rest, it resists sideways.
  private func aside(_ distance: CGFloat) -> CGFloat {
    guard start != nil else { return distance }
    let most = 0.9 * min(scene.container.width, scene.container.height)
    let moved = most - most / (0.56 * abs(distance) / most + 1)
    return distance < 0 ? -moved : moved
  }

  private static func band(_ distance: CGFloat, _ most: CGFloat) -> CGFloat {
    most - most / (0.55 * distance / most + 1)
  }

  private func scale(at finger: CGPoint) -> CGFloat {
    let from = start == nil ? max(offset.y, 0) : 0
    return size(from + pull(at: finger)) / size(from)
  }

  /// It loses two thirds of its size over a distance as long as the container, and less beyond a
  /// half.
  private func size(_ pull: CGFloat) -> CGFloat {
    let part = max(pull, 0) / scene.container.height
    let rest = max(part - 0.52, 0)
    return 1 - 0.67 * (min(part, 0.52) + 0.4203 - 0.4203 / (rest / 0.4203 + 1))
  }

  /// The part of its height that is clipped at the bottom, for a location of the finger.
  func crop(at finger: CGPoint) -> CGFloat {
    guard start != nil, effect.cutsOff else { return 0 }
    return min(1 - scale(at: finger), 0.22)
  }

  private static func progress(_ distance: CGFloat) -> CGFloat {
    0.6 - 0.6 / (distance / 0.3 + 1)
  }

  /// The distance of the screen from its place when the drag began.
  private var offset: CGPoint {
    CGPoint(x: held.center.x - scene.rest.midX, y: held.center.y - scene.rest.midY)
  }

  /// The distance of the screen, in heights of the container.
  private func distance(at finger: CGPoint) -> CGFloat {
    let from = start == nil ? offset : .zero
    let shift = shift(at: finger)
    return hypot(from.x + shift.x, from.y + shift.y) / scene.container.height
  }

  // MARK: After the release

  /// The state of the screen at the release.
  struct Release {
    let frame: DragFrame
    let time: Double
    /// In points per second.
    let velocity: CGPoint
    let progress: CGFloat
    /// The part of the height that is clipped at the bottom.
    let crop: CGFloat
    let isSettled: Bool
  }

  /// The expected look of the screen some time after the release.
  ///
  /// For a screen that was caught at another size than its own, it is not known how much of that
  /// comes from the effect, and how much from an earlier finger: values that depend on it are
  /// `nil`.
  struct Flight {
    var center: CGPoint?
    /// The scale of the content.
    var scale: CGFloat?
    var size: CGSize?
    var progress: CGFloat
  }

  /// The place of the screen, with one spring for its position and one for its size.
  func flight(after release: Release, at time: Double) -> Flight {
    let seconds = CGFloat(time - release.time)
    let response: CGFloat = release.isSettled ? 0.278 : 0.33
    let sizeSpring = ReferenceSpring(response: response, damping: release.isSettled ? 0.927 : 0.98)
    let spring = release.isSettled ? sizeSpring : ReferenceSpring(response: 0.45, damping: 0.81)
    let part = sizeSpring.value(from: 0, to: 1, velocity: 0, at: seconds)
    // Values other than position and size change linearly, for as long as the size's spring takes.
    let end: CGFloat = release.isSettled ? 0 : 1
    let progress = release.progress.interpolated(to: end, at: min(seconds / response, 1))
    guard effect.fliesAsWhole else { return Flight(progress: progress) }
    let pose = effect.look(at: 1 - end, in: scene)
    guard effect.look(at: 0, in: scene).frame != scene.rest else {
      return drift(release, spring, seconds, progress)
    }
    let start = release.frame.center
    let goal = goal(of: release, pose, from: start)
    // With a velocity beyond its target, it starts at rest.
    let isPast = !release.isSettled && release.velocity.y * (goal.y - start.y) < 0
    let center = CGPoint(
      x: spring.value(from: start.x, to: goal.x, velocity: release.velocity.x, at: seconds),
      y: spring.value(
        from: start.y, to: goal.y, velocity: isPast ? 0 : release.velocity.y, at: seconds))
    var flight = Flight(center: effect.usesTransform ? nil : center, progress: progress)
    guard abs(held.scale - 1) < 1e-6 else { return flight }
    if effect.usesTransform {
      let shift = CGPoint(
        x: pose.frame.midX - scene.rest.midX, y: pose.frame.midY - scene.rest.midY)
      flight.center = CGPoint(x: center.x + shift.x * part, y: center.y + shift.y * part)
      let scale = release.frame.scale.interpolated(to: pose.scale, at: part)
      flight.scale = scale
      flight.size = scene.rest.size.scaled(by: scale)
    } else if effect.cutsOff {
      flight.scale = release.frame.scale.interpolated(to: pose.scale, at: part)
      flight.size = zoomed(release, to: pose, at: part)
    } else {
      // The scale of the drag is restored while the pose changes it.
      let scale = release.frame.scale.interpolated(to: 1, at: part)
      flight.scale = scale * (1 as CGFloat).interpolated(to: pose.scale, at: part)
      flight.size = CGSize(
        width: scene.rest.width.interpolated(to: pose.frame.width, at: part),
        height: scene.rest.height.interpolated(to: pose.frame.height, at: part)
      ).scaled(by: scale)
    }
    return flight
  }

  /// The size of the clip around the screen, which is clipped at the bottom at the release.
  private func zoomed(_ release: Release, to pose: EffectLook, at part: CGFloat) -> CGSize {
    let (rest, scale) = (scene.rest.size, release.frame.scale)
    let height = rest.height * (1 - release.crop / scale)
    if release.isSettled {
      return CGSize(width: rest.width, height: height.interpolated(to: rest.height, at: part))
        .scaled(by: scale.interpolated(to: 1, at: part))
    }
    return CGSize(
      width: (rest.width * scale).interpolated(to: pose.frame.width, at: part),
      height: (height * scale).interpolated(to: pose.frame.height, at: part))
  }

  /// The target of the screen's center, without the transform of the effect.
  private func goal(of release: Release, _ pose: EffectLook, from start: CGPoint) -> CGPoint {
    guard effect.usesTransform else { return pose.frame.center }
    return release.isSettled ? scene.rest.center : carriedOn(start, by: release.velocity)
  }

  /// The target of a screen that the effect does not move: back, or a little further, at its size.
  private func drift(
    _ release: Release, _ spring: ReferenceSpring, _ seconds: CGFloat, _ progress: CGFloat
  ) -> Flight {
    let start = scene.center.applying(release.frame.transform)
    let (velocity, scale) = (release.velocity, release.frame.scale)
    let end = release.isSettled ? scene.rest.center : carriedOn(start, by: velocity)
    let displacement = CGPoint(x: end.x - start.x, y: end.y - start.y)
    let length = hypot(displacement.x, displacement.y)
    // A transform has one velocity, along its path.
    let speed =
      length == 0
      ? 0 : (velocity.x * displacement.x + velocity.y * displacement.y) / (length * length)
    let part = spring.value(from: 0, to: 1, velocity: speed, at: seconds)
    let now = release.isSettled ? scale.interpolated(to: 1, at: part) : scale
    return Flight(
      center: CGPoint(x: start.x + displacement.x * part, y: start.y + displacement.y * part),
      scale: now, size: scene.rest.size.scaled(by: now), progress: progress)
  }

  /// The point at which a velocity ends, as in a scroll view with the fast deceleration rate: 0.99
  /// of it remains after each millisecond.
  private func carriedOn(_ point: CGPoint, by velocity: CGPoint) -> CGPoint {
    CGPoint(x: point.x + 0.099 * velocity.x, y: point.y + 0.099 * velocity.y)
  }
}

/// An underdamped spring.
struct ReferenceSpring {
  /// The period without damping, in seconds.
  let response: CGFloat
  let damping: CGFloat

  /// The value for a start value and a velocity per second.
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
  /// The center of the front screen, in its own coordinates.
  var center: CGPoint { CGPoint(x: rest.width / 2, y: rest.height / 2) }
}
