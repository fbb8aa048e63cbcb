import ShownCode
import Testing
import UIKit
import UIKitFilm
import UIKitSimulator

/// Shrinks the dismissed screen a little, and then drops it, in two animation blocks.
private final class ShrinkAndDropAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.5 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let fromView = transitionContext.view(forKey: .from) else {
      return transitionContext.completeTransition(false)
    }
    let distance = transitionContext.containerView.bounds.height
    UIView.animate(
      withDuration: 0.2, delay: 0, options: .curveEaseOut,
      animations: { fromView.transform = CGAffineTransform(scaleX: 0.9, y: 0.9) },
      completion: { _ in
        UIView.animate(
          withDuration: 0.3, delay: 0, options: .curveEaseIn,
          animations: {
            fromView.transform = CGAffineTransform(translationX: 0, y: distance)
              .scaledBy(x: 0.9, y: 0.9)
          },
          completion: { _ in
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
          })
      })
  }
}

/// The same with keyframes, which have one completion.
private final class KeyframeDropAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.5 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let fromView = transitionContext.view(forKey: .from) else {
      return transitionContext.completeTransition(false)
    }
    let distance = transitionContext.containerView.bounds.height
    UIView.animateKeyframes(
      withDuration: transitionDuration(using: transitionContext), delay: 0,
      animations: {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.4) {
          fromView.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
        }
        UIView.addKeyframe(withRelativeStartTime: 0.4, relativeDuration: 0.6) {
          fromView.transform = CGAffineTransform(translationX: 0, y: distance)
            .scaledBy(x: 0.9, y: 0.9)
        }
      },
      completion: { _ in
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }
}

/// Animation blocks that start in the completion of others.
@MainActor
struct ShrinkAndDropTests {
  private func stage(isRepaired: Bool, variant: Simulator.Variant) -> ModalStage {
    let stage = ModalStage(
      present: FadeAnimator(),
      dismiss: isRepaired ? KeyframeDropAnimator() : ShrinkAndDropAnimator(), variant: variant)
    stage.presentPhoto()
    return stage
  }

  @Test(arguments: [false, true], Simulator.Variant.extended)
  func `C: after a cancel, the second block drops a screen that is still presented`(
    isRepaired: Bool, variant: Simulator.Variant
  ) {
    let stage = stage(isRepaired: isRepaired, variant: variant)
    stage.release(stage.pull(to: 0.3), finishes: false)
    #expect(stage.root.presentedViewController === stage.photo)
    #expect(stage.root.transitionCoordinator == nil)
    #expect(stage.simulator.isVisible(stage.photo.view) == isRepaired)
    #expect(stage.photo.view.transform.ty.isClose(to: isRepaired ? 0 : 852))
    let container = stage.photo.presentationController?.containerView
    let touched = stage.simulator.hitTest(ModalStage.middle)
    #expect(touched === (isRepaired ? stage.photo.view : container))
    stage.simulator.expectFaults()
  }

  @Test func `the article shows how the screen drops after a cancel`() throws {
    let stage = stage(isRepaired: false, variant: .standard)
    stage.paint()
    let film = stage.simulator.film {
      let driver = stage.pull(to: 0)
      for progress in 1...6 {
        driver.update(CGFloat(progress) / 20)
        stage.simulator.run(for: 0.05)
      }
      stage.release(driver, finishes: false)
    }
    try ShownPicture("two-blocks.svg").compare(with: film.strip(of: 5))
  }

  @Test(arguments: [false, true], Simulator.Variant.extended)
  func `C: without a cancel, both drop it`(isRepaired: Bool, variant: Simulator.Variant) {
    let stage = stage(isRepaired: isRepaired, variant: variant)
    stage.release(stage.pull(to: 0.3), finishes: true)
    #expect(stage.simulator.shows(stage.root))
    #expect(stage.root.presentedViewController == nil)
    stage.simulator.expectFaults()
  }
}
