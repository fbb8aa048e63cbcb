import Foundation

/// Checks of the values beside the phone.
extension Checks {
  /// Changes values of a photo's transition with the keyboard, uses it, and copies its code.
  func tweak() throws {
    print("Tweak and copy")
    let code = "$('tweakCode').textContent"
    try expect(try page.value("\(code).includes('dismissal: .drag)')"), "the code of the defaults")
    try page.call("Page.bringToFront")
    let _: Bool = try page.value(
      "(document.querySelector('[data-set=tweak-distance]').focus(), true)")
    try page.pressKey("Home", 36)
    try page.wait(until: "$('tweak-distance').textContent === '20 pt'", "a distance of 20 points")
    try expect(
      try page.value(
        "\(code).includes('DragRelease(distance: 20)')"
          + " && document.querySelector('[data-toggle=tweaked]').ariaPressed === 'true'"),
      "the home key makes the distance the smallest one, in the code and for photos")
    try page.locate()
    try openPhoto()
    try page.mouse("mousePressed", 205, 380)
    try page.move(from: (205, 380), to: (209, 440), seconds: 0.4)
    usleep(200_000)
    try page.mouse("mouseReleased", 209, 440)
    try expectNoPhoto("dragged by 60 points and released, a photo is dismissed")
    try page.choose("tweak-gesture", "Pan")
    try page.wait(
      until: "document.querySelector('[data-set=tweak-distance]').disabled", "another gesture")
    try page.choose("tweak-direction", "Up")
    try page.wait(until: "\(code).includes('.pan(.up)')", "another direction")
    print("  what has no effect is disabled")
    let permissions = ["clipboardReadWrite", "clipboardSanitizedWrite"]
    try page.call("Browser.grantPermissions", ["permissions": permissions])
    try page.press("#copy")
    try page.wait(until: "$('copied').textContent", "copying")
    try expect(
      try page.value("navigator.clipboard.readText().then((text) => text === \(code))"),
      "the code is copied")
    try page.press("#defaults")
    try page.wait(until: "\(code).includes('dismissal: .drag)')", "the defaults")
    try page.press("[data-toggle=tweaked]")
    try page.wait(
      until: "document.querySelector('[data-toggle=tweaked]').ariaPressed === 'false'", "the app's")
    try page.locate()
    try page.settle()
  }
}
