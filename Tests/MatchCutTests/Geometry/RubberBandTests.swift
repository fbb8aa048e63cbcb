import Testing
import UIKit

@testable import MatchCut

@Suite("RubberBand")
struct RubberBandTests {
  @Test("it follows less and less, and never by more than its extent")
  func curve() {
    let band = RubberBand(dimension: 800)
    var last: CGFloat = 0
    var step = CGFloat.infinity
    for overshoot in stride(from: CGFloat(10), through: 4000, by: 10) {
      let stretch = band.stretch(for: overshoot)
      #expect(stretch > last && stretch < min(overshoot, 800) && stretch - last < step)
      (step, last) = (stretch - last, stretch)
    }
  }

  @Test("both ends give way alike, from the stiffness on")
  func ends() {
    let band = RubberBand(dimension: 800)
    #expect(band.stretch(for: 0) == 0)
    #expect(band.stretch(for: -120) == -band.stretch(for: 120))
    #expect(abs(band.stretch(for: 0.001) / 0.001 - 0.55) < 1e-3)
    #expect(abs(band.stretch(for: 800) - (1 - 1 / 1.55) * 800) < 1e-9)
  }

  @Test("without an extent, or from nonsense, there is no stretch")
  func nonsense() {
    #expect(RubberBand(dimension: 0).stretch(for: 10) == 0)
    #expect(RubberBand(dimension: 800).stretch(for: .nan) == 0)
    #expect(RubberBand(dimension: 800).stretch(for: .infinity) == 0)
  }
}
