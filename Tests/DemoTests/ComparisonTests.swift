import MeasuredMotion
import Testing
import UIKit
import UIKitSimulator

@testable import Demo

/// The system's motion beside that of a recording.
@MainActor
struct ComparisonTests {
  private static let trace = MotionTrace(
    "two rows", .morph, "0 10 20 100 200 | 100 30 - 80 160", within: 1, lead: 0...0)

  private static let film: MotionFilm = {
    var film = MotionFilm()
    for step in 0...20 {
      let part = CGFloat(step) / 20
      film.add(CGRect(x: 20 * part, y: 20, width: 100, height: 200), at: Double(step) / 100)
    }
    return film
  }()

  private func differences(
    of trace: MotionTrace = Self.trace, at time: Double, hold: Double = 0
  ) -> [CGFloat?]? {
    trace.differences(from: Self.film, lead: 0, at: time, hold: hold)
  }

  @Test func `differences change evenly between the rows, and are none outside of them`() throws {
    #expect(differences(at: -0.01) == nil && differences(at: 0.101) == nil)
    #expect(differences(at: 0) == [10, nil, 0, 0])
    let half = try #require(differences(at: 0.05))
    #expect(abs((half[0] ?? 0) - 15) < 1e-6 && half[1] == nil)
    #expect(abs((half[3] ?? 0) + 20) < 1e-6)
    let end = try #require(differences(at: 0.1))
    #expect(abs((end[0] ?? 0) - 20) < 1e-6 && end[2] == -20)
  }

  @Test func `one row lasts for as long as it is held`() {
    let held = MotionTrace("held", .morph, "0 10 20 100 200", within: 1)
    #expect(differences(of: held, at: 0.1, hold: 0.05) == nil)
    #expect(differences(of: held, at: 0.04, hold: 0.05)?.count == 4)
  }

  @Test(arguments: Scenario.beside.map(\.id))
  func `outlines and figures are of the traces that the tests use`(id: String) throws {
    let performance = try #require(Scenario.all.first { $0.id == id }).play()
    #expect(!performance.comparisons.isEmpty && performance.faults == [])
    for comparison in performance.comparisons {
      #expect(comparison.deviation.rms < comparison.trace.limit)
      #expect(comparison.system.count == comparison.distances.count)
      #expect((comparison.distances.max() ?? 99) < 15)
      for (row, frame) in zip(comparison.trace.rows, comparison.measured) {
        let index = Int(frame.rounded()) - comparison.firstFrame
        guard comparison.system.indices.contains(index) else { continue }
        for (side, shown) in zip(row.sides, comparison.system[index]) {
          // A row is at most half a frame from the frame that is nearest.
          #expect(abs(Double(side ?? 0) - shown) < 25)
        }
      }
    }
  }

  @Test func `a motion that is not like the system's breaks its promise`() {
    let wrong = Scenario(
      id: "wrong", group: .system, title: "", summary: "", code: "",
      prepare: { $0.simulator.refreshRate = 120 },
      script: { stage in
        stage.tap(stage.app.photos.thumbnails[0])
        stage.promise(stage.photoScreen?.view, .moves(by: 100, frames: 10))
        stage.compare(stage.photoScreen?.view, with: .zoomPop)
        stage.settle()
      })
    let faults = wrong.play().faults
    #expect(faults.count == 1 && faults[0].hasPrefix("Promised to move like “zoom, pop"))
  }

  @Test func `the player has the outline, both curves and their distance`() {
    let pages = [Scenario.systemSwipe, .panCancel].map {
      GalleryPage(performances: [$0.play()]).html()
    }
    let parts = [
      "class=\"system\"", "\"apart\":[[", "class=\"kit\" d=\"M", "class=\"measured\" d=\"M",
      "<li>back swipe, held at 280: <b>0.5</b> pt apart, 1 at most</li>",
    ]
    for part in parts {
      #expect(pages[0].contains(part), "\(part)")
      #expect(!pages[1].contains(part), "\(part)")
    }
  }
}
