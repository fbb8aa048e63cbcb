import Foundation

/// Checks of two phones on one page, and of two pages with one phone.
extension Checks {
  /// Two phones on one input, the second with the system's transitions.
  func compare() throws {
    print("Two phones")
    func photos() throws -> [Int] {
      try page.value(
        "['screen', 'second-screen'].map((id) => $(id)?.querySelectorAll('\(Self.photo)').length)")
    }
    try page.press("[data-toggle=compare]")
    try page.wait(until: "$('second-screen')", "a second phone")
    try page.locate()
    try page.settle()
    try page.tap(110, 240)
    try page.wait(until: "document.querySelector('#second-screen \(Self.photo)')", "its photo")
    try page.settle()
    try expect(try photos().allSatisfy { $0 > 0 }, "a tap on the left one opens a photo on both")
    try page.press(#"[data-set=side][data-value="0"]"#)
    try page.wait(until: "document.querySelector('[data-set=effect]').value === '0'", "its menus")
    func tops() throws -> [Double] {
      try page.value(
        """
        ["screen", "second-screen"].map((id) => {
          const views = $(id).querySelectorAll("\(Self.photo)");
          return views[views.length - 1].getScreenCTM().f;
        })
        """)
    }
    let rest = try tops()
    try page.mouse("mousePressed", 205, 380)
    try page.move(from: (205, 380), to: (240, 480), seconds: 0.4)
    try page.settle()
    let ways = zip(try tops(), rest).map { $0 - $1 }
    try expect(
      ways.allSatisfy { $0 > 20 }, "dragged, both follow, by \(ways.map { Int($0) }) pixels")
    try page.takePicture("\(folder)/live-compare.png")
    try page.mouse("mouseReleased", 240, 480)
    try page.settle()
    try page.press("[data-toggle=compare]")
    try page.wait(until: "!$('second-screen')", "one phone")
    try page.locate()
    try page.settle()
  }

  /// A hidden page stops the clock, and a second page is told that the phone is in use.
  func others(_ second: Page, url: String) throws {
    print("Other pages")
    try second.open(url)
    try second.wait(
      until: "typeof latencies === 'object' && $('reason').textContent.startsWith('Another page')",
      "the second page")
    print("  a second page is told that there is a first")
    try page.open("about:blank")
    try second.wait(until: "$('curtain').hidden && $('screen')", "the phone for the second page")
    print("  and gets the phone when that one is closed")
    try second.open("about:blank")
    try page.open(url)
    try page.wait(until: "typeof latencies === 'object' && $('screen')", "the phone again")
    try page.call("Page.bringToFront")
    let _: Bool = try page.value(
      """
      (() => {
        Object.defineProperty(document, "hidden", { get: () => true, configurable: true });
        document.dispatchEvent(new Event("visibilitychange"));
        return true;
      })()
      """)
    let before: Int = try page.value("phone.querySelectorAll('*').length")
    try page.press("[data-press=restart]")
    // The phone was rotated in between, and so was the page.
    try page.locate()
    usleep(200_000)
    try page.tap(110, 240)
    usleep(400_000)
    let after: Int = try page.value("document.querySelectorAll('#screen \(Self.photo)').length")
    try expect(before > 0 && after == 0, "hidden, the clock stands still")
    let _: Bool = try page.value(
      "(delete document.hidden, document.dispatchEvent(new Event('visibilitychange')))")
    try page.wait(until: "document.querySelector('#screen \(Self.photo)')", "time to go on")
    print("  seen again, it goes on")
    try page.press("[data-press=restart]")
    try page.settle()
  }
}
