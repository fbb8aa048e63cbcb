import Foundation

/// A page with the phone, and fingers for it.
final class Page {
  private let browser: Chromium
  private let session: String
  /// The number of the page's pixels per point of the phone, and the origin of its screen.
  private var scale = 1.0
  private var origin = (x: 0.0, y: 0.0)

  init(_ browser: Chromium) throws {
    self.browser = browser
    let target = try browser.call("Target.createTarget", ["url": "about:blank"])["targetId"] ?? ""
    let answer = try browser.call(
      "Target.attachToTarget", ["targetId": target, "flatten": true])
    session = answer["sessionId"] as? String ?? ""
    for domain in ["Page", "Runtime", "Log"] { try call("\(domain).enable") }
  }

  @discardableResult
  func call(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
    try browser.call(method, parameters, session: session)
  }

  // MARK: The page

  func open(_ url: String) throws {
    try call("Page.navigate", ["url": url])
  }

  /// Gives the page a size in pixels, and light or dark colors.
  func look(width: Int, height: Int, scheme: String) throws {
    try call(
      "Emulation.setDeviceMetricsOverride",
      ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": false])
    try call(
      "Emulation.setEmulatedMedia",
      ["features": [["name": "prefers-color-scheme", "value": scheme]]])
  }

  /// The value of an expression.
  func value<Value>(_ expression: String) throws -> Value {
    let answer = try call(
      "Runtime.evaluate",
      ["expression": expression, "returnByValue": true, "awaitPromise": true])
    let result = answer["result"] as? [String: Any]
    guard answer["exceptionDetails"] == nil, let value = result?["value"] as? Value else {
      throw Failure("\(expression) is \(result ?? answer)")
    }
    return value
  }

  /// Waits until an expression is true.
  func wait(until expression: String, _ what: String) throws {
    for _ in 0..<400 {
      if try value("Boolean(\(expression))") { return }
      usleep(20_000)
    }
    throw Failure("\(what) did not happen")
  }

  /// Waits until the phone is at rest.
  func settle() throws {
    let _: Bool = try value(
      """
      new Promise((resolve) => {
        let timer = setTimeout(() => resolve(true), 350);
        new MutationObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(() => resolve(true), 350);
        }).observe(phone, { subtree: true, childList: true, attributes: true });
      })
      """)
  }

  func press(_ selector: String) throws {
    let _: Bool = try value("(document.querySelector('\(selector)').click(), true)")
  }

  /// Presses a key on the focused element.
  func pressKey(_ key: String, _ number: Int) throws {
    for type in ["rawKeyDown", "keyUp"] {
      try call(
        "Input.dispatchKeyEvent",
        ["type": type, "key": key, "code": key, "windowsVirtualKeyCode": number])
    }
  }

  func choose(_ menu: String, _ name: String) throws {
    let _: Bool = try value(
      """
      (() => {
        const menu = document.querySelector('select[data-set="\(menu)"]');
        menu.value = [...menu.options].find((option) => option.text === "\(name)").value;
        menu.dispatchEvent(new Event("change"));
        return true;
      })()
      """)
  }

  func takePicture(_ path: String, whole: Bool = false) throws {
    let answer = try call("Page.captureScreenshot", ["captureBeyondViewport": whole])
    let data = (answer["data"] as? String).flatMap { Data(base64Encoded: $0) }
    try (data ?? Data()).write(to: URL(fileURLWithPath: path))
  }

  /// A part of the page as PNG in base 64.
  func picture(x: Double, y: Double, width: Double, height: Double, scale: Double) throws -> String
  {
    let clip = ["x": x, "y": y, "width": width, "height": height, "scale": scale]
    let answer = try call(
      "Page.captureScreenshot", ["captureBeyondViewport": true, "clip": clip])
    return answer["data"] as? String ?? ""
  }

  // MARK: Fingers

  /// Finds a phone on the page, which an expression returns.
  func locate(_ phone: String = "phone") throws {
    let box: [Double] = try value(
      """
      (() => {
        const view = \(phone);
        view.scrollIntoView({ block: "center", behavior: "instant" });
        const box = view.getBoundingClientRect();
        const { x, y, width } = view.viewBox.baseVal;
        const scale = box.width / width;
        return [box.left - x * scale, box.top - y * scale, scale];
      })()
      """)
    origin = (box[0], box[1])
    scale = box[2]
  }

  private func pixels(_ x: Double, _ y: Double) -> (x: Double, y: Double) {
    (origin.x + x * scale, origin.y + y * scale)
  }

  /// Sends a mouse event at a point of the phone's screen; the modifier 8 is Shift.
  func mouse(_ type: String, _ x: Double, _ y: Double, modifiers: Int = 0) throws {
    let place = pixels(x, y)
    try call(
      "Input.dispatchMouseEvent",
      [
        "type": type, "x": place.x, "y": place.y, "button": "left",
        "buttons": type == "mouseReleased" ? 0 : 1, "clickCount": 1, "modifiers": modifiers,
      ])
  }

  func tap(_ x: Double, _ y: Double) throws {
    try mouse("mousePressed", x, y)
    usleep(60_000)
    try mouse("mouseReleased", x, y)
  }

  /// Turns the wheel above a point, so that the content moves up by a number of points.
  func turnWheel(_ x: Double, _ y: Double, by distance: Double) throws {
    let place = pixels(x, y)
    try call(
      "Input.dispatchMouseEvent",
      [
        "type": "mouseWheel", "x": place.x, "y": place.y, "deltaX": 0,
        "deltaY": distance * scale,
      ])
    usleep(30_000)
  }

  /// Moves the mouse with its button down, linearly.
  func move(
    from start: (Double, Double), to end: (Double, Double), seconds: Double, modifiers: Int = 0
  ) throws {
    let steps = max(1, Int(seconds * 60))
    let begin = Date()
    for step in 1...steps {
      let part = Double(step) / Double(steps)
      let place = (start.0 + (end.0 - start.0) * part, start.1 + (end.1 - start.1) * part)
      try mouse("mouseMoved", place.0, place.1, modifiers: modifiers)
      let rest = seconds * part - Date().timeIntervalSince(begin)
      if rest > 0 { usleep(UInt32(rest * 1e6)) }
    }
  }

  /// Moves a finger up by a distance, which may scroll the page.
  func swipe(_ x: Double, _ y: Double, up distance: Double) throws {
    try call("Emulation.setTouchEmulationEnabled", ["enabled": true])
    try fingers("touchStart", [(x, y)])
    for part in 1...12 {
      try fingers("touchMove", [(x, y - distance * Double(part) / 12)])
      usleep(16_000)
    }
    try fingers("touchEnd", [])
    try call("Emulation.setTouchEmulationEnabled", ["enabled": false])
  }

  /// Sends touch events at points of the phone's screen.
  func fingers(_ type: String, _ places: [(Double, Double)]) throws {
    let points = places.enumerated().map { index, place -> [String: Any] in
      let place = pixels(place.0, place.1)
      return ["x": place.x, "y": place.y, "id": index]
    }
    try call("Input.dispatchTouchEvent", ["type": type, "touchPoints": points])
  }

  // MARK: The screen

  /// The center and the width of what a view shows, in points of the phone's screen, or nothing.
  func box(of selector: String) throws -> (x: Double, y: Double, width: Double)? {
    let numbers: [Double] = try value(
      """
      (() => {
        const views = document.querySelectorAll('#screen \(selector)');
        const view = views[views.length - 1];
        const rect = view && ($(view.id + "C") ?? $(view.id + "R"));
        if (!rect) return [];
        const number = (name) => Number(rect.getAttribute(name));
        const place = view.getScreenCTM();
        const middle = new DOMPoint(
          number("x") + number("width") / 2, number("y") + number("height") / 2
        ).matrixTransform(place);
        return [middle.x, middle.y, number("width") * Math.hypot(place.a, place.b)];
      })()
      """)
    guard numbers.count == 3 else { return nil }
    return (
      (numbers[0] - origin.x) / scale, (numbers[1] - origin.y) / scale, numbers[2] / scale
    )
  }
}
