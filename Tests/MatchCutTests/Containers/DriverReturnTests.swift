import MatchCut
import MatchCutContainers
import Testing
import UIKit
import UIKitSimulator

/// A transition in a container of the app that returns to its start.
@MainActor struct DriverReturnTests {
  @Test(arguments: Simulator.Variant.all, [0, 0.3, 0.9] as [CGFloat])
  func `animations in a row end with it, and leave nothing behind`(
    _ variant: Simulator.Variant, _ fraction: CGFloat
  ) {
    for count in 1...4 {
      let animator = RowAnimator(count)
      let stage = DriverStage(animator, variant: variant)
      stage.old.view.alpha = 0.75
      stage.new.view.alpha = 0.5
      if fraction == 0 {
        stage.driver.start(stage.context, isInteractive: true)
        stage.driver.update(0)
      } else {
        // Within the first animation.
        stage.hold(to: fraction / CGFloat(count))
      }
      stage.driver.cancel()
      stage.simulator.run(for: 0.4)
      #expect(stage.ends == [false])
      #expect(animator.isCompleted)
      #expect(stage.old.view.alpha == 0.75 && stage.new.view.alpha == 0.5)
      #expect(stage.old.view.layer.animationKeys() ?? [] == [])
      #expect(stage.container.subviews == [stage.old.view])
      #expect(stage.simulator.faults.isEmpty, "\(stage.simulator.faults)")
      #expect(stage.simulator.hints.isEmpty, "\(stage.simulator.hints)")
    }
  }

  @Test(arguments: Simulator.Variant.all, [false, true])
  func `it ends if the completions begin very many animations`(
    _ variant: Simulator.Variant, _ finishes: Bool
  ) {
    let stage = DriverStage(RowAnimator(40), variant: variant)
    stage.hold(to: 0.3)
    if finishes { stage.driver.finish() } else { stage.driver.cancel() }
    stage.simulator.run(for: finishes ? 4 : 0.4)
    #expect(stage.ends == [finishes])
    #expect(stage.simulator.faults.isEmpty, "\(stage.simulator.faults)")
  }

  @Test(arguments: [false, true])
  func `what the animator never set stays as it was`(_ finishes: Bool) {
    let stage = DriverStage(LayerFade())
    stage.old.view.alpha = 0.875
    stage.hold(to: 0.3)
    // The app may change what the animator does not.
    stage.old.view.layer.cornerRadius = 5
    if finishes { stage.driver.finish() } else { stage.driver.cancel() }
    stage.simulator.runUntilIdle()
    #expect(stage.ends == [finishes])
    #expect(stage.old.view.alpha == 0.875 && stage.new.view.alpha == 1)
    #expect(stage.old.view.layer.cornerRadius == 5)
    #expect(stage.simulator.faults.isEmpty, "\(stage.simulator.faults)")
  }

  @Test func `a driver starts one transition only, also after its end`() {
    let stage = DriverStage(AppAnimator.kit.make())
    stage.driver.start(stage.context)
    stage.simulator.runUntilIdle()
    stage.expectEnd(isFinished: true)
    let second = ContainerTransitionContext(
      from: stage.new, to: stage.old, in: stage.container)
    stage.driver.start(second)
    stage.simulator.runUntilIdle()
    #expect(!second.isEnded && stage.container.subviews == [stage.new.view])
    // Another driver may start it.
    ContainerTransitionDriver(AppAnimator.viewAnimation.make()).start(second)
    stage.simulator.runUntilIdle()
    #expect(second.isEnded && stage.container.subviews == [stage.old.view])
  }
}

/// An animator with several animations, each in the completion of the former.
private final class RowAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let count: Int
  private(set) var isCompleted = false

  init(_ count: Int) {
    self.count = count
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.4 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let to = transitionContext.view(forKey: .to) else { return }
    transitionContext.containerView.insertSubview(to, at: 0)
    animate(0, in: transitionContext)
  }

  @MainActor private func animate(
    _ index: Int, in context: any UIViewControllerContextTransitioning
  ) {
    let view = context.view(forKey: index.isMultiple(of: 2) ? .from : .to)
    UIView.animate(withDuration: 0.4 / Double(min(count, 4))) {
      view?.alpha = view?.alpha == 0.1 ? 0.2 : 0.1
    } completion: { _ in
      if index + 1 < self.count { return self.animate(index + 1, in: context) }
      self.isCompleted = true
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

/// An animator that shows both screens' opacity by animations of their layers only.
private final class LayerFade: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.5 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let from = transitionContext.view(forKey: .from),
      let to = transitionContext.view(forKey: .to)
    else { return }
    transitionContext.containerView.addSubview(to)
    CATransaction.begin()
    CATransaction.setCompletionBlock {
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
    for (view, start, end) in [(from, 1.0, 0.0), (to, 0, 1)] {
      let fade = CABasicAnimation(keyPath: "opacity")
      fade.fromValue = start
      fade.toValue = end
      fade.duration = 0.5
      view.layer.add(fade, forKey: "fade")
    }
    CATransaction.commit()
  }
}
