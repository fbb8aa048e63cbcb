import Testing
@_spi(Simulator) import UIKit
import UIKitSimulator

/// What a text field shows.
@MainActor struct UITextFieldTests {
  private let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))

  private var label: UILabel? { field.subviews.first as? UILabel }

  @Test func `without a text, it shows its placeholder, in the color of placeholders`() {
    field.placeholder = "Search"
    #expect(label?.text == "Search" && label?.textColor == .placeholderText)
    field.text = "Kvarner"
    #expect(label?.text == "Kvarner" && label?.textColor == .label)
    field.text = ""
    #expect(label?.text == "Search" && label?.textColor == .placeholderText)
  }

  @Test func `its text has its color and its font`() {
    field.text = "Kvarner"
    field.textColor = .red
    field.font = .systemFont(ofSize: 22, weight: .bold)
    #expect(label?.textColor == .red && label?.font.pointSize == 22)
    let width = field.intrinsicContentSize.width
    field.font = nil
    #expect(label?.font.pointSize == 17)
    #expect(field.intrinsicContentSize.width < width)
  }

  @Test func `an action is told of a text that has changed`() {
    var texts: [String] = []
    let changed = UIAction { [weak field] _ in texts.append(field?.text ?? "") }
    field.addAction(changed, for: .editingChanged)
    field.text = "Kva"
    #expect(texts.isEmpty)
    field.sendActions(for: .editingChanged)
    #expect(texts == ["Kva"])
  }
}
