import Testing
import UIKit
import UIKitSimulator

/// The duration of a driven transition after the release (C).
@MainActor
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

  /// The number of frames until the transition has ended.
  private func framesToEnd() -> Int {
    var frames = 0
    while stage.photo.transitionCoordinator != nil, frames < 600 {
      stage.simulator.step()
      frames += 1
    }
    return frames
  }

  @Test(arguments: [(0.4, 1, 18), (0.4, 2, 9), (0.4, 0.5, 36), (0.8, 1, 6)])
  func `C: finishing takes the rest of the duration, divided by the speed`(
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
  func `C: canceling takes the part that was covered, divided by the speed (harsher)`(
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
}
