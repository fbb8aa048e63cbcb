import Testing
import UIKit
import UIKitSimulator

@MainActor struct TextFieldDelegateTests {
  private let simulator = Simulator()
  private let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
  private let other = UITextField(frame: CGRect(x: 0, y: 200, width: 200, height: 40))
  private let form = Form()

  init() {
    for field in [field, other] { simulator.window.addSubview(field) }
    field.delegate = form
    for event in [UIControl.Event.editingDidBegin, .editingDidEnd] {
      field.addTarget(form, action: Selector("event", Form.event), for: event)
    }
  }

  @Test func `a field asks and tells its delegate`() {
    simulator.tap(at: CGPoint(x: 100, y: 120))
    #expect(field.isEditing && form.calls == ["shouldBegin", "didBegin", "event"])
    form.calls = []
    field.becomeFirstResponder()
    #expect(form.calls.isEmpty)
    simulator.tap(at: CGPoint(x: 100, y: 220))
    #expect(other.isEditing && form.calls == ["shouldEnd", "didEnd", "event"])
  }

  @Test func `a delegate may refuse the begin and the end`() {
    form.permits = false
    #expect(!field.becomeFirstResponder() && !field.isEditing)
    form.permits = true
    #expect(field.becomeFirstResponder())
    form.permits = false
    #expect(!field.resignFirstResponder() && field.isEditing)
    #expect(!other.becomeFirstResponder())
    simulator.window.endEditing(true)
    #expect(!field.isEditing)
  }
}

private final class Form: NSObject, UITextFieldDelegate {
  var permits = true
  var calls: [String] = []

  func event() { calls.append("event") }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    calls.append("shouldBegin")
    return permits
  }

  func textFieldDidBeginEditing(_ textField: UITextField) { calls.append("didBegin") }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    calls.append("shouldEnd")
    return permits
  }

  func textFieldDidEndEditing(_ textField: UITextField) { calls.append("didEnd") }
}
