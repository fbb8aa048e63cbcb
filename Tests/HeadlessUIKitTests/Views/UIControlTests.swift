import Testing

@testable import UIKit

@MainActor struct UIControlTests {
  let control = UIControl(frame: CGRect(x: 0, y: 0, width: 50, height: 50))

  @Test func `actions run in the order in which they were added`() {
    var done: [String] = []
    control.addAction(UIAction { _ in done.append("a") }, for: .touchUpInside)
    control.addAction(UIAction { _ in done.append("b") }, for: [.touchUpInside, .touchDown])
    control.sendActions(for: .touchUpInside)
    #expect(done == ["a", "b"])
    control.sendActions(for: .touchDown)
    #expect(done == ["a", "b", "b"])
    control.sendActions(for: .valueChanged)
    #expect(done.count == 3)
  }

  @Test func `an action with the same identifier replaces the other`() {
    var done: [String] = []
    let name = UIAction.Identifier("name")
    control.addAction(UIAction(identifier: name) { _ in done.append("a") }, for: .touchUpInside)
    control.addAction(UIAction(identifier: name) { _ in done.append("b") }, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(done == ["b"])
    control.removeAction(identifiedBy: name, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(done == ["b"])
    #expect(control.allControlEvents == [])
  }

  @Test func `an action has its sender while it runs`() {
    weak var sender: UIControl?
    let action = UIAction { sender = $0.sender as? UIControl }
    control.addAction(action, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(sender === control)
    #expect(action.sender == nil)
  }

  @Test func `the state combines the properties`() {
    #expect(control.state == .normal)
    control.isHighlighted = true
    control.isSelected = true
    control.isEnabled = false
    #expect(control.state == [.highlighted, .selected, .disabled])
  }
}
