import Foundation

/// Checks of the photo that visitors of the gallery drag.
extension GalleryChecks {
  /// The largest distance of an edge of the photo, and difference of its corner radius, from what the
  /// simulator has, in points; and of its progress, in hundredths.
  private static let heroLimit = 1.0
  /// The largest difference of the photo from the film's, from 0 to 255.
  private static let drawingLimit = 8.0
  private static let grab = "document.querySelector('.hero') && [...players.values()][0].hero.grab"

  func hero() throws {
    print("The photo of the gallery")
    try openGallery()
    try followPaths()
    try takeFilm()
    try dragAndCatch()
    try loseMouse()
    try scroll()
    try compareDrawings()
  }

  /// Plays the paths of the simulator's fingers, and compares all frames.
  private func followPaths() throws {
    let records = try String(contentsOf: gallery.appending(path: "hero.json"), encoding: .utf8)
    let names: [String] = try page.value("\(records).map((record) => record.name)")
    let apart: [Double] = try page.value(
      """
      \(records).map(({ events, poses }) => {
        const { data } = [...players.values()][0].hero;
        const grab = new Grab(data);
        const measures = ({ x, y, s, w, h, r, k, u, v, p }) => {
          const [left, top, width, height] = data.picture;
          const corner = [x + s * (u + k * left - w / 2), y + s * (v + k * top - h / 2)];
          const clip = [x - s * w / 2, y - s * h / 2, x + s * w / 2, y + s * h / 2];
          return [...corner, corner[0] + s * k * width, corner[1] + s * k * height, ...clip,
            // In its place, the photo's corners are those of the display.
            p > 0.001 ? s * r : 0, 100 * p];
        };
        grab.still = poses[0][1] ? grab.rest : grab.away;
        return Math.max(...poses.map(([time, values]) => {
          // What happens at the time of a frame is seen in the next one.
          while (events.length && events[0][3] < time - 1e-4) {
            const [name, ...finger] = events.shift();
            grab[name](...finger);
          }
          const expected = measures(values ? grab.pose(values) : grab.away);
          return Math.max(
            ...measures(grab.poseAt(time)).map((one, i) => Math.abs(one - expected[i])));
        }));
      })
      """)
    for (name, distance) in zip(names, apart) {
      guard distance <= Self.heroLimit else {
        throw Failure("\(name), the photo is \(distance) points apart")
      }
    }
    print("  on \(names.count) paths, it is where the kit has it, to \(apart.max() ?? 0) points")
  }

  /// Takes the photo out of the film, in flight.
  private func takeFilm() throws {
    let _: Bool = try page.value(
      """
      (() => {
        const player = [...players.values()][0];
        player.stop();
        player.show(recordings["match-cut"].poster);
        return true;
      })()
      """)
    try page.locate("document.querySelector('.hero .phone')")
    let place: [Double] = try page.value(
      "(({ x, y }) => [x, y])([...players.values()][0].hero.filmed(recordings['match-cut'].poster))"
    )
    try page.mouse("mousePressed", place[0], place[1])
    let before = try photo()
    try page.move(
      from: (place[0], place[1]), to: (place[0] + 30, place[1] + 20), seconds: 0.3)
    let after = try photo()
    try page.takePicture("\(folder)/hero-caught.png")
    // It follows from where it was grabbed, 10 points from the touch.
    let moved = hypot(after.x - before.x, after.y - before.y)
    guard moved > 20, moved < 45 else { throw Failure("the film's photo jumps by \(moved)") }
    try page.mouse("mouseReleased", place[0] + 30, place[1] + 20)
    try page.wait(until: "!(\(Self.grab)).isMoving", "the photo's landing")
    print("  it is taken out of the film, in flight")
  }

  /// Drags the open photo, throws it, catches it, lets it go, and opens it again.
  private func dragAndCatch() throws {
    let rest = try photo()
    try page.mouse("mousePressed", rest.x, rest.y)
    try page.move(from: (rest.x, rest.y), to: (rest.x + 60, rest.y + 220), seconds: 0.6)
    let held = try photo()
    try page.takePicture("\(folder)/hero-held.png")
    let isLit: Bool = try page.value(
      "document.querySelector('.hero').classList.contains('is-touched')")
    guard held.y > rest.y + 120, held.width < rest.width * 0.9, isLit else {
      throw Failure("the photo does not follow: \(held)")
    }
    try page.mouse("mouseReleased", rest.x + 60, rest.y + 220)
    usleep(90_000)
    try page.mouse("mousePressed", 330, 700)
    usleep(60_000)
    let caught = try photo()
    usleep(100_000)
    guard try photo() == caught, caught.width > 120 else {
      throw Failure("the photo does not stop: \(caught)")
    }
    try page.takePicture("\(folder)/hero-stopped.png")
    try page.mouse("mouseReleased", 330, 700)
    try page.wait(until: "(\(Self.grab)).still === (\(Self.grab)).away", "the photo's landing")
    try page.takePicture("\(folder)/hero-closed.png")
    let closed = try photo()
    try page.tap(closed.x, closed.y)
    try page.wait(until: "(\(Self.grab)).still === (\(Self.grab)).rest", "the opening")
    print("  it is dragged, caught, let go, and opened again")
  }

