import Testing

@testable import UIKit
@testable import UIKitSimulator

@MainActor struct SpringTimingTests {
  private let stage = AnimationStage()

  @Test func `D: cubic parameters without arguments are Core Animation's default curve`() {
    let parameters = UICubicTimingParameters()
    #expect(parameters.controlPoint1 == CGPoint(x: 0.25, y: 0.1))
    #expect(parameters.controlPoint2 == CGPoint(x: 0.25, y: 1))
    #expect(parameters.timingCurveType == .cubic)
    let builtin = UICubicTimingParameters(animationCurve: .easeOut)
    #expect(builtin.timingCurveType == .builtin)
    let own = UICubicTimingParameters(
      controlPoint1: CGPoint(x: 0.1, y: 0.2), controlPoint2: CGPoint(x: 0.3, y: 0.4))
    #expect(own.controlPoint1 == CGPoint(x: 0.1, y: 0.2))
    #expect(own.controlPoint2 == CGPoint(x: 0.3, y: 0.4))
  }

  @Test func `D: spring parameters without arguments do not bounce (harsher)`() {
    let parameters = UISpringTimingParameters()
    let spring = parameters.curve(duration: 9)
    #expect(spring.mass == 3)
    #expect(spring.stiffness == 1000)
    #expect(spring.damping == 500)
    #expect((1...100).allSatisfy { spring.position(at: Double($0) / 100) < 1 })
    #expect(spring.position(at: 0.5) > 0.99)
  }

  @Test func `D: springs with a damping ratio use the animator's duration, others their own`() {
    let ratio = UISpringTimingParameters(dampingRatio: 0.7)
    #expect(UIViewPropertyAnimator(duration: 9, timingParameters: ratio).duration == 9)
    let physical = UISpringTimingParameters(
      mass: 1, stiffness: 100, damping: 10, initialVelocity: .zero)
    let animator = UIViewPropertyAnimator(duration: 9, timingParameters: physical)
    #expect(animator.duration.isAbout(1.4727003346780927, within: 1e-12))
    let perceptual = UISpringTimingParameters(duration: 0.5, bounce: 0.3)
    let other = UIViewPropertyAnimator(duration: 9, timingParameters: perceptual)
    #expect(other.duration.isAbout(0.8629552831744205, within: 1e-12))
  }

  @Test(arguments: [(0.5, 0.0, 0.8), (1, 0, 1.5), (0.35, 0.15, 0.5156554893625898)])
  func `D: a view animation with a bounce lasts until it settles`(
    duration: Double, bounce: Double, settled: Double
  ) {
    let stage = AnimationStage(refreshRate: 1000)
    var end = 0.0
    let start = stage.simulator.time
    UIView.animate(springDuration: duration, bounce: bounce) {
      stage.view.center.x = 105
    } completion: { _ in
      end = stage.simulator.time - start
    }
    stage.simulator.run(for: 2)
    #expect(end.isAbout(settled, within: 0.00101))
  }

  @Test(arguments: [true, false])
  func `D: a spring by ratio and duration matches measured positions`(isAnimator: Bool) {
    let stage = AnimationStage(refreshRate: 1000)
    stage.view.center.x = 50
    if isAnimator {
      UIViewPropertyAnimator(duration: 1, dampingRatio: 0.5) { stage.view.center.x = 150 }
        .startAnimation()
    } else {
      UIView.animate(
        withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0
      ) { stage.view.center.x = 150 }
    }
    stage.simulator.run(for: 0.297)
    #expect(stage.x.isAbout(166.15, within: 0.02))
  }

  @Test func `D: a velocity of 0.5 is 50 points a second over 100 points`() {
    let stage = AnimationStage(refreshRate: 100_000)
    let timing = UISpringTimingParameters(
      dampingRatio: 0.8, initialVelocity: CGVector(dx: 0.5, dy: 0))
    stage.mover(timing: timing).startAnimation()
    let start = stage.x
    stage.simulator.step()
    #expect(((stage.x - start) * 100_000).isAbout(50, within: 0.1))
  }

