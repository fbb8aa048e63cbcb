import UIKit

/// A circular reveal: the front screen, which stays in its place, is seen through a circle that
/// grows out of the middle of a source, until it surrounds the screen.
///
/// Without a usable source, or while Reduce Motion is on, the effect is a fade.
public struct CircleEffect: TransitionEffect {
  private let source: ZoomSource

  /// Makes a circular reveal.
  ///
  /// - Parameter source: The source, in whose middle the circle begins and ends, such as the button
  ///   that was tapped; the effect asks it at every transition.
  public init(from source: ZoomSource) {
    self.source = source
  }

  /// Returns the front screen in a circle without a size, and in one that shows all of it.
  ///
  /// - Parameter stage: The screens of the transition.
  /// - Returns: The two poses, those of a fade if there is no usable source.
  public func poses(on stage: TransitionStage) -> TransitionPoses {
    guard let source = source.resolve(in: stage.container, for: TransitionRequest(stage)) else {
      return FadeEffect().poses(on: stage)
    }
    let clip = stage.clip(stage.front)
    let frame = stage.frontFrame
    let cornerRadius = clip.view.layer.cornerRadius
    func take(radius: CGFloat, around middle: CGPoint) {
      let side = 2 * radius
      stage.set(\.bounds, of: clip.view, to: CGRect(x: 0, y: 0, width: side, height: side))
      stage.set(\.center, of: clip.view, to: middle)
      stage.set(\.roundness, of: clip.view, to: Roundness(radius: radius))
      // The screen stays where it is while the clip moves around it.
      let place = CGPoint(x: radius + frame.midX - middle.x, y: radius + frame.midY - middle.y)
      stage.set(\.center, of: clip.content, to: place)
      guard cornerRadius > 0 else { return }
      stage.set(\.layer.cornerRadius, of: clip.content, to: cornerRadius)
      stage.set(\.clipsToBounds, of: clip.content, to: true)
    }
    let radius = hypot(frame.width, frame.height) / 2
    return TransitionPoses(
      away: { take(radius: 0, around: source.frame.middle) },
      settled: { take(radius: radius, around: frame.middle) })
  }
}

extension TransitionEffect where Self == CircleEffect {
  /// A circular reveal; see ``CircleEffect``.
  ///
  /// - Parameter source: The source, in whose middle the circle begins and ends; the effect asks it
  ///   at every transition.
  /// - Returns: The effect.
  public static func circle(from source: ZoomSource) -> CircleEffect {
    CircleEffect(from: source)
  }
}
