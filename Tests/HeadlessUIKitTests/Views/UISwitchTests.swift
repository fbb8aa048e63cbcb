import Testing

@testable import UIKit

@MainActor struct UISwitchTests {
  @Test func `its size is fixed`() {
    let toggle = UISwitch(frame: CGRect(x: 5, y: 6, width: 0, height: 0))
    #expect(toggle.frame == CGRect(x: 5, y: 6, width: 51, height: 31))
    #expect(toggle.intrinsicContentSize == CGSize(width: 51, height: 31))
  }

  @Test func `setting it in code sends no action`() {
    var count = 0
    let toggle = UISwitch(frame: .zero)
    toggle.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
    toggle.isOn = true
    #expect(toggle.isOn && count == 0)
    toggle.touchUpInsideDidHappen()
    #expect(!toggle.isOn && count == 1)
  }
}
