import UIKit

/// Material's fade through, for screens that have little to do with each other: the screen behind
/// fades out, and then the front screen fades in and grows a little.
///
/// Where UIKit does not hand over the screen behind, as in a `.custom` presentation, that screen
/// stays. The figures are those of Material's implementation for Flutter: 0.3 seconds, of which the
/// first 0.3 fade out and the rest fade in, and growth from 0.92.
public struct FadeThroughEffect: TransitionEffect {
  private static let scale: CGFloat = 0.92

  /// Makes a fade through.
  public init() {}

  /// 0.3 seconds on the curve (0.4, 0, 0.2, 1).
  public var timing: TransitionTiming { ThroughFade.timing }

  /// Returns the front screen transparent and a little smaller, and as it is.
  ///
  /// - Parameter stage: The screens of the transition.
  /// - Returns: The two poses.
  public func poses(on stage: TransitionStage) -> TransitionPoses {
    let fade = ThroughFade(on: stage)
    let screen = stage.front
    let rest = screen.transform
    return TransitionPoses(
      away: {
        fade.strike(.away)
        stage.set(\.transform, of: screen, to: rest.scaledBy(x: Self.scale, y: Self.scale))
      },
      settled: {
        fade.strike(.settled)
        stage.set(\.transform, of: screen, to: rest)
      })
  }
}

extension TransitionEffect where Self == FadeThroughEffect {
  /// Material's fade through; see ``FadeThroughEffect``.
  public static var fadeThrough: FadeThroughEffect { FadeThroughEffect() }
}
