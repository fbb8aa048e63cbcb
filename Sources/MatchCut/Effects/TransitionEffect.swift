public import UIKit

/// The look of a transition.
///
/// For each property that it changes, an effect gives the value while the front screen is away, and
/// the value while it is settled. If it leaves one out, the present value is used. A presentation
/// moves from the first to the second, a dismissal from the second to the first, and a canceled
/// transition returns to where it began. At the end, the stage restores every change.
///
/// ```swift
/// struct RiseEffect: TransitionEffect {
///   func arrange(_ stage: TransitionStage) {
///     let below = stage.container.bounds.maxY + stage.front.bounds.midY
///     stage.set(\.center, of: stage.front, away: CGPoint(x: stage.front.center.x, y: below))
///   }
/// }
///
/// let rise = ModalTransition(RiseEffect())
/// ```
public protocol TransitionEffect: Sendable {
  /// Sets the poses of a transition on its stage.
  ///
  /// The kit calls this once for each animated transition, outside of any animation, when the
  /// screens are in place and laid out at their final frames.
  ///
  /// - Parameter stage: The screens of the transition.
  @MainActor func arrange(_ stage: TransitionStage)

  /// Returns the timing of a transition without its own; ``TransitionTiming/standard`` by default.
  ///
  /// - Parameter operation: The operation.
  /// - Returns: The timing.
  func timing(for operation: TransitionOperation) -> TransitionTiming

  /// The effect that replaces this one with Reduce Motion; ``FadeEffect`` by default.
  ///
  /// An effect without motion returns itself.
  var reduced: any TransitionEffect { get }
}

extension TransitionEffect {
  /// The default timing of effects, for every operation.
  public func timing(for operation: TransitionOperation) -> TransitionTiming { .standard }

  /// The cross-fade that replaces the effect with Reduce Motion.
  public var reduced: any TransitionEffect { FadeEffect() }
}

extension TransitionStage {
  /// Lets an effect set the poses of the transition.
  func arrange(_ effect: any TransitionEffect) {
    recordChanges(of: type(of: effect)) { effect.arrange(self) }
  }

  /// Dims the screen behind, as in a push; does nothing if ``back`` is `nil`.
  ///
  /// A presentation has a ``PresentationBackdrop`` instead. If the opacity is not a number, the
  /// black is transparent.
  ///
  /// - Parameters:
  ///   - sibling: The subview of the container above the black, such as the front screen or its
  ///     clip.
  ///   - opacity: The opacity of the black while the front screen is settled, from 0 to 1.
  public func dimBack(below sibling: UIView, opacity: CGFloat) {
    guard back != nil else { return }
    let dimming = UIView(frame: container.bounds, color: .black)
    dimming.alpha = 0
    add(dimming, below: sibling)
    setTemporary(.alpha, of: dimming) { $0 == .away ? 0 : opacity }
  }
}

/// Returns the effect of one transition; `nil` for UIKit's own transition.
package typealias EffectProvider =
  @MainActor (_ request: TransitionRequest) -> (any TransitionEffect)?

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
