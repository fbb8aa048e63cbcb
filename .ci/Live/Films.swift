import Foundation

/// A film of the gallery, and the moment of it that a check looks at.
struct Film {
  /// The name of its files.
  let id: String
  /// The part of the film before the moment; `nil` for the moment of its poster.
  var moment: Double?

  /// Films with blurs, and with masks in pictures and around them.
  static let filtered = ["card-blur", "splash-journal", "effect-circle"].map { Film(id: $0) }

  /// Films in which the system's screen does something else than the kit's, where they are apart.
  static let contrasts = [
    Film(id: "system-landing", moment: 0.5), Film(id: "system-scroll", moment: 0.6),
  ]

  /// An expression for the film's player, stopped at the moment.
  var player: String {
    """
    (() => {
      const player = [...players.values()].find((one) => one.article.dataset.id === "\(id)");
      player.stop();
      player.show(\(moment.map { "Math.round(player.last * \($0))" } ?? "recordings[\"\(id)\"].poster"));
      return player;
    })()
    """
  }
}

/// How a film is drawn as a picture.
extension GalleryChecks {
  /// A function that reads a picture as 20 by 40 colors.
  static let read = """
    async (data) => {
      const image = new Image();
      image.src = "data:image/png;base64," + data;
      await image.decode();
      const canvas = document.createElement("canvas");
      [canvas.width, canvas.height] = [20, 40];
      const context = canvas.getContext("2d");
      context.imageSmoothingQuality = "high";
      context.fillStyle = "#fff";
      context.fillRect(0, 0, 20, 40);
      context.drawImage(image, 0, 0, 20, 40);
      return context;
    }
    """

  /// A picture at a time, which its animations are stopped at.
  func still(_ id: String, at time: Double, size: [Double]) throws -> String {
    let file = gallery.appending(path: "\(id).svg")
    let style =
      "*{animation-delay:-\(time)s!important;animation-play-state:paused!important}</style>"
    let text = try String(contentsOf: file, encoding: .utf8)
      .replacingOccurrences(of: "</style>", with: style)
    let copy = gallery.appending(path: "still.svg")
    try Data(text.utf8).write(to: copy)
    defer { try? FileManager.default.removeItem(at: copy) }
    try page.look(width: Int(size[0]), height: Int(size[1]), scheme: "light")
    try page.open(copy.absoluteString)
    try page.wait(until: "document.querySelector('svg') && location.href.endsWith('.svg')", id)
    return try page.picture(x: 0, y: 0, width: size[0], height: size[1], scale: 1)
  }

  /// The largest difference between parts of two pictures.
  func difference(_ one: String, _ other: String) throws -> Double {
    try page.open("about:blank")
    try page.wait(until: "location.href === 'about:blank' && document.body", "an empty page")
    let differences: [Double] = try page.value(
      """
      (async () => {
        const read = \(Self.read);
        // The corners of the display are outside of it.
        const [a, b] = [await read("\(one)"), await read("\(other)")]
          .map((context) => context.getImageData(1, 1, 18, 38).data);
        return [a.reduce((most, value, index) => Math.max(most, Math.abs(value - b[index])), 0)];
      })()
      """)
    return differences[0]
  }
}
