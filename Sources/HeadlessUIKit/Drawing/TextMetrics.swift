import Foundation

/// The widths of characters: a table for a proportional sans serif, the same on every machine.
enum TextMetrics {
  /// Thousandths of the font's size, from the space to the tilde.
  private static let ascii: [CGFloat] = [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278,
    556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556,
    1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778,
    667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556,
    333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556,
    556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
  ]

  private static let others: [Unicode.Scalar: CGFloat] = [
    "\u{A0}": 278, "·": 278, "×": 584, "–": 556, "—": 1000, "‘": 222, "’": 222, "“": 333, "”": 333,
    "•": 350, "…": 1000, "ß": 611, "æ": 889, "ø": 611, "ı": 278, "→": 1000, "←": 1000, "°": 400,
  ]

  /// The width of a text in one line, in points.
  static func width(of text: some StringProtocol, in font: UIFont) -> CGFloat {
    text.reduce(0) { $0 + width(of: $1, in: font) }
  }

  static func width(of character: Character, in font: UIFont) -> CGFloat {
    let weight = font.weight.rawValue
    // Bold fonts are a little wider, light ones a little narrower.
    let stretch = 1 + weight * (weight > 0 ? 0.16 : 0.05)
    return thousandths(of: character) / 1000 * font.pointSize * stretch
  }

  private static func thousandths(of character: Character) -> CGFloat {
    let whole = character.unicodeScalars.first ?? " "
    if (32..<127).contains(whole.value) { return ascii[Int(whole.value) - 32] }
    if let width = others[whole] { return width }
    let base = String(character).decomposedStringWithCanonicalMapping.unicodeScalars.first ?? whole
    switch base.value {
    case 32..<127: return ascii[Int(base.value) - 32]
    case 0..<32: return 0
    case 0x1100..<0x1200, 0x2E80..<0xD7FF, 0xF900..<0xFB00, 0xFF00..<0xFF60, 0x1F000...:
      return 1000
    default: return 556
    }
  }
}
