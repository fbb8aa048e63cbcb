import UIKitFilm

/// The page with the phone.
@MainActor enum LivePage {
  /// The whole page, which needs nothing but its WebSocket.
  static let html = """
    \(PageHead.html(title: "MatchCut: live", css: PageStyle.live))
    <body>
    <main>
    <div class="stage">
    <svg id="phone" class="phone" font-family="\(AnimatedSVG.fonts)" role="img" \
    viewBox="-14 -14 421 880" aria-label="The phone. A mouse, a pen or fingers touch it."></svg>
    <svg id="second" class="phone" font-family="\(AnimatedSVG.fonts)" role="img" \
    viewBox="-14 -14 421 880" aria-label="A second phone with the same fingers."></svg>
    <div id="curtain" role="alertdialog" aria-labelledby="reason" hidden>\
    <p id="reason"></p><button type="button" id="again" class="strong">Try again</button></div>
    </div>
    <div class="side">
    <header>
    <p class="brand">\(GalleryPage.mark)<span>MatchCut</span></p>
    <h1>Catch it yourself.</h1>
    <p class="lead">The kit’s own sources on a headless UIKit, in real time. Open a photo, drag it, \
    and catch it in flight. With a mouse, <kbd>Shift</kbd> adds a second finger across the middle.</p>
    </header>
    \(tweak)
    \(transitions)
    \(time)
    \(device)
    \(events)
    \(keep)
    </div>
    </main>
    <script>
    \(PageScript.live)
    </script>
    </body>
    </html>

    """

  private static func card(_ id: String, _ title: String, _ content: String) -> String {
    """
    <section class="card" aria-labelledby="\(id)">
    <h2 id="\(id)">\(title)</h2>
    \(content)
    </section>
    """
  }

  /// Buttons of which one is selected.
  private static func choice(
    _ name: String, label: String, _ values: KeyValuePairs<Int, String>
  ) -> String {
    let buttons = values.map { value, text in
      "<button type=\"button\" data-set=\"\(name)\" data-value=\"\(value)\" "
        + "aria-pressed=\"false\">\(text)</button>"
    }
    return "<div class=\"choice\" role=\"group\" aria-label=\"\(label)\">\(buttons.joined())</div>"
  }

  private static func toggle(_ name: String, _ title: String) -> String {
    "<button type=\"button\" class=\"toggle\" data-toggle=\"\(name)\" "
      + "aria-pressed=\"false\">\(title)</button>"
  }

  private static let time = card(
    "time", "Time",
    """
    <div class="row">
    \(toggle("paused", "Pause"))
    <button type="button" data-press="step">One frame</button>
    </div>
    <div class="row">
    \(choice("speed", label: "Speed", [1: "1×", 4: "¼", 10: "⅒"]))
    \(choice("frameRate", label: "Frames a second", [60: "60 Hz", 120: "120 Hz"]))
    </div>
    <p class="hint"><kbd>Space</kbd> pauses, and <kbd>→</kbd> goes a frame on. Slow motion does \
    not slow down your finger. The clock stops while nothing moves.</p>
    """)

  private static let transitions = card(
    "transitions", "Transitions",
    """
    <div class="menus">
    \(Trial.Menu.allCases.map { menu($0) }.joined(separator: "\n"))
    \(menu("start", "Start over with", LiveStart.allCases.map(\.name)))
    </div>
    <div class="row compare">
    \(toggle("compare", "Compare two phones"))
    \(choice("side", label: "The phone that the menus change", [0: "Left", 1: "Right"]))
    </div>
    <p class="hint">A second phone has the same fingers, and transitions of its own: at first, \
    the system’s sheet and push, which the kit does not run. Both start over.</p>
    """)

  private static let tweak = card("tweak", "Tweak and copy", TweakPage.html)

  private static func menu(_ menu: Trial.Menu) -> String {
    self.menu("\(menu)", menu.rawValue, Trial.names(of: menu))
  }

  private static func menu(_ name: String, _ title: String, _ choices: [String]) -> String {
    let options = choices.enumerated().map { index, name in
      "<option value=\"\(index)\">\(Markup.escaped(name))</option>"
    }
    return "<label><span>\(title)</span><select data-set=\"\(name)\">"
      + "\(options.joined())</select></label>"
  }

  private static let device = card(
    "device", "Phone",
    """
    <div class="row">
    \(toggle("reduceMotion", "Reduce Motion"))
    \(toggle("rightToLeft", "Right to left"))
    \(toggle("dark", "Dark"))
    \(toggle("landscape", "Landscape"))
    \(toggle("inactive", "Inactive"))
    <button type="button" data-press="stall">Hang 0.4 s</button>
    </div>
    """)

  private static let events = card(
    "events", "What happens",
    """
    <p class="facts"><span id="faultCount">No faults</span> · <span id="latency">no touch \
    yet</span> · <a id="code" href="/" target="_blank" rel="noopener">Code</a></p>
    <ul id="faults" hidden></ul>
    <ol id="log" tabindex="0" aria-label="The last events"></ol>
    """)

  private static let keep = card(
    "keep", "Keep it",
    """
    <div class="row">
    <button type="button" data-press="save">Save what was done</button>
    <button type="button" data-press="restart">Start over</button>
    </div>
    <p class="hint" id="notice" role="status">The last \(Int(LiveRecording.length)) \
    seconds as a recording for the gallery, and everything as a test.</p>
    """)
}
