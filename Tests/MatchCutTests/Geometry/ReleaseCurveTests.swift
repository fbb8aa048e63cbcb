import Testing
import UIKit

@testable import MatchCut

struct ReleaseCurveTests {
  @Test("it begins as fast as the finger was", arguments: [0.5, 1, 2.9, 3.1, 8] as [CGFloat])
  func slope(velocity: CGFloat) {
    let point = ReleaseCurve(velocity: velocity, duration: 0.5).controlPoint1
    #expect(abs(point.y / point.x - velocity * 0.5) < 1e-9)
  }

  @Test("from rest, backwards, or from nonsense, it begins at rest")
  func rest() {
    for velocity in [0, -3, CGFloat.nan, .infinity, -.infinity] {
      let curve = ReleaseCurve(velocity: velocity, duration: 0.5)
      #expect(curve.controlPoint1.y == 0 && curve.controlPoint1.x > 0)
    }
  }

  @Test("it stays a function of time, and never overshoots")
  func bounds() {
    for velocity in stride(from: CGFloat(0), through: 1000, by: 7.3) {
      let curve = ReleaseCurve(velocity: velocity, duration: 0.35)
      #expect((0...1).contains(curve.controlPoint1.x))
      #expect((0...1.000001).contains(curve.controlPoint1.y))
      #expect(curve.controlPoint2.y == 1)
    }
  }
}
