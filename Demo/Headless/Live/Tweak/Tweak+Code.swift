import MatchCut

extension Tweak {
  /// The Swift code of the transition, without what is the default.
  var code: String {
    let number = LiveAction.number
    var lines: [String] = []
    if let angle {
      lines += ["var options = GestureOptions()"]
      lines += ["options.maximumAngle = \(number(angle)) * .pi / 180"]
    }
    var arguments = [effectCode]
    if let timingCode { arguments.append("timing: \(timingCode)") }
    arguments.append("dismissal: \(dismissalCode)")
    if angle != nil { arguments.append("dismissalOptions: options") }
    if let presentationCode { arguments.append("presentation: \(presentationCode)") }
    lines.append("let transition = ModalTransition(")
    lines.append(arguments.map { "  \($0)" }.joined(separator: ",\n") + ")")
    lines.append("present(photo, using: transition)")
    return lines.joined(separator: "\n")
  }

  private var effectCode: String {
    switch effect {
    case .zoom:
      guard let cornerRadius else { return ".zoom(from: .view(thumbnail))" }
      return ".zoom(from: .view(thumbnail))\n    "
        + ".cornerRadius(\(LiveAction.number(cornerRadius)))"
    case .cover: return ".cover(from: .bottom)"
    case .scale: return ".scale"
    case .circle: return ".circle(from: .view(thumbnail))"
    case .fade: return ".fade"
    }
  }

  private var timingCode: String? {
    call(".spring", [("duration", duration), ("dampingRatio", dampingRatio)])
  }

  private var dismissalCode: String {
    let kind = isDrag ? "drag" : "pan"
    let release =
      isDrag
      ? call("DragRelease", [("distance", distance), ("speed", speed)])
      : call("PanRelease", [("threshold", threshold), ("flickSpeed", speed)])
    let way = direction == .down ? ".down" : direction == .up ? ".up" : "[.down, .up]"
    guard let release else {
      guard direction == .down else { return ".\(kind)(\(way))" }
      return isDrag ? ".drag" : ".panDown"
    }
    return ".\(kind)(\n    \(way),\n    release: \(release))"
  }

  private var presentationCode: String? {
    let number = LiveAction.number
    let members = [
      dimming.map { "backdrop: .dimming(\n      UIColor(white: 0, alpha: \(number($0))))" },
      effect == .zoom ? nil : cornerRadius.map { "cornerRadius: \(number($0))" },
    ].compactMap { $0 }
    if members.isEmpty { return nil }
    return "PresentationOptions(\n    " + members.joined(separator: ",\n    ") + ")"
  }

  /// A call with the arguments that are not the default; nil without any.
  private func call(_ name: String, _ arguments: [(label: String, value: Double?)]) -> String? {
    let given = arguments.compactMap { label, value in
      value.map { "\(label): \(LiveAction.number($0))" }
    }
    return given.isEmpty ? nil : "\(name)(\(given.joined(separator: ", ")))"
  }
}