  /// Releases the mouse where the page does not see it, and drags the thumbnail, which opens nothing.
  private func loseMouse() throws {
    let rest = try photo()
    try page.mouse("mousePressed", rest.x, rest.y)
    try page.move(from: (rest.x, rest.y), to: (rest.x, rest.y + 200), seconds: 0.2)
    // Chromium takes the capture from a mouse that moves without a button, and others do not.
    let _: Bool = try page.value(
      """
      (({ handle, pointer }) => handle.dispatchEvent(
        new PointerEvent("pointermove", { pointerId: pointer })))([...players.values()][0].hero)
      """)
    try page.wait(until: "(\(Self.grab)).still === (\(Self.grab)).rest", "the lost photo's return")
    try page.mouse("mousePressed", rest.x, rest.y)
    try page.move(from: (rest.x, rest.y), to: (rest.x, rest.y + 200), seconds: 0.1)
    try page.mouse("mouseReleased", rest.x, rest.y + 200)
    try page.wait(until: "(\(Self.grab)).still === (\(Self.grab)).away", "the photo's landing")
    let closed = try photo()
    try page.mouse("mousePressed", closed.x, closed.y)
    try page.move(from: (closed.x, closed.y), to: (closed.x, closed.y + 60), seconds: 0.1)
    try page.mouse("mouseReleased", closed.x, closed.y + 60)
    let isStill: Bool = try page.value("!(\(Self.grab)).isMoving")
    guard isStill else { throw Failure("the dragged thumbnail opens") }
    print("  it returns if the mouse is lost, and opens by a tap only")
  }

  /// A finger beside the photo or on its thumbnail scrolls the page, and one on the photo does not.
  private func scroll() throws {
    let closed = try photo()
    let places = [
      (closed.x, closed.y, "away", true), (200, 420, "rest", false), (200, 790, "rest", true),
    ]
    for (x, y, pose, scrolls) in places {
      try page.wait(until: "!(\(Self.grab)).isMoving", "the photo's rest")
      // The page may scroll on for a while.
      let _: Bool = try page.value(
        """
        new Promise((resolve) => {
          const { hero } = [...players.values()][0];
          hero.grab.still = hero.grab.\(pose);
          hero.draw();
          let before = NaN;
          const timer = setInterval(() => {
            if (scrollY === before) resolve(!clearInterval(timer));
            before = scrollY;
          }, 150);
        })
        """)
      try page.locate("document.querySelector('.hero .phone')")
      let before: Double = try page.value("scrollY")
      try page.swipe(x, y, up: 120)
      let after: Double = try page.value("scrollY")
      guard (abs(after - before) > 20) == scrolls else {
        throw Failure("at \(x), \(y), the page scrolls by \(after - before)")
      }
    }
    print("  a finger beside it, or on its thumbnail, scrolls the page")
  }

  /// Compares the photo with the film's, in the last frame of its flight.
  private func compareDrawings() throws {
    let pictures = try ["show(frame)", "hero.show(hero.filmed(frame))"].map { action in
      let box: [Double] = try page.value(
        """
        (() => {
          const player = [...players.values()][0];
          const { hero, last } = player;
          const frames = [...Array(last).keys()].filter((frame) => hero.filmed(frame).p < 0.98);
          const frame = frames.at(-1);
          const show = (frame) => player.show(frame);
          player.stop();
          \(action);
          player.article.classList.toggle("is-held", "\(action)".startsWith("hero"));
          const box = hero.phone.getBoundingClientRect();
          return [box.left + scrollX, box.top + scrollY, box.width, box.height];
        })()
        """)
      return try page.picture(x: box[0], y: box[1], width: box[2], height: box[3], scale: 1)
    }
    for (name, data) in zip(["film", "photo"], pictures) {
      try (Data(base64Encoded: data) ?? Data())
        .write(to: URL(fileURLWithPath: "\(folder)/hero-\(name).png"))
    }
    let difference = try difference(pictures[0], pictures[1])
    guard difference < Self.drawingLimit else {
      throw Failure("the photo differs by \(difference) from the film")
    }
    print("  it looks as it does in the film, to \(Int(difference)) of 255")
  }

  /// The center and the width of the drawn photo, in points of the phone.
  private func photo() throws -> Photo {
    let box: [Double] = try page.value(
      """
      (() => {
        const { hero } = [...players.values()][0];
        const [left, top, width, height] = hero.data.picture;
        const content = document.getElementById(hero.data.parts.content);
        const place = hero.phone.getScreenCTM().inverse().multiply(content.getScreenCTM());
        const middle = new DOMPoint(left + width / 2, top + height / 2).matrixTransform(place);
        return [middle.x, middle.y, width * place.a];
      })()
      """)
    return Photo(x: box[0], y: box[1], width: box[2])
  }

  private struct Photo: Equatable {
    let x: Double, y: Double, width: Double
  }
}
