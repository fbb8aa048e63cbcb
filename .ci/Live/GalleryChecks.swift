import Foundation

/// Checks that the pictures of the gallery and the players of its page draw the same.
struct GalleryChecks {
  let page: Page
  /// Where the gallery is.
  let gallery: URL
  /// Where pictures are written to.
  let folder: String

  /// The largest difference of two drawings, from 0 to 255, in any of 20 by 40 parts: what moves fast
  /// is less precise in a picture than on the page.
  private static let limit = 80.0
  func openGallery() throws {
    try page.look(width: 1280, height: 1000, scheme: "light")
    try page.open(gallery.appending(path: "index.html").absoluteString)
    try page.wait(until: "typeof players === 'object' && players.size > 9", "the gallery")
  }

  /// Compares the first films and others with their pictures, at the poster frame.
  func run() throws {
    print("The gallery")
    try openGallery()
    let first: [String] = try page.value(
      "[...document.querySelectorAll('.hero, .film')].map((one) => one.dataset.id)")
    let films = first.map { Film(id: $0) } + Film.filtered
    var drawings: [(id: String, time: Double, size: [Double], player: String)] = []
    for film in films {
      let measures: [Double] = try page.value(
        """
        (() => {
          for (const one of players.values()) one.stop();
          const player = \(film.player);
          const { article } = player;
          article.style.display = "grid";
          const phone = article.querySelector(".phone");
          for (const part of article.querySelectorAll(".frame")) part.style.boxShadow = "none";
          document.documentElement.style.scrollBehavior = "auto";
          phone.scrollIntoView({ block: "center" });
          const box = phone.getBoundingClientRect();
          const { width, height } = phone.viewBox.baseVal;
          return [player.frame / player.rate, box.left + scrollX, box.top + scrollY, box.width,
            width, height];
        })()
        """)
      let picture = try page.picture(
        x: measures[1], y: measures[2], width: measures[3],
        height: measures[3] * measures[5] / measures[4], scale: measures[4] / measures[3])
      drawings.append((film.id, measures[0], [measures[4], measures[5]], picture))
    }
    var worst = (id: "", difference: 0.0)
    for drawing in drawings {
      let picture = try still(drawing.id, at: drawing.time, size: drawing.size)
      let difference = try difference(drawing.player, picture)
      if difference > worst.difference { worst = (drawing.id, difference) }
      guard difference > Self.limit else { continue }
      for (name, data) in [("page", drawing.player), ("svg", picture)] {
        try (Data(base64Encoded: data) ?? Data())
          .write(to: URL(fileURLWithPath: "\(folder)/\(drawing.id)-\(name).png"))
      }
      throw Failure("\(drawing.id) differs by \(Int(difference)) on the page and as a picture")
    }
    print(
      "  \(films.count) players draw what their pictures do, to \(Int(worst.difference)) of 255")
  }

  /// The films in which the system's screen does something else have it there, and say what it is.
  func contrasts() throws {
    try openGallery()
    for film in Film.contrasts {
      let apart: Double = try page.value(
        """
        (() => {
          location.hash = "\(film.id)";
          const { article } = \(film.player);
          const outline = article.querySelector(".system").getBoundingClientRect();
          const isSeen = outline.width > 20 && getComputedStyle(article).display === "grid";
          const isNamed = article.innerText.includes("not Apple’s code");
          return isSeen && isNamed ? parseFloat(article.querySelector("output").value) : 0;
        })()
        """)
      guard apart > 100 else { throw Failure("\(film.id) does not show the system's screen") }
      print("  in \(film.id), the system's screen is \(Int(apart)) points apart")
    }
  }

  /// The least difference of two posters, from 0 to 255, as the mean of all 20 by 40 parts.
  private static let posterLimit = 3.0

  /// No two posters look alike.
  func posters() throws {
    try openGallery()
    let count: Int = try page.value(
      """
      (document.documentElement.style.scrollBehavior = "auto",
        document.querySelectorAll(".posters img").length)
      """)
    var pictures: [String] = []
    for index in 0..<count {
      let image = "document.querySelectorAll('.posters img')[\(index)]"
      let _: Bool = try page.value("(\(image).scrollIntoView({ block: 'center' }), true)")
      try page.wait(until: "\(image).complete && \(image).naturalWidth", "a poster")
      let box: [Double] = try page.value(
        """
        (({ left, top, width, height }) => [left + scrollX, top + scrollY, width, height])(
          \(image).getBoundingClientRect())
        """)
      pictures.append(
        try page.picture(x: box[0], y: box[1], width: box[2], height: box[3], scale: 1))
    }
    let list = pictures.map { "\"\($0)\"" }.joined(separator: ",")
    let closest: [Double] = try page.value(
      """
      (async () => {
        const read = \(Self.read);
        const all = await Promise.all([\(list)].map(
          async (data) => (await read(data)).getImageData(0, 0, 20, 40).data));
        let least = [255, 0, 0];
        all.forEach((a, i) => all.slice(0, i).forEach((b, j) => {
          const sum = a.reduce((sum, value, index) => sum + Math.abs(value - b[index]), 0);
          if (sum / a.length < least[0]) least = [sum / a.length, i, j];
        }));
        return least;
      })()
      """)
    let names: [String] = try page.value(
      "[...document.querySelectorAll('.posters a')].map((link) => link.hash)")
    let pair = "\(names[Int(closest[1])]) and \(names[Int(closest[2])])"
    let difference = String(format: "%.1f", closest[0])
    guard closest[0] > Self.posterLimit else { throw Failure("\(pair) differ by \(difference)") }
    print("  \(count) posters differ, \(pair) least, by \(difference)")
  }

  /// The articles that the page links to are pages.
  func articles() throws {
    let links: [String] = try page.value(
      "[...document.querySelectorAll('.about a, footer a')].map((link) => link.href)")
    for link in Set(links).sorted() {
      try page.open(link)
      try page.wait(until: "document.querySelector('h1') && location.href === '\(link)'", link)
      let excess: Int = try page.value("document.documentElement.scrollWidth - innerWidth")
      guard excess <= 0 else { throw Failure("\(link) is cut off") }
    }
    print("  \(Set(links).count) articles are pages")
  }
}
