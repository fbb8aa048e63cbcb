import Testing
import UIKit

@testable import MatchCut

/// The numbers of the dragged screen, compared with measurements of Apple's.
struct DragFiguresTests {
  private static let screen = CGSize(width: 402, height: 874)
  private let down = DragMeasurements(.downwards, in: screen)
  private let sideways = DragMeasurements(
    SignedAxis(.trailing, layoutDirection: .leftToRight), in: screen)
  private let fromEdge = DragMeasurements(
    SignedAxis(.trailing, layoutDirection: .leftToRight), in: screen, fromEdge: true)

  @Test(
    "pulled down, the screen is as large as Apple's was measured",
    arguments: [(0.3, 0.812), (0.49, 0.693), (0.5, 0.678), (0.8, 0.545)] as [(CGFloat, CGFloat)])
  func scale(pull: CGFloat, scale: CGFloat) {
    // By the translation of the finger; in that measurement, the screen began to move after 18
    // points.
    #expect(abs(down.scale(after: pull * 874 - 18) - scale) < 0.013)
  }

  @Test(
    "it lags behind the finger like Apple's",
    arguments: [(0.13, 0), (0.28, 9), (0.48, 39), (0.78, 185)] as [(CGFloat, CGFloat)])
  func lag(fraction: CGFloat, lag: CGFloat) {
    #expect(abs(fraction * 874 - down.distance(after: fraction * 874) - lag) < 5)
  }

  @Test(
    "sideways, it resists like Apple's",
    arguments: [(50, 26), (100, 49), (150, 69), (195, 85), (240, 99)] as [(CGFloat, CGFloat)])
  func across(distance: CGFloat, moved: CGFloat) {
    #expect(abs(down.distanceAcross(after: distance) - moved) < 1.5)
    #expect(abs(sideways.distanceAcross(after: -distance) + moved) < 1.5)
  }

  @Test(
    "dragged sideways, it is as large as Apple's",
    arguments: [(0.16, 0.898), (0.36, 0.761), (0.56, 0.620)] as [(CGFloat, CGFloat)])
  func sideways(fraction: CGFloat, scale: CGFloat) {
    #expect(abs(sideways.scale(after: fraction * 402) - scale) < 0.011)
    #expect(sideways.distance(after: fraction * 402) == fraction * 402)
  }

  @Test("dragged from the edge, it lags behind the finger like Apple's")
  func edge() {
    // 298 points, of which the screen ignores the first ones.
    let pull = 298 - fromEdge.slop
    #expect(abs(pull - fromEdge.distance(after: pull) - 14) < 1)
    #expect(fromEdge.scale(after: pull) == sideways.scale(after: pull))
  }

  @Test("beyond the measured range, it never grows or reverses")
  func beyond() {
    for figures in [down, sideways, fromEdge] {
      let pulls = stride(from: CGFloat.zero, through: 9000, by: 7)
      let (scales, distances) = (pulls.map(figures.scale), pulls.map(figures.distance))
      #expect(zip(scales, scales.dropFirst()).allSatisfy { $1 < $0 } && scales.last ?? 0 > 0.367)
      #expect(zip(distances, distances.dropFirst()).allSatisfy { $1 > $0 })
      #expect(pulls.allSatisfy { figures.scale(after: $0) - figures.crop(after: $0) > 0.14 })
    }
  }
}
