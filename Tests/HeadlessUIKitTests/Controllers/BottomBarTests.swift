import Testing
import UIKit
import UIKitSimulator

/// The bottom bars: a stack's toolbar, and the tab bar around the stack.
@MainActor struct BottomBarTests {
  private let simulator = Simulator()
  private let tabs = UITabBarController()
  private let stack = UINavigationController(rootViewController: UIViewController())
  private let story = UIViewController()

  init() {
    tabs.viewControllers = [stack, UIViewController()]
    simulator.window.rootViewController = tabs
    simulator.runUntilIdle()
  }

  @Test func `B17: a push hides the tab bar, and the pop shows it again`() {
    story.hidesBottomBarWhenPushed = true
    #expect(bar == CGRect(x: 0, y: 769, width: 393, height: 83))
    stack.pushViewController(story, animated: true)
    simulator.run(for: 0.2)
    #expect(bar.minY > 769 && bar.minY < 852)
    simulator.runUntilIdle()
    #expect(simulator.visibleFrame(of: tabs.tabBar).isEmpty)
    #expect(story.view.safeAreaInsets.bottom == 34)
    stack.pushViewController(UIViewController(), animated: true)
    simulator.runUntilIdle()
    #expect(simulator.visibleFrame(of: tabs.tabBar).isEmpty)
    stack.popToRootViewController(animated: true)
    simulator.runUntilIdle()
    #expect(bar == CGRect(x: 0, y: 769, width: 393, height: 83))
    #expect(stack.topViewController?.view.safeAreaInsets.bottom == 83)
    #expect(simulator.faults.isEmpty && simulator.hints.isEmpty)
  }

  @Test func `B17: a canceled custom pop makes the tab bar flash`() {
    story.hidesBottomBarWhenPushed = true
    stack.pushViewController(story, animated: false)
    simulator.runUntilIdle()
    let delegate = PopDelegate()
    stack.delegate = delegate
    stack.popViewController(animated: true)
    simulator.run(for: 0.1)
    delegate.interaction.update(0.5)
    simulator.step()
    delegate.interaction.cancel()
    simulator.runUntilIdle()
    #expect(simulator.hints.map(\.fact) == ["B17"])
    #expect(simulator.visibleFrame(of: tabs.tabBar).isEmpty)
    #expect(story.view.safeAreaInsets.bottom == 34)
  }

  @Test func `F6: a toolbar increases the bottom inset of the screens`() {
    stack.setToolbarHidden(false, animated: false)
    let item = UIBarButtonItem(title: "Share")
    story.toolbarItems = [item]
    stack.pushViewController(story, animated: true)
    simulator.runUntilIdle()
    #expect(stack.toolbar.items == [item])
    #expect(abs(story.view.safeAreaInsets.bottom - 127) < 1e-9)
    #expect(abs(simulator.visibleFrame(of: stack.toolbar).minY - 725) < 1e-9)
    stack.setToolbarHidden(true, animated: true)
    simulator.runUntilIdle()
    #expect(story.view.safeAreaInsets.bottom == 83)
    #expect(stack.isToolbarHidden && simulator.faults.isEmpty)
  }

  private var bar: CGRect { simulator.visibleFrame(of: tabs.tabBar) }
}

/// A delegate that drives a pop by a percentage.
private final class PopDelegate: NSObject, UINavigationControllerDelegate {
  let interaction = UIPercentDrivenInteractiveTransition()

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { PopFade() }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
}

private final class PopFade: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.3 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let from = transitionContext.view(forKey: .from),
      let to = transitionContext.view(forKey: .to)
    else { return }
    transitionContext.containerView.insertSubview(to, at: 0)
    UIView.animate(withDuration: 0.3) {
      from.alpha = 0
    } completion: { _ in
      from.alpha = 1
      if transitionContext.transitionWasCancelled { to.removeFromSuperview() }
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
