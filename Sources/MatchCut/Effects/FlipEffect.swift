import UIKit

/// The effect ``TransitionEffect/flip``.
struct FlipEffect: TransitionEffect {
  /// The viewing distance of the perspective, in widths of the container.
  private static let distance: CGFloat = 2.5

  func timing(for operation: TransitionOperation) -> TransitionTiming {
    .curve(duration: 0.5)
  }

  func arrange(_ stage: TransitionStage) {
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / (Self.distance * max(stage.container.bounds.width, 1))
    let quarter = CGFloat.pi / 2 * (stage.layoutDirection == .rightToLeft ? -1 : 1)
    func turned(_ view: UIView, by angle: CGFloat) -> CATransform3D {
      CATransform3DConcat(CATransform3DRotate(perspective, angle, 0, 1, 0), view.layer.transform)
    }
    // The content turns inside a clip, because a drag may move the clip. The clip also flattens it;
    // otherwise, half of the turned content would be behind other views.
    let clip = stage.clip(stage.front)
    let cornerRadius = clip.view.layer.cornerRadius
    stage.set(\.clipsToBounds, of: clip.view, to: false)
    stage.set(\.layer.cornerRadius, of: clip.content, to: cornerRadius)
    stage.set(\.clipsToBounds, of: clip.content, to: true)
    stage.set(
      \.layer.transform, of: clip.content, away: turned(clip.content, by: quarter),
      during: stage.back == nil ? 0...1 : 0.5...1)
    guard let back = stage.back else { return }
    stage.set(\.layer.transform, of: back, settled: turned(back, by: -quarter), during: 0...0.5)
  }
}

extension TransitionEffect where Self == AnyTransitionEffect {
  /// A flip: the screen behind turns away about its vertical axis, and then the front screen turns
  /// toward the user, like the two sides of a card.
  ///
  /// It takes half a second. If UIKit does not give the screen behind to the animator, as in a
  /// `.custom` presentation, that screen stays, and the front screen turns during the whole
  /// transition.
  public static var flip: AnyTransitionEffect {
    AnyTransitionEffect(FlipEffect())
  }
}
