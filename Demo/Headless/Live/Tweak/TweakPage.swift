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
    follow the menus above.</p>
    <div class="menus tweaks">
    \(Tweak.Control.allCases.map(field).joined(separator: "\n"))
    </div>
    <pre id="tweakCode" tabindex="0" aria-label="Swift code"></pre>
    <div class="row">
    <button type="button" id="copy">Copy code</button>
    <span class="hint" id="copied" role="status"></span>
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

  static let javaScript = #"""
    const sliders = document.querySelectorAll("input[type=range]");
    for (const slider of sliders) {
      slider.addEventListener("input", () =>
        send({ set: slider.dataset.set, value: Number(slider.value) }));
    }
    $("defaults").addEventListener("click", () => {
      for (const field of document.querySelectorAll("[data-standard]")) {
        send({ set: field.dataset.set, value: Number(field.dataset.standard) });
      }
    });

    // A page of another machine has no clipboard; its code is selected instead.
    $("copy").addEventListener("click", async () => {
      try {
        await navigator.clipboard.writeText($("tweakCode").textContent);
        $("copied").textContent = "Copied.";
      } catch {
        getSelection().selectAllChildren($("tweakCode"));
        $("copied").textContent = "Selected. Copy it with the keyboard.";
      }
    });

    function showTweak({ code, values }) {
      if ($("tweakCode").textContent !== code) $("copied").textContent = "";
      $("tweakCode").textContent = code;
      for (const [name, index, text, isUsed] of values) {
        const field = document.querySelector(`[data-set="${name}"]`);
        // The thumb that a finger holds stays under it.
        if (!field.matches("input:active")) field.value = index;
        field.disabled = !isUsed;
        if (field.tagName !== "INPUT") continue;
        field.setAttribute("aria-valuetext", text);
        $(name).textContent = text;
      }
    }
    """#

  static let css = """
    .tweaks { margin: 16px 0; gap: 12px 20px; }
    .tweaks label { align-content: end; }
    .tweaks output { color: var(--ink); font-variant-numeric: tabular-nums; }
    .tweaks input { width: 100%; height: 44px; margin: 0; accent-color: var(--accent); }
    label:has(:disabled) { opacity: 0.5; }
    #tweakCode {
      margin: 0 0 12px; padding: 12px 14px; border: 1px solid var(--line); border-radius: 16px;
      background: var(--code); overflow: auto; scrollbar-color: var(--faded) transparent;
      font: 12.5px/1.6 ui-monospace, "SF Mono", Menlo, Consolas, monospace;
    }
    #copied { align-self: center; margin: 0; }
    """
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
    return JSONText.object(["code": JSONText.string(code), "values": JSONText.array(values)])
  }
}
