import Foundation

/// How one coordinate of a content offset moves when no finger drags it.
struct ScrollMotion {
  private var piece: Piece
  /// What follows, if an edge of the content is in the way.
  private var handover: (time: Double, piece: Piece)?

  private enum Piece {
    case decay(from: CGFloat, distance: CGFloat, rate: Double)
    case spring(from: CGFloat, to: CGFloat, velocity: CGFloat)
    case ease(from: CGFloat, to: CGFloat, duration: Double)

    func value(at time: Double) -> (value: CGFloat, isOver: Bool) {
      switch self {
      case .decay(let from, let distance, let rate):
        let left = distance * exp(rate * time)
        let isOver = abs(left) < ScrollMotion.tolerance
        return (from + distance - (isOver ? 0 : left), isOver)
      case .spring(let from, let to, let velocity):
        let frequency = ScrollMotion.springFrequency
        let displacement = from - to
        let slope = velocity + frequency * displacement
        let decay = exp(-frequency * time)
        let bound = (abs(displacement) + abs(slope) * (time + 1 / frequency)) * decay
        let isOver = bound < ScrollMotion.tolerance
        return (isOver ? to : to + (displacement + slope * time) * decay, isOver)
      case .ease(let from, let to, let duration):
        let part = min(time / duration, 1)
        return (from + (to - from) * part * part * (3 - 2 * part), part >= 1)
      }
    }
  }

  /// The angular frequency of the critically damped spring at an edge, per second.
  private static let springFrequency = 10.0
  /// The distance from its end, in points, at which a motion is over.
  private static let tolerance = 0.25
  /// The slowest velocity, in points per second, at which content moves on.
  private static let slowest = 10.0

  /// The coordinate that a motion would reach if nothing were in the way (G).
  static func projection(
    from value: CGFloat,
    velocity: CGFloat,
    rate: UIScrollView.DecelerationRate
  ) -> CGFloat {
    abs(velocity) < slowest
      ? value : value + velocity / 1000 * rate.rawValue / (1 - rate.rawValue)
  }

  /// Moves on and slows down, and springs back from the edges of the range.
  static func deceleration(
    from value: CGFloat,
    velocity: CGFloat,
    within range: ClosedRange<CGFloat>,
    rate: UIScrollView.DecelerationRate,
    bounces: Bool
  ) -> ScrollMotion {
    guard range.contains(value) else {
      return spring(from: value, to: value.clamped(to: range), velocity: velocity)
    }
    let distance = projection(from: value, velocity: velocity, rate: rate) - value
    let logarithm = log(Double(rate.rawValue)) * 1000
    var motion = ScrollMotion(
      piece: .decay(from: value, distance: distance, rate: logarithm)
    )
    let end = value + distance
    let edge = end.clamped(to: range)
    if edge != end {
      let left = 1 - (edge - value) / distance
      let speed = bounces ? -distance * logarithm * left : 0
      let back = Piece.spring(from: edge, to: edge, velocity: speed)
      motion.handover = (log(Double(left)) / logarithm, back)
    }
    return motion
  }

  /// Moves to a value like a spring that does not overshoot by itself.
  static func spring(from value: CGFloat, to end: CGFloat, velocity: CGFloat) -> ScrollMotion {
    ScrollMotion(piece: .spring(from: value, to: end, velocity: velocity))
  }

  /// Moves to a value in a fixed time.
  static func ease(from value: CGFloat, to end: CGFloat, duration: Double) -> ScrollMotion {
    ScrollMotion(piece: .ease(from: value, to: end, duration: duration))
  }

  /// The coordinate after a time, and whether it stays there.
  func value(at time: Double) -> (value: CGFloat, isOver: Bool) {
    if let handover, time >= handover.time {
      return handover.piece.value(at: time - handover.time)
    }
    let (value, isOver) = piece.value(at: time)
    return (value, isOver && handover == nil)
  }
}

/// How far content follows a finger that drags it beyond its edge (G).
struct RubberBand {
  /// The length of the scroll view.
  let dimension: CGFloat
  private static let stiffness = 0.55

  /// The distance that the content goes when the finger goes `distance`.
  func banded(_ distance: CGFloat) -> CGFloat {
    guard dimension > 0 else { return 0 }
    return (1 - 1 / (distance * Self.stiffness / dimension + 1)) * dimension
  }

  /// The distance of the finger when the content has gone `distance`.
  func unbanded(_ distance: CGFloat) -> CGFloat {
    guard dimension > distance else { return 0 }
    return distance * dimension / (Self.stiffness * (dimension - distance))
  }
}

extension CGFloat {
  func clamped(to range: ClosedRange<CGFloat>) -> CGFloat {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
