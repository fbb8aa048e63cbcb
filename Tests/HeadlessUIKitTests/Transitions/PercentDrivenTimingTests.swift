import Testing
import UIKit
import UIKitSimulator

/// What is left of a driven transition, and how fast it goes (C).
@MainActor
@Suite("Percent-driven timing")
struct PercentDrivenTimingTests {
  private static let duration = 0.5

  private let stage: ModalStage
  private let driver = UIPercentDrivenInteractiveTransition()

  init() {
    stage = ModalStage(
      present: FadeAnimator(), dismiss: FadeAnimator(duration: Self.duration))
    stage.presentPhoto()
    stage.delegate.dismissalDriver = driver
    stage.root.dismiss(animated: true)
    stage.simulator.commit()
  }

  /// How many frames it takes until the transition is over.
  private func framesToEnd() -> Int {
    var frames = 0
    while stage.photo.transitionCoordinator != nil, frames < 600 {
      stage.simulator.step()
      frames += 1
    }
    return frames
  }

  @Test func `C: the duration is the animator's`() {
    #expect(Double(driver.duration) == Self.duration)
  }

  @Test(arguments: [(0.4, 1, 18), (0.4, 2, 9), (0.4, 0.5, 36), (0.8, 1, 6)])
  func `C: finishing takes what is left of the duration, divided by the speed`(
    progress: CGFloat, speed: CGFloat, frames: Int
  ) {
    driver.update(progress)
    stage.simulator.step()
    driver.completionSpeed = speed
    driver.finish()
    #expect(abs(framesToEnd() - frames) <= 1)
    #expect(stage.simulator.faults.isEmpty)
  }

  @Test(arguments: [(0.4, 1, 12), (0.4, 2, 6), (0.8, 1, 24)])
  func `C: cancelling takes what was done, divided by the speed (harsher)`(
    progress: CGFloat, speed: CGFloat, frames: Int
  ) {
    driver.update(progress)
    stage.simulator.step()
    driver.completionSpeed = speed
    driver.cancel()
    #expect(abs(framesToEnd() - frames) <= 1)
    #expect(stage.root.presentedViewController === stage.photo)
    #expect(stage.simulator.faults.isEmpty)
  }

  @Test func `C: a percentage outside 0…1 is moved to the nearer end`() {
    let stage = ModalStage(present: FadeAnimator(), dismiss: InterruptibleFadeAnimator())
    stage.presentPhoto()
    stage.delegate.dismissalDriver = driver
    stage.root.dismiss(animated: true)
    stage.simulator.commit()
    driver.update(-3)
    stage.simulator.step()
    #expect(Double(driver.percentComplete) == 0)
    #expect(stage.simulator.visibleAlpha(of: stage.photo.view) == 1)
    driver.update(7)
    stage.simulator.step()
    #expect(stage.simulator.visibleAlpha(of: stage.photo.view) < 0.001)
    #expect(stage.photo.transitionCoordinator?.isInteractive == true)
    driver.cancel()
    stage.simulator.runUntilIdle()
    #expect(stage.simulator.visibleAlpha(of: stage.photo.view) == 1)
    #expect(stage.simulator.faults.isEmpty)
  }

  @Test func `C: the completion follows its curve, the finger a straight line`() {
    driver.update(0.5)
    stage.simulator.step()
    #expect(abs(stage.simulator.visibleAlpha(of: stage.photo.view) - 0.5) < 0.001)
    driver.completionCurve = .easeIn
    driver.finish()
    stage.simulator.run(for: 0.125)
    // Half of the time that is left: 0.315357 of the way that is left.
    let alpha = stage.simulator.visibleAlpha(of: stage.photo.view)
    #expect(abs(alpha - 0.5 * (1 - 0.315357)) < 0.02)
  }
}
