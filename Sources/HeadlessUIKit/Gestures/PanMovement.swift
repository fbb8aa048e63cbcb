import Foundation

/// The translation and velocity of fingers, in window coordinates.
struct PanMovement {
  private(set) var translation = CGPoint.zero
  private var samples: [Sample] = []

  private struct Sample {
    var time: TimeInterval
    /// The distance from the first sample.
    var distance: CGPoint
  }

  /// The span of time from which the velocity is computed, in seconds.
  private static let window = 0.1
  /// The shortest time between two positions of a finger, in seconds.
  ///
  /// A busy main thread delivers several events at one time, which are assumed to be this far
  /// apart.
  private static let shortestInterval = 1.0 / 240

  mutating func add(_ movement: CGPoint, at time: TimeInterval) {
    translation.x += movement.x
    translation.y += movement.y
    let last = samples.last?.distance ?? .zero
    let distance = CGPoint(x: last.x + movement.x, y: last.y + movement.y)
    samples.append(Sample(time: time, distance: distance))
    let recent = samples.firstIndex { $0.time >= time - Self.window - 1e-9 } ?? 0
    // The velocity needs two samples, whatever the age of the first one.
    samples.removeFirst(max(0, min(recent, samples.count - 2)))
  }

  /// Removes the first part of the movement from the translation, but not from the velocity.
  mutating func leaveOut(_ length: CGFloat) {
    let part = max(1 - length / translation.distance(to: .zero), 0)
    translation = CGPoint(x: translation.x * part, y: translation.y * part)
  }

  /// Sets the translation and resets the velocity (G).
  mutating func rebase(to translation: CGPoint) {
    self.translation = translation
    samples = samples.suffix(1)
  }

  /// In points per second; zero with fewer than two samples.
  var velocity: CGPoint {
    guard samples.count > 1, let first = samples.first, let last = samples.last else {
      return .zero
    }
    let elapsed = max(
      last.time - first.time,
      Double(samples.count - 1) * Self.shortestInterval
    )
    return CGPoint(
      x: (last.distance.x - first.distance.x) / elapsed,
      y: (last.distance.y - first.distance.y) / elapsed
    )
  }

  /// The time since the last sample, in seconds.
  func rest(at time: TimeInterval) -> TimeInterval {
    samples.last.map { time - $0.time } ?? 0
  }
}

extension CGPoint {
  func distance(to other: CGPoint) -> CGFloat {
    ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
  }
}
