import Testing
@_spi(Simulator) import UIKit
import UIKitSimulator

@MainActor
struct EffectAnimationTests {
  private let simulator = Simulator()
  private let view = UIVisualEffectView(effect: nil)

  init() {
    simulator.window.addSubview(view)
    simulator.runUntilIdle()
  }

  /// The visible strength of the blur.
  private var intensity: Double {
    guard case .blur(let blur) = view.layer.renderNode(parent: -1).content else { return 0 }
    return blur.intensity
  }

  private func animator() -> UIViewPropertyAnimator {
    UIViewPropertyAnimator(duration: 1, curve: .linear) { [view] in
      view.effect = UIBlurEffect(style: .regular)
    }
  }

  @Test func `D: a blur follows the fraction of its animator`() {
    let animator = animator()
    animator.pauseAnimation()
    #expect(intensity == 0)
    for fraction in [0.25, 0.75, 0.5] {
      animator.fractionComplete = fraction
      #expect(abs(intensity - fraction) < 0.001)
    }
    animator.startAnimation()
    simulator.runUntilIdle()
    #expect(intensity == 1)
  }

  @Test func `D: a blur may need an animator that has run before its pause`() {
    for (variant, hasRun, strength) in [
      (Simulator.Variant.standard, false, 0.25), (.unrunEffects, false, 1),
      (.unrunEffects, true, 0.25),
    ] {
      let simulator = Simulator(variant: variant)
      simulator.window.addSubview(view)
      view.effect = nil
      simulator.runUntilIdle()
      let animator = animator()
      if hasRun { animator.startAnimation() }
      animator.pauseAnimation()
      animator.fractionComplete = 0.25
      #expect(abs(intensity - strength) < 0.001, "\(variant)")
      animator.stopAnimation(true)
      simulator.runUntilIdle()
    }
  }

  @Test func `D: a blur reverses with its animator`() {
    let animator = animator()
    animator.startAnimation()
    simulator.run(for: 0.5)
    animator.isReversed = true
    simulator.run(for: 0.25)
    #expect(abs(intensity - 0.25) < 0.03)
    simulator.runUntilIdle()
    #expect(intensity == 0)
  }

  @Test func `D: a blur at an intermediate strength is lost in the background`() {
    let animator = animator()
    animator.startAnimation()
    animator.pauseAnimation()
    animator.fractionComplete = 0.5
    simulator.enterBackground()
    #expect(intensity == 1)
    simulator.activate()
    animator.fractionComplete = 0.25
    #expect(intensity == 1)
    animator.stopAnimation(true)
    #expect(simulator.faults.isEmpty)
  }

  @Test func `D: a blur at an intermediate strength is lost outside of a window`() {
    let animator = animator()
    view.removeFromSuperview()
    animator.startAnimation()
    animator.pauseAnimation()
    animator.fractionComplete = 0.5
    simulator.window.addSubview(view)
    simulator.runUntilIdle()
    #expect(intensity == 1)
    animator.stopAnimation(true)
  }

  @Test func `a blur that fades out is drawn until its animation ends`() {
    view.effect = UIBlurEffect(style: .dark)
    #expect(intensity == 1)
    simulator.runUntilIdle()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.effect = nil }
    simulator.run(for: 0.5)
    #expect(abs(intensity - 0.5) < 0.03)
    simulator.runUntilIdle()
    #expect(view.layer.renderNode(parent: -1).content == nil)
  }
}
