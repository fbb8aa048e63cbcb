import Testing
import UIKit

@testable import MatchCut

struct ReleaseDecisionTests {
  @Test(
    "at rest it finishes from beyond the threshold",
    arguments: [(0, false), (0.3, false), (0.34, true), (1, true)] as [(CGFloat, Bool)])
  func atRest(progress: CGFloat, finishes: Bool) {
    #expect(ReleaseDecision(progress: progress, velocity: 0).finishes == finishes)
  }

  @Test("the movement is carried on as a scroll view would")
  func projection() {
    let decision = ReleaseDecision(progress: 0.1, velocity: 1)
    #expect(abs(decision.projectedProgress - 0.599) < 1e-9)
    let stiff = ReleaseDecision(progress: 0.1, velocity: 1, decelerationRate: 0.99)
    #expect(abs(stiff.projectedProgress - 0.199) < 1e-9)
  }

  @Test("a short flick finishes, and a flick back cancels whatever the progress")
  func flicks() {
    #expect(ReleaseDecision(progress: 0.05, velocity: 0.7).finishes)
    #expect(!ReleaseDecision(progress: 0.6, velocity: -0.7).finishes)
  }

  @Test("with a speed for flicks, either the velocity decides or the progress")
  func flickSpeed() {
    for (progress, velocity, finishes) in [
      (0.31, 0, true), (0.29, 0, false), (0.29, 1.05, false), (0.31, -1.05, true),
      (0.01, 1.07, true), (0.99, -1.07, false),
    ] as [(CGFloat, CGFloat, Bool)] {
      let decision = ReleaseDecision(
        progress: progress, velocity: velocity, threshold: 0.3, flickSpeed: 1.06)
      #expect(decision.finishes == finishes)
    }
  }

  @Test("a speed in points counts by the length of the way")
  func speedInPoints() {
    for (progress, points, length, finishes) in [
      (0.49, 0, 300, false), (0.51, 0, 300, true), (0.1, 990, 300, false), (0.1, 1010, 300, true),
      (0.9, -990, 300, true), (0.9, -1010, 300, false), (0.1, 990, 700, false),
      (0.1, 1010, 700, true), (0.6, 1010, 0, true),
    ] as [(CGFloat, CGFloat, CGFloat, Bool)] {
      let velocity = length > 0 ? points / length : 0
      let decision = PanRelease.sheet.decision(at: progress, velocity: velocity, over: length)
      #expect(decision.finishes == finishes, "\(progress), \(points)")
    }
    let both = PanRelease(flickSpeed: 9, flickSpeedInPoints: 100)
    #expect(both.decision(at: 0.1, velocity: 1, over: 200).finishes)
    let useless = PanRelease(flickSpeed: 9, flickSpeedInPoints: .nan)
    #expect(!useless.decision(at: 0.1, velocity: 1, over: 200).finishes)
  }

  @Test("a speed of no use is none", arguments: [0, -1, .nan, .infinity] as [CGFloat])
  func uselessSpeed(speed: CGFloat) {
    #expect(PanRelease(flickSpeed: speed).decision(at: 0.1, velocity: 1, over: 1).finishes)
    #expect(!PanRelease(flickSpeed: 2).decision(at: 0.1, velocity: 1, over: 1).finishes)
  }

  @Test("the threshold can be moved")
  func threshold() {
    #expect(!ReleaseDecision(progress: 0.4, velocity: 0, threshold: 0.5).finishes)
    #expect(ReleaseDecision(progress: 0.2, velocity: 0, threshold: 0.1).finishes)
  }
}
