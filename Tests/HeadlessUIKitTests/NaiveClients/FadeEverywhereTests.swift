import Testing
import UIKit
import UIKitSimulator

/// A cross-fade written for pushes and pops, which moves both views.
private final class PushFadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.4 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let from = context.viewController(forKey: .from)?.view,
      let to = context.viewController(forKey: .to)?.view
    else { return context.completeTransition(false) }
    context.containerView.addSubview(to)
    to.alpha = 0
    UIView.animate(
      withDuration: transitionDuration(using: context),
      animations: {
        from.alpha = 0
        to.alpha = 1
      },
      completion: { _ in
        from.alpha = 1
        context.completeTransition(!context.transitionWasCancelled)
      }
    )
  }
}

/// A fade for push and pop that is used for presentations.
@MainActor
struct FadeEverywhereTests {
  private func modalStage(_ style: UIModalPresentationStyle) -> ModalStage {
    ModalStage(style: style, present: PushFadeAnimator(), dismiss: PushFadeAnimator())
  }

  private func alphas(_ simulator: Simulator, _ screens: UIViewController...) -> [CGFloat] {
    screens.map { (simulator.visibleAlpha(of: $0.view) * 100).rounded() / 100 }
  }

  @Test func `B4: fades pushes and pops`() {
    let stage = StackStage(animator: PushFadeAnimator())
    stage.navigation.pushViewController(stage.detail, animated: true)
    stage.simulator.run(for: 0.2)
    #expect(alphas(stage.simulator, stage.list, stage.detail) == [0.5, 0.5])
    stage.simulator.runUntilIdle()
    #expect(stage.simulator.shows(stage.detail))
    stage.navigation.popViewController(animated: true)
    stage.simulator.runUntilIdle()
    #expect(stage.simulator.shows(stage.list))
    #expect(stage.detail.view.window == nil)
    stage.simulator.expectFaults()
  }

  @Test func `A6: a canceled pop leaves the list in front, and translucent`() {
    let stage = StackStage(animator: PushFadeAnimator())
    stage.pushDetail()
    let driver = UIPercentDrivenInteractiveTransition()
    stage.delegate.driver = driver
    stage.navigation.popViewController(animated: true)
    stage.simulator.commit()
    driver.update(0.25)
    stage.simulator.step()
    #expect(alphas(stage.simulator, stage.list, stage.detail) == [0.25, 0.75])
    driver.cancel()
    stage.simulator.runUntilIdle()
    #expect(stage.simulator.shows(stage.detail))
    #expect(stage.navigation.viewControllers == [stage.list, stage.detail])
    #expect(stage.list.view.superview === stage.detail.view.superview)
    #expect(alphas(stage.simulator, stage.list, stage.detail) == [0, 1])
    stage.simulator.expectFaults()
    #expect(stage.simulator.hints.map(\.fact) == ["A6"])
  }

  @Test func `A4: a full-screen presentation and its dismissal fade, too`() {
    let stage = modalStage(.fullScreen)
    stage.root.present(stage.photo, animated: true)
    stage.simulator.run(for: 0.2)
    #expect(alphas(stage.simulator, stage.root, stage.photo) == [0.5, 0.5])
    stage.simulator.runUntilIdle()
    #expect(stage.simulator.shows(stage.photo))
    stage.dismissPhoto()
    #expect(stage.simulator.shows(stage.root))
    stage.simulator.expectFaults()
  }

  @Test func `A7: a custom presentation ends half black, its dismissal all black`() {
    let stage = modalStage(.custom)
    stage.root.present(stage.photo, animated: true)
    stage.simulator.run(for: 0.2)
    #expect(alphas(stage.simulator, stage.root, stage.photo) == [0.5, 0.5])
    stage.simulator.runUntilIdle()
    #expect(stage.simulator.shows(stage.photo))
    stage.simulator.expectFaults()
    stage.dismissPhoto()
    #expect(stage.isBlack)
    stage.simulator.expectFaults("A7")
  }

  @Test func `A7: a canceled custom dismissal looks right, but the presenter was moved`() {
    let stage = modalStage(.custom)
    stage.presentPhoto()
    stage.release(stage.pull(to: 0.5), finishes: false)
    #expect(stage.simulator.shows(stage.photo))
    #expect(stage.root.view.superview === stage.photo.presentationController?.containerView)
    #expect(alphas(stage.simulator, stage.root) == [0])
    stage.simulator.expectFaults("A7", "A6")
    stage.photo.transitioningDelegate = nil
    stage.dismissPhoto()
    #expect(stage.isBlack)
  }
}
