import Testing
import UIKit
import UIKitSimulator

@testable import MatchCut

/// The mover of a drag with two fingers that lift.
@MainActor struct DragMoverTests {
  private let simulator = Simulator()
  private let mover = DragMover(by: DragMovement { DragRelease() })

  private func sample(_ velocity: CGPoint, pinch: FingerSample.Pinch? = nil) -> FingerSample {
    FingerSample(
      location: CGPoint(x: 100, y: 300), velocity: velocity,
      axis: SignedAxis(.down, layoutDirection: .leftToRight), size: CGSize(width: 400, height: 800),
      pinch: pinch)
  }

  @Test(arguments: [(0, true), (0.05, true), (0.15, false), (1, false)])
  func `fingers that lift together have the velocity of both`(seconds: Double, isTogether: Bool) {
    let pinch = FingerSample.Pinch(
      ratio: 0.8, scale: 0.8, rotation: 0, velocity: CGPoint(x: 30, y: 200), growth: -1)
    mover.start(with: sample(.zero, pinch: pinch))
    let both = mover.velocity(of: sample(.zero, pinch: pinch))
    #expect(both.center.y == 200 && both.scale < 0)
    let single = sample(CGPoint(x: 500, y: -900))
    mover.follow(single)
    simulator.run(for: seconds)
    let velocity = mover.velocity(of: single)
    #expect(velocity == (isTogether ? both : ReleaseVelocity(center: single.velocity)))
  }
}
