import Foundation
import FoundationXML
import Testing
import UIKit
@_spi(Simulator) import UIKitSimulator

@testable import UIKitFilm

/// A film is one text, which plays, and says what happened when.
@MainActor
struct FilmTests {
  private static func parses(_ markup: String) -> Bool {
    let parser = XMLParser(data: Data(markup.utf8))
    return parser.parse() && parser.parserError == nil
  }

  private static func count(_ part: String, in markup: String) -> Int {
    markup.components(separatedBy: part).count - 1
  }

  @Test func `touches and calls are captions at their times`() throws {
    let stage = FilmStage()
    let film = stage.film()
    let touch = try #require(film.events.first)
    #expect(touch.text == "touch at 90, 240" && abs(touch.time - 0.1) < 1e-6)
    let lift = try #require(film.events.first { $0.text == "lift" })
    #expect(abs(lift.time - 0.3) < 1e-6)
    let appeared = film.events.filter { $0.text.contains("viewDidAppear") }
    #expect(appeared.count == 1)
    let log = stage.simulator.log.last { $0.message.contains("viewDidAppear") }
    let start = stage.simulator.time - film.duration
    #expect(abs(appeared[0].time - ((log?.time ?? 0) - start)) < 1e-6)
    #expect(film.events.map(\.time) == film.events.map(\.time).sorted())
    // A long one has several lines.
    let svg = film.svg
    for event in film.events { #expect(svg.contains(Markup.escaped(String(event.text.suffix(9))))) }
  }

  @Test func `each finger has captions of its own, also if one follows another at once`() {
    let stage = FilmStage()
    let film = stage.simulator.film {
      stage.simulator.step()
      let first = stage.simulator.touchDown(at: CGPoint(x: 10, y: 300))
      let second = stage.simulator.touchDown(at: CGPoint(x: 20, y: 300))
      stage.simulator.step()
      first.lift()
      second.lift()
      _ = stage.simulator.touchDown(at: CGPoint(x: 30, y: 300))
      stage.simulator.step()
    }
    let texts = ["touch at 10, 300", "touch at 20, 300", "lift", "lift", "touch at 30, 300"]
    #expect(film.events.filter { $0.kind == .touch }.map(\.text) == texts)
  }

  @Test func `the words of a short strip fit below it`() {
    let film = FilmStage().film()
    let widths = [1, 2].map { film.strip(of: $0) }.map { strip in
      strip.components(separatedBy: "\" width=\"").dropFirst().first.flatMap {
        Double($0.prefix { $0 != "\"" })
      } ?? 0
    }
    #expect(widths[0] == 214 && widths[1] > 320)
  }

  @Test func `the key frames of a long film are in order`() {
    let stage = FilmStage()
    let film = stage.simulator.film {
      stage.simulator.run(for: 200)
      for _ in 0..<4 {
        stage.box.center.x += 200
        stage.simulator.step()
      }
    }
    let rule = film.svg.components(separatedBy: "@keyframes ").first { $0.contains("transform:") }
    let percentages = (rule ?? "").components(separatedBy: "%").dropLast().compactMap {
      Double($0.components(separatedBy: CharacterSet(charactersIn: "{,}")).last ?? "")
    }
    #expect(percentages.count > 4 && percentages == percentages.sorted())
    #expect(Set(percentages).count == percentages.count)
  }

  @Test func `a caption lights up in the frame that shows it, and the line has the touch`() {
    let timeline = Timeline(
      events: [(frame: 30, event: FilmEvent(kind: .log, time: 0.5, text: "viewDidDisappear"))],
      touches: (0...60).map { (10...20).contains($0) }, duration: 1)
    let before = timeline.paint(width: 400, prefix: "e", poster: 29)
    let after = timeline.paint(width: 400, prefix: "e", poster: 30)
    #expect(before.markup.contains("opacity=\".4\"") && !after.markup.contains("opacity=\".4\""))
    let caption = before.motions.first { $0.kind == .opacity }?.track
    #expect([29, 30].map { caption?.values(at: $0) } == [[0.4], [1]])
    // The line is 364 points long, and the touch is a sixth of it.
    #expect(before.markup.contains("x=\"76.67\" y=\"23\" width=\"64.67\""))
    let head = before.motions.first { $0.kind == .zoom }?.track
    #expect([0, 60].map { head?.values(at: $0)[1] } == [18, 382])
  }

  @Test func `a fault is a caption, and is kept where there are too many`() {
    let stage = FilmStage()
    let film = stage.simulator.film {
      for index in 0..<60 {
        let screen = UIViewController()
        stage.root.present(screen, animated: false)
        if index == 20 { stage.root.present(UIViewController(), animated: false) }
        stage.simulator.runUntilIdle()
        stage.root.dismiss(animated: false)
        stage.simulator.runUntilIdle()
      }
    }
    let fault = film.events.first { $0.kind == .fault }
    #expect(fault != nil && stage.simulator.faults.count >= 1)
    #expect(film.svg.contains(" more are not shown</text>"))
    #expect(Self.count("<g id=\"eV", in: film.svg) == 40)
    #expect(film.svg.contains("fill=\"#ff6f61\">["))
  }

  @Test func `the same frames are the same text, which is well-formed`() throws {
    let films = [FilmStage().film(), FilmStage().film()]
    #expect(films[0].svg == films[1].svg)
    let texts = [
      films[0].svg, films[0].strip(of: 8), films[0].frame(at: 0.2), FilmStage().simulator.picture(),
    ]
    for text in texts {
      #expect(Self.parses(text))
      #expect(text.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\""))
    }
    #expect(!Self.parses("<svg><g></svg>"))
    let path = FileManager.default.temporaryDirectory.path + "/\(UUID().uuidString).svg"
    defer { try? FileManager.default.removeItem(atPath: path) }
    try films[0].write(to: path)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == films[0].svg)
    #expect(throws: (any Error).self) { try films[0].write(to: "/dev/null/film.svg") }
  }

