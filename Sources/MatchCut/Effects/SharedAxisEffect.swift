import UIKit

/// The axis along which the screens of ``TransitionEffect/sharedAxis(_:)`` move.
public enum SharedAxis: Hashable, Sendable {
  /// From the trailing to the leading side.
  case x
  /// Upward.
  case y
  /// Toward the user.
  case z
}

/// The effect ``TransitionEffect/sharedAxis(_:)``.
struct SharedAxisEffect: TransitionEffect {
  private static let distance: CGFloat = 30
  private static let frontScale: CGFloat = 0.8
  private static let backScale: CGFloat = 1.1

  fileprivate let axis: SharedAxis

  func timing(for operation: TransitionOperation) -> TransitionTiming {
    MaterialFade.timing
  }

  func arrange(_ stage: TransitionStage) {
    MaterialFade.arrange(stage)
    let (front, back) = (stage.front, stage.back)
    if axis == .z {
      let scaled = front.transform.scaledBy(x: Self.frontScale, y: Self.frontScale)
      stage.set(\.transform, of: front, away: scaled)
      guard let back else { return }
      let grown = back.transform.scaledBy(x: Self.backScale, y: Self.backScale)
      stage.set(\.transform, of: back, settled: grown)
    } else {
      let trailing = stage.layoutDirection == .rightToLeft ? -Self.distance : Self.distance
      let offset = axis == .x ? CGPoint(x: trailing, y: 0) : CGPoint(x: 0, y: Self.distance)
      stage.set(\.center, of: front, away: front.center + offset)
      if let back { stage.set(\.center, of: back, settled: back.center - offset) }
    }
  }
}

extension TransitionEffect where Self == AnyTransitionEffect {
  /// Material's shared axis, for screens that follow each other: both move a little along an axis,
  /// the one behind fades out, and then the front one fades in.
  ///
  /// If UIKit does not give the screen behind to the animator, as in a `.custom` presentation, that
  /// screen stays. The values are those of Material's implementation for Flutter: 0.3 seconds on the
  /// curve (0.4, 0, 0.2, 1), of which the first 30 percent fade out and the rest fades in; 30 points
  /// along `x` and `y`; along `z`, the front screen grows from 0.8, and the one behind to 1.1.
  ///
  /// - Parameter axis: The axis along which the screens move.
  /// - Returns: The effect.
  public static func sharedAxis(_ axis: SharedAxis) -> AnyTransitionEffect {
    AnyTransitionEffect(SharedAxisEffect(axis: axis))
  }
}
