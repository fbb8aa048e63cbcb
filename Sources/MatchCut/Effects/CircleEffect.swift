import UIKit

/// The effect ``TransitionEffect/circle(from:)``.
struct CircleEffect: TransitionEffect {
  fileprivate let source: ZoomSource

  func arrange(_ stage: TransitionStage) {
    guard
      let source = source.resolve(in: stage.container, for: stage.request, isStart: true)
    else { return FadeEffect().arrange(stage) }
    let clip = stage.clip(stage.front)
    let frame = stage.frontFrame
    let radius = hypot(frame.width, frame.height) / 2
    let (start, end) = (source.frame.center, frame.center)
    let circle = CGRect(x: 0, y: 0, width: 2 * radius, height: 2 * radius)
    stage.set(\.bounds, of: clip.view, away: .zero, settled: circle)
    stage.set(\.center, of: clip.view, away: start, settled: end)
    stage.set(\.layer.cornerCurve, of: clip.view, to: .circular)
    stage.setCornerRadius(of: clip.view) { $0 == .away ? 0 : radius }
    // The screen stays where it is while the clip moves around it.
    stage.set(\.center, of: clip.content, away: end - start, settled: CGPoint(x: radius, y: radius))
    let cornerRadius = clip.view.layer.cornerRadius
    guard cornerRadius > 0 else { return }
    stage.set(\.layer.cornerRadius, of: clip.content, to: cornerRadius)
    stage.set(\.clipsToBounds, of: clip.content, to: true)
  }
}

extension TransitionEffect where Self == AnyTransitionEffect {
  /// A circular reveal: a circle grows out of the center of a source until it surrounds the front
  /// screen, and uncovers the screen in its place.
  ///
  /// Without a valid source, and with Reduce Motion, it is a fade.
  ///
  /// - Parameter source: The source, resolved for each transition; the circle begins in its center.
  /// - Returns: The effect.
  public static func circle(from source: ZoomSource) -> AnyTransitionEffect {
    AnyTransitionEffect(CircleEffect(source: source))
  }
}
