import UIKit

/// Draws a phone or a tablet around a screen.
package struct PhoneDrawing {
  package let size: CGSize

  /// What is drawn around the screen and on it.
  private let parts: FilmParts

  package init(size: CGSize, parts: FilmParts = .all) {
    self.size = size
    self.parts = parts
  }

  /// Whether the screen is as large as a tablet's.
  package var isTablet: Bool { min(size.width, size.height) >= 700 }

  /// The distance of the phone's outline from its screen, in points.
  private var bezel: Double { isTablet ? 26 : 13 }
  /// The radius of the screen's corners, in points.
  private var corner: Double { isTablet ? 18 : 54 }

  /// The distance of the drawing's edges from the screen, in points.
  package var margin: Double { parts.contains(.phone) ? bezel + 1 : 0 }

  /// The size of the drawing.
  package var outerSize: CGSize {
    CGSize(width: size.width + margin * 2, height: size.height + margin * 2)
  }

  /// The corners of the drawing, in percent of its width and height, as a style.
  package var cornerStyle: String {
    let radius = corner + margin
    let percents = [outerSize.width, outerSize.height].map {
      Markup.number(radius / Double($0) * 100) + "%"
    }
    return "border-radius:\(percents.joined(separator: "/"))"
  }

  /// The phone's frame as attributes of an SVG element.
  package var attributes: String { attributes(withHeight: 0) }

  /// The same with some height below the phone, in points.
  func attributes(withHeight below: Double) -> String {
    let (width, height) = (Double(outerSize.width), Double(outerSize.height) + below)
    return "viewBox=\"\(Markup.numbers([-margin, -margin, width, height]))\""
      + " width=\"\(Markup.number(width))\" height=\"\(Markup.number(height))\""
  }

  /// The phone with a drawing on its screen, the status bar above it, and fingers on top.
  package func markup(
    screen: String, statusBar: String, fingers: String, definitions: Definitions
  ) -> String {
    let width = Double(size.width)
    let height = Double(size.height)
    let hasPhone = parts.contains(.phone)
    let edge = BoxMarkup(box: [0, 0, width, height, hasPhone ? corner : 0])
    let clip = definitions.id("c") { id in
      "<clipPath id=\"\(id)\">\(edge.rect(attributes: ""))</clipPath>"
    }
    let body = BoxMarkup(
      box: [-bezel, -bezel, width + bezel * 2, height + bezel * 2, corner + bezel])
    let island = BoxMarkup(
      box: width > height
        ? [11, height / 2 - 60, 35, 120, 17.5] : [width / 2 - 60, 11, 120, 35, 17.5])
    let home = BoxMarkup(box: [width / 2 - 68, height - 13, 136, 5, 2.5])
    let color = "#17161d"
    let indicator =
      parts.contains(.homeIndicator)
      ? home.rect(attributes: " fill=\"#8d8a96\" fill-opacity=\".75\"") : ""
    let inside =
      "<g clip-path=\"url(#\(clip))\"><path d=\"M0 0h\(Markup.number(width))"
      + "v\(Markup.number(height))H0z\"/>\(screen)\(statusBar)\(indicator)\(fingers)</g>"
    guard hasPhone else { return inside }
    return body.rect(attributes: " fill=\"\(color)\" stroke=\"#8b8797\" stroke-width=\"2\"")
      + inside
      // The edge of a screen that is clipped to the display would let the one behind it show
      // through: two antialiased edges in one place never add up to an opaque one.
      + edge.rect(attributes: " fill=\"none\" stroke=\"\(color)\" stroke-width=\"1.5\"")
      + (isTablet ? "" : island.rect(attributes: " fill=\"#000\""))
  }
}
