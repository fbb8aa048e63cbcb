import Testing
import UIKit
import UIKitFilm
import UIKitSimulator

/// What text and values do to a drawing.
@MainActor struct HostileValueTests {
  private let simulator = Simulator()

  private func drawing(of text: String) -> String {
    let label = UILabel(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
    label.text = text
    simulator.window.addSubview(label)
    var film = simulator.film { simulator.step() }
    film.title = text
    return film.svg + simulator.picture()
  }

  @Test(arguments: ["<\u{338}", "&\u{FE0F}", "\"\u{301}", ">\u{20D2}"])
  func `a character of XML is escaped with an accent behind it, too`(text: String) {
    let svg = drawing(of: text)
    for raw in ["<\u{338}", "&\u{FE0F}", "\"\u{301}", ">\u{20D2}"] {
      #expect(!Array(svg.unicodeScalars).contains(sequence: Array(raw.unicodeScalars)))
    }
    #expect(svg.contains("&"))
  }

  @Test(arguments: ["\u{0}", "\u{1}", "\u{B}", "\u{1F}", "\u{FFFE}", "\u{FFFF}"])
  func `what XML cannot have is replaced`(text: String) {
    let svg = drawing(of: "a\(text)b")
    #expect(!svg.unicodeScalars.contains { $0 == text.unicodeScalars.first })
    #expect(svg.contains("a\u{FFFD}b"))
  }

  @Test func `a color that is not a number is drawn, and any count of moments makes a strip`() {
    let view = UIView(frame: CGRect(x: 20, y: 100, width: 30, height: 40))
    view.backgroundColor = UIColor(red: .nan, green: 0.5, blue: 0.5, alpha: 1)
    simulator.window.addSubview(view)
    let film = simulator.film { simulator.step() }
    #expect(film.svg.contains("#008080"))
    #expect(film.strip(of: .min) == film.strip(of: 1))
  }
}

extension [Unicode.Scalar] {
  fileprivate func contains(sequence: [Unicode.Scalar]) -> Bool {
    indices.contains { self[$0...].starts(with: sequence) }
  }
}
