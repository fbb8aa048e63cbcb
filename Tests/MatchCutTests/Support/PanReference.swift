import UIKit

/// The expected progress of a screen that a finger pans or has released, computed from the finger.
struct PanReference {
  /// The direction of the finger that dismisses, as a vector of length 1.
  let away: CGPoint
  /// The distance for a progress of 1, in points.
  let length: CGFloat

  /// The component of a translation or a velocity in that direction, relative to that distance.
  func part(_ translation: CGPoint) -> CGFloat {
    (translation.x * away.x + translation.y * away.y) / length
  }

  /// The translation of a screen beyond its place, resisting like a scroll view, for a negative
  /// progress.
  func shift(beyond part: CGFloat) -> CGPoint {
    let distance = (1 - 1 / (max(part, 0) * 0.55 + 1)) * length
    return CGPoint(x: -away.x * distance, y: -away.y * distance)
  }

  /// A transition after its release.
  struct Release {
    let time: Double
    let progress: CGFloat
    let end: CGFloat
    /// The velocity of the finger toward the end, in progress per second; `nil` for one that is
    /// canceled, which returns at a constant speed.
    let speed: CGFloat?
  }

  /// The progress some time after the release.
  ///
  /// The rest takes 0.235 seconds, wherever the screen is. One that returns takes 0.153, or as long as
  /// it needs at 1400 points per second.
  func progress(after release: Release, at time: Double) -> CGFloat {
    let rest = abs(release.end - release.progress)
    guard rest > 0 else { return release.end }
    let seconds = release.speed == nil ? max(0.153, rest * length / 1400) : 0.235
    let part = min(CGFloat(time - release.time) / seconds, 1)
    guard let speed = release.speed else {
      return release.progress.interpolated(to: release.end, at: part)
    }
    // It continues with the velocity of the finger, and ends slowly.
    let slope = min(max(speed * seconds / rest, 0), 30)
    let x = min(0.21, 1 / slope)
    let curve = ReferenceCurve(x1: x, y1: slope * x, x2: 0.31, y2: 1)
    return release.progress.interpolated(to: release.end, at: curve.value(at: part))
  }

  /// The rest of a translation when the screen springs back: critically damped, in 0.4 seconds.
  func springBack(_ seconds: Double) -> CGFloat {
    // A critically damped spring that UIKit makes for a second has the stiffness 85.2559 (D).
    guard seconds < 0.4 - 1e-6 else { return 0 }
    let frequency = CGFloat(85.255929).squareRoot() / 0.4
    let time = frequency * CGFloat(seconds)
    return (1 + time) * exp(-time)
  }
}

/// A cubic curve from (0, 0) to (1, 1).
struct ReferenceCurve {
  let x1: CGFloat
  let y1: CGFloat
  let x2: CGFloat
  let y2: CGFloat

  /// The height at a distance, both from 0 to 1.
  func value(at x: CGFloat) -> CGFloat {
    var (low, high) = (CGFloat(0), CGFloat(1))
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if Self.point(x1, x2, at: middle) < x { low = middle } else { high = middle }
    }
    return Self.point(y1, y2, at: low)
  }

  private static func point(_ one: CGFloat, _ two: CGFloat, at part: CGFloat) -> CGFloat {
    let rest = 1 - part
    return 3 * rest * rest * part * one + 3 * rest * part * part * two + part * part * part
  }
}
