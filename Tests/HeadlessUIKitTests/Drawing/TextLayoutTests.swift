import Testing

@_spi(Simulator) @testable import UIKit

struct TextLayoutTests {
  let font = UIFont.systemFont(ofSize: 10)

  func lines(
    _ text: String, width: CGFloat, limit: Int = 0,
    lineBreak: TextContent.LineBreak = .byTruncatingTail
  ) -> [String] {
    TextLayout(font: font, lineBreak: lineBreak).lines(of: text, width: width, limit: limit)
  }

  @Test func `widths are proportional to the font's size`() {
    #expect(abs(TextMetrics.width(of: "aa", in: font) - 11.12) < 1e-9)
    #expect(abs(TextMetrics.width(of: "aa", in: font.withSize(20)) - 22.24) < 1e-9)
    #expect(TextMetrics.width(of: "i", in: font) < TextMetrics.width(of: "m", in: font))
  }

  @Test func `bold is wider`() {
    let bold = UIFont.systemFont(ofSize: 10, weight: .bold)
    #expect(TextMetrics.width(of: "abc", in: bold) > TextMetrics.width(of: "abc", in: font))
  }

  @Test func `an accent does not change the width of a letter`() {
    #expect(TextMetrics.width(of: "é", in: font) == TextMetrics.width(of: "e", in: font))
  }

  @Test func `lines wrap between words`() {
    #expect(lines("aaa bbb ccc", width: 40) == ["aaa bbb", "ccc"])
    #expect(lines("aaa bbb ccc", width: 1000) == ["aaa bbb ccc"])
  }

  @Test func `a word that is too long wraps between characters`() {
    #expect(lines("aaaaaa", width: 12) == ["aa", "aa", "aa"])
  }

  @Test func `line breaks are kept, also empty lines`() {
    #expect(lines("a\n\nb", width: 100) == ["a", "", "b"])
  }

  @Test(arguments: [
    (TextContent.LineBreak.byTruncatingTail, "aaa…"), (.byTruncatingHead, "…ddd"),
    (.byTruncatingMiddle, "aa…d"), (.byClipping, "aaa ddd"), (.byWordWrapping, "aaa"),
  ])
  func `the last line is truncated by its mode`(lineBreak: TextContent.LineBreak, cut: String) {
    #expect(lines("aaa ddd", width: 28, limit: 1, lineBreak: lineBreak) == [cut])
  }

  @Test func `the line limit includes paragraphs`() {
    #expect(lines("aaa bbb ccc", width: 20, limit: 2) == ["aaa", "b…"])
    #expect(lines("a\nb\nc", width: 100, limit: 2) == ["a", "b…"])
  }

  @Test func `a line is as high as the font, rounded up to pixels`() {
    let layout = TextLayout(font: .systemFont(ofSize: 17), lineBreak: .byTruncatingTail)
    #expect(abs(layout.size(of: ["a"]).height - 61.0 / 3) < 1e-9)
  }
}
