import UIKit

/// Draws the status bar of an upright phone or a tablet: the time, the signal and the battery.
package struct StatusBarDrawing {
  let size: CGSize
  let definitions: Definitions

  package init(size: CGSize, definitions: Definitions) {
    self.size = size
    self.definitions = definitions
  }

  /// A phone hides its status bar in landscape.
  private var isVisible: Bool { isTablet || size.height > size.width }
  private var isTablet: Bool { PhoneDrawing(size: size).isTablet }

  /// Where the time and the battery are; empty if the bar is hidden.
  package var places: [CGPoint] {
    guard isVisible else { return [] }
    return isTablet
      ? [CGPoint(x: 36, y: 12), CGPoint(x: size.width - 28, y: 12)]
      : [CGPoint(x: 64, y: 29), CGPoint(x: size.width - 45, y: 29)]
  }

  /// The status bars in one frame, a dark one and a light one, and how they cross-fade.
  func paint(
    _ fade: StatusBarFade?, prefix: String, poster: Int
  ) -> (markup: String, motions: [Motion]) {
    guard isVisible, let fade else { return ("", []) }
    var markup = ""
    var motions: [Motion] = []
    for tone in Tone.allCases {
      let id = "\(prefix)\(tone.rawValue)"
      let samples = fade.opacities(of: tone).map { [$0] }
      let opacity = Track(samples: samples, weights: [1], tolerance: 0.02, jump: 0.5)
      guard !opacity.isConstant || samples.first == [1] else { continue }
      motions.append(Motion(target: id, kind: .opacity, track: opacity))
      let shown = Markup.number(opacity.values(at: Double(poster))[0])
      markup += "\(drawing(in: tone, id: id, opacity: shown))"
    }
    return (markup, motions)
  }

  /// Both status bars, invisible, with the names of their tones as identifiers after a prefix.
  package func hidden(prefix: String) -> String {
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
    let signs = bars.joined() + wifi + battery
    guard isTablet else { return time(x: "64", y: "35", size: "17") + signs }
    // The signs of the phone's bar, in the height of the tablet's.
    let place = Markup.numbers([width * 0.2 + 8, 12 - 29.6 * 0.8])
    return time(x: "36", y: "16", size: "12")
      + "<g transform=\"translate(\(place)) scale(.8)\">\(signs)</g>"
  }

  private func time(x: String, y: String, size: String) -> String {
    "<text x=\"\(x)\" y=\"\(y)\" text-anchor=\"middle\" font-size=\"\(size)\" "
      + "font-weight=\"600\">9:41</text>"
  }

  /// The brightness of the status bar.
  package enum Tone: String, CaseIterable {
    case dark = "status-dark"
    case light = "status-light"

    /// The simulator resolves the default style of a dark interface.
    package init?(_ style: UIStatusBarStyle?) {
      guard let style else { return nil }
      self = style == .lightContent ? .light : .dark
    }

    fileprivate var color: String { self == .dark ? "#0b0b0f" : "#fff" }
  }
}
