import Testing
import UIKit
import UIKitSimulator

@testable import MatchCut

/// An effect that changes nothing.
private struct NoEffect: TransitionEffect {
  func arrange(_ stage: TransitionStage) {}
}

@MainActor
struct TransitionAnimatorTests {
  @Test(
    "it completes once, without a screen in front, too", arguments: TransitionOperation.all)
  func noViews(_ operation: TransitionOperation) {
    let bare = BareStage()
    let context = StandInContext(in: bare.container, from: bare.from, to: bare.to)
    TransitionAnimator(.fade, for: operation).animateTransition(using: context)
    #expect(context.outcomes == [true])
    #expect(bare.container.subviews.isEmpty)
    #expect(bare.simulator.runUntilIdle())
    #expect(context.outcomes == [true])
  }

  @Test(
    "it completes at once in a container without a window", arguments: TransitionOperation.all)
  func noWindow(_ operation: TransitionOperation) {
    let bare = BareStage()
    bare.container.removeFromSuperview()
    let context = bare.context()
    TransitionAnimator(.fade, for: operation).animateTransition(using: context)
    #expect(context.outcomes == [true])
    #expect(bare.to.view.superview === bare.container)
    #expect(bare.to.view.frame == bare.container.bounds)
  }

  @Test("an interactive one without a front screen is released, then completed")
  func drivenWithoutViews() {
    let bare = BareStage()
    let context = StandInContext(in: bare.container)
    context.isInteractive = true
    TransitionAnimator(.fade, for: .dismiss).animateTransition(using: context)
    #expect(!context.isInteractive)
    #expect(context.outcomes == [true])
  }

  @Test("it returns one property animator per context, to every caller")
  func oneAnimator() {
    let bare = BareStage()
    let animator = TransitionAnimator(.fade, for: .push)
    let context = bare.context()
    let first = animator.interruptibleAnimator(using: context)
    #expect(first.state == .inactive)
    animator.animateTransition(using: context)
    animator.animateTransition(using: context)
    first.startAnimation()
    #expect(animator.interruptibleAnimator(using: context) === first)
    #expect(first.state == .active && first.isRunning)
    #expect(bare.simulator.runUntilIdle())
    #expect(context.outcomes == [true])
    #expect(
      animator.interruptibleAnimator(using: context) === first, "it has not been told of the end")
    animator.animationEnded(true)
    let second = bare.context()
    #expect(animator.interruptibleAnimator(using: second) !== first)
    animator.animateTransition(using: second)
    #expect(bare.simulator.runUntilIdle())
    #expect(second.outcomes == [true])
    #expect(bare.simulator.faults.isEmpty, "\(bare.simulator.faults)")
  }

  @Test("without changes it takes its duration as well")
  func nothingToAnimate() {
    let bare = BareStage()
    let context = bare.context()
    let timing = TransitionTiming.curve(duration: 0.5)
    TransitionAnimator(NoEffect(), for: .push, timing: timing).animateTransition(using: context)
    bare.simulator.run(for: 0.45)
    #expect(context.outcomes.isEmpty)
    bare.simulator.run(for: 0.1)
    #expect(context.outcomes == [true])
  }

  @Test("the final frame is read again at the end")
  func newFinalFrame() {
    let bare = BareStage()
    let context = bare.context()
    TransitionAnimator(.fade, for: .pop).animateTransition(using: context)
    bare.simulator.run(for: 0.1)
    context.finalFrame = CGRect(x: 0, y: 50, width: 300, height: 550)
    #expect(bare.to.view.frame == bare.container.bounds)
    #expect(bare.simulator.runUntilIdle())
    #expect(bare.to.view.frame == context.finalFrame)
  }

  @Test("two transitions of one animator are independent")
  func twoContexts() {
    let bare = BareStage()
    let other = BareStage()
    let animator = TransitionAnimator(.fade, for: .push)
    let contexts = [bare.context(), other.context()]
    for context in contexts { animator.animateTransition(using: context) }
    #expect(
      animator.interruptibleAnimator(using: contexts[0])
        !== animator.interruptibleAnimator(using: contexts[1]))
  }

  @Test("when it completes, everything is in place; the next transition may begin right there")
  func reentrant() {
    let bare = BareStage()
    let animator = TransitionAnimator(.fade, for: .push)
    let context = bare.context()
    var subviewsAtEnd: [UIView] = []
    let next = bare.context()
    context.onCompletion = {
      subviewsAtEnd = bare.container.subviews
      animator.animationEnded(true)
      animator.animateTransition(using: next)
    }
    animator.animateTransition(using: context)
    #expect(bare.simulator.runUntilIdle())
    #expect(subviewsAtEnd == [bare.from.view, bare.to.view])
    #expect(context.outcomes == [true] && next.outcomes == [true])
    #expect(bare.simulator.faults.isEmpty)
  }

  @Test("animations that the app begins in callbacks run, and actions stay enabled")
  func animationsStayOn() {
    let bare = BareStage()
    let context = bare.context()
    var state: [Bool] = []
    context.onCompletion = {
      state = [UIView.areAnimationsEnabled, !CATransaction.disableActions()]
    }
    TransitionAnimator(.fade, for: .push).animateTransition(using: context)
    #expect(bare.simulator.runUntilIdle())
    #expect(state == [true, true])
  }

  @Test(
    "the run, its property animator and the context are released", arguments: [true, false])
  func releases(isAnimated: Bool) {
    let bare = BareStage()
    var references = WeakReferences()
    do {
      let animator = TransitionAnimator(.fade, for: .push)
      let context = bare.context()
      context.isAnimated = isAnimated
      let run = EffectRun(
        context, operation: .push, effect: .fade, timing: .standard)
      references.watch(run, "run")
      references.watch(run.animator, "property animator")
      run.start()
      let asked = bare.context()
      asked.isAnimated = isAnimated
      animator.animateTransition(using: asked)
      references.watch(asked, "context")
      references.watch(animator.interruptibleAnimator(using: asked), "animator of the context")
      #expect(bare.simulator.runUntilIdle())
      #expect(context.outcomes == [true] && asked.outcomes == [true])
      #expect(run.isEnded)
      animator.animationEnded(true)
    }
    references.expectGone()
    #expect(bare.simulator.faults.isEmpty)
  }

  @Test("an animator that UIKit releases halfway completes as well")
  func forgotten() {
    let bare = BareStage()
    let context = bare.context()
    do {
      TransitionAnimator(.fade, for: .push).animateTransition(using: context)
    }
    #expect(bare.simulator.runUntilIdle())
    #expect(context.outcomes == [true])
  }
}
