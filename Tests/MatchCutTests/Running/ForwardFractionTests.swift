import Testing
import UIKit
import UIKitSimulator

@testable import MatchCut

/// The progress of an animation in both directions.
@MainActor struct ForwardFractionTests {
  @Test func `the fraction of a reversed animation begins at its own start`() {
    let simulator = Simulator()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    simulator.window.addSubview(view)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x += 100 }
    animator.startAnimation()
    simulator.run(for: 0.25)
    animator.pauseAnimation()
    #expect(abs(animator.forwardFraction - 0.25) < 0.02)
    animator.isReversed = true
    #expect(abs(animator.fractionComplete - 0.75) < 0.02)
    #expect(abs(animator.forwardFraction - 0.25) < 0.02)
    animator.turnAround()
    #expect(!animator.isReversed && abs(animator.forwardFraction - 0.25) < 0.02)
    animator.stopAnimation(true)
  }
}
