public import UIKit

/// The operation of a transition: a screen appears or disappears, modally, in a navigation stack, or
/// beside others.
///
/// Later versions may add cases, so prefer ``isAppearing`` and ``isModal`` to a `switch`. Most
/// effects need neither, since they describe poses, not directions.
public enum TransitionOperation: Hashable, Sendable {
  /// A screen is presented above another one.
  case present
  /// A presented screen is dismissed.
  case dismiss
  /// A screen is pushed onto a navigation stack.
  case push
  /// A screen is popped off a navigation stack.
  case pop
  /// A screen is selected that comes later among its neighbors, such as tabs.
  case selectNext
  /// A screen is selected that comes earlier among its neighbors, which is ``selectNext``
  /// reversed: the front screen is the later one of the two, and disappears.
  case selectPrevious

  /// Whether the front screen appears (`present`, `push`, `selectNext`) rather than disappears.
  public var isAppearing: Bool {
    switch self {
    case .present, .push, .selectNext: true
    case .dismiss, .pop, .selectPrevious: false
    }
  }

  /// All operations.
  static let all: [TransitionOperation] = [
    .present, .dismiss, .push, .pop, .selectNext, .selectPrevious,
  ]

  /// The pose of the front screen at the end of a finished transition.
  var endPose: FrontPose { isAppearing ? .settled : .away }

  /// Whether the operation is modal rather than one of a navigation stack or of neighbors.
  public var isModal: Bool {
    switch self {
    case .present, .dismiss: true
    case .push, .pop, .selectNext, .selectPrevious: false
    }
  }
}

/// The transition for which a closure of the app returns an effect, or the source or target of a
/// zoom.
@MainActor public struct TransitionRequest {
  /// The operation of the transition.
  public let operation: TransitionOperation

  /// The controller of the screen that appears or disappears.
  public let frontController: UIViewController?

  /// The controller of the screen behind: the presenting one, or the one below in the navigation
  /// stack.
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
  /// Whether a view is in the front screen, which moves.
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
