import Testing
import UIKit

@testable import MatchCut

struct RubberBandTests {
  private let band = RubberBand(dimension: 800)

  @Test("the first point of a pull moves a little more than half a point")
  func start() {
    #expect(abs(band.offset(of: 1) - 0.55) < 0.001)
    #expect(abs(band.offset(of: 0.001) / 0.001 - 0.55) < 1e-5)
  }

  @Test("it moves less and less, and never by more than the dimension")
  func resistance() {
    let offsets = stride(from: CGFloat.zero, through: 4000, by: 40).map(band.offset)
    let steps = zip(offsets, offsets.dropFirst()).map { $1 - $0 }
    #expect(steps.allSatisfy { $0 > 0 })
    #expect(zip(steps, steps.dropFirst()).allSatisfy { $1 < $0 })
    #expect(offsets.allSatisfy { $0 < 800 })
    #expect(abs(band.offset(of: 800 / 0.55) - 400) < 1e-9)
    #expect(band.offset(of: .infinity) == 800)
  }

  @Test("it can be stiffer")
  func coefficient() {
    let band = RubberBand(dimension: 800, coefficient: 0.2)
    #expect(abs(band.offset(of: 0.001) / 0.001 - 0.2) < 1e-5)
    #expect(abs(band.offset(of: 800 / 0.2) - 400) < 1e-9)
  }

  @Test("without a pull, backward, or without an extent, nothing moves")
  func nothing() {
    #expect(band.offset(of: 0) == 0 && band.offset(of: -50) == 0)
    #expect(band.offset(of: .nan) == 0)
    #expect(RubberBand(dimension: 0).offset(of: 50) == 0)
    #expect(RubberBand(dimension: -10).offset(of: 50) == 0)
  }
}

struct ProjectionTests {
  @Test(
    "the distance is the sum of the velocities of each millisecond",
    arguments: [(1000, 0.998), (-350, 0.99), (2, 0.5)] as [(CGFloat, CGFloat)])
  func sum(velocity: CGFloat, rate: CGFloat) {
    var (distance, step) = (CGFloat.zero, velocity / 1000)
    for _ in 1...20000 {
      step *= rate
      distance += step
    }
    let projected = Projection.distance(velocity: velocity, decelerationRate: rate)
    #expect(abs(projected - distance) < 1e-6)
  }

  @Test("a scroll view projects half a second's distance, a fast one a tenth")
  func rates() {
    let normal = UIScrollView.DecelerationRate.normal.rawValue
    let fast = UIScrollView.DecelerationRate.fast.rawValue
    #expect(abs(Projection.distance(velocity: 1000, decelerationRate: normal) - 499) < 1e-6)
    #expect(abs(Projection.distance(velocity: 1000, decelerationRate: fast) - 99) < 1e-6)
    #expect(Projection.distance(velocity: 0, decelerationRate: normal) == 0)
    #expect(Projection.distance(velocity: 1000, decelerationRate: 0) == 0)
  }
}
