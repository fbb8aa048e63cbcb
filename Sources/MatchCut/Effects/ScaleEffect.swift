public import UIKit

/// A scaling: the front screen grows to its size while it fades in, and shrinks while it fades out.
public struct ScaleEffect: TransitionEffect {
  private let scale: CGFloat

  fileprivate init(from scale: CGFloat = 0.8) {
    self.scale = scale.isFinite ? min(max(scale, 0.01), 10) : 0.8
  }

  /// Makes the front screen nearly transparent, and scales it, while it is away.
  ///
  /// - Parameter stage: The screens of the transition.
  public func arrange(_ stage: TransitionStage) {
    let screen = stage.front
    stage.set(\.transform, of: screen, away: screen.transform.scaledBy(x: scale, y: scale))
    stage.set(\.alpha, of: screen, away: screen.alpha.fadedOut)
  }
}

extension TransitionEffect where Self == ScaleEffect {
  /// A scaling from 0.8 of the size, with a fade; see ``ScaleEffect``.
  public static var scale: ScaleEffect { ScaleEffect() }

  /// A scaling from a fraction of the size, with a fade.
  ///
  /// - Parameter scale: The size at which the front screen begins, as a fraction of its size at
  ///   rest, from 0.01 to 10. Above 1, the screen shrinks into place.
  /// - Returns: The effect.
  public static func scale(from scale: CGFloat) -> ScaleEffect { ScaleEffect(from: scale) }
}
