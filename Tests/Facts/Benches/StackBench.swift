import UIKit

/// A navigation controller with a list, and a detail to push.
@MainActor struct StackBench {
  let lab: any Laboratory
  let journal = Journal()
  let navigation: UINavigationController
  let list: NotedScreen
  let detail: NotedScreen
  let delegate: NotedStackDelegate

  /// Shows the list.
  init(
    _ lab: any Laboratory, animator: (any UIViewControllerAnimatedTransitioning)? = nil
  ) async {
    self.lab = lab
    list = NotedScreen("list", in: journal)
    detail = NotedScreen("detail", in: journal)
    delegate = NotedStackDelegate(animator: animator)
    navigation = UINavigationController(rootViewController: list)
    navigation.delegate = delegate
    lab.window.rootViewController = navigation
    await lab.runUntilIdle()
    _ = journal.take()
    _ = delegate.journal.take()
  }

  /// Pushes, waits for the end, and clears the journal.
  func pushDetail() async {
    navigation.pushViewController(detail, animated: true)
    await lab.runUntilIdle()
    _ = journal.take()
    _ = delegate.journal.take()
  }

  /// Pushes the detail, and begins to pop it interactively.
  func drivePop() async -> UIPercentDrivenInteractiveTransition {
    await pushDetail()
    let driver = UIPercentDrivenInteractiveTransition()
    delegate.driver = driver
    navigation.popViewController(animated: true)
    await lab.endTurn()
    return driver
  }
}

/// Returns what a fact assigns, and records its calls.
final class NotedStackDelegate: NSObject, UINavigationControllerDelegate {
  var animator: (any UIViewControllerAnimatedTransitioning)?
  var driver: (any UIViewControllerInteractiveTransitioning)?
  let journal = Journal()

  @MainActor init(animator: (any UIViewControllerAnimatedTransitioning)?) {
    self.animator = animator
    super.init()
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    journal.note("willShow \(viewController.title ?? "")")
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    journal.note("didShow \(viewController.title ?? "")")
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    journal.note("asked for a driver")
    return driver
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    journal.note("asked for an animator of a \(operation == .push ? "push" : "pop")")
    return animator
  }
}
