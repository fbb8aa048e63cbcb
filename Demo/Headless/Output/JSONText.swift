import UIKitFilm

/// Values as JSON.
enum JSONText {
  /// A number with a number of decimals; JSON requires a digit before the point.
  static func number(_ value: Double, decimals: Int) -> String {
    let text = Markup.number(value, decimals: decimals)
    if text.hasPrefix(".") { return "0" + text }
    return text.hasPrefix("-.") ? "-0" + text.dropFirst() : text
  }

  /// A text in quotes.
  static func string(_ text: String) -> String {
    var bytes = [quote]
    bytes.reserveCapacity(text.utf8.count + 64)
    for byte in text.utf8 {
      switch byte {
      case quote, UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
      case UInt8(ascii: "\n"): bytes += Array("\\n".utf8)
      case ..<0x20:
        let digits = String(byte, radix: 16)
        bytes += Array(("\\u" + String(repeating: "0", count: 4 - digits.count) + digits).utf8)
      default: bytes.append(byte)
      }
    }
    bytes.append(quote)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Values that are JSON already.
  static func array(_ values: [String]) -> String { "[" + values.joined(separator: ",") + "]" }

  /// Names with values that are JSON already.
  static func object(_ members: KeyValuePairs<String, String>) -> String {
    "{" + members.map { "\"\($0)\":\($1)" }.joined(separator: ",") + "}"
  }

  private static let quote = UInt8(ascii: "\"")
}
