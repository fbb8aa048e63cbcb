/// What a transition looks like.
///
/// An effect describes two poses, and that is all: the front screen away, and the front screen
/// settled. Presenting moves from the first to the second and dismissing back, a cancelled
/// transition returns to where it began, and everything set through the stage is put back at the
/// end.
///
/// ```swift
/// struct SlideEffect: TransitionEffect {
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
/// let slide = ModalTransition(SlideEffect())
/// ```
public protocol TransitionEffect: Sendable {
  /// Returns the two poses of one transition.
  ///
  /// It is called once for each transition, un-animated, when the screens are in place and laid out
  /// at their final frames. It is not called for a transition that is not animated.
  ///
  /// - Parameter stage: The screens of this transition, and the way to change them.
  /// - Returns: The poses; the animator decides which one comes first.
  @MainActor func poses(on stage: TransitionStage) -> TransitionPoses

  /// The timing of a transition that is given none; ``TransitionTiming/standard`` by default.
  var timing: TransitionTiming { get }

  /// The effect to play instead while Reduce Motion is on; ``FadeEffect`` by default.
  ///
  /// An effect without motion returns itself.
  var reduced: any TransitionEffect { get }
}

extension TransitionEffect {
  /// The timing that effects have by default.
  public var timing: TransitionTiming { .standard }

  /// The cross-fade that stands in for effects while Reduce Motion is on.
  public var reduced: any TransitionEffect { FadeEffect() }
}
