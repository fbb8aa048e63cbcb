import Testing
@_spi(Simulator) import UIKitSimulator

@testable @_spi(Simulator) import UIKit

@MainActor
struct ViewAnimationTests {
  let simulator = Simulator()
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  init() {
    simulator.window.addSubview(view)
    simulator.step()
  }

  private func middle() -> CGFloat { simulator.visibleFrame(of: view).midX }

  @Test("E10: a block without changes completes at once, one without duration in the next turn")
  func emptyBlock() {
    var ends: [String] = []
    UIView.animate(withDuration: 1) {
    } completion: {
      ends.append("empty \($0)")
    }
    #expect(ends == ["empty true"])
    UIView.animate(withDuration: 0) {
      view.alpha = 0.5
    } completion: {
      ends.append("zero \($0)")
    }
    #expect(ends == ["empty true"])
    #expect(simulator.visibleAlpha(of: view) == 0.5)
    simulator.step()
    #expect(ends == ["empty true", "zero true"])
  }

  @Test("E12: nested blocks inherit the duration, unless they override it")
  func nesting() {
    let other = UIView(frame: CGRect(x: 0, y: 50, width: 10, height: 10))
    simulator.window.addSubview(other)
    simulator.step()
    UIView.animate(withDuration: 1) {
      UIView.animate(withDuration: 0.1) { view.center.x = 100 }
      UIView.animate(withDuration: 0.1, delay: 0, options: .overrideInheritedDuration) {
        other.center.x = 100
      }
    }
    simulator.run(for: 0.2)
    #expect(middle() < 50)
    #expect(simulator.visibleFrame(of: other).midX == 100)
  }
}
