import MeasuredMotion
import Testing
import UIKit
import UIKitSimulator

@testable import Demo
@testable import UIKitFilm

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

  // One of a screen that follows no finger, and one of a screen that does; `swift run Demo` compares all.
  @Test(arguments: [Scenario.systemZoom.id, Scenario.systemReturn.id])
  func `outlines and figures are of the traces that the tests use`(id: String) throws {
    let performance = try #require(Scenario.all.first { $0.id == id }).played
    #expect(!performance.comparisons.isEmpty && performance.faults == [])
    for comparison in performance.comparisons where comparison.contrast == nil {
      #expect(comparison.deviation.rms < comparison.trace.limit)
      #expect(comparison.system.count == comparison.distances.count)
      #expect((comparison.distances.max() ?? 99) < 20)
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

  /// The times after which springs have covered parts of their way, as published beside them.
  @Test(
    arguments: [
      (MeasuredSpring(response: 0.3, velocity: 8.3), [0.06, 0.164, 0.256]),
      (MeasuredSpring(response: 0.3, dampingRatio: 0.85), [0.074, 0.152, 0.2]),
      (MeasuredSpring(response: 0.34), [0.091, 0.21, 0.316]),
      (MeasuredSpring(response: 0.45, dampingRatio: 0.81), [0.108, 0.216, 0.275]),
      (MeasuredSpring(response: 0.33, dampingRatio: 0.98), [0.088, 0.2, 0.294]),
    ] as [(MeasuredSpring, [Double])])
  func `a spring is at the published times where it was measured`(
    spring: MeasuredSpring, times: [Double]
  ) {
    #expect(spring.remainder(at: 0) == 1)
    for (time, left) in zip(times, [0.5, 0.1, 0.02]) {
      #expect(abs(spring.remainder(at: time) - left) < 0.006, "\(time)")
    }
  }

  @Test func `the system's card lands where the kit's is caught`() throws {
    let performance = Scenario.systemLanding.played
    let comparison = try #require(performance.comparisons.first)
    #expect(performance.faults == [] && performance.comparisons.count == 1)
    #expect(comparison.contrast?.contains("iOS 27.0 beta") == true)
    // Until the finger touches it, the kit's card lands, too.
    #expect(comparison.distances[0] < 1 && comparison.distances.prefix(19).max() ?? 99 < 20)
    #expect(comparison.deviation.worst > 300)
    let landed = try #require(comparison.system.last)
    for (side, source) in zip(landed, [121.3, 250, 160, 100]) { #expect(abs(side - source) < 0.1) }
  }

  @Test func `the system's scrolled page stays where the kit's is dragged away`() throws {
    let performance = Scenario.systemScroll.played
    let comparison = try #require(performance.comparisons.first)
    #expect(performance.faults == [] && comparison.deviation.worst > 300)
    #expect(
      comparison.system.allSatisfy { zip($0, [0, 0, 402, 874]).allSatisfy { abs($0 - $1) < 0.01 } })
    // The finger scrolls first.
    #expect(comparison.distances.prefix(40).allSatisfy { $0 == 0 })
  }

  @Test func `a contrast with a system that moves alike breaks its promise`() {
    let wrong = Scenario(
      id: "wrong", group: .system, title: "", summary: "", code: .written(""),
      prepare: { $0.simulator.refreshRate = 120 },
      script: { stage in
        stage.tap(stage.app.photos.thumbnails[0])
        stage.promise(stage.photoScreen?.view, .moves(by: 100, frames: 10))
        stage.settle()
        let page = CGRect(origin: .zero, size: stage.simulator.window.bounds.size)
        let still = MotionTrace.still("a page", at: page, for: 0.2)
        stage.compare(stage.photoScreen?.view, with: still, contrast: "It moves.")
        stage.wait(0.3)
      })
    let broken = wrong.play().faults.filter { $0.hasPrefix("Promised") }
    #expect(broken.map { $0.prefix(24) } == ["Promised to move unlike "])
  }

  @Test func `what is computed is named so, and a contrast is said in words`() {
    let pages = [Scenario.systemScroll, .systemSheet, .systemSwipe].map {
      GalleryPage(performances: [$0.played]).html()
    }
    let name = "the system’s, drawn from measured constants, not Apple’s code"
    #expect(pages.map { $0.contains("class=\"drawn\" d=\"M") } == [true, true, false])
    #expect(pages.map { $0.contains(name) } == [true, true, false])
    #expect(pages.map { $0.contains("pt apart, ") } == [false, true, true])
    let device = "<p class=\"source\">Measured by others on "
    #expect(pages[0].contains(device + "the simulator of iOS 27.0 beta.</p>"))
    #expect(pages[1].contains(device + "the simulator of iOS 26.1.</p>"))
    #expect(pages[1].contains("<span>Top edge, ") && pages[2].contains("<span>Left edge, "))
    #expect(pages[0].contains("<li>A drag that began in a scrolled page never took"))
    #expect(
      pages.map { $0.contains("fill-opacity=\".16\" stroke=\"#1e9bff\"") } == [true, false, false])
  }

  @Test func `a picture has the outline, also while it stands still`() {
    let performance = Scenario.systemLanding.played
    let first = performance.comparisons[0].firstFrame
    let isShown = [0, first + 60].map { poster in
      let picture = AnimatedSVG(
        scene: performance.scene, title: "", summary: "", poster: poster,
        overlay: SystemMarkup(of: performance, prefix: "e").overlay(poster: poster))
      let outline = picture.document().components(separatedBy: "class=\"system\" ").dropFirst()
      return outline.map { $0.hasPrefix("opacity=\"1\"") }
    }
    #expect(isShown == [[false], [true]])
  }

  @Test func `a motion that is not like the system's breaks its promise`() {
    let wrong = Scenario(
      id: "wrong", group: .system, title: "", summary: "", code: .written(""),
      prepare: { $0.simulator.refreshRate = 120 },
      script: { stage in
        stage.tap(stage.app.photos.thumbnails[0])
        stage.promise(stage.photoScreen?.view, .moves(by: 100, frames: 10))
        stage.compare(stage.photoScreen?.view, with: .zoomPop)
        stage.settle()
      })
    let faults = wrong.play().faults.filter { $0.hasPrefix("Promised") }
    #expect(faults.count == 1 && faults[0].hasPrefix("Promised to move like “zoom, pop"))
  }

  @Test func `the player has the outline, both curves and their distance`() {
    let pages = [Scenario.systemSwipe, .panCancel].map {
      GalleryPage(performances: [$0.played]).html()
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
