import Testing
import UIKit

@testable import MatchCut

@Suite("ReleasePace")
struct ReleasePaceTests {
  @Test(
    "a swipe back takes the same time from wherever it is",
    arguments: [0.01, 0.4, 1] as [CGFloat])
  func constant(left: CGFloat) {
    for (finishes, seconds) in [(true, 0.235), (false, 0.153)] as [(Bool, CGFloat)] {
      let speed = ReleasePace.backSwipe.completionSpeed(
        finishes: finishes, left: left, duration: 0.42)
      // UIKit takes the share of the duration that is left, divided by the speed.
      #expect(speed == 0.01 || abs(left * 0.42 / speed - seconds) < 1e-9)
      #expect(
        ReleasePace.share.completionSpeed(finishes: finishes, left: left, duration: 0.42) == 1)
    }
  }

  @Test("a speed is positive and finite, whatever is left")
  func nonsense() {
    for left in [0, -1, CGFloat.nan, .infinity] {
      for duration in [0, 0.42, CGFloat.nan] {
        let speed = ReleasePace.backSwipe.completionSpeed(
          finishes: true, left: left, duration: duration)
        #expect(speed > 0 && speed.isFinite)
      }
      let curve = ReleasePace.backSwipe.curve(velocity: 2, left: left, duration: 0.42)
      #expect((0...1).contains(curve.controlPoint1.x) && (0...1).contains(curve.controlPoint1.y))
    }
  }

  @Test("it goes on as fast as the finger was", arguments: [0, 0.5, 2, 30] as [CGFloat])
  func slope(velocity: CGFloat) {
    let curve = ReleasePace.backSwipe.curve(velocity: velocity, left: 0.8, duration: 0.42)
    let slope = curve.controlPoint1.y / curve.controlPoint1.x
    #expect(abs(slope - velocity * 0.235 / 0.8) < 1e-9)
    #expect(curve.controlPoint1.y < 1.000001 && curve.controlPoint2.y == 1)
    let share = ReleasePace.share.curve(velocity: velocity, left: 0.8, duration: 0.42)
    #expect(share == ReleaseCurve(velocity: velocity, duration: 0.42))
  }
}
