import MatchCut
import MatchCutContainers
import Testing
import UIKit
import UIKitSimulator

/// Transitions with an animator of the app that a pan of the kit catches in flight.
@MainActor
struct AppAnimatorCatchTests {
  /// A screen that an app's animator presents and dismisses, linearly in half a second.
  @MainActor private struct Flight {
    let phone: Phone
    let screen = Screen("screen")
    let delegate: DropDelegate

    init(_ variant: Simulator.Variant, isTold: Bool, isPresenting: Bool) {
      phone = Phone(variant: variant)
      delegate = DropDelegate(PanDismissInteraction(dismissing: screen), isTold: isTold)
      screen.modalPresentationStyle = .fullScreen
      screen.transitioningDelegate = delegate
      phone.root.present(screen, animated: true)
      if !isPresenting {
        phone.settle()
        screen.dismiss(animated: true)
      }
      phone.simulator.run(for: 0.25)
    }

    /// The distance of the screen from the top, in points.
    var place: CGFloat { phone.simulator.visibleFrame(of: screen.view).minY }
  }

  @Test(
    "it stops where it is, and follows the finger", arguments: Simulator.Variant.all,
    [false, true])
  func told(_ variant: Simulator.Variant, isPresenting: Bool) {
    let flight = Flight(variant, isTold: true, isPresenting: isPresenting)
    let place = flight.place
    #expect(abs(place - flight.phone.screen.height / 2) < 40)
    let finger = flight.phone.simulator.touchDown(
      at: CGPoint(x: 200, y: flight.phone.screen.height - 100))
    flight.phone.simulator.step()
    #expect(flight.screen.transitionCoordinator?.isInteractive == true)
    #expect(abs(flight.place - place) < 1)
    flight.phone.simulator.run(for: 0.2)
    #expect(abs(flight.place - place) < 1)
    flight.phone.move(finger, by: -300)
    // The finger moves the screen from the step after the beginning of the pan.
    #expect((place - 300...place - 280).contains(flight.place), "\(place), \(flight.place)")
    flight.phone.simulator.run(for: 0.2)
    finger.lift()
    flight.phone.settle()
    #expect(flight.phone.root.presentedViewController === flight.screen)
    #expect(flight.place == 0)
    flight.phone.expectNoFaults()
  }

  @Test("released at its end, it ends", arguments: Simulator.Variant.all, [false, true])
  func atAnEnd(_ variant: Simulator.Variant, isBack: Bool) {
    let flight = Flight(variant, isTold: true, isPresenting: false)
    let phone = flight.phone
    let finger = phone.simulator.touchDown(at: CGPoint(x: 200, y: phone.screen.height - 100))
    phone.simulator.step()
    // From halfway to beyond its start or its end.
    phone.move(finger, by: isBack ? -700 : 50)
    if !isBack {
      finger.move(to: CGPoint(x: 200, y: phone.screen.height + 900))
      phone.simulator.step()
    }
    phone.simulator.run(for: 0.3)
    finger.lift()
    phone.settle()
    #expect((phone.root.presentedViewController == nil) != isBack)
    phone.expectNoFaults()
  }

  @Test(
    "released exactly at an end, a swipe back ends", arguments: Simulator.Variant.all,
    [CGFloat(0), 1])
  func swipeBack(_ variant: Simulator.Variant, _ fraction: CGFloat) {
    let stage = PopStage(PopCase(variant: variant))
    stage.stage.delegate.animator = LeavingAnimator()
    let finger = stage.touchDown()
    stage.move(finger, by: 100)
    #expect(stage.navigation.transitionCoordinator?.isInteractive == true)
    // Beyond the end, or back to where the finger began.
    finger.move(to: stage.point(fraction == 0 ? 0 : stage.width + 60))
    stage.simulator.run(for: 0.3)
    finger.lift()
    stage.phone.settle()
    #expect(stage.navigation.transitionCoordinator == nil)
    #expect(stage.navigation.viewControllers.count == (fraction == 0 ? 2 : 1))
    stage.phone.expectNoFaults()
  }

