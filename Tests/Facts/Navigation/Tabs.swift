import UIKit

/// Selections of a tab bar controller.
extension Fact {
  static let tabs: [Fact] = [
    selectionBegins, selectionAtOnce, selectionInCode, selectionTakenBack, tabQuestions,
  ]

  private static let selectionBegins = Fact(
    "B11", "the transition has begun when the setter returns"
  ) { lab, found in
    let bench = await TabBench(lab, animator: Fade())
    bench.controller.selectedIndex = 1
    found.check("a coordinator", bench.controller.transitionCoordinator != nil)
    found.compare("selected", bench.controller.selectedIndex, with: 1)
    found.check(
      "both in one place",
      bench.screens[1].viewIfLoaded?.superview === bench.screens[0].view.superview)
    await lab.runUntilIdle()
    found.check("the first is gone", bench.screens[0].view.window == nil)
  }

  private static let selectionAtOnce = Fact(
    "B11", "without an animator, the tab changes at once"
  ) { lab, found in
    let bench = await TabBench(lab)
    bench.controller.selectedIndex = 1
    found.check("no coordinator", bench.controller.transitionCoordinator == nil)
    found.check("the first is gone", bench.screens[0].view.superview == nil)
    found.check("the second is there", bench.screens[1].viewIfLoaded?.window != nil)
  }

  private static let selectionInCode = Fact(
    "B12", "a selection in code calls neither shouldSelect nor didSelect"
  ) { lab, found in
    let bench = await TabBench(lab)
    bench.controller.selectedIndex = 1
    await lab.runUntilIdle()
    found.compare("questions", bench.delegate.journal.take(), with: ["asked for an animator"])
  }

  private static let selectionTakenBack = Fact(
    "B14", "a canceled transition restores the selection, and no delegate is told"
  ) { lab, found in
    let bench = await TabBench(lab, animator: Fade())
    let driver = UIPercentDrivenInteractiveTransition()
    bench.delegate.driver = driver
    bench.controller.selectedIndex = 1
    await lab.endTurn()
    driver.update(0.3)
    await lab.run(for: 0.1)
    driver.cancel()
    await lab.runUntilIdle()
    found.compare("selected", bench.controller.selectedIndex, with: 0)
    found.compare(
      "questions", bench.delegate.journal.take(),
      with: ["asked for an animator", "asked for a driver"])
    found.check("the first is there", bench.screens[0].view.window != nil)
    found.check("the second is not", bench.screens[1].view.window == nil)
  }

  private static let tabQuestions = Fact(
    "B15", "the delegate is asked for an animator, then for an interaction controller"
  ) { lab, found in
    let bench = await TabBench(lab, animator: Fade())
    bench.controller.selectedIndex = 1
    found.compare(
      "questions", bench.delegate.journal.take(),
      with: ["asked for an animator", "asked for a driver"])
    await lab.runUntilIdle()
    bench.delegate.animator = nil
    bench.controller.selectedIndex = 0
    await lab.runUntilIdle()
    found.compare(
      "without an animator", bench.delegate.journal.take(), with: ["asked for an animator"])
  }
}

/// Two tabs.
@MainActor private struct TabBench {
  let controller = UITabBarController()
  let delegate = NotedTabDelegate()
  let screens = [UIViewController(), UIViewController()]

  init(_ lab: any Laboratory, animator: Fade? = nil) async {
    controller.viewControllers = screens
    delegate.animator = animator
    lab.window.rootViewController = controller
    await lab.runUntilIdle()
    controller.delegate = delegate
  }
}

/// Returns what a fact assigns, and records its calls.
@MainActor private final class NotedTabDelegate: NSObject, UITabBarControllerDelegate {
  let journal = Journal()
  var animator: Fade?
  var driver: UIPercentDrivenInteractiveTransition?

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    journal.note("shouldSelect")
    return true
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    journal.note("didSelect")
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    journal.note("asked for an animator")
    return animator
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    journal.note("asked for a driver")
    return driver
  }
}
