import UIKit

/// The parameters and durations of springs.
extension Fact {
  static let springs: [Fact] = [ratioDuration, physicalDuration, overdamped, coreSpring]

  private static let ratioDuration = Fact(
    "D", "a spring by damping ratio uses the animator's duration"
  ) { _, found in
    let timing = UISpringTimingParameters(dampingRatio: 0.7)
    let animator = UIViewPropertyAnimator(duration: 9, timingParameters: timing)
    found.measure("seconds", CGFloat(animator.duration), 9)
  }

  private static let physicalDuration = Fact(
    "D", "a spring by mass lasts until it settles"
  ) { _, found in
    let timing = UISpringTimingParameters(
      mass: 1, stiffness: 100, damping: 10, initialVelocity: .zero)
    let animator = UIViewPropertyAnimator(duration: 9, timingParameters: timing)
    found.measure("seconds", CGFloat(animator.duration), 1.4727003346780927, within: 0.0001)
  }

  private static let overdamped = Fact(
    "M2", "damping above the critical one is clamped to it"
  ) { _, found in
    let timing = UISpringTimingParameters(
      mass: 1, stiffness: 50, damping: 30, initialVelocity: .zero)
    let animator = UIViewPropertyAnimator(duration: 9, timingParameters: timing)
    found.measure("seconds", CGFloat(animator.duration), 1.4, within: 0.001)
  }

  private static let coreSpring = Fact(
    "E5", "a spring animation has mass 1, stiffness 100 and damping 10"
  ) { _, found in
    let spring = CASpringAnimation(keyPath: "position.x")
    found.measure("mass", spring.mass, 1)
    found.measure("stiffness", spring.stiffness, 100)
    found.measure("damping", spring.damping, 10)
    found.measure("initial velocity", spring.initialVelocity, 0)
  }
}
