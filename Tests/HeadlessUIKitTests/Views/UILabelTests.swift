import Testing

@_spi(Simulator) @testable import UIKit

@MainActor struct UILabelTests {
  func label(_ text: String, width: CGFloat, height: CGFloat = 100) -> UILabel {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: height))
    label.font = .systemFont(ofSize: 10)
    label.text = text
    return label
  }

  func content(of label: UILabel) throws -> TextContent {
    label.layoutIfNeeded()
    guard case .text(let content) = try #require(label.layer.drawnContent) else {
      throw ContentIsNotText()
    }
    return content
  }

  struct ContentIsNotText: Error {}

  @Test func `a label reports its lines and where they begin`() throws {
    let label = label("aaa", width: 40, height: 20)
    label.textAlignment = .center
    label.textColor = .red
    label.font = .systemFont(ofSize: 10, weight: .bold)
    let content = try content(of: label)
    #expect(content.string == "aaa")
    #expect(content.weight == 700)
    #expect(content.color == UIColor.red.rgba)
    #expect(content.alignment == .center)
    let line = try #require(content.lines.first)
    #expect(abs(line.origin.x - (40 - line.width) / 2) < 1e-9)
    #expect(abs(line.origin.y - (10 - label.font.lineHeight / 2 + label.font.ascender)) < 1e-9)
  }

  @Test func `a single line is as wide as its text, whatever the width`() {
    let label = label("aaa bbb", width: 10)
    let width = TextMetrics.width(of: "aaa bbb", in: label.font)
    #expect(abs(label.sizeThatFits(CGSize(width: 10, height: 10)).width - width) < 1.0 / 3)
    #expect(label.intrinsicContentSize.height == 12)
  }

  @Test func `several lines fit the width`() {
    let label = label("aaa bbb ccc", width: 40)
    label.numberOfLines = 0
    label.sizeToFit()
    #expect(label.frame.width <= 40)
    #expect(label.frame.height == 24)
  }

  @Test func `the natural alignment follows the layout direction`() throws {
    let label = label("aaa", width: 40)
    #expect(try content(of: label).alignment == .left)
    label.semanticContentAttribute = .forceRightToLeft
    label.setNeedsLayout()
    #expect(try content(of: label).alignment == .right)
  }

  @Test func `no more lines are drawn than fit`() throws {
    let label = label("aaa bbb ccc ddd", width: 20, height: 25)
    label.numberOfLines = 0
    #expect(try content(of: label).lines.map(\.string) == ["aaa", "b…"])
  }

  @Test func `the font shrinks to fit if allowed`() throws {
    let label = label("aaaa", width: 11.12)
    label.adjustsFontSizeToFitWidth = true
    #expect(abs(try content(of: label).pointSize - 5) < 1e-9)
    label.minimumScaleFactor = 0.8
    #expect(abs(try content(of: label).pointSize - 8) < 1e-9)
  }

  @Test func `without a text nothing is drawn`() {
    let label = label("a", width: 40)
    label.text = nil
    #expect(label.layer.drawnContent == nil)
    #expect(label.intrinsicContentSize == .zero)
    #expect(!label.isUserInteractionEnabled)
  }
}