  /// Something in the drawing that belongs to a part.
  @Test(
    arguments: [
      (.fingers, "id=\"eT0\""), (.statusBar, "status-dark"), (.homeIndicator, "#8d8a96"),
      (.phone, "stroke=\"#8b8797\" stroke-width=\"2\""), (.timeline, "viewDidAppear"),
    ] as [(FilmParts, String)])
  func `each part can be left out`(part: FilmParts, mark: String) {
    var film = FilmStage().film()
    #expect(film.svg.contains(mark))
    film.parts.remove(part)
    #expect(!film.svg.contains(mark))
    film.parts = part
    #expect(film.svg.contains(mark))
  }

  @Test func `without a phone, a picture has the size of the screen`() {
    let stage = FilmStage(size: CGSize(width: 320, height: 480))
    let picture = stage.simulator.picture(showing: [])
    #expect(picture.contains("viewBox=\"0 0 320 480\" width=\"320\" height=\"480\""))
    #expect(picture.contains("<rect width=\"320\" height=\"480\"/></clipPath>"))
    #expect(stage.simulator.picture().contains("viewBox=\"0 0 348 508\""))
  }

  @Test(arguments: [(-1, 140), (0, 140), (0.1, 190), (0.05, 165), (7, 240), (.nan, 140)])
  func `a frame is that of its time, or the nearest one`(seconds: Double, right: Double) {
    let film = FilmStage().filmMove(by: 100)
    let place = "<rect x=\"\(Markup.number(right - 100))\" y=\"200\" width=\"100\" height=\"80\""
    #expect(film.frame(at: seconds).contains(place))
  }

  @Test(arguments: [(-3, 1), (1, 1), (2, 2), (8, 8), (500, 13)])
  func `a strip has its moments side by side, from the first to the last`(count: Int, columns: Int)
    throws
  {
    let film = FilmStage().filmMove(by: 100)
    let strip = film.strip(of: count)
    #expect(Self.count("scale(.4)", in: strip) == columns)
    #expect(Self.count("</circle>", in: strip) == 0)
    #expect(Self.count("<circle r=\"4.5\"", in: strip) == columns)
    #expect(strip.contains(">0.000 s</text>\n"))
    #expect(strip.contains(">0.200 s</text>\n") == (columns > 1))
    #expect(!strip.contains("@keyframes"))
  }

  @Test func `a phone that draws nothing stands still in the film for as long`() {
    let stage = FilmStage()
    let film = stage.simulator.film {
      stage.simulator.run(for: 0.1)
      stage.simulator.stall(for: 0.5)
      stage.simulator.run(for: 0.6)
    }
    #expect(film.frames.count == 43)
    #expect(abs(film.duration - 0.7) < 1e-6)
    #expect([0.1, 0.35, 0.6].map(film.index) == [6, 21, 36])
    let recording = stage.simulator.record { stage.simulator.run(for: 0.1) }
    #expect(Film(recording).frames == recording.frames)
  }
}
