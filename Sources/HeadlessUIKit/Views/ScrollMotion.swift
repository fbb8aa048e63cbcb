import Foundation

/// The motion of one coordinate of a content offset without a finger.
///
/// The numbers are those of recordings of iOS 26.1 (M7, M8).
struct ScrollMotion {
  private var piece: Piece
  /// The motion that follows, if the content hits an edge.
  private var handover: (time: Double, piece: Piece)?

  private enum Piece {
    case rest(at: CGFloat)
    case decay(Decay)
    case spring(from: CGFloat, to: CGFloat, velocity: CGFloat)
    case ease(from: CGFloat, to: CGFloat, duration: Double)

    func value(at time: Double) -> (value: CGFloat, isOver: Bool) {
      switch self {
      case .rest(let value): return (value, true)
      case .decay(let decay):
        let isOver = time >= decay.duration
        return (decay.value(at: isOver ? decay.duration : time), isOver)
      case .spring(let from, let to, let velocity):
        let frequency = ScrollMotion.springFrequency
        let slope = velocity + frequency * (from - to)
        let decay = exp(-frequency * time)
        let left = (from - to + slope * time) * decay
        let speed = slope * decay - frequency * left
        let isOver =
          abs(left) < ScrollMotion.tolerance && abs(speed) < ScrollMotion.slowest
        return (isOver ? to : to + left, isOver)
      case .ease(let from, let to, let duration):
        let part = min(time / duration, 1)
        return (from + (to - from) * (1 - cos(.pi * part)) / 2, part >= 1)
      }
    }
  }

  /// The angular frequency of the critically damped spring at an edge, per second.
  private static let springFrequency = 11.0
  /// The initial speed of content that was released at rest beyond its edge, relative to its
  /// distance from the edge, per second.
  private static let restingPull = 7.225
  /// The distance from the edge, in points, at which a bounce ends.
  private static let tolerance = 0.5
  /// The velocity, in points per second, at which content stops.
  fileprivate static let slowest = 10.0
  /// Below this velocity, in points per second, content is at rest.
  private static let slowestBounce = 50.0

  /// The coordinate that UIKit predicts for the end of a motion without edges.
  ///
  /// It ends about a point earlier, because it moves in steps of a millisecond.
  static func target(
    from value: CGFloat, velocity: CGFloat, rate: UIScrollView.DecelerationRate
  ) -> CGFloat {
    guard abs(velocity) > slowest else { return value }
    let speed = velocity < 0 ? velocity + slowest : velocity - slowest
    return (value + speed / rate.lossPerSecond).onPixel
  }

  /// Decelerates, and bounces at the edges of the range that contains the value.
  static func deceleration(
    from value: CGFloat, velocity: CGFloat, within range: ClosedRange<CGFloat>,
    rate: UIScrollView.DecelerationRate, bounces: Bool
  ) -> ScrollMotion {
    guard abs(velocity) > slowest else { return ScrollMotion(piece: .rest(at: value)) }
    let decay = Decay(start: value, velocity: velocity, rate: rate)
    var motion = ScrollMotion(piece: .decay(decay))
    let end = decay.value(at: decay.duration)
    let edge = end.clamped(to: range)
    if edge != end {
      let time = decay.time(at: edge)
      let speed = bounces ? decay.velocity(at: time) : 0
      motion.handover = (time, .spring(from: edge, to: edge, velocity: speed))
    }
    return motion
  }

  /// Returns to an edge from beyond it.
  static func bounce(from value: CGFloat, to edge: CGFloat, velocity: CGFloat) -> ScrollMotion {
    let isResting = abs(velocity) < slowestBounce
    return spring(
      from: value, to: edge, velocity: isResting ? (edge - value) * restingPull : velocity)
  }

  /// Moves to a value with a critically damped spring.
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

  /// The velocity of the coordinate after a time, per second.
  func velocity(at time: Double) -> CGFloat {
    let moment = 1e-4
    return (value(at: time + moment).value - value(at: time).value) / moment
  }
}

/// A velocity that decays by the same factor in every millisecond.
private struct Decay {
  let start: CGFloat
  let velocity: CGFloat
  let rate: UIScrollView.DecelerationRate

  /// The time until it stops, in seconds.
  var duration: Double { log(abs(velocity) / ScrollMotion.slowest) / rate.lossPerSecond }

  func velocity(at time: Double) -> CGFloat { velocity * exp(-rate.lossPerSecond * time) }

  func value(at time: Double) -> CGFloat {
    start + (velocity - velocity(at: time)) * rate.secondsOfWay
  }

  /// The time at which it reaches a value.
  func time(at value: CGFloat) -> Double {
    -log(1 - (value - start) / (velocity * rate.secondsOfWay)) / rate.lossPerSecond
  }
}

extension UIScrollView.DecelerationRate {
  /// The exponent of the loss per second.
  fileprivate var lossPerSecond: Double { -1000 * log(rawValue) }

  /// The distance in points for an initial velocity of a point per second, in steps of a
  /// millisecond.
  fileprivate var secondsOfWay: Double { rawValue / (1 - rawValue) / 1000 }
}
