import Testing
import UIKit
import UIKitSimulator

/// Fades a screen in and hides the presenter behind it, until its own dismissal.
private final class HidingAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.3 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let to = context.viewController(forKey: .to)
    let from = context.viewController(forKey: .from)
    let isPresenting = to?.isBeingPresented == true
    let screen = isPresenting ? to?.view : from?.view
    let presenter = isPresenting ? from?.view : to?.view
    if isPresenting, let screen {
      context.containerView.addSubview(screen)
      screen.alpha = 0
    } else {
      presenter?.isHidden = false
    }
    UIView.animate(
      withDuration: transitionDuration(using: context),
      animations: { screen?.alpha = isPresenting ? 1 : 0 },
      completion: { _ in
        if isPresenting { presenter?.isHidden = true }
        context.completeTransition(!context.transitionWasCancelled)
      }
    )
  }
}

/// State that only the animator restores.
@MainActor
struct HiddenPresenterTests {
  private func stage(variant: Simulator.Variant = .standard) -> ModalStage {
    let stage = ModalStage(
      present: HidingAnimator(), dismiss: HidingAnimator(), variant: variant)
    stage.presentPhoto()
    return stage
  }

  @Test func `A7: an animated dismissal shows the presenter`() {
    let stage = stage()
    #expect(!stage.simulator.isVisible(stage.root.view))
    stage.root.dismiss(animated: true)
    stage.simulator.run(for: 0.15)
    #expect(stage.simulator.shows(stage.root))
    stage.simulator.runUntilIdle()
    #expect(stage.simulator.shows(stage.root))
    stage.simulator.expectFaults()
  }

  @Test(arguments: Simulator.Variant.all)
  func `A7: without animation the window is black, unless the animator is asked`(
    variant: Simulator.Variant
  ) {
    let stage = stage(variant: variant)
    stage.root.dismiss(animated: false)
    stage.simulator.runUntilIdle()
    #expect(stage.root.presentedViewController == nil)
    let isAsked = variant.description.contains("without animation")
    #expect(stage.isBlack == !isAsked)
    if isAsked { stage.simulator.expectFaults() } else { stage.simulator.expectFaults("A7") }
  }

  @Test func `A7: a dismissal by another delegate does not show it`() {
    let stage = stage()
    stage.photo.transitioningDelegate = nil
    stage.dismissPhoto()
    #expect(stage.isBlack)
    stage.simulator.expectFaults("A7")
  }

  @Test func `A6: a canceled presentation hides the presenter for good`() {
    let stage = ModalStage(present: HidingAnimator())
    stage.release(stage.push(to: 0.5), finishes: false)
    #expect(stage.isBlack)
    #expect(stage.root.presentedViewController == nil)
    stage.simulator.expectFaults("A7")
  }

  @Test func `A6: a canceled dismissal shows the presenter behind the photo from then on`() {
    let stage = stage()
    stage.release(stage.pull(to: 0.5), finishes: false)
    #expect(stage.simulator.shows(stage.photo))
    #expect(stage.simulator.shows(stage.root))
    stage.root.dismiss(animated: false)
    stage.simulator.runUntilIdle()
    #expect(stage.simulator.shows(stage.root))
    stage.simulator.expectFaults()
  }
}
