import UIKitFilm

/// The head of a page that needs no other file.
enum PageHead {
  /// Returns everything before the body.
  ///
  /// - Parameters:
  ///   - title: The title, as text.
  ///   - description: One sentence for search engines; none by default.
  ///   - css: The style.
  /// - Returns: The markup, up to the body.
  static func html(title: String, description: String? = nil, css: String) -> String {
    let described =
      description.map {
        """

        <meta name="description" content="\($0)">
        <meta property="og:type" content="website">
        <meta property="og:title" content="\(Markup.escaped(title))">
        <meta property="og:description" content="\($0)">
        """
      } ?? ""
    return """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width,initial-scale=1">
      <meta name="color-scheme" content="light dark">\(described)
      <title>\(Markup.escaped(title))</title>
      <link rel="icon" href="\(icon)">
      <style>
      \(css)
      </style>
      </head>
      """
  }

  /// The logo, with quotes that may stand in an attribute.
  private static let icon = """
    data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'>\
    <rect x='8' y='1.5' width='19' height='29' rx='5' fill='none' stroke='%238d889b' \
    stroke-width='2.4'/><rect x='3' y='12' width='13' height='15' rx='3.5' fill='%23e0533d'/></svg>
    """
}
