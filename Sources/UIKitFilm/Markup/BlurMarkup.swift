/// The filter that blurs a layer as a whole.
///
/// CSS has a function for that, which WebKit ignores on a part of a drawing. The filter ends at the
/// layer's bounds: there, its opacity is restored, as nothing transparent is behind a screen.
package enum BlurMarkup {
  /// The least radius that shows, in points.
  static let least = 0.05

  /// A filter by the radius, and the left, top, width and height of the layer.
  package static func filter(id: String, _ values: [Double]) -> String {
    let region = zip(["x", "y", "width", "height"], values.dropFirst())
      .map { " \($0)=\"\(Markup.number($1))\"" }.joined()
    return "<filter id=\"\(id)\" filterUnits=\"userSpaceOnUse\"\(region)"
      + " color-interpolation-filters=\"sRGB\">"
      + "<feGaussianBlur stdDeviation=\"\(Markup.number(values[0], decimals: 1))\"/>"
      + "<feComponentTransfer><feFuncA type=\"linear\" slope=\"4\"/></feComponentTransfer></filter>"
  }

  /// A reference to the filter; `none` for a radius that does not show.
  static func reference(_ values: [Double], in definitions: Definitions) -> String {
    guard values[0] > least else { return "none" }
    return "url(#\(definitions.id("u") { filter(id: $0, values) }))"
  }
}
