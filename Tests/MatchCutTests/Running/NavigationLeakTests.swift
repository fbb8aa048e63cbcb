import MatchCut
import Testing
import UIKit
import UIKitSimulator

/// References the objects of an effect, weakly.
@MainActor
private final class Spy {
  var references = WeakReferences()
}

/// A slide that watches its stage and what its poses capture.
private struct SpyEffect: TransitionEffect {
  let spy: Spy

  func arrange(_ stage: TransitionStage) {
    SlideEffect().arrange(stage)
    let token = UIView()
    spy.references.watch(stage, "stage")
    spy.references.watch(token, "set by the effect")
    stage.set(\.alpha, of: token, away: 0)
  }
}

@MainActor
struct NavigationLeakTests {
  @Test("a screen that was pushed and popped is released", arguments: NavigationCase.all)
  func screen(_ navigationCase: NavigationCase) {
    let stage = NavigationStage(navigationCase)
    var references = WeakReferences()
    do {
      let map = Screen("map")
      references.watch(map, "controller")
      references.watch(map.view, "view")
      push(map, on: stage, watchedBy: &references)
      stage.phone.settle()
      let pop = stage.drive { stage.pop() }
      references.watch(pop, "driver")
      references.watch(stage.delegate.drivenAnimator, "animator of the pop")
      references.watch(stage.navigation.transitionCoordinator, "coordinator of the pop")
      pop.update(0.5)
      stage.simulator.step()
      references.watch(map.view.superview === stage.container ? nil : map.view.superview, "clip")
      pop.finish()
      stage.phone.settle()
    }
    references.expectGone()
    stage.expectRootShown()
  }

  @Test("after a canceled pop, only the screen is retained", arguments: NavigationCase.all)
  func cancelled(_ navigationCase: NavigationCase) {
    let stage = NavigationStage(navigationCase)
    var references = WeakReferences()
    stage.pushAndSettle()
    do {
      let pop = stage.drive { stage.pop() }
      references.watch(pop, "driver")
      references.watch(stage.delegate.drivenAnimator, "animator")
      references.watch(stage.navigation.transitionCoordinator, "coordinator")
      pop.update(0.5)
      stage.simulator.step()
      pop.cancel()
      stage.phone.settle()
    }
    references.expectGone()
    stage.expectPhotoShown()
  }

  @Test(
    "the stage and the poses are released, finished or canceled", arguments: Simulator.Variant.all)
  func stageAndPoses(_ variant: Simulator.Variant) {
    let stage = NavigationStage(NavigationCase(effect: .fade, variant: variant))
    let spy = Spy()
    PushTransition(SpyEffect(spy: spy)).attach(to: stage.navigation)
    for finishes in [true, false] {
      let push = stage.drive { stage.push() }
      push.update(0.5)
      stage.simulator.step()
      #expect(spy.references.alive.count == 2)
      if finishes { push.finish() } else { push.cancel() }
      stage.phone.settle()
      spy.references.expectGone()
      stage.popAndSettle()
      spy.references.expectGone()
    }
    stage.expectRootShown()
  }

  @Test("a transition that has lost its window is released", arguments: NavigationCase.all)
  func lostWindow(_ navigationCase: NavigationCase) {
    var references = WeakReferences()
    let simulator: Simulator
    do {
      let stage = NavigationStage(navigationCase)
      simulator = stage.simulator
      references.watch(stage.navigation, "navigation controller")
      references.watch(stage.navigation.delegate, "transition")
      references.watch(stage.root, "root screen")
      references.watch(stage.phone.thumbnail, "thumbnail")
      push(stage.photo, on: stage, watchedBy: &references)
      references.watch(stage.photo, "photo")
      simulator.run(for: 0.1)
      simulator.window.rootViewController = UIViewController()
    }
    #expect(simulator.runUntilIdle())
    references.expectGone()
    #expect(simulator.faults.isEmpty)
  }

  @Test(
    "a navigation controller at rest is released with its transition",
    arguments: NavigationCase.standard)
  func navigationController(_ navigationCase: NavigationCase) {
    var references = WeakReferences()
    let simulator: Simulator
    do {
      let stage = NavigationStage(navigationCase)
      simulator = stage.simulator
      references.watch(stage.navigation, "navigation controller")
      references.watch(stage.navigation.delegate, "transition")
      references.watch(stage.delegate, "the app's delegate")
      stage.pushAndSettle()
      simulator.window.rootViewController = UIViewController()
    }
    #expect(simulator.runUntilIdle())
    references.expectGone()
  }

  @Test("an animator of the app in whose place a dragged screen fades", arguments: [true, false])
  func replacedAnimator(isPopped: Bool) {
    let stage = NavigationStage(.fade)
    PushTransition(.fade, popGesture: .drag).attach(to: stage.navigation)
    var references = WeakReferences()
    do {
      let map = Screen("map")
      stage.navigation.pushViewController(map, animated: true)
      stage.phone.settle()
      let animator = HoldingAnimator()
      stage.delegate.animator = animator
      references.watch(animator, "animator")
      if isPopped { references.watch(map, "screen") }
      let finger = stage.phone.pull(isPopped ? 200 : 60)
      references.watch(animator.animator, "property animator")
      references.watch(stage.navigation.transitionCoordinator, "coordinator")
      stage.delegate.animator = nil
      stage.simulator.rest(finger)
      stage.phone.settle()
      #expect((stage.navigation.viewControllers.count == 1) == isPopped)
      #expect(stage.simulator.visibleAlpha(of: stage.navigation.topViewController!.view) == 1)
    }
    references.expectGone()
    if isPopped { stage.expectRootShown() }
    stage.phone.expectNoFaults()
  }

  /// Pushes a screen, and watches all objects of the transition.
  private func push(
    _ screen: Screen, on stage: NavigationStage, watchedBy references: inout WeakReferences
  ) {
    stage.navigation.pushViewController(screen, animated: true)
    stage.simulator.commit()
    references.watch(stage.delegate.drivenAnimator, "animator of the push")
    references.watch(stage.navigation.transitionCoordinator, "coordinator of the push")
  }
}

/// An animator of the app whose completion keeps the context, and which fades the screen behind in.
private final class HoldingAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private(set) var animator: UIViewPropertyAnimator?

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.3 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: transitionContext).startAnimation()
  }

  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    if let animator { return animator }
    let made = UIViewPropertyAnimator(duration: 0.3, curve: .linear)
    if let to = transitionContext.view(forKey: .to) {
      transitionContext.containerView.insertSubview(to, at: 0)
      to.alpha = 0
      made.addAnimations { to.alpha = 1 }
    }
    made.addCompletion { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
    animator = made
    return made
  }
}
