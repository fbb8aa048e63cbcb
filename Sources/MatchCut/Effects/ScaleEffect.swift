public import UIKit

/// A scaling: the front screen grows to its size while it fades in, and shrinks while it fades out.
public struct ScaleEffect: TransitionEffect {
  private let scale: CGFloat

  /// Makes a scaling.
  ///
  /// - Parameter scale: The size at which the front screen begins, as a part of its size at rest;
  ///   0.8 by default. Above 1, the screen shrinks to its place. The range is 0.01 to 10; numbers
  ///   outside count as the nearer end, and a value that is not finite as the default.
  public init(from scale: CGFloat = 0.8) {
    self.scale = scale.isFinite ? min(max(scale, 0.01), 10) : 0.8
  }

  /// Returns the front screen all but transparent and scaled, and as it is.
  ///
  /// - Parameter stage: The screens of the transition.
  /// - Returns: The two poses.
  public func poses(on stage: TransitionStage) -> TransitionPoses {
    let screen = stage.front
    let (rest, alpha) = (screen.transform, screen.alpha)
    return TransitionPoses(
      away: { [scale] in
        stage.set(\.transform, of: screen, to: rest.scaledBy(x: scale, y: scale))
        stage.set(\.alpha, of: screen, to: stage.faded(alpha))
      },
      settled: {
        stage.set(\.transform, of: screen, to: rest)
        stage.set(\.alpha, of: screen, to: alpha)
      })
  }
}

extension TransitionEffect where Self == ScaleEffect {
  /// A scaling from 0.8 of the size, with a fade; see ``ScaleEffect``.
  public static var scale: ScaleEffect { ScaleEffect() }
}
