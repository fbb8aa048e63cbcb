import Foundation
import Testing
import UIKit
import UIKitSimulator

@testable import Demo
@testable import UIKitFilm

/// The photo that visitors of the gallery drag.
///
/// The tables, the poses and the springs are the kit's own, sampled and recorded as the page is
/// written, so they cannot go out of date. Here they are held to frames of the simulator; the
/// check in a browser holds the script to the same frames.
@MainActor
struct HeroTests {
  private static let recording = HeroRecording(of: Scenario.tour.played)

  private static let markup = recording.map { HeroMarkup($0, definitions: Definitions()) }

  private static let data: [String: Any] = {
    let data = Data((markup?.data ?? "").utf8)
    return (try? JSONSerialization.jsonObject(with: data)) as? [String: Any] ?? [:]
  }()

  private static let records = Dictionary(
    uniqueKeysWithValues: HeroPath.all.map { ($0.name, $0.record(on: .tour)) })

  /// The values of a table, between its rows.
  private func look(_ table: String, _ place: Double) throws -> [Double] {
    let rows = try #require(Self.data[table] as? [[Double]])
    let next = try #require(rows.firstIndex { $0[0] >= place })
    guard next > 0 else { return Array(rows[0].dropFirst()) }
    let (start, end) = (rows[next - 1], rows[next])
    let part = (place - start[0]) / (end[0] - start[0])
    return zip(start, end).map { $0 + ($1 - $0) * part }.suffix(start.count - 1)
  }

  @Test func `the photo is at its thumbnail, and in its place`() throws {
    let recording = try #require(Self.recording)
    let stage = Scenario.tour.makeStage()
    let thumbnail = stage.simulator.visibleFrame(
      of: stage.app.photos.thumbnails[HeroRecording.thumbnail])
    let away = recording.away
    #expect(abs(away["x"] - Double(thumbnail.midX)) < 0.01)
    #expect(abs(away["y"] - Double(thumbnail.midY)) < 0.01)
    #expect(abs(away["w"] - Double(thumbnail.width)) < 0.01 && away["s"] == 1)
    #expect(abs(away["k"] * recording.picture[2] - Double(thumbnail.width)) < 0.01)
    #expect(recording.rest.values == [196.5, 426, 1, 393, 852, 55, 1, 0, 0, 1, 0])
    #expect(recording.film.first == away && recording.film.last == away)
    #expect(recording.film.contains { $0["p"] < 0.3 })
  }

  @Test func `the script sets all that moves in the drawing`() throws {
    let markup = try #require(Self.markup)
    let ids = Dictionary(uniqueKeysWithValues: markup.ids)
    let boxes = try [("clip", "C"), ("content", "U"), ("picture", "R")].map { name, part in
      try #require(ids[name]) + part
    }
    let moving = Set(markup.motions.filter { !$0.track.isConstant }.map(\.target))
    #expect(moving.isSubset(of: Set(ids.values).union(boxes)), "\(moving)")
    #expect(moving.isSuperset(of: boxes))
    for (name, id) in ids {
      #expect(PageScript.gallery.contains("parts.\(name)"), "\(name)")
      #expect(markup.markup.contains("id=\"\(id)"), "\(name)")
    }
  }

  @Test(
    arguments: [
      "released near its place", "released far from it", "to both sides", "back beyond its place",
    ])
  func `the tables of the drag are those of the frames that the simulator draws`(
    name: String
  ) throws {
    let record = try #require(Self.records[name])
    let touch = try #require(record.events.first?.place)
    // The finger is recognized after 10 points, and the photo follows it after the slop.
    let began = try #require(
      record.events.first { hypot($0.place.x - touch.x, $0.place.y - touch.y) >= 10 })
    let slop = try max(#require(Self.data["slop"] as? Double) - (began.place.y - touch.y), 0)
    var compared = 0
    for (time, event, finger) in record.events where event == "move" && time > began.time {
      let (right, down) = (finger.x - began.place.x, finger.y - began.place.y)
      let along = try look("along", down > slop ? down - slop : min(down, 0))
      let (scale, across) = try (along[1], look("across", abs(right))[0] * (right < 0 ? -1 : 1))
      let pose = try #require(record.poses.first { $0.time > time + 1e-6 }?.pose)
      #expect(abs(pose["s"] - scale) < 0.001)
      let height = 852 * (1 - along[2] / scale)
      #expect(abs(pose["h"] - height) < 0.5)
      #expect(abs(pose["x"] - touch.x - across - scale * (196.5 - touch.x)) < 0.5)
      let center = touch.y + along[0] + scale * (426 - touch.y)
      #expect(abs(pose["y"] - center - (height - 852) / 2 * scale) < 0.5)
      #expect(try abs(pose["p"] - look("progress", hypot(across, along[0]))[0]) < 0.003)
      compared += 1
    }
    #expect(compared > 20)
  }

  @Test func `a released photo flies on the springs of the page`() throws {
    let record = try #require(Self.records["released far from it"])
    let lift = try #require(record.events.last?.time)
    let springs = try #require(Self.data["springs"] as? [String: [String: [Double]]])
    let spring = try #require(springs["away"])
    let start = try #require(record.poses.last { $0.time < lift + 1e-6 }?.pose)
    let end = try #require(Self.recording?.away)
    func part(_ name: String, after time: Double) throws -> Double {
      let values = try #require(spring[name])
      let frequency = 2 * Double.pi / values[0]
      let damped = frequency * (1 - values[1] * values[1]).squareRoot()
      let loss = values[1] * frequency
      return 1 - exp(-loss * time) * (cos(damped * time) + loss / damped * sin(damped * time))
    }
    for (time, pose) in record.poses where time > lift + 1e-6 {
      guard let pose else { break }
      let (position, size) = try (
        part("position", after: time - lift), part("size", after: time - lift)
      )
      #expect(abs(pose["x"] - start["x"] - (end["x"] - start["x"]) * position) < 0.5)
      let width = start["w"] * start["s"]
      #expect(abs(pose["w"] - width - (end["w"] - width) * size) < 0.5)
    }
  }

  @Test func `the paths end in both ways`() throws {
    let ends = HeroPath.all.map { path in
      (path.name, Self.records[path.name]?.poses.last?.pose != nil)
    }
    let open = Set(ends.filter(\.1).map(\.0))
    #expect(
      open == [
        "released near its place", "diagonally, and thrown up", "to both sides",
        "back beyond its place", "caught as it leaves, and kept", "caught as it lands, and kept",
        "caught as it opens",
      ])
    #expect(ends.count == 11)
  }

  @Test func `the page has the photo to drag, within 32,000 bytes, and other players do not`()
    throws
  {
    let (recording, markup) = try (#require(Self.recording), #require(Self.markup))
    #expect(markup.data.utf8.count + markup.markup.utf8.count < 32_000)
    let page = GalleryPage(
      performances: [Scenario.tour.played, Scenario.photoClose.played], hero: recording
    ).html()
    #expect(page.components(separatedBy: "<g class=\"held\">").count == 2)
    #expect(page.components(separatedBy: "<div class=\"handle\"").count == 2)
    #expect(page.components(separatedBy: "\"hero\":{").count == 2)
  }
}
