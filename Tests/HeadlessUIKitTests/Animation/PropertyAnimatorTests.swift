import Testing
@_spi(Simulator) import UIKitSimulator

@testable @_spi(Simulator) import UIKit

@MainActor
struct PropertyAnimatorTests {
  let simulator = Simulator()
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  init() {
    simulator.window.addSubview(view)
    simulator.step()
  }

  private func middle() -> CGFloat { simulator.visibleFrame(of: view).midX }

  private func mover(
    duration: TimeInterval = 1, curve: UIView.AnimationCurve = .linear
  ) -> UIViewPropertyAnimator {
    UIViewPropertyAnimator(duration: duration, curve: curve) { [view] in view.center.x = 105 }
  }

  @Test("D: continuing with other timing takes the remaining time, or a factor of the duration")
  func continuing() {
    let animator = mover(duration: 2)
    animator.fractionComplete = 0.1
    animator.continueAnimation(
      withTimingParameters: UICubicTimingParameters(animationCurve: .linear), durationFactor: 0)
    simulator.run(for: 0.9)
    #expect(abs(middle() - (5 + 100 * 0.55)) < 0.001)
    simulator.run(for: 0.9)
    #expect(animator.state == .inactive)

    let second = UIViewPropertyAnimator(duration: 2, curve: .linear) { view.center.x = 5 }
    second.fractionComplete = 0.5
    second.continueAnimation(
      withTimingParameters: UICubicTimingParameters(animationCurve: .linear), durationFactor: 0.25)
    simulator.run(for: 0.5)
    #expect(second.state == .inactive)
    #expect(middle() == 5)
  }

  @Test("E11: a running animator completes when its view is released")
  func viewGone() {
    let animator = mover()
    var ends = 0
    animator.addCompletion { _ in ends += 1 }
    animator.startAnimation()
    simulator.run(for: 0.5)
    view.removeFromSuperview()
    simulator.step()
    #expect(ends == 1)
    #expect(animator.state == .inactive)
  }
}
