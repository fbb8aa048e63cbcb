import UIKit

/// The timing of a property animator.
extension Fact {
  static let animatorTiming: [Fact] = [
    pausing, straightLine, curveKept, goingOn, factor, reversedFraction, delay, keyframesInside,
  ]

  private static let pausing = Fact(
    "D", "pausing keeps the progress and makes the fraction linear"
  ) { lab, found in
    let bench = await ViewBench(lab)
    let animator = bench.mover(curve: .easeIn)
    animator.startAnimation()
    await lab.run(for: 0.5)
    found.measure("the time", animator.fractionComplete, 0.5, rate: 1)
    let before = bench.way
    animator.pauseAnimation()
    found.measure(
      "the way", animator.fractionComplete, before / 100, rate: 0.3, within: 0.01)
    await lab.run(for: 0.1)
    found.measure("on screen", bench.way, before, rate: 30)
    animator.stopAnimation(true)
  }

  private static let straightLine = Fact(
    "D", "a paused animator is scrubbed linearly"
  ) { lab, found in
    let bench = await ViewBench(lab)
    let animator = bench.mover(curve: .easeIn)
    animator.pauseAnimation()
    for fraction in [0.25, 0.5] as [CGFloat] {
      animator.fractionComplete = fraction
      await lab.run(for: 0.1)
      found.measure("at \(fraction)", bench.way, 100 * fraction, within: 0.01)
    }
    animator.stopAnimation(true)
    found.measure("the model", bench.modelWay, 50, within: 0.01)
  }

  private static let curveKept = Fact(
    "D", "without scrubsLinearly the curve applies while it is scrubbed"
  ) { lab, found in
    let bench = await ViewBench(lab)
    let animator = bench.mover(curve: .easeIn)
    animator.scrubsLinearly = false
    animator.pauseAnimation()
    for (fraction, way) in [(0.5, 31.5357), (0.75, 62.1861)] as [(CGFloat, CGFloat)] {
      animator.fractionComplete = fraction
      await lab.run(for: 0.1)
      found.measure("at \(fraction)", bench.way, way, within: 0.01)
    }
    animator.stopAnimation(true)
  }

  private static let goingOn = Fact(
    "D", "continued without changes, a second at 10 % takes another 0.9"
  ) { lab, found in
    let bench = await ViewBench(lab)
    let animator = bench.mover()
    animator.fractionComplete = 0.1
    await lab.run(for: 0.1)
    let seconds = await secondsToEnd(lab, animator) {
      $0.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    }
    found.measure("seconds", seconds, 0.9, rate: 1, within: 0.034)
  }

  private static let factor = Fact(
    "D", "a factor is a part of the whole duration"
  ) { lab, found in
    let bench = await ViewBench(lab)
    let animator = bench.mover()
    animator.fractionComplete = 0.5
    await lab.run(for: 0.1)
    let seconds = await secondsToEnd(lab, animator) {
      $0.continueAnimation(
        withTimingParameters: UICubicTimingParameters(animationCurve: .linear),
        durationFactor: 0.25)
    }
    found.measure("seconds", seconds, 0.25, rate: 1, within: 0.034)
    found.measure("its end", bench.way, 100)
  }

  @MainActor private static func secondsToEnd(
    _ lab: any Laboratory, _ animator: UIViewPropertyAnimator,
    after start: @MainActor (UIViewPropertyAnimator) -> Void
  ) async -> CGFloat {
    let begin = CACurrentMediaTime()
    start(animator)
    while animator.state != .inactive, CACurrentMediaTime() < begin + 3 {
      await lab.run(for: 1 / 60)
    }
    return CGFloat(CACurrentMediaTime() - begin)
  }

  private static let reversedFraction = Fact(
    "D", "reversed, the fraction is the progress of the return"
  ) { lab, found in
    let bench = await ViewBench(lab)
    let animator = bench.mover()
    animator.fractionComplete = 0.3
    animator.isReversed = true
    found.measure("turned around", animator.fractionComplete, 0.7)
    await lab.run(for: 0.1)
    found.measure("where it was", bench.way, 30, within: 0.01)
    animator.fractionComplete = 0.9
    await lab.run(for: 0.1)
    found.measure("nearly back", bench.way, 10, within: 0.01)
    animator.stopAnimation(true)
  }

  private static let delay = Fact(
    "D", "a delay factor leaves the rest of the duration"
  ) { lab, found in
    let bench = await ViewBench(lab)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
    animator.addAnimations({ bench.go() }, delayFactor: 0.5)
    animator.pauseAnimation()
    for (fraction, way) in [(0.5, 0), (0.75, 50)] as [(CGFloat, CGFloat)] {
      animator.fractionComplete = fraction
      await lab.run(for: 0.1)
      found.measure("at \(fraction)", bench.way, way, within: 0.01)
    }
    animator.stopAnimation(true)
  }

  private static let keyframesInside = Fact(
    "D", "keyframes inside an animator are scrubbed with it"
  ) { lab, found in
    let bench = await ViewBench(lab)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      animateKeyframes(0) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) {
          bench.view.alpha = 0
        }
      }
      bench.go()
    }
    animator.fractionComplete = 0.125
    await lab.run(for: 0.1)
    found.measure("half of the keyframe", bench.alpha, 0.5, within: 0.01)
    animator.fractionComplete = 0.5
    await lab.run(for: 0.1)
    found.measure("after the keyframe", bench.alpha, 0, within: 0.01)
    found.measure("the other animation", bench.way, 50, within: 0.01)
    animator.fractionComplete = 0
    await lab.run(for: 0.1)
    found.measure("back at the start", bench.alpha, 1, within: 0.01)
    animator.stopAnimation(true)
  }
}
