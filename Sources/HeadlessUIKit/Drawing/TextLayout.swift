import Foundation

/// Breaks text into lines.
struct TextLayout {
  let font: UIFont
  let lineBreak: TextContent.LineBreak

  /// The lines of a text, at most `limit` (0 for any number), each at most `width` wide.
  func lines(of text: String, width: CGFloat, limit: Int) -> [String] {
    var lines: [String] = []
    let paragraphs = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, paragraph) in paragraphs.enumerated() {
      let isLastParagraph = index == paragraphs.count - 1
      var rest = paragraph
      repeat {
        let isLastLine = limit > 0 && lines.count == limit - 1
        let end = isLastLine ? rest.endIndex : endOfLine(in: rest, width: width)
        let next = rest[end...].drop { $0 == " " }
        if isLastLine {
          lines.append(fitted(rest, width: width, goesOn: !isLastParagraph))
          return lines
        }
        lines.append(trimmed(rest[..<end]))
        rest = next
      } while !rest.isEmpty
    }
    return lines
  }

  /// The size of lines, rounded up to whole pixels.
  func size(of lines: [String]) -> CGSize {
    let width = lines.map { TextMetrics.width(of: $0, in: font) }.max() ?? 0
    return CGSize(
      width: Self.roundedUp(width),
      height: Self.roundedUp(CGFloat(lines.count) * font.lineHeight)
    )
  }

  /// A screen has three pixels per point; a rounding error is not rounded up.
  static func roundedUp(_ value: CGFloat) -> CGFloat {
    (value * 3 - 1e-6).rounded(.up) / 3
  }

  private func endOfLine(in text: Substring, width: CGFloat) -> Substring.Index {
    var used: CGFloat = 0
    var lastBreak: Substring.Index?
    for index in text.indices {
      let character = text[index]
      if character == " " {
        if lineBreak != .byCharWrapping { lastBreak = index }
      }
      used += TextMetrics.width(of: character, in: font)
      guard used > width + 1e-6, character != " " else {
        if character == "-", lineBreak != .byCharWrapping { lastBreak = text.index(after: index) }
        continue
      }
      if let lastBreak, lastBreak > text.startIndex { return lastBreak }
      return index > text.startIndex ? index : text.index(after: index)
    }
    return text.endIndex
  }

  /// The last line, truncated by the line break mode.
  private func fitted(_ text: Substring, width: CGFloat, goesOn: Bool) -> String {
    let line = trimmed(text)
    let fits = TextMetrics.width(of: line, in: font) <= width + 1e-6
    switch lineBreak {
    case .byClipping: return line
    case .byWordWrapping, .byCharWrapping:
      return fits ? line : trimmed(text[..<endOfLine(in: text, width: width)])
    case .byTruncatingTail, .byTruncatingHead, .byTruncatingMiddle:
      return fits && !goesOn ? line : truncated(line, width: width)
    }
  }

  private func truncated(_ line: String, width: CGFloat) -> String {
    var kept = line.count
    while kept > 0 {
      let candidate = omittingAll(but: kept, of: line)
      if TextMetrics.width(of: candidate, in: font) <= width + 1e-6 { return candidate }
      kept -= 1
    }
    return "…"
  }

  private func omittingAll(but kept: Int, of line: String) -> String {
    switch lineBreak {
    case .byTruncatingHead: "…" + line.suffix(kept)
    case .byTruncatingMiddle: line.prefix((kept + 1) / 2) + "…" + line.suffix(kept / 2)
    default: trimmed(line.prefix(kept)) + "…"
    }
  }

  private func trimmed(_ text: some StringProtocol) -> String {
    var end = text.endIndex
    while end > text.startIndex, text[text.index(before: end)] == " " {
      end = text.index(before: end)
    }
    return String(text[..<end])
  }
}
