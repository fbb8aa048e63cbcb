import Testing
@_spi(Simulator) import UIKit
@_spi(Simulator) import UIKitSimulator

@testable import Demo

/// A scenario in which a frame is drawn before the layout has a fault.
@MainActor
struct LayoutCheckTests {
  private let simulator = Simulator()
  private let root = UIViewController()
  private let label = UILabel()

  init() {
    simulator.window.rootViewController = root
    label.text = "A text"
    root.view.addSubview(label)
    simulator.runUntilIdle()
  }

  private func faults(_ script: () -> Void) -> [String] {
    LayoutCheck.faults(in: simulator.record(script).frames)
  }

  @Test func `a first frame that the second one resembles is none`() {
    label.frame = CGRect(x: 0, y: 100, width: 80, height: 20)
    simulator.step()
    #expect(faults { simulator.run(for: 0.1) } == [])
  }

  @Test func `layers that differ in the second frame are counted`() {
    label.frame = CGRect(x: 0, y: 100, width: 80, height: 20)
    simulator.step()
    let faults = faults {
      label.frame.origin.x = 40
      simulator.run(for: 0.1)
    }
    #expect(faults.count == 1 && faults[0].hasSuffix("differs in 1 of the layers."))
  }

  @Test func `what changes under a finger is none`() {
    label.frame = CGRect(x: 0, y: 100, width: 80, height: 20)
    simulator.step()
    let faults = faults {
      let finger = simulator.touchDown(at: CGPoint(x: 200, y: 400))
      label.frame.origin.x = 40
      simulator.run(for: 0.1)
      finger.lift()
    }
    #expect(faults == [])
  }

  @Test func `a new text that gets a size one frame too late is one, and a hidden one is none`() {
    for isHidden in [false, true] {
      let late = UILabel()
      late.text = "Late"
      late.isHidden = isHidden
      let faults = faults {
        simulator.run(for: 0.05)
        root.view.addSubview(late)
        simulator.step()
        late.frame = CGRect(x: 0, y: 200, width: 80, height: 20)
        simulator.run(for: 0.05)
      }
      #expect(faults.count == (isHidden ? 0 : 1))
      #expect(faults.allSatisfy { $0.hasSuffix("texts are not laid out: 1.") })
    }
  }
}
