public import UIKit

/// A transition for which an app is asked: for the effect, for the source of a zoom, or for what
/// matches it.
@MainActor public struct TransitionRequest {
  /// The operation of the transition.
  public let operation: TransitionOperation

  /// The controller of the screen that appears or disappears.
  public let frontController: UIViewController?

  /// The controller of the screen behind: the presenting one, or the one below in the navigation
  /// stack.
  public let backController: UIViewController?
}

extension TransitionRequest {
  init(_ stage: TransitionStage) {
    self.init(
      operation: stage.operation, frontController: stage.frontController,
      backController: stage.backController)
  }
}

/// The transition for which a provider of zoom sources is asked.
public typealias ZoomRequest = TransitionRequest
