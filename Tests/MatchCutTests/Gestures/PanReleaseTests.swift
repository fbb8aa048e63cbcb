import Testing
import UIKit

@testable import MatchCut

struct PanReleaseTests {
  @Test("a rule with the numbers of another one is the same rule, and the pace is one of them")
  func equality() {
    var sheet = PanRelease(threshold: 0.5, flickSpeed: 1000)
    #expect(sheet != .sheet && sheet.pace == .backSwipe)
    sheet.pace = .sheet
    #expect(sheet == .sheet && sheet.hashValue == PanRelease.sheet.hashValue)
    #expect(sheet == PanRelease(threshold: 0.5, flickSpeed: 1000, pace: .sheet))
    #expect(PanRelease().pace == .backSwipe && PanRelease.contentSwipe.pace == .backSwipe)
  }

  @Test(
    "at rest it finishes from beyond the threshold",
    arguments: [(0, false), (0.3, false), (0.34, true), (1, true)] as [(CGFloat, Bool)])
  func atRest(progress: CGFloat, finishes: Bool) {
    #expect(PanRelease().finishes(at: progress, velocity: 0, over: 1) == finishes)
  }

  @Test(
    "the movement is projected like a scroll view's",
    arguments: [(.normal, 0.599), (.init(rawValue: 0.99), 0.199)]
      as [(UIScrollView.DecelerationRate, CGFloat)])
  func projection(rate: UIScrollView.DecelerationRate, projected: CGFloat) {
    for (error, finishes) in [(-1e-9, true), (1e-9, false)] as [(CGFloat, Bool)] {
      let release = PanRelease(threshold: projected + error, decelerationRate: rate)
      #expect(release.finishes(at: 0.1, velocity: 1, over: 1) == finishes)
    }
  }

  @Test("a short flick finishes, and a flick back cancels whatever the progress")
  func flicks() {
    #expect(PanRelease().finishes(at: 0.05, velocity: 0.7, over: 1))
    #expect(!PanRelease().finishes(at: 0.6, velocity: -0.7, over: 1))
  }

  @Test("with a flick speed, either the velocity decides or the progress")
  func flickSpeed() {
    for (progress, velocity, finishes) in [
      (0.31, 0, true), (0.29, 0, false), (0.29, 1.05, false), (0.31, -1.05, true),
      (0.29, 1.06, false), (0.31, -1.06, true), (0.01, 1.07, true), (0.99, -1.07, false),
    ] as [(CGFloat, CGFloat, Bool)] {
      let release = PanRelease(threshold: 0.3, flickSpeed: 424)
      #expect(release.finishes(at: progress, velocity: velocity, over: 400) == finishes)
    }
  }

  @Test("a speed in points is relative to the screen's travel")
  func speedInPoints() {
    for (progress, points, length, finishes) in [
      (0.49, 0, 300, false), (0.51, 0, 300, true), (0.1, 990, 300, false), (0.1, 1010, 300, true),
      (0.9, -990, 300, true), (0.9, -1010, 300, false), (0.1, 990, 700, false),
      (0.1, 1010, 700, true), (0.6, 1010, 0, true),
    ] as [(CGFloat, CGFloat, CGFloat, Bool)] {
      let velocity = length > 0 ? points / length : 0
      let isFinished = PanRelease.sheet.finishes(at: progress, velocity: velocity, over: length)
      #expect(isFinished == finishes, "\(progress), \(points)")
    }
  }

  @Test("an invalid speed is ignored", arguments: [0, -1, .nan, .infinity] as [CGFloat])
  func invalidSpeed(speed: CGFloat) {
    #expect(PanRelease(flickSpeed: speed).finishes(at: 0.1, velocity: 1, over: 1))
    #expect(!PanRelease(flickSpeed: 2).finishes(at: 0.1, velocity: 1, over: 1))
  }

  @Test("the threshold can be changed")
  func threshold() {
    #expect(!PanRelease(threshold: 0.5).finishes(at: 0.4, velocity: 0, over: 1))
    #expect(PanRelease(threshold: 0.1).finishes(at: 0.2, velocity: 0, over: 1))
  }
}
