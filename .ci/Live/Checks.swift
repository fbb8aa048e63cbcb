import Foundation

/// Checks of the live phone, as a user would try it.
struct Checks {
  let page: Page
  /// Where pictures are written to.
  let folder: String

  func expect(_ isTrue: Bool, _ what: String) throws {
    guard isTrue else { throw Failure("expected: \(what)") }
    print("  \(what)")
  }

  static let photo = ".PhotoZoomView .PaintingView"

  private func picture() throws -> (x: Double, y: Double, width: Double) {
    guard let box = try page.box(of: Self.photo) else { throw Failure("there is no photo") }
    return box
  }

  func openPhoto() throws {
    try page.tap(110, 240)
    try page.wait(until: "document.querySelector('#screen \(Self.photo)')", "a photo")
    try page.settle()
    let width = try picture().width
    try expect(abs(width - 393) < 1, "a tap opens a photo, \(Int(width)) points wide")
  }

  func expectNoPhoto(_ what: String) throws {
    try page.wait(until: "!document.querySelector('#screen \(Self.photo)')", what)
    try page.settle()
    print("  \(what)")
  }

  /// The distance between the finger and the point of the photo that it has touched.
  private func slip(
    from start: (x: Double, y: Double, width: Double), grabbed: (Double, Double),
    finger: (Double, Double)
  ) throws -> Double {
    let now = try picture()
    let scale = now.width / start.width
    let place = (now.x + (grabbed.0 - start.x) * scale, now.y + (grabbed.1 - start.y) * scale)
    return hypot(place.0 - finger.0, place.1 - finger.1)
  }

  /// Opens a photo, drags it, catches it while it returns, and flicks it away.
  func drag() throws {
    print("A photo")
    try openPhoto()
    let grabbed = (205.0, 380.0)
    let held = (236.0, 520.0)
    let whole = try picture()
    try page.mouse("mousePressed", grabbed.0, grabbed.1)
    try page.move(from: grabbed, to: held, seconds: 0.5)
    // A browser that has just started may show it late.
    var slip = Double.infinity
    for _ in 0..<10 where slip > 30 {
      try page.settle()
      slip = try self.slip(from: whole, grabbed: grabbed, finger: held)
    }
    try expect(slip < 30, "dragged, it is \(Int(slip)) points from where the finger holds it")
    try expect(try picture().width < 392, "and smaller")
    // Up a little, so that it is not dismissed.
    try page.move(from: held, to: (236, 500), seconds: 0.2)
    usleep(150_000)
    try page.mouse("mouseReleased", 236, 500)
    usleep(70_000)
    try page.mouse("mousePressed", 205, 450)
    try page.settle()
    let caught = try picture()
    try expect(
      abs(caught.y - whole.y) > 2 || caught.width < 392.5,
      "caught on its way back, at \(Int(caught.width)) points")
    try page.move(from: (205, 450), to: (215, 480), seconds: 0.1)
    try page.move(from: (215, 480), to: (240, 680), seconds: 0.12)
    try page.mouse("mouseReleased", 240, 680)
    try expectNoPhoto("flicked, it flies away")
  }

  /// Two fingers zoom a photo, and so does a mouse with Shift.
  func pinch() throws {
    print("Two fingers")
    try openPhoto()
    func places(_ distance: Double) -> [(Double, Double)] {
      [(196 - distance / 2, 426), (196 + distance / 2, 426)]
    }
    try page.fingers("touchStart", places(100))
    for step in 1...20 {
      try page.fingers("touchMove", places(100 + Double(step) * 8))
      usleep(16_000)
    }
    try page.fingers("touchEnd", [])
    try page.settle()
    let pinched = try picture().width
    try expect(pinched > 500, "enlarge it to \(Int(pinched)) points")
    try page.fingers("touchStart", places(260))
    for step in 1...20 {
      try page.fingers("touchMove", places(260 - Double(step) * 10))
      usleep(16_000)
    }
    try page.fingers("touchEnd", [])
    try page.settle()
    try expect(abs(try picture().width - 393) < 1, "make it fit again")
    try page.mouse("mousePressed", 250, 426, modifiers: 8)
    try page.move(from: (250, 426), to: (340, 426), seconds: 0.3, modifiers: 8)
    try page.mouse("mouseReleased", 340, 426, modifiers: 8)
    try page.settle()
    let shifted = try picture().width
    try expect(shifted > 500, "a mouse with Shift enlarges it to \(Int(shifted)) points")
    try page.press("[data-press=restart]")
    try expectNoPhoto("the app starts over")
  }

