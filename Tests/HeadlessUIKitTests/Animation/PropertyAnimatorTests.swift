import Testing
@_spi(Simulator) import UIKitSimulator

@testable @_spi(Simulator) import UIKit

@MainActor
@Suite("UIViewPropertyAnimator")
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

  @Test("D: it goes from inactive to active and, at its natural end, back")
  func states() {
    let animator = mover()
    var ends: [UIViewAnimatingPosition] = []
    animator.addCompletion { ends.append($0) }
    #expect(animator.state == .inactive)
    #expect(view.center.x == 5)
    animator.startAnimation()
    #expect(animator.state == .active)
    #expect(animator.isRunning)
    #expect(view.center.x == 105)
    simulator.run(for: 0.5)
    #expect(abs(middle() - 55) < 0.001)
    #expect(abs(animator.fractionComplete - 0.5) < 0.001)
    simulator.run(for: 0.5)
    #expect(animator.state == .inactive)
    #expect(ends == [.end])
    #expect(middle() == 105)
    #expect(simulator.faults.isEmpty)
  }

  @Test("D: a reversed animator ends at the start, and puts the values back")
  func reversal() {
    let animator = mover()
    var ends: [UIViewAnimatingPosition] = []
    animator.addCompletion { ends.append($0) }
    animator.startAnimation()
    simulator.run(for: 0.75)
    animator.isReversed = true
    #expect(abs(middle() - 80) < 0.001)
    #expect(abs(animator.fractionComplete - 0.25) < 0.001)
    simulator.run(for: 0.5)
    #expect(abs(middle() - 30) < 0.001)
    simulator.run(for: 0.25)
    #expect(ends == [.start])
    #expect(view.center.x == 5)
    #expect(middle() == 5)
  }

  @Test("D: pausing keeps the progress and changes the fraction from time to way")
  func pausing() {
    let animator = mover(curve: .easeIn)
    animator.startAnimation()
    simulator.run(for: 0.5)
    #expect(abs(animator.fractionComplete - 0.5) < 0.001)
    let before = middle()
    animator.pauseAnimation()
    #expect(abs(animator.fractionComplete - 0.315357) < 0.001)
    #expect(abs(middle() - before) < 0.001)
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    #expect(abs(animator.fractionComplete - 0.5) < 0.001)
    simulator.run(for: 0.5)
    #expect(animator.state == .inactive)
  }

  @Test("D: a paused animator is scrubbed along a straight line")
  func scrubbing() {
    let animator = mover(curve: .easeIn)
    animator.fractionComplete = 0.25
    #expect(animator.state == .active)
    #expect(!animator.isRunning)
    #expect(abs(middle() - 30) < 0.001)
    animator.fractionComplete = 0.5
    #expect(abs(middle() - 55) < 0.001)
    animator.stopAnimation(true)
    #expect(view.center.x == 55)
    #expect(simulator.faults.isEmpty)
  }

  @Test("D: continuing with other timing takes what was left, or a factor of the duration")
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

  @Test("D: a running animator is kept alive until it ends")
  func runningIsRetained() {
    weak var animator: UIViewPropertyAnimator?
    do {
      let running = mover()
      running.startAnimation()
      animator = running
    }
    simulator.run(for: 0.5)
    #expect(animator != nil)
    simulator.run(for: 0.6)
    #expect(animator == nil)
    #expect(simulator.faults.isEmpty)
  }

  @Test("D: a delay factor leaves the rest of the duration")
  func delayFactor() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
    animator.addAnimations({ view.center.x = 105 }, delayFactor: 0.5)
    animator.startAnimation()
    simulator.run(for: 0.5)
    #expect(abs(middle() - 5) < 0.001)
    simulator.run(for: 0.25)
    #expect(abs(middle() - 55) < 0.001)
    simulator.run(for: 0.25)
    #expect(middle() == 105)
  }

  @Test("D: keyframes inside an animator are scrubbed with it")
  func keyframes() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      UIView.animateKeyframes(withDuration: 0, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) { view.alpha = 0 }
      }
      view.center.x = 105
    }
    animator.fractionComplete = 0.125
    #expect(abs(simulator.visibleAlpha(of: view) - 0.5) < 0.001)
    animator.fractionComplete = 0.5
    #expect(simulator.visibleAlpha(of: view) == 0)
    #expect(abs(middle() - 55) < 0.001)
    animator.fractionComplete = 0
    #expect(simulator.visibleAlpha(of: view) == 1)
    animator.stopAnimation(true)
  }

  @Test("E11: without its view a running animator completes")
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
