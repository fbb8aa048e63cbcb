import UIKit

/// A cross-fade: the front screen fades in above the other one, and out again.
///
/// A presentation and a dismissal do not touch the presenter's view. A pop shows the screen below
/// in its place from the first frame on. While Reduce Motion is on, the fade is the effect of every
/// transition, unless an effect brings another one.
public struct FadeEffect: TransitionEffect {
  /// Makes a cross-fade.
  public init() {}

  /// Ease-in-out over a quarter of a second.
  public var timing: TransitionTiming { .curve(.easeInOut, duration: 0.25) }

  /// The effect itself, since nothing in it moves.
  public var reduced: any TransitionEffect { self }

  /// Returns the front screen all but transparent, and with the alpha that it had.
  ///
  /// - Parameter stage: The screens of the transition.
  /// - Returns: The two poses.
  public func poses(on stage: TransitionStage) -> TransitionPoses {
    let screen = stage.front
    let alpha = screen.alpha
    return TransitionPoses(
      away: { stage.set(\.alpha, of: screen, to: stage.faded(alpha)) },
      settled: { stage.set(\.alpha, of: screen, to: alpha) })
  }
}

extension TransitionEffect where Self == FadeEffect {
  /// A cross-fade; see ``FadeEffect``.
  public static var fade: FadeEffect { FadeEffect() }
}
