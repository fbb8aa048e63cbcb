import Testing
import UIKit

@testable import MatchCut

struct ProjectionTests {
  @Test(
    "the way is the sum of what is left in each millisecond",
    arguments: [(1000, 0.998), (-350, 0.99), (2, 0.5)] as [(CGFloat, CGFloat)])
  func sum(velocity: CGFloat, rate: CGFloat) {
    var (way, step) = (CGFloat.zero, velocity / 1000)
    for _ in 1...20000 {
      step *= rate
      way += step
    }
    let projected = Projection.distance(velocity: velocity, decelerationRate: rate)
    #expect(abs(projected - way) < 1e-6)
  }

  @Test("a scroll view carries on by half a second's way, a fast one by a tenth")
  func rates() {
    let normal = UIScrollView.DecelerationRate.normal.rawValue
    let fast = UIScrollView.DecelerationRate.fast.rawValue
    #expect(abs(Projection.distance(velocity: 1000, decelerationRate: normal) - 499) < 1e-6)
    #expect(abs(Projection.distance(velocity: 1000, decelerationRate: fast) - 99) < 1e-6)
    #expect(Projection.distance(velocity: 0, decelerationRate: normal) == 0)
    #expect(Projection.distance(velocity: 1000, decelerationRate: 0) == 0)
  }
}
