import UIKit

/// The duration of a driven transition after the release.
extension Fact {
  static let drivingTime: [Fact] = [
    drivenDuration, finishTime, finishSpeed, cancelTime, completionCurve,
  ]

  private static let drivenDuration = Fact(
    "C", "the interaction's duration is the animator's"
  ) { lab, found in
    let bench = await ModalBench(lab, dismiss: Fade(duration: 0.5))
    let driver = await bench.driveDismissal()
    found.measure("seconds", driver.duration, 0.5)
    driver.finish()
    await lab.runUntilIdle()
  }

  private static let finishTime = Fact(
    "C", "finishing takes the rest of the duration"
  ) { lab, found in
    let seconds = await secondsToEnd(lab, at: 0.4, speed: 1) { $0.finish() }
    found.measure("seconds", seconds, 0.3, rate: 1, within: 0.034)
  }

  private static let finishSpeed = Fact(
    "C", "the rest is divided by the completion speed"
  ) { lab, found in
    let seconds = await secondsToEnd(lab, at: 0.4, speed: 0.5) { $0.finish() }
    found.measure("seconds", seconds, 0.6, rate: 1, within: 0.034)
  }

  private static let cancelTime = Fact(
    "C", "canceling takes the part of the duration that was covered"
  ) { lab, found in
    let seconds = await secondsToEnd(lab, at: 0.8, speed: 1) { $0.cancel() }
    found.measure("seconds", seconds, 0.4, rate: 1, within: 0.034)
  }

  /// Drives a dismissal of half a second to a fraction, releases it, and measures the time to its
  /// end.
  @MainActor private static func secondsToEnd(
    _ lab: any Laboratory, at progress: CGFloat, speed: CGFloat,
    release: @MainActor (UIPercentDrivenInteractiveTransition) -> Void
  ) async -> CGFloat {
    let bench = await ModalBench(lab, dismiss: Fade(duration: 0.5))
    let driver = await bench.driveDismissal()
    driver.update(progress)
    await lab.run(for: 0.1)
    driver.completionSpeed = speed
    let start = CACurrentMediaTime()
    release(driver)
    while bench.photo.transitionCoordinator != nil, CACurrentMediaTime() < start + 3 {
      await lab.run(for: 1 / 60)
    }
    return CGFloat(CACurrentMediaTime() - start)
  }

  private static let completionCurve = Fact(
    "C", "the completion follows its curve, the interaction is linear"
  ) { lab, found in
    let bench = await ModalBench(lab, dismiss: Fade(duration: 1))
    let driver = await bench.driveDismissal()
    driver.update(0.5)
    await lab.run(for: 0.1)
    found.measure("half-way", bench.alpha, 0.5, within: 0.01)
    driver.completionCurve = .easeIn
    driver.finish()
    await lab.run(for: 0.25)
    // After half of the remaining time: 0.315357 of the remaining distance.
    found.measure(
      "half of the time later", bench.alpha, 0.5 * (1 - 0.315357), rate: 0.6, within: 0.02)
    await lab.runUntilIdle()
  }
}
