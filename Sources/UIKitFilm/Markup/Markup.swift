import Foundation

/// Numbers and text as they are written in markup.
package enum Markup {
  /// The shortest text of a number with a number of decimals.
  package static func number(_ value: Double, decimals: Int = 2) -> String {
    guard value.isFinite else { return "0" }
    var scale = 1.0
    for _ in 0..<decimals { scale *= 10 }
    let rounded = (value * scale).rounded()
    guard abs(rounded) < 1e15 else { return "0" }
    let units = Int(abs(rounded))
    let whole = units / Int(scale)
    var fraction = String(units % Int(scale))
    fraction = String(repeating: "0", count: decimals - min(decimals, fraction.count)) + fraction
    while fraction.hasSuffix("0") { fraction.removeLast() }
    let sign = rounded < 0 ? "-" : ""
    if fraction.isEmpty { return sign + String(whole) }
    return sign + (whole == 0 ? "" : String(whole)) + "." + fraction
  }

  /// A time in seconds, with three decimals.
  static func seconds(_ value: Double) -> String {
    let milliseconds = Int((value * 1_000).rounded())
    let fraction = String(1_000 + milliseconds % 1_000).dropFirst()
    return "\(milliseconds / 1_000).\(fraction) s"
  }

  /// Numbers with a separator.
  package static func numbers(
    _ values: [Double], separator: String = " ", decimals: Int = 2
  ) -> String {
    values.map { number($0, decimals: decimals) }.joined(separator: separator)
  }

  /// Text that is escaped for content and quoted attributes.
  package static func escaped(_ text: String) -> String {
    var result = ""
    // An accent behind a bracket makes one character with it, so these are its parts.
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      // XML has no other controls, not even escaped ones.
      case "\t", "\n", "\r", " "..."\u{FFFD}", "\u{10000}"...: result.unicodeScalars.append(scalar)
      default: result += "\u{FFFD}"
      }
    }
    return result
  }

  /// A color without its alpha: `#rrggbb`, shortened where possible.
  package static func hex(_ components: [Double]) -> String {
    let digits = components.prefix(3).map { component in
      let byte = component.isNaN ? 0 : Int((min(max(component, 0), 1) * 255).rounded())
      let text = String(byte, radix: 16)
      return byte < 16 ? "0" + text : text
    }
    guard digits.allSatisfy({ $0.first == $0.last }) else { return "#" + digits.joined() }
    return "#" + digits.map { String($0.prefix(1)) }.joined()
  }

  /// An attribute, and one for the alpha unless that is 1.
  package static func paint(_ name: String, _ components: [Double]) -> String {
    let color = " \(name)=\"\(hex(components))\""
    let alpha = components[3]
    return alpha >= 0.999 ? color : color + " \(name)-opacity=\"\(number(alpha, decimals: 3))\""
  }
}
