public import UIKit

extension UINavigationController {
  /// Pops the top screen, even while its push is in flight, when UIKit may ignore
  /// `popViewController(animated:)`.
  ///
  /// If a ``PushTransition`` with a ``PushTransition/popGesture`` pushes the screen, the push
  /// reverses from where it is, and is canceled. Any other push ends first. A pop in flight
  /// continues, without a second one. If nothing is in flight, the method is the same as
  /// `popViewController(animated:)`.
  ///
  /// - Parameter animated: Whether the pop is animated; `true` by default. With `false`, a push in
  ///   flight finishes, and the screen is then popped at once.
  public func popOrReverse(animated: Bool = true) {
    guard let coordinator = transitionCoordinator, let top = topViewController else {
      popViewController(animated: animated)
      return
    }
    // A presentation of the whole stack has a coordinator, too.
    guard coordinator.viewController(forKey: .to) === top else { return }
    let isPush = coordinator.viewController(forKey: .from).map(viewControllers.contains) == true
    guard isPush else { return }
    coordinator.animate(alongsideTransition: nil) { [weak self, weak top] context in
      guard let self, !context.isCancelled, topViewController === top else { return }
      popViewController(animated: animated)
    }
    if animated { viewIfLoaded?.interaction(PopInteraction.self)?.transition.turn(to: .away) }
  }
}
