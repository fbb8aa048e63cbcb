import Testing
import UIKit
import UIKitSimulator

/// Windows that are hidden and shown again while screens are presented in them.
@MainActor
struct WindowVisibilityTests {
  @Test(arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen], [true, false])
  func `the presented screen disappears and appears with the window`(
    style: UIModalPresentationStyle, inFlight: Bool
  ) {
    let stage = ModalStage(present: FadeAnimator())
    let window = stage.simulator.window
    stage.photo.modalPresentationStyle = style
    stage.root.present(stage.photo, animated: true)
    if inFlight { stage.simulator.run(for: 0.1) } else { stage.simulator.runUntilIdle() }
    let isCovered = style == .fullScreen
    stage.record.calls = []
    window.isHidden = true
    #expect(stage.simulator.runUntilIdle())
    let gone = ["willDisappear", "didDisappear"]
    #expect(stage.calls(of: "photo") == gone)
    #expect(
      stage.calls(of: "root") == (!isCovered ? gone : inFlight ? ["didDisappear"] : []))
    stage.record.calls = []
    window.isHidden = false
    #expect(stage.simulator.runUntilIdle())
    #expect(stage.calls(of: "photo") == ["willAppear", "isAppearing", "didAppear"])
    #expect(
      stage.calls(of: "root") == (isCovered ? [] : ["willAppear", "isAppearing", "didAppear"]))
    stage.record.calls = []
    stage.photo.dismiss(animated: true)
    #expect(stage.simulator.runUntilIdle())
    #expect(stage.calls(of: "photo") == gone)
    #expect(
      stage.calls(of: "root") == (isCovered ? ["willAppear", "isAppearing", "didAppear"] : []))
    #expect(stage.simulator.faults.isEmpty)
  }

  @Test func `shown again in flight, a screen has appeared in the end`() {
    let stage = ModalStage(present: FadeAnimator())
    stage.photo.modalPresentationStyle = .fullScreen
    stage.root.present(stage.photo, animated: true)
    stage.simulator.run(for: 0.1)
    stage.simulator.window.isHidden = true
    stage.simulator.step()
    stage.record.calls = []
    stage.simulator.window.isHidden = false
    stage.simulator.run(for: 0.05)
    #expect(stage.calls(of: "photo").first == "willAppear")
    #expect(!stage.calls(of: "photo").contains("didAppear"))
    #expect(stage.simulator.runUntilIdle())
    #expect(stage.calls(of: "photo").last == "didAppear")
    #expect(stage.simulator.faults.isEmpty)
  }
}

extension ModalStage {
  fileprivate func calls(of name: String) -> [String] {
    record.calls.filter { $0.hasPrefix(name + " ") }.map { String($0.dropFirst(name.count + 1)) }
  }
}
