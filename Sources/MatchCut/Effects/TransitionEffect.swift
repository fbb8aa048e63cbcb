import UIKit

/// The look of a transition.
///
/// An effect describes two poses and nothing else: the front screen away, and the front screen
/// settled. A presentation moves from the first to the second, a dismissal from the second to the
/// first. A cancelled transition returns to where it began. At the end, the stage restores
/// everything that was set through it.
///
/// ```swift
/// struct RiseEffect: TransitionEffect {
///   func poses(on stage: TransitionStage) -> TransitionPoses {
///     let screen = stage.front
///     let rest = screen.center
///     let below = CGPoint(x: rest.x, y: stage.container.bounds.maxY + screen.bounds.midY)
///     return TransitionPoses(
///       away: { stage.set(\.center, of: screen, to: below) },
///       settled: { stage.set(\.center, of: screen, to: rest) })
///   }
/// }
///
/// let rise = ModalTransition(RiseEffect())
/// ```
public protocol TransitionEffect: Sendable {
  /// Returns the two poses of one transition.
  ///
  /// The kit calls this once for each transition, outside of any animation, when the screens are in
  /// place and laid out at their final frames. It does not call it for a transition that is not
  /// animated.
  ///
  /// - Parameter stage: The screens of this transition, and the means to change them.
  /// - Returns: The poses; the operation decides which one comes first.
  @MainActor func poses(on stage: TransitionStage) -> TransitionPoses

  /// The timing of transitions without a timing of their own; ``TransitionTiming/standard`` by
  /// default.
  var timing: TransitionTiming { get }

  /// Returns the timing of one operation; ``timing`` by default.
  ///
  /// - Parameter operation: The operation.
  /// - Returns: The timing.
  func timing(for operation: TransitionOperation) -> TransitionTiming

  /// The effect that replaces this one while Reduce Motion is on; ``FadeEffect`` by default.
  ///
  /// An effect without motion returns itself.
  var reduced: any TransitionEffect { get }
}

extension TransitionEffect {
  /// The default timing of effects.
  public var timing: TransitionTiming { .standard }

  /// The timing of every operation alike.
  public func timing(for operation: TransitionOperation) -> TransitionTiming { timing }

  /// The cross-fade that replaces effects while Reduce Motion is on.
  public var reduced: any TransitionEffect { FadeEffect() }

  /// The effect to play now for an operation, which depends on Reduce Motion.
  @MainActor func played(for operation: TransitionOperation) -> any TransitionEffect {
    if let choice = self as? AsymmetricEffect {
      return choice.effect(for: operation).played(for: operation)
    }
    return UIAccessibility.isReduceMotionEnabled ? reduced : self
  }
}
