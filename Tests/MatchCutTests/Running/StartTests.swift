import Testing
import UIKit
import UIKitSimulator

@testable import MatchCut

/// The states of the property animator when UIKit starts the animation.
@MainActor
struct StartTests {
  private static let timing = TransitionTiming.curve(.linear, duration: 1)
  private let bare = BareStage()
  private let animator = TransitionAnimator(.fade, for: .push, timing: Self.timing)

  @Test("asked for its animator only, it runs or follows that", arguments: [false, true])
  func askedOnly(isInteractive: Bool) {
    let context = bare.context()
    context.isInteractive = isInteractive
    let driver = animator.interruptibleAnimator(using: context)
    #expect(driver.state == (isInteractive ? .active : .inactive) && !driver.isRunning)
    #expect(abs(alpha - 0.02) < 0.01, "the first pose")
    if isInteractive {
      driver.fractionComplete = 0.5
      bare.simulator.run(for: 5)
    } else {
      driver.startAnimation()
      bare.simulator.run(for: 0.5)
    }
    #expect(abs(alpha - 0.5) < 0.03 && context.outcomes.isEmpty)
    if isInteractive {
      context.finishInteractiveTransition()
      animator.run(of: context).animator.continueAnimation(
        withTimingParameters: nil, durationFactor: 0)
    }
    #expect(bare.simulator.runUntilIdle())
    #expect(context.outcomes == [true])
    expectNoFaults()
  }

  @Test("started by UIKit already, it continues from where it is")
  func running() {
    let context = bare.context()
    let driver = animator.interruptibleAnimator(using: context)
    driver.startAnimation()
    bare.simulator.run(for: 0.4)
    animator.animateTransition(using: context)
    #expect(driver.isRunning && abs(driver.fractionComplete - 0.4) < 0.02)
    bare.simulator.run(for: 0.55)
    #expect(context.outcomes.isEmpty && abs(alpha - 0.95) < 0.02)
    bare.simulator.run(for: 0.1)
    #expect(context.outcomes == [true])
    expectNoFaults()
  }

  @Test("paused by UIKit for a finger, it stays where it is", arguments: [0, 0.3] as [CGFloat])
  func pausedInHand(fraction: CGFloat) {
    let context = bare.context()
    context.isInteractive = true
    let driver = animator.interruptibleAnimator(using: context)
    driver.pauseAnimation()
    driver.fractionComplete = fraction
    animator.animateTransition(using: context)
    bare.simulator.run(for: 0.5)
    #expect(!driver.isRunning && abs(driver.fractionComplete - fraction) < 1e-6)
    #expect(abs(alpha - (0.02 + 0.98 * fraction)) < 0.01 && context.outcomes.isEmpty)
    context.finishInteractiveTransition()
    animator.run(of: context).animator.continueAnimation(
      withTimingParameters: nil, durationFactor: 0)
    #expect(bare.simulator.runUntilIdle())
    #expect(context.outcomes == [true])
    expectNoFaults()
  }

  @Test("paused by UIKit without a finger, it runs")
  func paused() {
    let context = bare.context()
    let driver = animator.interruptibleAnimator(using: context)
    driver.pauseAnimation()
    animator.animateTransition(using: context)
    #expect(driver.isRunning)
    bare.simulator.run(for: 0.5)
    #expect(abs(alpha - 0.5) < 0.02)
    #expect(bare.simulator.runUntilIdle())
    #expect(context.outcomes == [true])
    expectNoFaults()
  }

  @Test("not started at all, an interactive transition starts, for UIKit to pause")
  func inactiveInHand() {
    let context = bare.context()
    context.isInteractive = true
    animator.animateTransition(using: context)
    let driver = animator.interruptibleAnimator(using: context)
    #expect(driver.state == .active && driver.isRunning)
    #expect(bare.simulator.runUntilIdle())
    #expect(context.outcomes == [true])
  }

  @Test("started again, it does not restart, in the middle or after the end")
  func again() {
    let context = bare.context()
    for time in [0.3, 0.6] {
      animator.animateTransition(using: context)
      bare.simulator.run(for: 0.3)
      #expect(abs(alpha - time) < 0.02)
    }
    #expect(bare.simulator.runUntilIdle())
    let views = Hierarchy(of: bare.container)
    animator.animateTransition(using: context)
    #expect(bare.simulator.runUntilIdle())
    Hierarchy(of: bare.container).expectSame(as: views)
    #expect(context.outcomes == [true])
    expectNoFaults()
  }

  @Test("kept by the app, it retains nothing of transitions that have ended")
  func kept() {
    var references = WeakReferences()
    for _ in 1...3 {
      do {
        let context = bare.context()
        animator.animateTransition(using: context)
        references.watch(animator.run(of: context), "run")
        references.watch(animator.interruptibleAnimator(using: context), "property animator")
        #expect(bare.simulator.runUntilIdle())
        // UIKit still has its context then.
        animator.animationEnded(true)
        #expect(EffectRun.of(context)?.isEnded == true)
      }
    }
    let last = bare.context()
    animator.animateTransition(using: last)
    #expect(bare.simulator.runUntilIdle())
    animator.animationEnded(true)
    references.expectGone()
    #expect(EffectRun.of(last) != nil, "it is spent, and not begun anew")
  }

  private var alpha: CGFloat { bare.simulator.visibleAlpha(of: bare.to.view) }

  private func expectNoFaults(sourceLocation: SourceLocation = #_sourceLocation) {
    let faults = bare.simulator.faults
    #expect(faults.isEmpty, "\(faults)", sourceLocation: sourceLocation)
  }
}
