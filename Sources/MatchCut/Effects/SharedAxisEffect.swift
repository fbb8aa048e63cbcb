import UIKit

/// Material's shared axis, for screens that follow each other: both move a little along an axis,
/// the one behind fades out, and then the front one fades in.
///
/// Where UIKit does not hand over the screen behind, as in a `.custom` presentation, that screen
/// stays. The figures are those of Material's implementation for Flutter: 0.3 seconds, of which the
/// first 0.3 fade out and the rest fade in; 30 points along `x` and `y`; along `z`, the front
/// screen grows from 0.8, and the one behind to 1.1.
public struct SharedAxisEffect: TransitionEffect {
  /// The axis along which the screens move.
  public enum Axis: Hashable, Sendable, CaseIterable {
    /// From the trailing to the leading side.
    case x
    /// Upwards.
    case y
    /// Towards the user.
    case z
  }

  private static let distance: CGFloat = 30
  private static let frontScale: CGFloat = 0.8
  private static let backScale: CGFloat = 1.1

  private let axis: Axis

  /// Makes a shared axis.
  ///
  /// - Parameter axis: The axis along which the screens move.
  public init(_ axis: Axis) {
    self.axis = axis
  }

  /// 0.3 seconds on the curve (0.4, 0, 0.2, 1).
  public var timing: TransitionTiming { ThroughFade.timing }

  /// Returns the front screen transparent and a little off its place, and in its place.
  ///
  /// - Parameter stage: The screens of the transition.
  /// - Returns: The two poses.
  public func poses(on stage: TransitionStage) -> TransitionPoses {
    let fade = ThroughFade(on: stage)
    let moveFront = moving(stage.front, on: stage, scale: Self.frontScale, side: 1)
    let moveBack = stage.back.map { moving($0, on: stage, scale: Self.backScale, side: -1) }
    return TransitionPoses(
      away: {
        fade.strike(.away)
        moveFront(true)
        moveBack?(false)
      },
      settled: {
        fade.strike(.settled)
        moveFront(false)
        moveBack?(true)
      })
  }

  /// Returns the change that takes a screen off its place along the axis, or back to it.
  @MainActor private func moving(
    _ screen: UIView, on stage: TransitionStage, scale: CGFloat, side: CGFloat
  ) -> @MainActor (_ isOff: Bool) -> Void {
    if axis == .z {
      let rest = screen.transform
      let scaled = rest.scaledBy(x: scale, y: scale)
      return { stage.set(\.transform, of: screen, to: $0 ? scaled : rest) }
    }
    let rest = screen.center
    let way = Self.distance * side
    let trailing = stage.layoutDirection == .rightToLeft ? -way : way
    let off = CGPoint(
      x: rest.x + (axis == .x ? trailing : 0), y: rest.y + (axis == .y ? way : 0))
    return { stage.set(\.center, of: screen, to: $0 ? off : rest) }
  }
}

extension TransitionEffect where Self == SharedAxisEffect {
  /// Material's shared axis; see ``SharedAxisEffect``.
  ///
  /// - Parameter axis: The axis along which the screens move.
  /// - Returns: The effect.
  public static func sharedAxis(_ axis: SharedAxisEffect.Axis) -> SharedAxisEffect {
    SharedAxisEffect(axis)
  }
}
