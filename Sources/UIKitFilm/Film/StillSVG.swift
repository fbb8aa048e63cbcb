import UIKit

/// Writes frames side by side as one picture that stands still.
struct StillSVG {
  /// One frame.
  struct Column {
    let scene: Scene
    let parts: FilmParts
    /// The text below it.
    let caption: String?
    /// What is drawn in front of its screen.
    let overlay: String
  }

  let title: String
  let columns: [Column]
  /// The size of each frame, as a fraction of that of a film.
  var scale = 1.0
  /// What is drawn below the frames in their width.
  var below: ((_ width: Double) -> (markup: String, height: Double))?

  /// The width in which words of twenty characters fit beside their times.
  private static let leastPanel = 214.0
  private static let (gap, captionHeight, captionSize) = (12.0, 24.0, 13.0)

  /// The whole document.
  func document() -> String {
    let definitions = Definitions()
    var drawing = ""
    var (width, height) = (0.0, 0.0)
    for (index, column) in columns.enumerated() {
      let picture = PhonePicture(
        column.scene, poster: 0, prefix: "f\(index)", precision: .fine, definitions: definitions,
        overlay: PhonePicture.Overlay(markup: column.overlay), parts: column.parts)
      let phone = picture.phone
      if index > 0 { width += Self.gap }
      let place = Markup.numbers([width + phone.margin * scale, phone.margin * scale])
      let scaling = scale == 1 ? "" : " scale(\(Markup.number(scale, decimals: 3)))"
      drawing += "<g transform=\"translate(\(place))\(scaling)\">\(picture.markup)</g>\n"
      let size = phone.outerSize
      if let caption = column.caption {
        let y = Double(size.height) * scale + Self.captionHeight * 0.75
        drawing +=
          "<text x=\"\(Markup.number(width + Double(size.width) * scale / 2))\""
          + " y=\"\(Markup.number(y))\" text-anchor=\"middle\""
          + " font-size=\"\(Markup.number(Self.captionSize))\" fill=\"#8b8797\">"
          + "\(Markup.escaped(caption))</text>\n"
      }
      width += Double(size.width) * scale
      height = max(
        height, Double(size.height) * scale + (column.caption == nil ? 0 : Self.captionHeight))
    }
    if below != nil { width = max(width, Self.leastPanel) }
    if let below = below?(width) {
      drawing += "<g transform=\"translate(0 \(Markup.number(height)))\">\(below.markup)</g>\n"
      height += below.height
    }
    let box = Markup.numbers([0, 0, width, height])
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="\(box)" width="\(Markup.number(width))" \
      height="\(Markup.number(height))" role="img" aria-labelledby="title" \
      font-family="\(AnimatedSVG.fonts)">
      <title id="title">\(Markup.escaped(title))</title>
      <defs>\(definitions.markup)</defs>
      \(drawing)</svg>

      """
  }
}
