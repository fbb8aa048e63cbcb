import MatchCut
import MatchCutContainers
import UIKit

/// A navigation controller of the app.
final class AppStack: UINavigationController {
  /// Objects that the app keeps as long as the controller lives, such as its delegate.
  var kept: [AnyObject] = []
  /// The transition that is attached.
  weak var transition: PushTransition?
}

extension App {
  /// Removes the transition from the stack or the tabs that the user sees.
  func detach() {
    journal.disturb()
    excusePromises()
    if let tabs = root as? AppTabs, top === root, topStack == nil {
      tabs.transition?.detach(from: tabs)
    } else if let stack = topStack {
      stack.transition?.detach(from: stack)
    }
  }

  /// Adds one to the stack or the tabs that the user sees.
  func attach() {
    journal.disturb()
    excusePromises()
    if let tabs = root as? AppTabs, top === root, topStack == nil {
      tabs.transition?.attach(to: tabs)
    } else if let stack = topStack, [.attached, .attachedWithoutEffect].contains(plan.stack.way) {
      let transition = makePushTransition()
      stack.transition = transition
      transition.attach(to: stack)
    }
  }
}

extension App {
  /// Whether an animator of the app's may have left the view of a screen behind the top one.
  func mayBeLeft(_ screen: UIViewController) -> Bool {
    guard let stack = screen.navigationController, plan.stack.animator == .leaving else {
      return false
    }
    return stack.topViewController !== screen
  }

  /// Removes what an animator has left, before UIKit takes its screen from the stack: UIKit does not
  /// know that its view is there.
  func removeLeftViews(in stack: AppStack) {
    if plan.stack.animator == .leaving, let coordinator = stack.transitionCoordinator {
      return removeLeftViews(of: stack.viewControllers, after: coordinator)
    }
    // A push without animation may not have begun.
    guard stack.transitionCoordinator == nil, let top = stack.topViewController?.viewIfLoaded,
      let content = top.superview
    else { return }
    for screen in stack.viewControllers
    where mayBeLeft(screen) && screen.viewIfLoaded?.superview === content {
      screen.viewIfLoaded?.removeFromSuperview()
    }
  }

  /// Removes what an animator in flight leaves, before UIKit carries out a change of the stack.
  private func removeLeftViews(
    of screens: [UIViewController], after coordinator: any UIViewControllerTransitionCoordinator
  ) {
    coordinator.animate(alongsideTransition: nil) { transition in
      let shown = transition.viewController(forKey: transition.isCancelled ? .from : .to)
      for screen in screens where screen !== shown { screen.viewIfLoaded?.removeFromSuperview() }
    }
  }
}

/// A navigation delegate of the app, to which the kit forwards.
final class AppStackDelegate: NSObject, UINavigationControllerDelegate {
  private weak var app: App?
  private let makesAnimators: Bool
  private var count = 0

  @MainActor init(of app: App, makesAnimators: Bool) {
    self.app = app
    self.makesAnimators = makesAnimators
    super.init()
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    app?.fire(.willShow)
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    app?.fire(.didShow)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    app?.fire(.animator)
    count += 1
    guard makesAnimators, count.isMultiple(of: 2) else { return nil }
    return app?.makeAnimator(for: operation)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    app?.fire(.interaction)
    return nil
  }
}
