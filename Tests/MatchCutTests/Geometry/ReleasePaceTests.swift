import Foundation
import Testing
import UIKit

@testable import MatchCut

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

  @Test("a sheet goes on the system's spring", arguments: [0, 2, 5, 9] as [CGFloat])
  func sheet(velocity: CGFloat) {
    let duration: CGFloat = 0.5
    let frequency = (1000 / 3 as CGFloat).squareRoot()
    for left in [1, 0.4] as [CGFloat] {
      let speed = ReleasePace.sheet.completionSpeed(finishes: true, left: left, duration: duration)
      let seconds = left * duration / speed
      #expect(abs(seconds - 0.34) < 1e-9)
      let curve = ReleasePace.sheet.curve(velocity: velocity * left, left: left, duration: duration)
      for frame in 0...30 {
        let time = CGFloat(frame) / 60
        let spring = 1 - (1 + (frequency - velocity) * time) * exp(-frequency * time)
        let way = curve.way(at: min(time / seconds, 1))
        #expect(abs(way - spring) < 0.025, "\(way), not \(spring), after \(time)")
      }
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

extension ReleaseCurve {
  /// The way at a part of the time, by halving.
  fileprivate func way(at time: CGFloat) -> CGFloat {
    var (low, high) = (0 as CGFloat, 1 as CGFloat)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if Self.value(controlPoint1.x, controlPoint2.x, at: middle) < time {
        low = middle
      } else {
        high = middle
      }
    }
    return Self.value(controlPoint1.y, controlPoint2.y, at: low)
  }

  private static func value(_ one: CGFloat, _ two: CGFloat, at part: CGFloat) -> CGFloat {
    let rest = 1 - part
    return 3 * rest * rest * part * one + 3 * rest * part * part * two + part * part * part
  }
}
