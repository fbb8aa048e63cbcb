import Testing
import UIKit
import UIKitSimulator

/// Opens the incoming screen from a point with a growing mask, animated by Core Animation only.
private final class CircularRevealAnimator: NSObject, UIViewControllerAnimatedTransitioning,
  CAAnimationDelegate
{
  private let animatesThrowawayView: Bool
  private var context: (any UIViewControllerContextTransitioning)?
  private(set) var stops = 0

  @MainActor
  init(animatesThrowawayView: Bool = false) {
    self.animatesThrowawayView = animatesThrowawayView
    super.init()
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.5 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let to = context.view(forKey: .to) else { return context.completeTransition(false) }
    self.context = context
    context.containerView.addSubview(to)
    let small = UIBezierPath(ovalIn: CGRect(x: 186.5, y: 416, width: 20, height: 20)).cgPath
    let large = UIBezierPath(ovalIn: CGRect(x: -303.5, y: -74, width: 1000, height: 1000)).cgPath
    let mask = CAShapeLayer()
    mask.path = large
    to.layer.mask = mask
    let animation = CABasicAnimation(keyPath: "path")
    animation.fromValue = small
    animation.toValue = large
    animation.duration = transitionDuration(using: context)
    animation.delegate = self
    mask.add(animation, forKey: "path")
    if animatesThrowawayView { animateThrowawayView(in: context.containerView) }
  }

  nonisolated func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    MainActor.assumeIsolated {
      stops += 1
      context?.view(forKey: .to)?.layer.mask = nil
      context?.completeTransition(context?.transitionWasCancelled == false)
      context = nil
    }
  }

  private func animateThrowawayView(in container: UIView) {
    let view = UIView()
    container.addSubview(view)
    UIView.animate(
      withDuration: 0.5, delay: 0, options: .curveLinear,
      animations: { view.alpha = 0 }, completion: { _ in view.removeFromSuperview() })
  }
}

/// Dims the presenter alongside the transition.
private final class DimmingController: UIPresentationController {
  private let dimming: UIView

  init(_ dimming: UIView, _ presented: UIViewController, _ presenter: UIViewController?) {
    self.dimming = dimming
    super.init(presentedViewController: presented, presenting: presenter)
  }

  override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    dimming.frame = containerView.bounds
    dimming.alpha = 0
    containerView.addSubview(dimming)
    presentedViewController.transitionCoordinator?.animate { [dimming] _ in dimming.alpha = 1 }
  }
}

/// A circular reveal with CABasicAnimation.
@MainActor
struct CircularRevealTests {
  /// Expects the visible square of the mask, which grows from 20 to 1000 points.
  private func expectCircle(at fraction: CGFloat, on stage: ModalStage) {
    let side = 20 + 980 * fraction
    let circle = CGRect(x: 196.5 - side / 2, y: 426 - side / 2, width: side, height: side)
    let visible = circle.intersection(stage.simulator.window.bounds)
    #expect(stage.simulator.visibleFrame(of: stage.photo.view).isClose(to: visible))
  }

  @Test func `E3: a non-interactive transition opens from a point`() {
    let animator = CircularRevealAnimator()
    let stage = ModalStage(present: animator)
    stage.root.present(stage.photo, animated: true)
    stage.simulator.commit()
    expectCircle(at: 0, on: stage)
    stage.simulator.run(for: 0.25)
    expectCircle(at: 0.5, on: stage)
    stage.simulator.runUntilIdle()
    #expect(stage.simulator.shows(stage.photo))
    #expect(animator.stops == 1)
    stage.simulator.expectFaults()
  }

  @Test(arguments: [true, false])
  func `A9: animations alongside jump, unless any view is animated`(animatesThrowawayView: Bool) {
    let stage = ModalStage(
      present: CircularRevealAnimator(animatesThrowawayView: animatesThrowawayView))
    let dimming = UIView()
    stage.delegate.makePresentationController = { presented, presenter in
      DimmingController(dimming, presented, presenter)
    }
    stage.root.present(stage.photo, animated: true)
    stage.simulator.run(for: 0.25)
    let alpha = stage.simulator.visibleAlpha(of: dimming)
    #expect(alpha.isClose(to: animatesThrowawayView ? 0.5 : 1))
    stage.simulator.runUntilIdle()
    #expect(stage.simulator.visibleAlpha(of: dimming) == 1)
    stage.simulator.expectFaults()
  }

  @Test func `C: interactively it follows the finger, and jumps to its end at the release`() {
    let stage = ModalStage(present: CircularRevealAnimator())
    let driver = stage.push(to: 0.3)
    expectCircle(at: 0.3, on: stage)
    driver.finish()
    stage.simulator.step()
    #expect(stage.simulator.shows(stage.photo))
    stage.simulator.runUntilIdle()
    #expect(stage.root.presentedViewController === stage.photo)
    #expect(!stage.photo.isBeingPresented)
    stage.simulator.expectFaults("C")
  }

  @Test func `C: canceled, the mask closes, and then opens once more before it is removed`() {
    let animator = CircularRevealAnimator()
    let stage = ModalStage(present: animator)
    let driver = stage.push(to: 0.4)
    driver.cancel()
    stage.simulator.run(for: 0.2)
    expectCircle(at: 0, on: stage)
    stage.simulator.run(for: 0.25)
    #expect(stage.simulator.visibleFrame(of: stage.photo.view).width > 300)
    stage.simulator.runUntilIdle()
    #expect(animator.stops == 1)
    #expect(stage.simulator.shows(stage.root))
    #expect(stage.photo.view.superview == nil)
    stage.simulator.expectFaults("C")
  }

  @Test func `E11: removing the mask in flight ends the transition`() {
    let stage = ModalStage(present: CircularRevealAnimator())
    stage.root.present(stage.photo, animated: true)
    stage.simulator.run(for: 0.1)
    stage.photo.view.layer.mask?.removeAllAnimations()
    #expect(stage.simulator.shows(stage.photo))
    #expect(!stage.photo.isBeingPresented)
    stage.simulator.expectFaults()
  }
}
