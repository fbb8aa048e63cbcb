import UIKit

/// A cross-fade of the screens, in which pairs of matching views move from one place to the other.
///
/// Without a valid pair, and with Reduce Motion, the effect is a fade.
public struct MatchEffect: TransitionEffect {
  let pairs: [ZoomPair]

  /// Returns the timing of a zoom in the direction of the operation.
  public func timing(for operation: TransitionOperation) -> TransitionTiming {
    ZoomPace.timing(for: operation)
  }

  /// Makes the front screen nearly transparent while it is away, with each matching view in the
  /// place of its counterpart.
  ///
  /// - Parameter stage: The screens of the transition.
  public func arrange(_ stage: TransitionStage) {
    let pictures = pairs.compactMap { PairPictures($0, on: stage) }
    for pair in pictures { pair.arrange(stage) }
    FadeEffect().arrange(stage)
  }
}

extension TransitionEffect where Self == MatchEffect {
  /// A cross-fade in which matching views move from one place to the other; see ``MatchEffect``.
  ///
  /// - Parameter pairs: The pairs of views that match; incomplete ones are ignored.
  /// - Returns: The effect.
  public static func match(_ pairs: [ZoomPair]) -> MatchEffect {
    MatchEffect(pairs: pairs)
  }
}
