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

  /// Returns the view from which the front screen comes, and to which it returns; `nil` by default.
  ///
  /// A ``ModalTransition`` hides this view also beside a screen that it presents without animation,
  /// such as a card. When the screen has gone, VoiceOver's focus moves to the view.
  ///
  /// - Parameters:
  ///   - container: The container of the transition, or the screen behind.
  ///   - request: The transition.
  /// - Returns: The view.
  @MainActor func source(in container: UIView, for request: TransitionRequest) -> UIView?

  /// The opacity of the black behind a screen with an automatic ``PresentationBackdrop``, from 0 to
  /// 1; with `nil`, the default, it is 0.2.
  var dimming: CGFloat? { get }
}

extension TransitionEffect {
  /// The default timing of effects, for every operation.
  public func timing(for operation: TransitionOperation) -> TransitionTiming { .standard }

  /// The cross-fade that replaces the effect with Reduce Motion.
  public var reduced: any TransitionEffect { FadeEffect() }

  /// No view, for an effect that does not begin at one.
  @MainActor public func source(
    in container: UIView, for request: TransitionRequest
  ) -> UIView? { nil }

  /// The default opacity of the black behind the screen.
  public var dimming: CGFloat? { nil }

  /// The effect for an operation.
  func chosen(for operation: TransitionOperation) -> any TransitionEffect {
    (self as? AsymmetricEffect)?.effect(for: operation).chosen(for: operation) ?? self
  }

  /// The effect to play, with regard to Reduce Motion.
  @MainActor var respectingReduceMotion: any TransitionEffect {
    UIAccessibility.isReduceMotionEnabled ? reduced : self
  }
}

extension TransitionEffect {
  /// Returns the view to which the front screen returns, for VoiceOver; `nil` if there is none, or
  /// while VoiceOver is off, so that the app's provider is not called needlessly.
  ///
  /// With Reduce Motion, or without animation, it is the same view.
  @MainActor func voiceOverTarget(for request: TransitionRequest) -> UIView? {
    guard UIAccessibility.isVoiceOverRunning, let screen = request.backController?.viewIfLoaded
    else { return nil }
    return source(in: screen, for: request)
  }
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
