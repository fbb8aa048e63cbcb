/// The part of the live page that changes a transition, and shows its code.
enum TweakPage {
  /// What the names of the settings begin with.
  static let prefix = "tweak-"

  static let html = """
    <div class="row">
    <button type="button" class="toggle" data-toggle="tweaked" aria-pressed="false">\
    Use for photos</button>
    <button type="button" id="defaults">Defaults</button>
    </div>
    <p class="hint">A change takes effect with the next transition. While this is on, photos do not \
    follow the menus below.</p>
    <pre id="tweakCode" tabindex="0" aria-label="Swift code"></pre>
    <div class="row">
    <button type="button" id="copy">Copy code</button>
    <span class="hint" id="copied" role="status"></span>
    </div>
    <div class="menus tweaks">
    \(Tweak.Control.allCases.map(field).joined(separator: "\n"))
    </div>
    """

  private static func field(_ control: Tweak.Control) -> String {
    let name = prefix + control.rawValue
    let head = "<label><span>\(control.title)"
    let attributes = "data-set=\"\(name)\" data-standard=\"\(control.standard)\""
    if let names = control.names {
      let options = names.enumerated().map { "<option value=\"\($0)\">\($1)</option>" }
      return "\(head)</span><select \(attributes)>\(options.joined())</select></label>"
    }
    return "\(head): <output id=\"\(name)\"></output></span><input type=\"range\" "
      + "\(attributes) min=\"0\" max=\"\(control.values.count - 1)\"></label>"
  }
}

extension Tweak {
  /// The state of the part of the page, as JSON.
  var json: String {
    let values = Control.allCases.map { control in
      JSONText.array([
        JSONText.string(TweakPage.prefix + control.rawValue), "\(self[control])",
        JSONText.string(control.name(at: self[control])), "\(isUsed(control))",
      ])
    }
    return JSONText.object([
      "code": JSONText.string(code), "html": JSONText.string(SwiftHighlighter.html(code)),
      "values": JSONText.array(values),
    ])
  }
}
