import Testing
import UIKit
import UIKitSimulator

/// Slides a screen in from the right and out again, with the views that the context returns.
private final class SlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isAppearing: Bool

  @MainActor
  init(isAppearing: Bool) {
    self.isAppearing = isAppearing
    super.init()
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.5 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let container = context.containerView
    if let to = context.view(forKey: .to), let screen = context.viewController(forKey: .to) {
      to.frame = context.finalFrame(for: screen)
      container.insertSubview(to, at: isAppearing ? container.subviews.count : 0)
    }
    let moving = context.view(forKey: isAppearing ? .to : .from)
    let away = CGAffineTransform(translationX: container.bounds.width, y: 0)
    if isAppearing { moving?.transform = away }
    UIView.animate(
      withDuration: transitionDuration(using: context), delay: 0, options: .curveLinear,
      animations: { moving?.transform = self.isAppearing ? .identity : away },
      completion: { _ in
        moving?.transform = .identity
        let wasCancelled = context.transitionWasCancelled
        if wasCancelled { context.view(forKey: .to)?.removeFromSuperview() }
        context.completeTransition(!wasCancelled)
      }
    )
  }
}

/// A correct slide.
@MainActor
struct SlideTests {
  nonisolated private static let styles: [UIModalPresentationStyle] = [
    .custom, .overFullScreen, .fullScreen,
  ]

  private func stage(_ style: UIModalPresentationStyle) -> ModalStage {
    ModalStage(
      style: style, present: SlideAnimator(isAppearing: true),
      dismiss: SlideAnimator(isAppearing: false))
  }

  private func x(_ screen: UIViewController, _ simulator: Simulator) -> CGFloat {
    simulator.visibleFrame(of: screen.view).minX
  }

  @Test(arguments: styles, Simulator.Variant.all)
  func `A4: slides in and out`(style: UIModalPresentationStyle, variant: Simulator.Variant) {
    let stage = ModalStage(
      style: style, present: SlideAnimator(isAppearing: true),
      dismiss: SlideAnimator(isAppearing: false), variant: variant)
    let place = stage.root.view.superview
    stage.root.present(stage.photo, animated: true)
    stage.simulator.commit()
    #expect(!stage.simulator.isVisible(stage.photo.view))
    let isRelocated = stage.root.view.superview === stage.photo.view.superview
    #expect(isRelocated == (style == .fullScreen))
    stage.simulator.run(for: 0.2)
    #expect(x(stage.photo, stage.simulator).isClose(to: 393 * 0.6))
    #expect(stage.simulator.shows(stage.root))
    stage.simulator.runUntilIdle()
    #expect(stage.simulator.shows(stage.photo))
    stage.root.dismiss(animated: true)
    stage.simulator.run(for: 0.2)
    #expect(x(stage.photo, stage.simulator).isClose(to: 393 * 0.4))
    #expect(stage.simulator.shows(stage.root))
    stage.simulator.runUntilIdle()
    #expect(stage.simulator.shows(stage.root))
    #expect(stage.root.view.superview === place)
    #expect(stage.photo.view.superview == nil)
    stage.simulator.expectFaults()
  }

  @Test(arguments: styles, [true, false])
  func `C: follows the finger, and ends by the release`(
    style: UIModalPresentationStyle, finishes: Bool
  ) {
    let stage = stage(style)
    stage.presentPhoto()
    let driver = stage.pull(to: 0.25)
    #expect(x(stage.photo, stage.simulator).isClose(to: 393 * 0.25))
    driver.update(0.75)
    stage.simulator.step()
    #expect(x(stage.photo, stage.simulator).isClose(to: 393 * 0.75))
    stage.release(driver, finishes: finishes)
    #expect(stage.simulator.shows(finishes ? stage.root : stage.photo))
    #expect((stage.photo.view.window == nil) == finishes)
    stage.simulator.expectFaults()
  }

  @Test(arguments: styles)
  func `C: an interactive presentation is canceled`(style: UIModalPresentationStyle) {
    let stage = stage(style)
    stage.release(stage.push(to: 0.75), finishes: false)
    #expect(stage.simulator.shows(stage.root))
    #expect(stage.photo.view.superview == nil)
    stage.presentPhoto()
    #expect(stage.simulator.shows(stage.photo))
    stage.simulator.expectFaults()
  }

  @Test func `A8: without animation the animator need not be asked`() {
    for variant in Simulator.Variant.all {
      let stage = ModalStage(
        present: SlideAnimator(isAppearing: true), dismiss: SlideAnimator(isAppearing: false),
        variant: variant)
      stage.root.present(stage.photo, animated: false)
      stage.simulator.runUntilIdle()
      #expect(stage.simulator.shows(stage.photo))
      stage.root.dismiss(animated: false)
      stage.simulator.runUntilIdle()
      #expect(stage.simulator.shows(stage.root))
      stage.simulator.expectFaults()
    }
  }

  @Test func `A11: requests in flight are ignored, and so are touches`() {
    let stage = stage(.custom)
    stage.root.present(stage.photo, animated: true)
    stage.simulator.run(for: 0.2)
    #expect(stage.simulator.hitTest(ModalStage.middle) == nil)
    stage.photo.dismiss(animated: true)
    stage.root.present(Screen("other"), animated: true)
    stage.simulator.runUntilIdle()
    #expect(stage.simulator.shows(stage.photo))
    #expect(stage.root.presentedViewController === stage.photo)
    stage.simulator.expectFaults("A11", "A11")
  }

  @Test func `B4: pushes, and pops interactively`() {
    let stage = StackStage(animator: SlideAnimator(isAppearing: true))
    stage.navigation.pushViewController(stage.detail, animated: true)
    stage.simulator.run(for: 0.2)
    #expect(x(stage.detail, stage.simulator).isClose(to: 393 * 0.6))
    stage.simulator.runUntilIdle()
    let driver = UIPercentDrivenInteractiveTransition()
    stage.delegate.animator = SlideAnimator(isAppearing: false)
    stage.delegate.driver = driver
    for finishes in [false, true] {
      stage.navigation.popViewController(animated: true)
      stage.simulator.commit()
      driver.update(0.5)
      stage.simulator.step()
      #expect(x(stage.detail, stage.simulator).isClose(to: 393 * 0.5))
      if finishes { driver.finish() } else { driver.cancel() }
      stage.simulator.runUntilIdle()
      #expect(stage.simulator.shows(finishes ? stage.list : stage.detail))
    }
    #expect(stage.navigation.viewControllers == [stage.list])
    stage.simulator.expectFaults()
  }
}
