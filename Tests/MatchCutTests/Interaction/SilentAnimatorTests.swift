import MatchCut
import Testing
import UIKit
import UIKitSimulator

/// Animators of the app that never complete their transition.
@MainActor struct SilentAnimatorTests {
  @Test(arguments: [false, true], [false, true])
  func `a dismissal is completed in its place, with its outcome`(
    _ isInterruptible: Bool, _ finishes: Bool
  ) {
    let phone = Phone()
    let screen = Screen("screen")
    let pan = PanDismissInteraction(dismissing: screen)
    let delegate = ForgetfulDelegate(pan, isInterruptible: isInterruptible)
    screen.modalPresentationStyle = .custom
    screen.transitioningDelegate = delegate
    phone.root.present(screen, animated: false)
    phone.settle()
    screen.presentationController?.containerView?.addGestureRecognizer(pan.gestureRecognizer)
    let finger = phone.pull(finishes ? 500 : 80)
    phone.simulator.run(for: 2)
    #expect(screen.isBeingDismissed && phone.simulator.hints.isEmpty)
    finger.lift()
    phone.simulator.run(for: 0.5)
    #expect(screen.isBeingDismissed)
    phone.simulator.run(for: isInterruptible ? 2 : 5)
    #expect(!screen.isBeingDismissed)
    #expect((phone.root.presentedViewController == nil) == finishes)
    #expect(delegate.animator?.state != .stopped && delegate.animator?.state != .active)
    #expect(phone.simulator.hints.count == 1)
    #expect(phone.simulator.hints.first?.message.contains("Silent") == true)
    #expect(phone.simulator.faults.isEmpty, "\(phone.simulator.faults)")
  }

  @Test(arguments: Simulator.Variant.all, [CGFloat(12), 840, 900])
  func `released near an end with the timing of a sheet, it is completed as soon`(
    _ variant: Simulator.Variant, _ distance: CGFloat
  ) {
    for isInterruptible in [false, true] {
      let phone = Phone(variant: variant)
      let screen = Screen("screen")
      let pan = PanDismissInteraction(dismissing: screen, release: .sheet)
      let delegate = ForgetfulDelegate(pan, isInterruptible: isInterruptible)
      screen.modalPresentationStyle = .custom
      screen.transitioningDelegate = delegate
      phone.root.present(screen, animated: false)
      phone.settle()
      screen.presentationController?.containerView?.addGestureRecognizer(pan.gestureRecognizer)
      let finger = phone.pull(distance)
      phone.simulator.run(for: 0.3)
      finger.lift()
      phone.simulator.run(for: isInterruptible ? 2.5 : 5.5)
      #expect(!screen.isBeingDismissed, "\(isInterruptible)")
      #expect(phone.simulator.faults.isEmpty, "\(phone.simulator.faults)")
    }
  }

  @Test func `a dismissal that the app requests as the presentation ends is completed as well`() {
    let phone = Phone()
    let screen = Screen("screen")
    let delegate = ForgetfulDelegate(
      PanDismissInteraction(dismissing: screen), isInterruptible: false, isCatchable: true)
    screen.modalPresentationStyle = .custom
    screen.transitioningDelegate = delegate
    phone.root.present(screen, animated: true)
    phone.simulator.step()
    screen.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
      screen.dismiss(animated: true)
    }
    phone.simulator.run(for: 12)
    #expect(phone.root.presentedViewController == nil)
    #expect(phone.simulator.hints.count == 2)
    #expect(phone.simulator.faults.isEmpty, "\(phone.simulator.faults)")
  }

  @Test(arguments: [false, true])
  func `a swipe between tabs is completed in its place`(_ isInterruptible: Bool) {
    let delegate = TabDelegate()
    delegate.animator = isInterruptible ? SilentPropertyAnimator() : SilentAnimator()
    let stage = TabStage(delegate: delegate)
    stage.swipe(-0.6).lift()
    stage.simulator.run(for: 0.4)
    #expect(stage.controller.transitionCoordinator != nil)
    stage.simulator.run(for: 5.5)
    #expect(stage.controller.transitionCoordinator == nil)
    #expect(stage.controller.selectedIndex == 2)
    #expect(stage.simulator.hints.first?.message.contains("Silent") == true)
    #expect(stage.simulator.faults.isEmpty, "\(stage.simulator.faults)")
  }
}

/// An animator that never completes.
private class SilentAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.4 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let (view, change) = prepare(transitionContext)
    UIView.animate(withDuration: 0.4) { change(view) }
  }

  func prepare(_ context: any UIViewControllerContextTransitioning) -> (UIView, (UIView) -> Void) {
    if let to = context.view(forKey: .to) { context.containerView.insertSubview(to, at: 0) }
    let view = context.view(forKey: .from) ?? UIView(frame: .zero)
    return (view, { $0.alpha = 0 })
  }
}

/// The same with an interruptible animator.
private final class SilentPropertyAnimator: SilentAnimator {
  private(set) var animator: UIViewPropertyAnimator?

  override func animateTransition(
    using transitionContext: any UIViewControllerContextTransitioning
  ) {
    interruptibleAnimator(using: transitionContext).startAnimation()
  }

  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    if let animator { return animator }
    let (view, change) = prepare(transitionContext)
    let animator = UIViewPropertyAnimator(duration: 0.4, curve: .linear) { change(view) }
    self.animator = animator
    return animator
  }
}

private final class ForgetfulDelegate: NSObject, UIViewControllerTransitioningDelegate {
  private let pan: PanDismissInteraction
  private let isInterruptible: Bool
  /// The property animator of the last dismissal.
  var animator: UIViewPropertyAnimator? { (last as? SilentPropertyAnimator)?.animator }
  private var last: SilentAnimator?
  /// Whether a finger can catch transitions that it has not begun.
  private let isCatchable: Bool

  init(_ pan: PanDismissInteraction, isInterruptible: Bool, isCatchable: Bool = false) {
    self.pan = pan
    self.isInterruptible = isInterruptible
    self.isCatchable = isCatchable
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { isCatchable ? SilentAnimator() : nil }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    pan.interactionController(using: animator)
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    last = isInterruptible ? SilentPropertyAnimator() : SilentAnimator()
    return last
  }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    isCatchable || pan.isBeginning ? pan.interactionController(using: animator) : nil
  }
}
