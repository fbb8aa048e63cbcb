import UIKit

/// The values that a property takes one after the other while the splash opens.
struct SplashCourse {
  /// The pace between two values, by the control points of a cubic curve; ours.
  struct Pace {
    let x1: Float
    let y1: Float
    let x2: Float
    let y2: Float

    static let linear = Pace(x1: 0, y1: 0, x2: 1, y2: 1)
    static let even = Pace(x1: 0.42, y1: 0, x2: 0.58, y2: 1)
    static let growing = Pace(x1: 0.7, y1: 0, x2: 0.9, y2: 0.5)
    static let settling = Pace(x1: 0.2, y1: 0.6, x2: 0.3, y2: 1)

    /// The pace from the second value to the first.
    var reversed: Pace { Pace(x1: 1 - x2, y1: 1 - y2, x2: 1 - x1, y2: 1 - y1) }

    @MainActor var timingFunction: CAMediaTimingFunction {
      CAMediaTimingFunction(controlPoints: x1, y1, x2, y2)
    }
  }

  let values: [CGFloat]
  /// When each value is reached, in parts of the duration from 0 to 1.
  let times: [CGFloat]
  private let paces: [Pace]

  init(_ values: [CGFloat], at times: [CGFloat], along paces: [Pace]) {
    self.values = values
    self.times = times
    self.paces = paces
  }

  /// The course from the last value to the first.
  var reversed: SplashCourse {
    SplashCourse(
      values.reversed(), at: times.reversed().map { 1 - $0 },
      along: paces.reversed().map(\.reversed))
  }

  /// The course of the reciprocal values, exact at the values and all but exact between two that are
  /// about one.
  var inverted: SplashCourse {
    SplashCourse(values.map { 1 / $0 }, at: times, along: paces)
  }

  /// An animation of a property along the course, which stays at its ends until it is removed.
  @MainActor func animation(
    of keyPath: String, duration: TimeInterval
  ) -> CAKeyframeAnimation {
    let animation = CAKeyframeAnimation(keyPath: keyPath)
    animation.values = values.map { NSNumber(value: Double($0)) }
    animation.keyTimes = times.map { NSNumber(value: Double($0)) }
    animation.timingFunctions = paces.map(\.timingFunction)
    animation.duration = duration
    animation.fillMode = .both
    animation.isRemovedOnCompletion = false
    return animation
  }
}

/// A property of a layer and its course.
struct SplashTrack {
  let layer: CALayer
  let keyPath: String
  let course: SplashCourse

  var key: String { "MatchCut.splash." + keyPath }
}
