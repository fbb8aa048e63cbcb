import Foundation
import Testing
import UIKit

@testable import MatchCut

struct ReleaseCurveTests {
  @Test("it begins with the velocity of the finger", arguments: [0.5, 1, 2.9, 3.1, 8] as [CGFloat])
  func slope(velocity: CGFloat) {
    let point = ReleaseCurve(slope: velocity, ease: 1 / 3, rest: 0.58).controlPoint1
    #expect(abs(point.y / point.x - velocity) < 1e-9)
  }

  @Test("from rest, backward, or from an invalid velocity, it begins at rest")
  func rest() {
    for velocity in [0, -3, CGFloat.nan, .infinity, -.infinity] {
      let curve = ReleaseCurve(slope: velocity, ease: 1 / 3, rest: 0.58)
      #expect(curve.controlPoint1.y == 0 && curve.controlPoint1.x > 0)
    }
  }

  @Test("it is monotonic, and never overshoots")
  func bounds() {
    for velocity in stride(from: CGFloat(0), through: 1000, by: 7.3) {
      let curve = ReleaseCurve(slope: velocity, ease: 1 / 3, rest: 0.58)
      #expect((0...1).contains(curve.controlPoint1.x))
      #expect((0...1.000001).contains(curve.controlPoint1.y))
      #expect(curve.controlPoint2.y == 1)
    }
  }
}

struct ReleasePaceTests {
  @Test(
    "a swipe back takes the same time from any progress",
    arguments: [0.01, 0.4, 1] as [CGFloat])
  func constant(left: CGFloat) {
    for (finishes, seconds) in [(true, 0.235), (false, 0.153)] as [(Bool, CGFloat)] {
      let speed = ReleasePace.backSwipe.completionSpeed(
        finishes: finishes, over: left, of: 200, duration: 0.42)
      // UIKit uses the remaining fraction of the duration, divided by the speed.
      #expect(speed == 0.01 || abs(left * 0.42 / speed - seconds) < 1e-9)
    }
  }

  @Test(
    "a long return takes the time for 1400 points per second", arguments: [280, 700] as [CGFloat])
  func long(distance: CGFloat) {
    for pace in [ReleasePace.backSwipe, .sheet] {
      for (finishes, seconds) in [(true, pace.finish), (false, max(pace.back, distance / 1400))] {
        let speed = pace.completionSpeed(
          finishes: finishes, over: 0.5, of: distance * 2, duration: 2)
        #expect(abs(0.5 * 2 / speed - seconds) < 1e-9)
      }
    }
  }

  @Test(
    "a pace of the app's, within its bounds",
    arguments: [
      (0.6, 0.6, 0.4, 0.4), (0.01, 0.05, 0, 0.05), (99, 10, .infinity, 10), (-3, 0.05, 1, 1),
      (.nan, 0.235, .nan, 0.153), (-.infinity, 0.05, 12, 10),
    ] as [(TimeInterval, CGFloat, TimeInterval, CGFloat)])
  func own(finish: TimeInterval, finishes: CGFloat, back: TimeInterval, returns: CGFloat) {
    let pace = ReleasePace(finish: finish, back: back)
    #expect(pace.finish == finishes && pace.back == returns)
    #expect(pace.ease == ReleasePace.backSwipe.ease && pace.rest == ReleasePace.backSwipe.rest)
    #expect(PanRelease(pace: pace).pace == pace && pace != .sheet)
  }

  @Test("a sheet follows the system's spring", arguments: [0, 2, 5, 9] as [CGFloat])
  func sheet(velocity: CGFloat) {
    let duration: CGFloat = 0.5
    let frequency = (1000 / 3 as CGFloat).squareRoot()
    for left in [1, 0.4] as [CGFloat] {
      let speed = ReleasePace.sheet.completionSpeed(
        finishes: true, over: left, of: 400, duration: duration)
      let seconds = left * duration / speed
      #expect(abs(seconds - 0.34) < 1e-9)
      let curve = ReleasePace.sheet.curve(velocity: velocity * left, over: left)
      for frame in 0...30 {
        let time = CGFloat(frame) / 60
        let spring = 1 - (1 + (frequency - velocity) * time) * exp(-frequency * time)
        let progress = curve.progress(at: min(time / seconds, 1))
        #expect(abs(progress - spring) < 0.025, "\(progress), not \(spring), after \(time)")
      }
    }
  }

  @Test("a speed is positive and finite, whatever remains")
  func nonsense() {
    for left in [0, -1, CGFloat.nan, .infinity] {
      for duration in [0, 0.42, CGFloat.nan] {
        let speed = ReleasePace.backSwipe.completionSpeed(
          finishes: left.isNaN, over: left, of: left, duration: duration)
        #expect(speed > 0 && speed.isFinite)
      }
      let curve = ReleasePace.backSwipe.curve(velocity: 2, over: left)
      #expect((0...1).contains(curve.controlPoint1.x) && (0...1).contains(curve.controlPoint1.y))
    }
  }

  @Test("it continues with the velocity of the finger", arguments: [0, 0.5, 2, 30] as [CGFloat])
  func slope(velocity: CGFloat) {
    let curve = ReleasePace.backSwipe.curve(velocity: velocity, over: 0.8)
    let slope = curve.controlPoint1.y / curve.controlPoint1.x
    #expect(abs(slope - velocity * 0.235 / 0.8) < 1e-9)
    #expect(curve.controlPoint1.y < 1.000001 && curve.controlPoint2.y == 1)
  }
}

extension ReleaseCurve {
  /// The progress at a fraction of the time, by bisection.
  fileprivate func progress(at time: CGFloat) -> CGFloat {
    var (low, high) = (0 as CGFloat, 1 as CGFloat)
    for _ in 0..<40 {
      let center = (low + high) / 2
      if Self.value(controlPoint1.x, controlPoint2.x, at: center) < time {
        low = center
      } else {
        high = center
      }
    }
    return Self.value(controlPoint1.y, controlPoint2.y, at: low)
  }

  private static func value(_ one: CGFloat, _ two: CGFloat, at part: CGFloat) -> CGFloat {
    let rest = 1 - part
    return 3 * rest * rest * part * one + 3 * rest * part * part * two + part * part * part
  }
}
