import UIKitFilm

/// The styles of the pages, from the files in `Web`.
enum PageStyle {
  /// The style of the gallery.
  static let gallery = joined([
    PackageResources.palette_css, PackageResources.page_css, PackageResources.player_css,
    PackageResources.gallery_css,
  ])

  /// The style of the page about the random test.
  static let wild = gallery + "\n" + joined([PackageResources.wild_css])

  /// The style of an article of the documentation.
  static let article = joined([
    PackageResources.palette_css, PackageResources.code_css, PackageResources.article_css,
  ])

  /// The style of a page with Swift code.
  static let code = joined([PackageResources.palette_css, PackageResources.code_css])

  /// The style of the live page.
  static let live = joined([
    PackageResources.palette_css, PackageResources.live_css, PackageResources.tweak_css,
  ])
}

/// The scripts of the pages, from the files in `Web`.
enum PageScript {
  /// The script of the gallery.
  static let gallery = withBlur([
    PackageResources.motions_js, PackageResources.player_js, PackageResources.posters_js,
    PackageResources.grab_js, PackageResources.hero_js,
  ])

  /// The script of the page about the random test.
  static let wild = withBlur([
    PackageResources.motions_js, PackageResources.player_js, PackageResources.wild_js,
  ])

  /// The script of the live page, which connects to the phone.
  static let live = withBlur([
    PackageResources.motions_js, PackageResources.connection_js, PackageResources.drawing_js,
    PackageResources.fingers_js, PackageResources.panel_js, PackageResources.tweak_js,
  ])

  /// Files as one script, in which a blur is the same as in the drawings.
  private static func withBlur(_ files: [[UInt8]]) -> String {
    joined(files).replacing(
      "{{blur filter}}", with: BlurMarkup.filter(id: "${id}", [0, 0, 0, 0, 0]))
  }
}

/// Files as one text, without the end of the last line.
private func joined(_ files: [[UInt8]]) -> String {
  String(decoding: files.joined().dropLast(), as: UTF8.self)
}
