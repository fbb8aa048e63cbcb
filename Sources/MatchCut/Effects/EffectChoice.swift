import UIKit

/// Chooses the effect of one transition; `nil` for UIKit's own transition.
typealias EffectProvider = @MainActor (_ request: TransitionRequest) -> (any TransitionEffect)?

extension TransitionRequest {
  /// The request of a dismissal.
  static func dismissal(of viewController: UIViewController) -> TransitionRequest {
    TransitionRequest(
      operation: .dismiss, frontController: viewController,
      backController: viewController.presentingViewController)
  }

  /// The request of a pop.
  static func pop(
    of viewController: UIViewController, to below: UIViewController?
  ) -> TransitionRequest {
    TransitionRequest(operation: .pop, frontController: viewController, backController: below)
  }
}
