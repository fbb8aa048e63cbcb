import MatchCut
import MatchCutContainers
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
    present(screen, on: phone, with: delegate, draggedBy: pan)
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
    #expect(screen.view.alpha == (finishes ? 0 : 1))
    #expect(phone.simulator.hints.count == 1)
    #expect(phone.simulator.hints.first?.message.contains("Silent") == true)
    expectOnlyItsOwnFault(phone.simulator)
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
      present(screen, on: phone, with: delegate, draggedBy: pan)
      let finger = phone.pull(distance)
      phone.simulator.run(for: 0.3)
      finger.lift()
      phone.simulator.run(for: isInterruptible ? 2.5 : 5.5)
      #expect(!screen.isBeingDismissed, "\(isInterruptible)")
      expectOnlyItsOwnFault(phone.simulator)
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
    expectOnlyItsOwnFault(phone.simulator)
  }

  @Test func `one that has ended is not caught`() {
    let phone = Phone()
    let screen = Screen("screen")
    let delegate = ForgetfulDelegate(
      PanDismissInteraction(dismissing: screen), isInterruptible: true, isCatchable: true)
    screen.modalPresentationStyle = .custom
    screen.transitioningDelegate = delegate
    phone.root.present(screen, animated: false)
    phone.settle()
    screen.dismiss(animated: true)
    phone.simulator.run(for: 0.5)
    #expect(screen.isBeingDismissed && delegate.animator?.state == .inactive)
    let finger = phone.simulator.touchDown(at: CGPoint(x: 200, y: 400))
    phone.simulator.step()
    #expect(screen.transitionCoordinator?.isInteractive == false)
    finger.lift()
    phone.settle()
    #expect(phone.root.presentedViewController == nil)
    expectOnlyItsOwnFault(phone.simulator)
  }

  /// Presents a screen at once, with a pan that dismisses it.
  private func present(
    _ screen: Screen, on phone: Phone, with delegate: ForgetfulDelegate,
    draggedBy pan: PanDismissInteraction
  ) {
    screen.modalPresentationStyle = .custom
    screen.transitioningDelegate = delegate
    phone.root.present(screen, animated: false)
    phone.settle()
    screen.presentationController?.containerView?.addGestureRecognizer(pan.gestureRecognizer)
  }

  /// The simulator reports that the animator ends too early, and so it must.
  private func expectOnlyItsOwnFault(_ simulator: Simulator) {
    let others = simulator.faults.filter { !$0.message.contains("became inactive before") }
    #expect(others.isEmpty, "\(others)")
  }

  @Test(arguments: [false, true])
  func `so is one whose animator the interaction does not know`(_ isInterruptible: Bool) {
    let phone = Phone()
    let screen = Screen("screen")
    let pan = PanDismissInteraction(dismissing: screen)
    let delegate = ForgetfulDelegate(pan, isInterruptible: isInterruptible)
    delegate.isTold = false
    present(screen, on: phone, with: delegate, draggedBy: pan)
    let finger = phone.pull(500)
    phone.simulator.run(for: 6)
    finger.lift()
    phone.simulator.run(for: 1.5)
    #expect(screen.isBeingDismissed && phone.simulator.hints.isEmpty)
    phone.simulator.run(for: 2)
    #expect(phone.root.presentedViewController == nil)
    #expect(
      phone.simulator.hints.map(\.message).first?.hasPrefix("The animator has not") == true)
  }

  @Test(arguments: [false, true], [false, true])
  func `a swipe back is completed in its place`(_ isInterruptible: Bool, _ finishes: Bool) {
    let stage = PopStage()
    stage.stage.delegate.animator =
      isInterruptible ? SilentPropertyAnimator() : SilentBlockAnimator()
    let finger = stage.touchDown()
    stage.move(finger, by: finishes ? 250 : 40)
    stage.simulator.run(for: 0.3)
    finger.lift()
    stage.simulator.run(for: 0.3)
    #expect(stage.navigation.transitionCoordinator != nil)
    stage.simulator.run(for: isInterruptible ? 2.5 : 5.5)
    #expect(stage.navigation.transitionCoordinator == nil)
    #expect((stage.navigation.viewControllers.count == 1) == finishes)
    #expect(stage.front.view.alpha == (finishes ? 0 : 1))
    let hints = stage.simulator.hints.filter { $0.fact == "MatchCut" }
    #expect(hints.map(\.message).first?.contains("Silent") == true)
    #expect(hints.count == 1)
  }

  @Test(arguments: [false, true], [false, true])
  func `a selection in a swipe container is completed in its place`(
    _ isInterruptible: Bool, _ isSwiped: Bool
  ) {
    let phone = Phone()
    let container = SilentContainer([Screen("one"), Screen("two")])
    container.isInterruptible = isInterruptible
    phone.window.rootViewController = container
    phone.settle()
    if isSwiped {
      let middle = phone.screen.center
      phone.simulator.drag(
        from: CGPoint(x: middle.x + 150, y: middle.y), to: CGPoint(x: 20, y: middle.y),
        duration: 0.2)
    } else {
      container.select(1, animated: true)
    }
    phone.simulator.run(for: 4)
    #expect(container.selectedIndex == 1)
    container.select(0, animated: false)
    #expect(container.selectedIndex == 0)
    #expect(phone.simulator.hints.map(\.message).first?.contains("Silent") == true)
    #expect(phone.simulator.hints.count == 1)
    #expect(phone.simulator.faults.isEmpty, "\(phone.simulator.faults)")
  }

  @Test(arguments: [false, true], [false, true])
  func `a swipe between tabs is completed in its place`(_ isInterruptible: Bool, _ finishes: Bool) {
    let delegate = TabDelegate()
    delegate.animator = isInterruptible ? SilentPropertyAnimator() : SilentBlockAnimator()
    let stage = TabStage(delegate: delegate)
    let finger = stage.swipe(finishes ? -0.6 : -0.1)
    stage.simulator.run(for: 0.3)
    finger.lift()
    stage.simulator.run(for: 0.4)
    #expect(stage.controller.transitionCoordinator != nil)
    stage.simulator.run(for: 5.5)
    #expect(stage.controller.transitionCoordinator == nil)
    #expect(stage.controller.selectedIndex == (finishes ? 2 : 1))
    let other = stage.screens[finishes ? 1 : 2]
    #expect(other.viewIfLoaded?.window == nil)
    other.expectDisappeared()
    #expect(stage.simulator.hints.first?.message.contains("Silent") == true)
    expectOnlyItsOwnFault(stage.simulator)
  }
}

