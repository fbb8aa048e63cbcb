/// A scene on a phone: its screen, the status bar and the fingers, with all their motions.
package struct PhonePicture {
  /// What is drawn in front of the screen, and behind the fingers.
  package struct Overlay {
    let markup: String
    let motions: [Motion]

    package init(markup: String = "", motions: [Motion] = []) {
      self.markup = markup
      self.motions = motions
    }
  }

  package let phone: PhoneDrawing
  package let markup: String
  package let motions: [Motion]

  /// Draws a scene.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - poster: The frame that is seen while nothing moves.
  ///   - prefix: What the ids of moving parts begin with.
  ///   - precision: The precision of motions.
  ///   - definitions: What is drawn several times.
  ///   - overlay: What is drawn in front of the screen.
  ///   - parts: What is drawn beside it.
  ///   - cover: Returns what is drawn in front of the status bar.
  package init(
    _ scene: Scene, poster: Int, prefix: String, precision: Precision, definitions: Definitions,
    overlay: Overlay, parts: FilmParts = .all, cover: () -> String = { "" }
  ) {
    var painter = ScenePainter(definitions: definitions, precision: precision, prefix: prefix)
    let screen = painter.paint(scene.elements, poster: poster)
    let fingers = FingerDrawing(
      touches: parts.contains(.fingers) ? scene.touches : [], prefix: prefix
    ).paint(poster: poster)
    let statusBar = StatusBarDrawing(size: scene.size, definitions: definitions)
      .paint(
        parts.contains(.statusBar) ? scene.statusBarFade : nil, prefix: prefix, poster: poster)
    phone = PhoneDrawing(size: scene.size, parts: parts)
    markup = phone.markup(
      screen: screen, statusBar: statusBar.markup + cover(),
      fingers: overlay.markup + fingers.markup, definitions: definitions)
    motions = painter.motions + statusBar.motions + overlay.motions + fingers.motions
  }
}