  @Test func `D: the second velocity applies to the vertical movement`() {
    let stage = AnimationStage(refreshRate: 100_000)
    let timing = UISpringTimingParameters(
      dampingRatio: 0.8, initialVelocity: CGVector(dx: 0.5, dy: 2))
    let animator = UIViewPropertyAnimator(duration: 1, timingParameters: timing)
    animator.addAnimations {
      stage.view.center = CGPoint(x: 105, y: 105)
      stage.view.bounds.size = CGSize(width: 110, height: 110)
    }
    animator.startAnimation()
    let start = stage.view.layer.presentation()
    stage.simulator.step()
    let next = stage.view.layer.presentation()
    guard let start, let next else {
      Issue.record("the layer is not on screen")
      return
    }
    let speed = { (from: CGFloat, to: CGFloat) in (to - from) * 100_000 }
    #expect(speed(start.position.x, next.position.x).isAbout(50, within: 0.1))
    #expect(speed(start.position.y, next.position.y).isAbout(200, within: 0.1))
    #expect(speed(start.bounds.width, next.bounds.width).isAbout(50, within: 0.1))
    #expect(speed(start.bounds.height, next.bounds.height).isAbout(50, within: 0.1))
  }

  @Test func `D: two velocities end at the same position`() {
    let timing = UISpringTimingParameters(
      mass: 1, stiffness: 100, damping: 10, initialVelocity: CGVector(dx: 0, dy: 9))
    let animator = UIViewPropertyAnimator(duration: 0, timingParameters: timing)
    animator.addAnimations { stage.view.center = CGPoint(x: 105, y: 105) }
    animator.startAnimation()
    stage.simulator.run(for: 1.5)
    #expect(stage.simulator.visibleFrame(of: stage.view).midY == 105)
    #expect(stage.x == 105)
    #expect(animator.state == .inactive)
  }

  @Test(arguments: [true, false])
  func `D: a spring begins at the value on screen`(isAnimator: Bool) {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { stage.view.alpha = 0 }
    stage.simulator.run(for: 0.5)
    if isAnimator {
      UIViewPropertyAnimator(duration: 1, dampingRatio: 1) { stage.view.alpha = 1 }
        .startAnimation()
    } else {
      UIView.animate(
        withDuration: 1, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0
      ) { stage.view.alpha = 1 }
    }
    #expect(stage.alpha.isAbout(0.5))
  }

  @Test func `D: a spring that is paused beyond its end moves to the end (harsher)`() {
    let animator = stage.mover(timing: UISpringTimingParameters(dampingRatio: 0.2))
    animator.startAnimation()
    while stage.x <= 110 { stage.simulator.step() }
    animator.pauseAnimation()
    #expect(stage.x == 105)
    #expect(animator.fractionComplete == 1)
    animator.stopAnimation(true)
  }

  @Test func `D: a spring that is stopped leaves the value on screen to a new animation`() {
    let animator = stage.mover(timing: UISpringTimingParameters(dampingRatio: 0.2))
    animator.startAnimation()
    while stage.x <= 110 { stage.simulator.step() }
    let seen = stage.x
    animator.stopAnimation(true)
    #expect(stage.view.center.x == seen)
    #expect(stage.x == seen)
  }

  @Test func `D: damping above the critical value is clamped, unless allowed`() {
    let animation = CASpringAnimation(keyPath: "position")
    animation.damping = 30
    #expect(animation.damping == 20)
    #expect(animation.settlingDuration == 1)
    animation.allowsOverdamping = true
    #expect(animation.damping == 30)
    #expect(animation.settlingDuration > 1)
    animation.damping = 19
    animation.allowsOverdamping = false
    #expect(animation.damping == 19)
  }
}
