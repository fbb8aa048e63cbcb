import Testing
import UIKit
@_spi(Simulator) import UIKitSimulator

@testable import UIKitFilm

/// A test with the trait has films of its simulators; that of `.ci/neighbour` fails, and has attachments.
@MainActor
struct FilmedTests {
  private let cameras = Cameras()

  @Test(.filmed) func `the simulators of a test are filmed, and no others`() async {
    #expect(SimulatorCreation.observer != nil)
    let isFilmed = await Task.detached { SimulatorCreation.observer != nil }.value
    #expect(!isFilmed)
  }

  @Test func `without the trait, nothing is filmed`() {
    #expect(SimulatorCreation.observer == nil)
  }

  /// Films simulators that live as long as a step.
  private func play(_ count: Int) {
    let film: @MainActor @Sendable (Simulator) -> Void = { cameras.add($0) }
    SimulatorCreation.$observer.withValue(film) {
      for index in 0..<count {
        let stage = FilmStage(size: CGSize(width: 300 + index, height: 600))
        stage.simulator.run(for: 0.1)
      }
    }
  }

  @Test func `a film has the name of its test, and its phone need not exist any more`() {
    play(1)
    let drawings = cameras.drawings(of: "`a pull, twice`()", title: "A pull")
    #expect(drawings.map(\.name) == ["a-pull-twice.svg", "a-pull-twice-strip.svg"])
    for drawing in drawings.map(\.drawing) {
      #expect(drawing.contains("<title id=\"title\">A pull</title>"))
      #expect(drawing.contains("viewDidAppear"))
    }
  }

  @Test func `of many simulators, the last eight are filmed`() {
    play(10)
    let drawings = cameras.drawings(of: "many()", title: "")
    #expect(drawings.count == 16 && drawings[14].name == "many-8.svg")
    // A phone is 28 points wider than its screen.
    let widths = stride(from: 0, to: 16, by: 2).map { index in
      (302...309).first { drawings[index].drawing.contains("viewBox=\"-14 -14 \($0 + 28) ") }
    }
    #expect(widths == Array(302...309))
  }
}
