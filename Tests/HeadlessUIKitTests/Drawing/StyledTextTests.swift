import Testing
import UIKit
import UIKitSimulator

@MainActor struct StyledTextTests {
  private let simulator = Simulator()
  private let label = UILabel()

  @Test func `a label takes the style of the first character`() {
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = .center
    let text = NSMutableAttributedString(
      string: "Title",
      attributes: [
        .font: UIFont.boldSystemFont(ofSize: 30), .foregroundColor: UIColor.red,
        .paragraphStyle: paragraph,
      ])
    text.append(NSAttributedString(string: " rest"))
    label.attributedText = text
    #expect(label.text == "Title rest" && label.font.pointSize == 30)
    #expect(label.textColor == .red && label.textAlignment == .center)
    #expect(label.attributedText?.length == 10)
    label.text = "plain"
    #expect(label.attributedText?.string == "plain")
    #expect(
      label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == label.font)
    label.attributedText = nil
    #expect(label.text == nil && label.attributedText == nil)
  }

  @Test func `a text is measured as a label shows it`() {
    let font = UIFont.systemFont(ofSize: 20)
    label.font = font
    label.numberOfLines = 0
    label.text = "several words in more than one line"
    let text = label.text ?? ""
    #expect(text.size(withAttributes: [.font: font]) == label.sizeThatFits(.zero))
    let limit = CGSize(width: 100, height: 1000)
    let wrapped = text.boundingRect(
      with: limit, options: .usesLineFragmentOrigin, attributes: [.font: font], context: nil)
    #expect(wrapped.size == label.sizeThatFits(limit) && wrapped.height > 60)
    let single = text.boundingRect(with: limit, attributes: [.font: font], context: nil)
    #expect(single.size == label.sizeThatFits(.zero))
    #expect("x".size().height < 15)
  }

  @Test(arguments: [
    (UIColor.red, 0.0, 1.0, 1.0), (.green, 1.0 / 3, 1, 1), (.blue, 2.0 / 3, 1, 1),
    (.magenta, 5.0 / 6, 1, 1), (.white, 0, 0, 1), (.black, 0, 0, 0),
  ])
  func `a color has its hue`(color: UIColor, hue: Double, saturation: Double, brightness: Double) {
    var (h, s, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (9, 9, 9, 9)
    #expect(color.getHue(&h, saturation: &s, brightness: &b, alpha: &a))
    #expect(abs(h - hue) < 1e-9 && s == saturation && b == brightness && a == 1)
  }

  @Test func `values have their geometry`() {
    #expect(NSValue(cgPoint: CGPoint(x: 1, y: 2)).cgPointValue == CGPoint(x: 1, y: 2))
    #expect(NSValue(cgSize: CGSize(width: 1, height: 2)).cgSizeValue == CGSize(width: 1, height: 2))
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(NSValue(cgRect: rect).cgRectValue == rect)
  }
}
