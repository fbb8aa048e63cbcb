import Testing
import UIKit
import UIKitSimulator

@MainActor struct SpringAnimationTests {
  private let stage = AnimationStage(refreshRate: 1000)

  /// The x of the view, which moves from 0 to 100, after 50 milliseconds.
  private func position(_ configure: (CASpringAnimation) -> Void) -> CGFloat {
    let animation = CASpringAnimation(keyPath: "position.x")
    configure(animation)
    animation.fromValue = 0
    animation.toValue = 100
    animation.duration = animation.settlingDuration
    stage.view.layer.add(animation, forKey: "spring")
    stage.simulator.run(for: 0.05)
    return stage.view.layer.presentation()?.position.x ?? 0
  }

  @Test(arguments: [
    (10.0, 0.0, 10.44055), (20, 0, 9.02040), (30, 0, 9.02040), (10, 5, 29.30781),
    (10, -5, -8.42671),
  ])
  func `E5: a spring is at the measured position after 50 ms`(
    damping: Double, velocity: Double, expected: Double
  ) {
    let x = position {
      $0.damping = damping
      $0.initialVelocity = velocity
    }
    #expect(x.isAbout(expected, within: 1e-5))
  }

  @Test func `E5: an overdamped spring creeps, where that is allowed`() {
    // x = 1 − e^(−βt)·(cosh γt + β/γ·sinh γt) with β = 15 and γ² = β² − 100.
    let beta = 15.0
    let gamma = (beta * beta - 100).squareRoot()
    let expected =
      100 * (1 - exp(-beta * 0.05) * (cosh(gamma * 0.05) + beta / gamma * sinh(gamma * 0.05)))
    let x = position {
      $0.allowsOverdamping = true
      $0.damping = 30
    }
    #expect(x.isAbout(expected, within: 1e-9))
    #expect(x < 9.02040)
  }

  @Test func `E5: an extremely overdamped spring has a finite position`() {
    let animation = CASpringAnimation(keyPath: "position.x")
    animation.allowsOverdamping = true
    animation.damping = 2000
    animation.fromValue = 0
    animation.toValue = 100
    animation.duration = 100
    stage.view.layer.add(animation, forKey: "spring")
    for _ in 0..<20 {
      stage.simulator.run(for: 0.1)
      #expect(stage.view.layer.presentation()?.position.x.isFinite == true)
    }
  }

  @Test func `E5: the defaults of a spring`() {
    let animation = CASpringAnimation(keyPath: "position")
    #expect(animation.mass == 1)
    #expect(animation.stiffness == 100)
    #expect(animation.damping == 10)
    #expect(animation.initialVelocity == 0)
    #expect(animation.duration == 0)
    #expect(animation.perceptualDuration == 2 * .pi / 10)
    #expect(animation.bounce == 0.5)
    #expect(!animation.allowsOverdamping)
    #expect(animation.settlingDuration.isAbout(1.4727003346780927, within: 1e-12))
  }

  @Test func `E5: invalid values are refused`() {
    let animation = CASpringAnimation(keyPath: "position")
    for value in [0, -1] as [CGFloat] {
      animation.mass = value
      animation.stiffness = value
    }
    animation.damping = -1
    #expect(animation.mass == 1)
    #expect(animation.stiffness == 100)
    #expect(animation.damping == 10)
    animation.damping = 0
    #expect(animation.damping == 0)
  }

  @Test(arguments: [(0.5, 0.0, 0.8), (1, 0, 1.5), (0.5, 0.3, 0.8629552831744205)])
  func `D: a spring by perceptual duration has a settling duration`(
    duration: Double, bounce: Double, settled: Double
  ) {
    let animation = CASpringAnimation(perceptualDuration: duration, bounce: bounce)
    #expect(animation.mass == 1)
    #expect(animation.stiffness.isAbout(pow(2 * .pi / duration, 2), within: 1e-9))
    #expect(animation.damping.isAbout(4 * .pi * (1 - bounce) / duration, within: 1e-9))
    #expect(animation.settlingDuration.isAbout(settled, within: 1e-12))
    #expect(animation.perceptualDuration.isAbout(duration, within: 1e-12))
    #expect(animation.bounce.isAbout(bounce, within: 1e-12))
  }

  @Test func `D: a negative bounce is overdamped`() {
    let animation = CASpringAnimation(perceptualDuration: 0.5, bounce: -0.5)
    animation.allowsOverdamping = true
    let expected = 4 * CGFloat.pi / (0.5 * (1 - 0.5))
    #expect(animation.damping.isAbout(expected, within: 1e-9))
  }
}
