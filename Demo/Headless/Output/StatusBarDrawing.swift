import UIKit

/// Draws the status bar of an upright phone: the time, the signal and the battery.
struct StatusBarDrawing {
  let size: CGSize
  let definitions: Definitions

  /// A phone hides its status bar in landscape.
  private var isVisible: Bool { size.height > size.width }

  /// The status bars in one frame, a dark one and a light one, and how they alternate.
  func paint(
    _ styles: [UIStatusBarStyle?], prefix: String, poster: Int
  ) -> (markup: String, motions: [Motion]) {
    guard isVisible else { return ("", []) }
    var markup = ""
    var motions: [Motion] = []
    for tone in Tone.allCases {
      let id = "\(prefix)\(tone.rawValue)"
      let samples = styles.map { [Tone($0) == tone ? 1.0 : 0] }
      let opacity = Track(samples: samples, weights: [1], tolerance: 0.02, jump: 0.5)
      guard !opacity.isConstant || samples.first == [1] else { continue }
      motions.append(Motion(target: id, kind: .opacity, track: opacity))
      let shown = Markup.number(opacity.values(at: Double(poster))[0])
      markup += "\(drawing(in: tone, id: id, opacity: shown))"
    }
    return (markup, motions)
  }

  /// Both status bars, invisible, with the names of their tones as identifiers after a prefix.
  func hidden(prefix: String) -> String {
    guard isVisible else { return "" }
    return Tone.allCases.map { drawing(in: $0, id: prefix + $0.rawValue, opacity: "0") }.joined()
  }

  private func drawing(in tone: Tone, id: String, opacity: String) -> String {
    let part = definitions.id("b") { "<g id=\"\($0)\">\(shapes)</g>" }
    return "<use id=\"\(id)\" href=\"#\(part)\" fill=\"\(tone.color)\" color=\"\(tone.color)\" "
      + "opacity=\"\(opacity)\"/>"
  }

  private var shapes: String {
    let width = Double(size.width)
    let bars = [4.0, 6.2, 8.6, 11].enumerated().map { index, height in
      BoxMarkup(box: [width - 106 + Double(index) * 5, 35 - height, 3.2, height, 0.9])
        .rect(attributes: "")
    }
    let wifi =
      "<path d=\"M\(Markup.number(width - 73)) 35.2l-8.4-8.6a12 12 0 0 1 16.8 0z\"/>"
    let (left, top) = (width - 57, 23.6)
    let battery =
      BoxMarkup(box: [left, top, 24, 12, 3.8])
      .rect(attributes: " fill=\"none\" stroke=\"currentColor\" stroke-opacity=\".4\"")
      + BoxMarkup(box: [left + 2, top + 2, 20, 8, 2.3]).rect(attributes: "")
      + BoxMarkup(box: [left + 25.2, top + 4, 1.4, 4, 0.7]).rect(attributes: " fill-opacity=\".4\"")
    return "<text x=\"64\" y=\"35\" text-anchor=\"middle\" "
      + "font-size=\"17\" font-weight=\"600\">9:41</text>\(bars.joined())\(wifi)\(battery)"
  }

  /// The brightness of the status bar.
  enum Tone: String, CaseIterable {
    case dark = "status-dark"
    case light = "status-light"

    /// The simulator resolves the default style of a dark interface.
    init?(_ style: UIStatusBarStyle?) {
      guard let style else { return nil }
      self = style == .lightContent ? .light : .dark
    }

    fileprivate var color: String { self == .dark ? "#0b0b0f" : "#fff" }
  }
}
