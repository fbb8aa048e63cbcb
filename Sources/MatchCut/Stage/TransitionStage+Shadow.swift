public import UIKit

extension TransitionStage {
  /// Shows a shadow below a clip until the end of the transition, unless it has one already.
  ///
  /// The shadow moves and resizes with the clip. It is that of the system's zoom: black with an
  /// opacity of 0.36, a radius of 30 points and an offset of 4 points, as the public repository
  /// "morph" has measured it. At both ends of the transition it is transparent. If a value is not a
  /// number, there is no shadow.
  ///
  /// - Parameters:
  ///   - clip: The clip.
  ///   - cornerRadius: The corner radius of the shadow, in points; 0 if it is negative.
  ///   - start: The progress of the transition from which the shadow is drawn, from 0 to 1; 0 by
  ///     default. A screen that is not opaque before would show it.
  public func addShadow(
    to clip: TransitionClip, cornerRadius: CGFloat, from start: Double = 0
  ) {
    addShadow(to: clip, part: nil, cornerRadius: cornerRadius, from: start, grows: false)
  }

  /// Shows the shadow of a clip, or of a part of its content.
  ///
  /// It grows throughout the transition if the clip is not opaque until then.
  func addShadow(
    to clip: TransitionClip, part: CGRect?, cornerRadius: CGFloat, from start: Double, grows: Bool
  ) {
    guard acceptsChanges, let view = clip.view as? ClipView, view.follower == nil, start.isFinite,
      cornerRadius.isFinite
    else { return }
    let shadow = ClipShadow(of: view, part: part, cornerRadius: max(cornerRadius, 0))
    add(shadow, below: view)
    // In this order, UIKit computes the safe area only once.
    shadow.addSubview(shadow.outline)
    view.follower = shadow
    shadow.follow(view.layerBounds.size)
    let comes = max(ClipShadow.startAtSource, min(start, 0.9))
    let partAtSource = comes...(grows ? 0.95 : comes + 0.05)
    // Transparent in both poses, it is shown by an animation in between, in either direction.
    let (first, last) =
      operation.isAppearing
      ? (partAtSource, ClipShadow.partAtRest) : (ClipShadow.partAtRest, partAtSource)
    let outline = shadow.outline
    let hide: (FrontPose) -> Void = { _ in outline.alpha = 0 }
    // Another key, because the same alpha changes in two parts.
    poses.add(
      PoseProperty(
        key: PropertyKey(outline, .hiding), part: first, apply: hide,
        animate: { outline.alpha = 1 }))
    poses.add(PoseProperty(key: PropertyKey(outline, .alpha), part: last, apply: hide))
  }
}
