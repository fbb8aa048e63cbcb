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
    let described = description.map { "\n<meta name=\"description\" content=\"\($0)\">" } ?? ""
    return """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width,initial-scale=1">
      <meta name="color-scheme" content="light dark">\(described)
      <title>\(Markup.escaped(title))</title>
      <link rel="icon" href="data:,">
      <style>
      \(css)
      </style>
      </head>
      """
  }
}
