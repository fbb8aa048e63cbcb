import Testing
import UIKit
import UIKitSimulator

@MainActor
struct CoordinatorTests {
  /// Fades a view of the presenter alongside the transition.
  private final class Follower: UIViewController {
    let followed = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var end: Bool?

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      let followed = followed
      transitionCoordinator?.animate(
        alongsideTransition: { _ in followed.alpha = 0 },
        completion: { [weak self] in self?.end = $0.isCancelled })
    }
  }

  private func present(
    _ animator: any UIViewControllerAnimatedTransitioning,
    driver:
      UIPercentDrivenInteractiveTransition? = nil
  ) -> (Simulator, Follower, TransitionDelegate) {
    let simulator = Simulator()
    let root = UIViewController()
    simulator.window.rootViewController = root
    let screen = Follower()
    root.view.addSubview(screen.followed)
    simulator.runUntilIdle()
    let delegate = TransitionDelegate(present: animator)
    delegate.presentationDriver = driver
    screen.modalPresentationStyle = .custom
    screen.transitioningDelegate = delegate
    root.present(screen, animated: true)
    simulator.commit()
    return (simulator, screen, delegate)
  }

  @Test func `A9: without a view animation it jumps`() {
    let (simulator, screen, _) = present(FadeAnimator(habit: .animatesNothing))
    simulator.step()
    #expect(simulator.visibleAlpha(of: screen.followed) == 0)
  }

  @Test(arguments: [false, true])
  func `A9: it is reversed with the transition`(isInterruptible: Bool) {
    let driver = UIPercentDrivenInteractiveTransition()
    let (simulator, screen, _) = present(
      isInterruptible ? InterruptibleFadeAnimator() : FadeAnimator(), driver: driver)
    driver.update(0.5)
    simulator.step()
    driver.cancel()
    simulator.runUntilIdle()
    #expect(screen.end == true)
    #expect(screen.followed.alpha == 1)
  }
}
