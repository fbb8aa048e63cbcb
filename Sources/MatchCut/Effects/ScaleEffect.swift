public import UIKit

/// The effects ``TransitionEffect/scale`` and ``TransitionEffect/scale(from:)``.
struct ScaleEffect: TransitionEffect {
  private let scale: CGFloat

  fileprivate init(from scale: CGFloat) {
    self.scale = scale.isFinite ? min(max(scale, 0.01), 10) : 0.8
  }

  func arrange(_ stage: TransitionStage) {
    let screen = stage.front
    stage.set(\.transform, of: screen, away: screen.transform.scaledBy(x: scale, y: scale))
    stage.set(\.alpha, of: screen, away: screen.alpha.fadedOut)
  }
}

extension TransitionEffect where Self == AnyTransitionEffect {
  /// A scaling: the front screen grows from 0.8 of its size while it fades in, and shrinks while it
  /// fades out.
  public static var scale: AnyTransitionEffect { .scale(from: 0.8) }

  /// A scaling from a fraction of the size, with a fade.
  ///
  /// - Parameter scale: The size at which the front screen begins, as a fraction of its size at
  ///   rest, from 0.01 to 10. Above 1, the screen shrinks into place.
  /// - Returns: The effect.
  public static func scale(from scale: CGFloat) -> AnyTransitionEffect {
    AnyTransitionEffect(ScaleEffect(from: scale))
  }
}
