import UIKit

/// Draws a phone around a screen.
struct PhoneDrawing {
  /// How far the phone reaches beyond its screen, in points.
  static let bezel = 13.0

  let size: CGSize

  /// The part of the plane that the phone fills, as SVG's `viewBox` has it.
  var viewBox: String {
    let bezel = Self.bezel
    return Markup.numbers([
      -bezel - 1, -bezel - 1, Double(size.width) + bezel * 2 + 2,
      Double(size.height) + bezel * 2 + 2,
    ])
  }

  /// The phone with the given drawing on its screen, and fingers on top.
  func markup(screen: String, fingers: String, definitions: Definitions) -> String {
    let width = Double(size.width)
    let height = Double(size.height)
    let bezel = Self.bezel
    let clip = definitions.id("c") { id in
      "<clipPath id=\"\(id)\">"
        + BoxMarkup(box: [0, 0, width, height, 54]).rect(attributes: "") + "</clipPath>"
    }
    let body = BoxMarkup(
      box: [-bezel, -bezel, width + bezel * 2, height + bezel * 2, 54 + bezel])
    let island = BoxMarkup(box: [width / 2 - 60, 11, 120, 35, 17.5])
    let home = BoxMarkup(box: [width / 2 - 68, height - 13, 136, 5, 2.5])
    return body.rect(attributes: " fill=\"#17161d\" stroke=\"#4a4756\" stroke-width=\"2\"")
      + "<g clip-path=\"url(#\(clip))\"><path d=\"M0 0h\(Markup.number(width))"
      + "v\(Markup.number(height))H0z\"/>\(screen)"
      + home.rect(attributes: " fill=\"#8d8a96\" fill-opacity=\".75\"") + fingers + "</g>"
      + island.rect(attributes: " fill=\"#000\"")
  }
}