  @Test(
    "released exactly at an end, a swipe between tabs ends", arguments: Simulator.Variant.all,
    [CGFloat(0), 1])
  func swipeOfTabs(_ variant: Simulator.Variant, _ fraction: CGFloat) {
    let delegate = TabDelegate()
    delegate.animator = LeavingAnimator()
    let stage = TabStage(variant: variant, delegate: delegate)
    let finger = stage.swipe(-0.3)
    #expect(stage.controller.transitionCoordinator?.isInteractive == true)
    stage.move(finger, by: fraction == 0 ? 0.35 : -1.2)
    stage.simulator.run(for: 0.3)
    finger.lift()
    stage.settle()
    stage.expectSelected(fraction == 0 ? 1 : 2)
  }

  @Test(
    "an interaction that does not know the animator does not catch it", arguments: [false, true])
  func untold(isPresenting: Bool) {
    let flight = Flight(.standard, isTold: false, isPresenting: isPresenting)
    let finger = flight.phone.simulator.touchDown(
      at: CGPoint(x: 200, y: flight.phone.screen.height - 100))
    flight.phone.simulator.step()
    #expect(flight.screen.transitionCoordinator?.isInteractive == false)
    flight.phone.move(finger, by: isPresenting ? 60 : -60)
    finger.lift()
    flight.phone.settle()
    #expect((flight.phone.root.presentedViewController == nil) != isPresenting)
    flight.phone.expectNoFaults()
  }
}

/// A delegate of the app that returns a pan of the kit for every transition.
private final class DropDelegate: NSObject, UIViewControllerTransitioningDelegate {
  private let pan: PanDismissInteraction
  private let isTold: Bool

  init(_ pan: PanDismissInteraction, isTold: Bool) {
    self.pan = pan
    self.isTold = isTold
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { DropAnimator(isPresenting: true) }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { DropAnimator(isPresenting: false) }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { drive(animator) }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { drive(animator) }

  private func drive(
    _ animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    isTold ? pan.interactionController(using: animator) : pan
  }
}

/// Moves a screen out at the right edge, off the screen below.
private final class LeavingAnimator: AppPropertyAnimator {
  override func makeAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> UIViewPropertyAnimator {
    let container = transitionContext.containerView
    let (from, to) = (transitionContext.view(forKey: .from), transitionContext.view(forKey: .to))
    if let to { container.insertSubview(to, at: 0) }
    to?.frame = container.bounds
    let animator = UIViewPropertyAnimator(duration: 0.4, curve: .linear) {
      from?.center.x += container.bounds.width
    }
    animator.addCompletion { _ in
      let isCancelled = transitionContext.transitionWasCancelled
      if isCancelled { to?.removeFromSuperview() }
      transitionContext.completeTransition(!isCancelled)
    }
    return animator
  }
}

/// Moves a screen out at the lower edge, or in from there.
private final class DropAnimator: AppPropertyAnimator {
  private let isPresenting: Bool

  init(isPresenting: Bool) {
    self.isPresenting = isPresenting
    super.init(duration: 0.5)
  }

  override func makeAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> UIViewPropertyAnimator {
    let container = transitionContext.containerView
    let view = transitionContext.view(forKey: isPresenting ? .to : .from) ?? UIView(frame: .zero)
    let below = transitionContext.view(forKey: isPresenting ? .from : .to)
    if let below {
      below.frame = container.bounds
      container.insertSubview(below, at: 0)
    }
    container.addSubview(view)
    view.frame = container.bounds
    let rest = CGPoint(x: container.bounds.midX, y: container.bounds.midY)
    let away = CGPoint(x: rest.x, y: rest.y + container.bounds.height)
    view.center = isPresenting ? away : rest
    let animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear) { [isPresenting] in
      view.center = isPresenting ? rest : away
    }
    animator.addCompletion { _ in
      let isCancelled = transitionContext.transitionWasCancelled
      if isCancelled { (self.isPresenting ? view : below)?.removeFromSuperview() }
      transitionContext.completeTransition(!isCancelled)
    }
    return animator
  }
}
