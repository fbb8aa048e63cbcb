public import UIKit

/// The transition for which the app's closure returns an effect, or a zoom's source or target.
@MainActor public struct TransitionRequest {
  /// The operation of the transition.
  public let operation: TransitionOperation

  /// The controller of the screen that appears or disappears.
  public let frontController: UIViewController?

  /// The controller of the screen behind: the presenting one, or the one below in the stack.
  public let backController: UIViewController?

  package init(
    operation: TransitionOperation, frontController: UIViewController?,
    backController: UIViewController?
  ) {
    self.operation = operation
    self.frontController = frontController
    self.backController = backController
  }
}

extension TransitionRequest {
  /// Whether a view is in the front screen, and moves with it.
  @MainActor func isInFront(_ view: UIView) -> Bool {
    frontController?.viewIfLoaded.map(view.isDescendant) ?? false
  }

  /// Creates the request of a transition that UIKit starts.
  init(_ operation: TransitionOperation, in context: any UIViewControllerContextTransitioning) {
    let (from, to) = (context.viewController(forKey: .from), context.viewController(forKey: .to))
    self.init(
      operation: operation, frontController: operation.isAppearing ? to : from,
      backController: operation.isAppearing ? from : to)
  }
}
