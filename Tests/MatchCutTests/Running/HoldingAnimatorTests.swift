import MatchCut
import MatchCutContainers
import Testing
import UIKit
import UIKitSimulator

/// Animators of the app whose completion retains the context, and that keep their property animator.
@MainActor struct HoldingAnimatorTests {
  @Test(arguments: Simulator.Variant.all, [PopGesture.edge, .fullWidth])
  func `a pop by a gesture releases the animator and the screen`(
    _ variant: Simulator.Variant, _ gesture: PopGesture
  ) {
    for finishes in [true, false] {
      var references = WeakReferences()
      let (simulator, root) = (Simulator(variant: variant), Screen("root"))
      let navigation = UINavigationController(rootViewController: root)
      let delegate = StackDelegate()
      navigation.delegate = delegate
      simulator.window.rootViewController = navigation
      PushTransition(.push, popGesture: gesture).attach(to: navigation)
      do {
        let (screen, animator) = (Screen("screen"), HoldingAnimator())
        references.watch(animator, "animator")
        if finishes { references.watch(screen, "screen") }
        navigation.pushViewController(screen, animated: false)
        simulator.runUntilIdle()
        delegate.animator = animator
        let finger = simulator.touchDown(at: CGPoint(x: gesture == .edge ? 4 : 60, y: 400))
        for _ in 1...20 {
          let x = finger.location.x + (finishes ? 300 : 50) / 20
          finger.move(to: CGPoint(x: x, y: 400))
          simulator.step()
        }
        references.watch(navigation.transitionCoordinator, "coordinator")
        simulator.run(for: 0.3)
        finger.lift()
        simulator.runUntilIdle()
        delegate.animator = nil
        #expect((navigation.viewControllers.count == 1) == finishes)
      }
      simulator.runUntilIdle()
      references.expectGone()
      #expect(simulator.faults.isEmpty, "\(simulator.faults)")
    }
  }

  @Test(arguments: Simulator.Variant.all)
  func `so does a dismissal by a pan`(_ variant: Simulator.Variant) {
    for finishes in [true, false] {
      var references = WeakReferences()
      let (simulator, root) = (Simulator(variant: variant), Screen("root"))
      simulator.window.rootViewController = root
      simulator.runUntilIdle()
      do {
        let (screen, animator) = (Screen("screen"), HoldingAnimator())
        references.watch(animator, "animator")
        if finishes { references.watch(screen, "screen") }
        let delegate = HoldingDelegate(screen, animator)
        screen.modalPresentationStyle = .custom
        screen.transitioningDelegate = delegate
        root.present(screen, animated: false)
        simulator.runUntilIdle()
        screen.presentationController?.containerView?.addGestureRecognizer(
          delegate.pan.gestureRecognizer)
        let finger = simulator.touchDown(at: CGPoint(x: 200, y: 100))
        for _ in 1...20 {
          finger.move(to: CGPoint(x: 200, y: finger.location.y + (finishes ? 600 : 60) / 20))
          simulator.step()
        }
        references.watch(screen.transitionCoordinator, "coordinator")
        simulator.run(for: 0.3)
        finger.lift()
        simulator.runUntilIdle()
        #expect((root.presentedViewController == nil) == finishes)
        delegate.animator = nil
        withExtendedLifetime(delegate) {}
      }
      simulator.runUntilIdle()
      references.expectGone()
      #expect(simulator.faults.isEmpty, "\(simulator.faults)")
    }
  }

  @Test(arguments: Simulator.Variant.all, [false, true])
  func `so does a swipe to another tab`(_ variant: Simulator.Variant, _ finishes: Bool) {
    var references = WeakReferences()
    let delegate = TabDelegate()
    let stage = TabStage(variant: variant, delegate: delegate)
    do {
      let animator = HoldingAnimator()
      references.watch(animator, "animator")
      delegate.animator = animator
      let finger = stage.swipe(finishes ? -0.6 : -0.1)
      references.watch(stage.controller.transitionCoordinator, "coordinator")
      stage.simulator.run(for: 0.3)
      finger.lift()
      stage.settle()
      delegate.animator = nil
    }
    references.expectGone()
    stage.expectSelected(finishes ? 2 : 1)
  }

  @Test(arguments: Simulator.Variant.all, [false, true])
  func `so does a container`(_ variant: Simulator.Variant, _ finishes: Bool) {
    var references = WeakReferences()
    do {
      let animator = HoldingAnimator()
      references.watch(animator, "animator")
      let stage = DriverStage(animator, variant: variant)
      references.watch(stage.driver, "driver")
      references.watch(stage.context, "context")
      references.watch(stage.new, "new screen")
      stage.hold(to: 0.4)
      if finishes { stage.driver.finish() } else { stage.driver.cancel() }
      stage.simulator.runUntilIdle()
      #expect(stage.ends == [finishes])
    }
    references.expectGone()
  }
}

/// An interruptible animator that keeps everything.
private final class HoldingAnimator: AppPropertyAnimator {
  override func makeAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> UIViewPropertyAnimator {
    let to = transitionContext.view(forKey: .to)
    if let to { transitionContext.containerView.insertSubview(to, at: 0) }
    let from = transitionContext.view(forKey: .from)
    let animator = UIViewPropertyAnimator(duration: 0.4, curve: .linear) { from?.alpha = 0 }
    animator.addCompletion { _ in
      let isCancelled = transitionContext.transitionWasCancelled
      from?.alpha = 1
      if isCancelled { to?.removeFromSuperview() }
      transitionContext.completeTransition(!isCancelled)
    }
    return animator
  }

  override func animationEnded(_ transitionCompleted: Bool) {}
}

private final class HoldingDelegate: NSObject, UIViewControllerTransitioningDelegate {
  var animator: HoldingAnimator?
  let pan: PanDismissInteraction

  init(_ screen: UIViewController, _ animator: HoldingAnimator) {
    self.animator = animator
    pan = PanDismissInteraction(dismissing: screen)
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    pan.interactionController(using: animator)
  }
}
