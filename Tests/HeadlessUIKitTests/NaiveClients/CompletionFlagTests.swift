import Testing
import UIKit
import UIKitSimulator

/// Slides a screen, and completes with whatever it takes for the outcome.
private final class OptimisticAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  enum Outcome {
    case alwaysTrue
    case finishedFlag
  }

  private let outcome: Outcome

  @MainActor
  init(_ outcome: Outcome) {
    self.outcome = outcome
    super.init()
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.4 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let container = context.containerView
    if let to = context.view(forKey: .to), let from = context.view(forKey: .from) {
      container.insertSubview(to, belowSubview: from)
    }
    let from = context.view(forKey: .from)
    UIView.animate(
      withDuration: transitionDuration(using: context),
      animations: { from?.frame.origin.y = container.bounds.height },
      completion: { finished in
        context.completeTransition(self.outcome == .alwaysTrue ? true : finished)
      }
    )
  }
}

/// `completeTransition` with a flag of one's own.
@MainActor
struct CompletionFlagTests {
  /// Variants in which a cancelled animation's completion is given true, or false (L5).
  private func variant(finishedFlag: Bool) -> Simulator.Variant? {
    finishedFlag
      ? .standard
      : Simulator.Variant.all.first {
        $0.description.contains("canceled animations report finished false")
      }
  }

  private func stage(
    _ outcome: OptimisticAnimator.Outcome, style: UIModalPresentationStyle = .custom,
    variant: Simulator.Variant = .standard
  ) -> ModalStage {
    let stage = ModalStage(
      style: style, present: FadeAnimator(), dismiss: OptimisticAnimator(outcome),
      variant: variant)
    stage.presentPhoto()
    return stage
  }

  @Test func `A6: true after a cancel: the photo goes away although the user kept it`() {
    let stage = stage(.alwaysTrue)
    stage.release(stage.pull(to: 0.3), finishes: false)
    #expect(stage.simulator.shows(stage.root))
    #expect(stage.root.presentedViewController == nil)
    #expect(stage.record.calls == ["photo willDisappear", "photo didDisappear"])
    stage.simulator.expectFaults("A6")
  }

  @Test(arguments: [true, false])
  func `A6: finished after a cancel: wrong or right, as it happens`(finishedFlag: Bool) throws {
    let variant = try #require(self.variant(finishedFlag: finishedFlag))
    let stage = stage(.finishedFlag, variant: variant)
    stage.release(stage.pull(to: 0.3), finishes: false)
    #expect(stage.simulator.shows(finishedFlag ? stage.root : stage.photo))
    #expect((stage.root.presentedViewController == nil) == finishedFlag)
    if finishedFlag { stage.simulator.expectFaults("A6") } else { stage.simulator.expectFaults() }
  }

  @Test func `A6: finished after an interruption: out of sight, but still there, and over all`() {
    let stage = stage(.finishedFlag)
    stage.root.dismiss(animated: true)
    stage.simulator.run(for: 0.2)
    stage.photo.view.layer.removeAllAnimations()
    stage.simulator.runUntilIdle()
    #expect(!stage.simulator.isVisible(stage.photo.view))
    #expect(stage.root.presentedViewController === stage.photo)
    let container = stage.photo.presentationController?.containerView
    #expect(stage.simulator.hitTest(ModalStage.middle) === container)
    stage.simulator.expectFaults("A6")
  }

  @Test func `A6: true after a cancelled pop: the stack says one thing, the screen another`() {
    let stage = StackStage(animator: OptimisticAnimator(.alwaysTrue))
    stage.delegate.animator = FadeAnimator()
    stage.pushDetail()
    stage.delegate.animator = OptimisticAnimator(.alwaysTrue)
    let driver = UIPercentDrivenInteractiveTransition()
    stage.delegate.driver = driver
    stage.navigation.popViewController(animated: true)
    stage.simulator.commit()
    driver.update(0.3)
    stage.simulator.step()
    driver.cancel()
    stage.simulator.runUntilIdle()
    #expect(stage.navigation.viewControllers == [stage.list, stage.detail])
    #expect(stage.simulator.shows(stage.list))
    #expect(!stage.simulator.isVisible(stage.detail.view))
    stage.simulator.expectFaults("A6")
  }

  @Test(arguments: [UIModalPresentationStyle.custom, .fullScreen])
  func `A6: either flag is right while nothing goes wrong`(style: UIModalPresentationStyle) {
    for outcome in [OptimisticAnimator.Outcome.alwaysTrue, .finishedFlag] {
      let stage = stage(outcome, style: style)
      stage.release(stage.pull(to: 0.3), finishes: true)
      #expect(stage.simulator.shows(stage.root))
      stage.simulator.expectFaults()
    }
  }
}
