import Testing
import UIKit
import UIKitSimulator

/// The guide of the keyboard, which is 336 points high, above a safe area of 34 points.
@MainActor struct KeyboardGuideTests {
  private let stage = ConstrainedStage()
  private let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 30))

  init() { stage.root.addSubview(field) }

  /// Adds a bar above the keyboard.
  private func addBar(to view: UIView) -> UIView {
    let bar = stage.add(to: view)
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bar.heightAnchor.constraint(equalToConstant: 44),
      bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
    ])
    stage.simulator.runUntilIdle()
    return bar
  }

  private func setKeyboard(_ isShown: Bool) {
    _ = isShown ? field.becomeFirstResponder() : field.resignFirstResponder()
    stage.simulator.runUntilIdle()
  }

  @Test func `AL16: the guide is above the keyboard, or above the lower inset without one`() {
    let bar = addBar(to: stage.root)
    let guide = stage.root.keyboardLayoutGuide
    #expect(guide === stage.root.keyboardLayoutGuide && !guide.followsUndockedKeyboard)
    #expect(guide.layoutFrame == CGRect(x: 0, y: 818, width: 393, height: 34))
    #expect(bar.frame == CGRect(x: 0, y: 774, width: 393, height: 44))
    setKeyboard(true)
    #expect(guide.layoutFrame == CGRect(x: 0, y: 516, width: 393, height: 336))
    #expect(bar.frame.maxY == 516)
    setKeyboard(false)
    #expect(bar.frame.maxY == 818)
    #expect(stage.faults == [])
  }

  @Test func `AL16: it moves along with the keyboard`() {
    let bar = addBar(to: stage.root)
    let tops = stage.simulator.record {
      field.becomeFirstResponder()
      stage.simulator.runUntilIdle()
    }.frames.map { $0.visibleFrame(of: bar).maxY }
    #expect(tops == tops.sorted(by: >))
    #expect(tops.first == 818 && tops.last == 516)
    #expect(tops.count { $0 > 520 && $0 < 810 } > 5)
  }

  @Test func `AL16: it is as high as the part of its view that the keyboard covers`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 600))
    stage.root.addSubview(view)
    let bar = addBar(to: view)
    #expect(bar.frame.maxY == 600)
    setKeyboard(true)
    #expect(bar.frame.maxY == 516)
    view.frame.origin.y = 50
    stage.simulator.commit()
    #expect(bar.frame.maxY == 466)
    view.frame.origin.y = -100
    stage.simulator.commit()
    #expect(bar.frame.maxY == 600)
    let higher = UIView(frame: CGRect(x: 0, y: 700, width: 393, height: 100))
    stage.root.addSubview(higher)
    #expect(addBar(to: higher).frame.maxY == 0)
  }

  @Test func `AL16: a guide of a view outside of a window has no height`() {
    let view = UIView(frame: stage.root.bounds)
    let bar = addBar(to: view)
    setKeyboard(true)
    view.layoutIfNeeded()
    #expect(bar.frame.maxY == 852)
    stage.root.addSubview(view)
    stage.simulator.commit()
    #expect(bar.frame.maxY == 516)
    setKeyboard(false)
    #expect(bar.frame.maxY == 818)
  }
}
