import UIKit

/// A cross-fade of the screens in which pairs of views that match travel from place to place.
///
/// Without a usable pair, or while Reduce Motion is on, the effect is a fade.
public struct MatchEffect: TransitionEffect {
  private let pairs: [ZoomPair]

  /// Makes a cross-fade with pairs.
  ///
  /// - Parameter pairs: The pairs of views that match; one of which an end is missing is left out.
  public init(_ pairs: [ZoomPair]) {
    self.pairs = pairs
  }

  /// The timing of a zoom out of its source.
  public var timing: TransitionTiming { ZoomPace.appearing }

  /// Returns the timing of a zoom in the direction of the operation.
  public func timing(for operation: TransitionOperation) -> TransitionTiming {
    ZoomPace.timing(for: operation)
  }

  /// Returns the front screen all but transparent with its views at their counterparts, and as it is.
  ///
  /// - Parameter stage: The screens of the transition.
  /// - Returns: The two poses.
  public func poses(on stage: TransitionStage) -> TransitionPoses {
    let travels = pairs.compactMap { PairTravel($0, on: stage) }
    for travel in travels { travel.begin() }
    let fade = FadeEffect().poses(on: stage)
    return TransitionPoses(
      away: {
        fade.away()
        for travel in travels { travel.strike(.away) }
      },
      settled: {
        fade.settled()
        for travel in travels { travel.strike(.settled) }
      })
  }
}

extension TransitionEffect where Self == MatchEffect {
  /// A cross-fade in which views that match travel from place to place; see ``MatchEffect``.
  ///
  /// - Parameter pairs: The pairs of views that match; one of which an end is missing is left out.
  /// - Returns: The effect.
  public static func match(_ pairs: [ZoomPair]) -> MatchEffect {
    MatchEffect(pairs)
  }
}