/// A swipe container with such an animator.
private final class SilentContainer: SwipeContainerController {
  var isInterruptible = false

  override func animator(
    from former: UIViewController, to new: UIViewController
  ) -> any UIViewControllerAnimatedTransitioning {
    isInterruptible ? SilentPropertyAnimator() : SilentBlockAnimator()
  }
}

/// Places the views of a transition that never completes, and returns the change to animate.
@MainActor private func prepare(
  _ context: any UIViewControllerContextTransitioning
) -> () -> Void {
  if let to = context.view(forKey: .to) { context.containerView.insertSubview(to, at: 0) }
  let from = context.view(forKey: .from)
  return { from?.alpha = 0 }
}

/// An animator with a block that never completes.
private final class SilentBlockAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.4 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    UIView.animate(withDuration: 0.4, animations: prepare(transitionContext))
  }
}

/// An animator with a property animator that never completes, and is kept.
private final class SilentPropertyAnimator: AppPropertyAnimator {
  override func makeAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> UIViewPropertyAnimator {
    UIViewPropertyAnimator(
      duration: 0.4, curve: .linear, animations: prepare(transitionContext))
  }

  override func animationEnded(_ transitionCompleted: Bool) {}
}

private final class ForgetfulDelegate: NSObject, UIViewControllerTransitioningDelegate {
  private let pan: PanDismissInteraction
  private let isInterruptible: Bool
  /// The property animator of the last dismissal.
  var animator: UIViewPropertyAnimator? { (last as? SilentPropertyAnimator)?.animator }
  private var last: (any UIViewControllerAnimatedTransitioning)?
  /// Whether a finger can catch transitions that it has not begun.
  private let isCatchable: Bool
  /// Whether the interaction is told of the animator of a dismissal.
  var isTold = true

  init(_ pan: PanDismissInteraction, isInterruptible: Bool, isCatchable: Bool = false) {
    self.pan = pan
    self.isInterruptible = isInterruptible
    self.isCatchable = isCatchable
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { isCatchable ? SilentBlockAnimator() : nil }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    pan.interactionController(using: animator)
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    last = isInterruptible ? SilentPropertyAnimator() : SilentBlockAnimator()
    return last
  }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    guard isTold else { return pan.isBeginning ? pan : nil }
    return isCatchable || pan.isBeginning ? pan.interactionController(using: animator) : nil
  }
}
