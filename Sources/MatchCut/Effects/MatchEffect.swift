import UIKit

/// The effect ``TransitionEffect/match(_:)``.
struct MatchEffect: TransitionEffect {
  let pairs: [ZoomPair]

  func timing(for operation: TransitionOperation) -> TransitionTiming {
    ZoomPace.timing(for: operation)
  }

  func arrange(_ stage: TransitionStage) {
    let pictures = pairs.compactMap { PairPictures($0, on: stage) }
    for pair in pictures { pair.arrange(stage) }
    FadeEffect().arrange(stage)
  }
}

extension TransitionEffect where Self == AnyTransitionEffect {
  /// A cross-fade of the screens, in which matching views move from one place to the other.
  ///
  /// It takes as long as a ``ZoomEffect``. Without a valid pair, and with Reduce Motion, it is a
  /// fade.
  ///
  /// - Parameter pairs: The pairs of views that match; incomplete ones are ignored.
  /// - Returns: The effect.
  public static func match(_ pairs: [ZoomPair]) -> AnyTransitionEffect {
    AnyTransitionEffect(MatchEffect(pairs: pairs))
  }
}
