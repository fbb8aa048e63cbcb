import UIKit

/// A flip: the screen behind turns away about its vertical axis, and then the front screen turns to
/// the user, as the two sides of a card.
///
/// Where UIKit does not hand over the screen behind, as in a `.custom` presentation, that screen
/// stays, and the front screen turns all the way.
public struct FlipEffect: TransitionEffect {
  /// The distance of the eye, in widths of the container.
  private static let distance: CGFloat = 2.5

  /// Makes a flip.
  public init() {}

  /// Ease-in-out over half a second.
  public var timing: TransitionTiming { .curve(duration: 0.5) }

  /// Returns the front screen seen from its edge, and from its front.
  ///
  /// - Parameter stage: The screens of the transition.
  /// - Returns: The two poses.
  public func poses(on stage: TransitionStage) -> TransitionPoses {
    let distance = Self.distance * max(stage.container.bounds.width, 1)
    let quarter = CGFloat.pi / 2 * (stage.layoutDirection == .rightToLeft ? -1 : 1)
    func turning(_ view: UIView) -> @MainActor (CGFloat) -> Void {
      let rest = view.layer.transform
      return { angle in
        let turned = SpatialTransform(rest, turnedBy: angle, seenFrom: distance)
        stage.set(\.spatialTransform, of: view, to: turned)
      }
    }
    // In the clip, which a finger may move, the content turns by itself. What is in a clip is drawn
    // on the clip's plane; beside it, half of the content would be behind the other views.
    let clip = stage.clip(stage.front)
    let cornerRadius = clip.view.layer.cornerRadius
    let turnContent = turning(clip.content)
    let turnFront: @MainActor (CGFloat) -> Void = { angle in
      stage.set(\.clipsToBounds, of: clip.view, to: false)
      stage.set(\.layer.cornerRadius, of: clip.content, to: cornerRadius)
      stage.set(\.clipsToBounds, of: clip.content, to: true)
      turnContent(angle)
    }
    guard let turnBack = stage.back.map(turning) else {
      return TransitionPoses(away: { turnFront(quarter) }, settled: { turnFront(0) })
    }
    func turn(front: CGFloat, back: CGFloat) {
      stage.during(0...0.5) { turnBack(back) }
      stage.during(0.5...1) { turnFront(front) }
    }
    return TransitionPoses(
      away: { turn(front: quarter, back: 0) }, settled: { turn(front: 0, back: -quarter) })
  }
}

extension TransitionEffect where Self == FlipEffect {
  /// A flip about the vertical axis; see ``FlipEffect``.
  public static var flip: FlipEffect { FlipEffect() }
}