  /// Pops a story halfway, and returns.
  func story() throws {
    print("A story")
    try page.choose("effect", "Push")
    try page.tap(250, 785)
    try page.settle()
    try page.tap(110, 560)
    try page.wait(
      until: "$('code').textContent.includes('ArticleViewController')", "a story is open")
    try page.settle()
    let middle = try page.box(of: ".PaintingView")?.x ?? 0
    try page.mouse("mousePressed", 4, 600)
    try page.move(from: (4, 600), to: (200, 604), seconds: 0.5)
    try page.settle()
    let half = try page.box(of: ".PaintingView")?.x ?? 0
    try expect(
      abs(half - middle - 196) < 16, "swiped by 196 points, it is \(Int(half - middle)) aside")
    try page.move(from: (200, 604), to: (40, 604), seconds: 0.4)
    usleep(150_000)
    try page.mouse("mouseReleased", 40, 604)
    try page.settle()
    let back = try page.box(of: ".PaintingView")?.x ?? 0
    try expect(abs(back - middle) < 1, "let go, it returns")
    try page.choose("effect", "The app's own")
    try page.press("[data-press=restart]")
    try page.settle()
  }

  /// A wheel scrolls the view under the pointer.
  func wheel() throws {
    print("A wheel")
    try page.tap(250, 785)
    try page.settle()
    let before = try page.box(of: ".ArticleCard")?.y ?? 0
    for _ in 0..<4 { try page.turnWheel(200, 560, by: 60) }
    try page.settle()
    let way = before - (try page.box(of: ".ArticleCard")?.y ?? 0)
    try expect(way > 100, "scrolls the stories by \(Int(way)) points")
    try page.press("[data-press=restart]")
    try page.settle()
  }

  /// The panel beside the phone.
  func panel() throws {
    print("Beside the phone")
    try page.press(#"[data-set=speed][data-value="10"]"#)
    try page.press("[data-toggle=paused]")
    try page.wait(
      until: "document.querySelector('[data-toggle=paused]').ariaPressed === 'true'", "a pause")
    try page.tap(110, 240)
    usleep(200_000)
    try expect(
      try page.value("!document.querySelector('#screen \(Self.photo)')"), "paused, nothing moves")
    for _ in 0..<8 { try page.press("[data-press=step]") }
    try page.wait(until: "document.querySelector('#screen \(Self.photo)')", "some steps")
    let width = try picture().width
    try expect(width < 390, "after eight frames, the photo is \(Int(width)) points wide")
    try page.press("[data-toggle=paused]")
    try page.press(#"[data-set=speed][data-value="1"]"#)
    try page.settle()
    try expect(abs(try picture().width - 393) < 1, "then it opens")
    for toggle in ["dark", "landscape", "reduceMotion", "rightToLeft", "inactive"] {
      let isOn = "document.querySelector('[data-toggle=\(toggle)]').ariaPressed === 'true'"
      try page.press("[data-toggle=\(toggle)]")
      try page.wait(until: isOn, "\(toggle) on")
      try page.press("[data-toggle=\(toggle)]")
      try page.wait(until: "!(\(isOn))", "\(toggle) off")
    }
    try page.settle()
    try page.press("[data-press=stall]")
    try page.press("[data-press=save]")
    try page.wait(until: "document.querySelector('#notice a')", "saving")
    let types: [String] = try page.value(
      """
      Promise.all([...document.querySelectorAll("#notice a")].map(async (link) => {
        const answer = await fetch(link.href);
        return answer.ok ? (await answer.text()).slice(0, 14) : "";
      }))
      """)
    try expect(
      types == ["<!doctype html", "<svg xmlns=\"ht", "import Testing"],
      "it is saved as a recording, a picture and a test")
    let code: String = try page.value("fetch($('code').href).then((answer) => answer.text())")
    try expect(code.contains("PhotoViewController"), "the screen's code is there")
  }

  /// The time from a touch to the frame that shows it.
  ///
  /// Other processes may use the machine, so the best of several strokes is used.
  func latency() throws {
    print("From finger to frame")
    try openPhoto()
    var medians: [Double] = []
    for _ in 0..<5 {
      let _: Bool = try page.value("(latencies.length = 0, true)")
      try page.mouse("mousePressed", 205, 380)
      try page.move(from: (205, 380), to: (236, 500), seconds: 0.7)
      try page.move(from: (236, 500), to: (205, 390), seconds: 0.5)
      usleep(150_000)
      try page.mouse("mouseReleased", 205, 390)
      try page.settle()
      medians.append(
        try page.value("[...latencies].sort((a, b) => a - b)[latencies.length >> 1]"))
    }
    let text = medians.map { String(format: "%.1f", $0) }.joined(separator: ", ")
    // A machine that is busy with other work is no measure.
    var load = 0.0
    getloadavg(&load, 1)
    let isBusy = load > Double(ProcessInfo.processInfo.activeProcessorCount)
    try expect(
      (medians.min() ?? 99) < (isBusy ? 150 : 50), "the medians of five strokes are \(text) ms")
    try expect(try page.value("$('faultCount').textContent === 'No faults'"), "no faults")
    try page.press("[data-press=restart]")
    try expectNoPhoto("the app starts over")
  }
}
