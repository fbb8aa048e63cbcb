import UIKit
import UIKitSimulator

/// A phone with a tab bar controller and two tabs.
@MainActor final class TabBarStage {
  let simulator: Simulator
  let controller: UITabBarController
  let delegate = TabBarDelegate()
  let screens = [TabScreen(), TabScreen()]

  init(
    animator: (any UIViewControllerAnimatedTransitioning)? = nil,
    variant: Simulator.Variant = .standard
  ) {
    simulator = Simulator(variant: variant)
    controller = UITabBarController()
    controller.viewControllers = screens
    delegate.animator = animator
    simulator.window.rootViewController = controller
    simulator.runUntilIdle()
    controller.delegate = delegate
  }

  func tap(_ index: Int) {
    let width = simulator.window.bounds.width
    let bar = controller.tabBar.convert(controller.tabBar.bounds, to: nil)
    simulator.tap(at: CGPoint(x: width / 2 * (CGFloat(index) + 0.5), y: bar.minY + 20))
    simulator.runUntilIdle()
  }
}

final class TabScreen: UIViewController {}

final class TabBarDelegate: NSObject, UITabBarControllerDelegate {
  var calls: [String] = []
  /// The durations of the animation blocks in which it was called.
  var durations: [TimeInterval] = []
  var allows = true
  var animator: (any UIViewControllerAnimatedTransitioning)?
  var interaction: (any UIViewControllerInteractiveTransitioning)?

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    calls.append("shouldSelect")
    durations.append(UIView.inheritedAnimationDuration)
    return allows
  }

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelectTab tab: UITab
  ) -> Bool {
    calls.append("shouldSelectTab")
    return allows
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
  ) {
    calls.append("didSelectTab")
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    calls.append("didSelect")
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    calls.append("animationController")
    return animator
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    calls.append("interactionController")
    return interaction
  }
}

/// Slides with a property animator, which UIKit may interrupt.
final class InterruptibleTabSlide: InterruptibleAnimator {
  override func arrange(
    _ animator: UIViewPropertyAnimator, in context: any UIViewControllerContextTransitioning
  ) {
    guard let controller = context.viewController(forKey: .to), let view = controller.view else {
      return
    }
    context.containerView.addSubview(view)
    let rest = context.finalFrame(for: controller)
    view.frame = rest.offsetBy(dx: rest.width, dy: 0)
    animator.addAnimations { view.frame = rest }
    animator.addCompletion { _ in
      if context.transitionWasCancelled { view.removeFromSuperview() }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

final class TabSlide: NSObject, UIViewControllerAnimatedTransitioning {
  private let leavesIncomingView: Bool

  @MainActor init(leavesIncomingView: Bool = false) {
    self.leavesIncomingView = leavesIncomingView
    super.init()
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.3 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let controller = transitionContext.viewController(forKey: .to),
      let view = controller.view
    else { return }
    transitionContext.containerView.addSubview(view)
    view.frame = transitionContext.finalFrame(for: controller)
    let rest = view.center
    view.center.x += view.bounds.width
    UIView.animate(withDuration: 0.3) {
      view.center = rest
    } completion: { _ in
      let wasCancelled = transitionContext.transitionWasCancelled
      if wasCancelled, !self.leavesIncomingView { view.removeFromSuperview() }
      transitionContext.completeTransition(!wasCancelled)
    }
  }
}
