import Testing
import UIKit
import UIKitSimulator

@MainActor struct AnimatorTimingTests {
  private let stage = AnimationStage()

  @Test func `D: without scrubsLinearly, a pause changes neither progress nor fraction`() {
    let animator = stage.mover(curve: .easeIn)
    animator.scrubsLinearly = false
    animator.startAnimation()
    stage.simulator.run(for: 0.5)
    animator.pauseAnimation()
    #expect(animator.fractionComplete.isAbout(0.5))
    #expect(stage.x.isAbout(5 + 31.5357, within: 1e-3))
    animator.stopAnimation(true)
  }

  @Test func `D: other timing parameters begin at the start of their curve`() {
    let animator = stage.mover()
    animator.startAnimation()
    stage.simulator.run(for: 0.5)
    animator.pauseAnimation()
    animator.continueAnimation(
      withTimingParameters: UICubicTimingParameters(animationCurve: .easeIn), durationFactor: 1)
    stage.simulator.run(for: 0.5)
    #expect(stage.x.isAbout(70.76785, within: 1e-3))
    stage.simulator.run(for: 0.5)
    #expect(stage.x == 105)
  }

  @Test func `D: reversed in flight, it turns at full speed`() {
    let animator = stage.mover()
    animator.startAnimation()
    stage.simulator.run(for: 0.5)
    let before = stage.x
    stage.simulator.step()
    let top = stage.x
    animator.isReversed = true
    #expect(stage.x == top)
    stage.simulator.step()
    #expect((top - before).isAbout(100 / 60))
    #expect((stage.x - top).isAbout(-100 / 60))
  }

  @Test func `D: a delay factor works on a running animator too`() {
    let animator = stage.mover()
    animator.startAnimation()
    stage.simulator.run(for: 0.5)
    animator.addAnimations({ stage.view.alpha = 0 }, delayFactor: 0.5)
    stage.simulator.run(for: 0.25)
    #expect(stage.alpha.isAbout(1))
    stage.simulator.run(for: 0.1)
    #expect(stage.alpha.isAbout(0.6))
  }

  @Test func `D: keyframes take the duration of the animator that they are in`() {
    let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) {
      UIView.animateKeyframes(withDuration: 0, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
          stage.view.center.x = 105
        }
      }
    }
    animator.startAnimation()
    stage.simulator.run(for: 1)
    #expect(stage.x.isAbout(5))
    stage.simulator.run(for: 0.5)
    #expect(stage.x.isAbout(55))
    animator.pauseAnimation()
    animator.fractionComplete = 0.6
    #expect(stage.x.isAbout(25))
    animator.stopAnimation(true)
  }

  @Test(arguments: [false, true])
  func `D: inside a spring, keyframes follow the spring or are linear`(isEven: Bool) {
    let stage = AnimationStage(variant: isEven ? .evenKeyframes : .standard)
    let spring = UISpringTimingParameters(dampingRatio: 1)
    let animator = UIViewPropertyAnimator(duration: 1, timingParameters: spring)
    animator.addAnimations {
      stage.view.center.x = 105
      UIView.animateKeyframes(withDuration: 0, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { stage.view.alpha = 0 }
      }
    }
    animator.startAnimation()
    stage.simulator.run(for: 0.25)
    let way = (stage.x - 5) / 100
    #expect(way > 0.6)
    #expect((1 - stage.alpha).isAbout(isEven ? 0.25 : way))
    animator.pauseAnimation()
    animator.fractionComplete = 0.5
    #expect(stage.x.isAbout(55) && stage.alpha.isAbout(0.5))
    animator.continueAnimation(withTimingParameters: spring, durationFactor: 1)
    stage.simulator.run(for: 0.25)
    #expect((stage.x - 55) / 50 > 0.6)
    #expect((1 - stage.alpha).isAbout(isEven ? 0.625 : (stage.x - 5) / 100))
    animator.stopAnimation(true)
  }
}
