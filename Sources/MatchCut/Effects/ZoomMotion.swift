import UIKit

/// The geometry of the screen at the source of a zoom.
struct ZoomPose {
  /// The center of the part of the source that is in sight, in the coordinates of the container.
  let center: CGPoint
  /// The scale of the clip as a whole, in addition to its content's; `nil` for an unscaled clip.
  let clipScale: CGFloat?
  /// The size of the clip, in its own points, like the following values.
  let size: CGSize
  let cornerRadius: CGFloat
  /// The alignment of the screen in the clip.
  let alignment: ZoomAlignment
}

/// The end of a zoom at its source; resolves the source again after each release.
@MainActor final class ZoomSourceTracker {
  private let source: ZoomSource
  private let target: ResolvedZoomTarget?
  // Weak, because the stage retains the closures that read the pose.
  private weak var stage: TransitionStage?
  /// The view of the source.
  private weak var view: UIView?
  private var lastPose: ZoomPose
  private var releaseCount: Int
  /// Whether the view is hidden behind a picture of it.
  private var isHiding = false

  init(
    _ resolved: ResolvedZoomSource, from source: ZoomSource, to target: ResolvedZoomTarget?,
    on stage: TransitionStage
  ) {
    self.source = source
    self.target = target
    self.stage = stage
    view = resolved.view
    lastPose = Self.pose(of: resolved, target, on: stage)
    releaseCount = stage.releaseCount
  }

  /// The current pose at the source; if the source no longer exists, the last pose.
  var pose: ZoomPose {
    update()
    return lastPose
  }

  /// Hides the present view of the source.
  func hideSource() {
    isHiding = true
    stage?.hide(of: self) { [self] in
      update()
      return view
    }
  }

  private func update() {
    guard let stage, releaseCount != stage.releaseCount else { return }
    releaseCount = stage.releaseCount
    guard let resolved = source.resolve(in: stage.container, for: stage.request) else { return }
    lastPose = Self.pose(of: resolved, target, on: stage)
    let (old, new) = (view, resolved.view)
    view = new
    guard isHiding, new !== old else { return }
    // A list may have reused the view meanwhile.
    UIView.performWithoutAnimation {
      if let old { stage.ledger.show(old) }
      if let new { stage.ledger.hide(new) }
    }
  }

  private static func pose(
    of source: ResolvedZoomSource, _ target: ResolvedZoomTarget?, on stage: TransitionStage
  ) -> ZoomPose {
    let (page, seen) = (stage.frontFrame.size, source.seen)
    let part = target?.frame ?? CGRect(origin: .zero, size: page)
    let alignment = ZoomAlignment(
      of: part, in: page, on: source.frame.size, target?.fit ?? .cover,
      isRightToLeft: stage.layoutDirection == .rightToLeft)
    // Without a target, as Apple's zoom does: on the way out of the source, the clip is scaled with
    // the screen; on the way back, its size changes.
    let isScaled = stage.operation.isAppearing && target == nil
    let unit = isScaled ? 1 / alignment.scale : 1
    return ZoomPose(
      center: seen.center, clipScale: isScaled ? alignment.scale : nil,
      size: seen.size.scaled(by: unit),
      cornerRadius: seen.size.fitting(cornerRadius: source.cornerRadius) * unit,
      alignment: alignment.cut(to: seen.origin - source.frame.origin).scaled(by: unit))
  }
}

/// The motion of a screen and its clip, between the rectangle of a source and the place at rest.
@MainActor struct ZoomMotion {
  let stage: TransitionStage
  /// The clip, and the screen in it.
  let clip: TransitionClip
  /// The end at the source.
  let end: ZoomSourceTracker
  /// The corner radius of the moving screen, in points.
  let cornerRadius: CGFloat

  /// Moves the clip and the content between the source and the place of the screen.
  ///
  /// - Parameters:
  ///   - roundCurve: The shape of the corners for a round source; otherwise they are continuous.
  ///   - maskedCorners: The corners that are round; `nil` for all. Those of a card are all round.
  func arrange(roundCurve: CALayerCornerCurve, maskedCorners: CACornerMask?) {
    let (end, frame, radius) = (end, stage.frontFrame, cornerRadius)
    let (clipRest, rest) = (clip.view.transform, clip.content.transform)
    if end.pose.clipScale != nil {
      stage.set(\.transform, of: clip.view) { pose in
        let scale = pose == .away ? end.pose.clipScale ?? 1 : 1
        return clipRest.scaledBy(x: scale, y: scale)
      }
    }
    stage.set(\.transform, of: clip.content) { pose in
      let scale = pose == .away ? end.pose.alignment.scale : 1
      return rest.scaledBy(x: scale, y: scale)
    }
    stage.set(\.bounds, of: clip.view) { pose in
      CGRect(origin: .zero, size: pose == .away ? end.pose.size : frame.size)
    }
    stage.set(\.center, of: clip.view) { $0 == .away ? end.pose.center : frame.center }
    stage.setCornerRadius(of: clip.view) { $0 == .away ? end.pose.cornerRadius : radius }
    // The shape cannot be animated.
    let side = min(end.pose.size.width, end.pose.size.height)
    let curve = end.pose.cornerRadius > side * 0.49 ? roundCurve : .continuous
    stage.set(\.layer.cornerCurve, of: clip.view, to: curve)
    let corners = clip.view.layer.cornerRadius == 0 ? maskedCorners : .allCorners
    if let corners { stage.ledger.set(\.layer.maskedCorners, of: clip.view, to: corners) }
    stage.set(\.center, of: clip.content) { pose in
      pose == .away ? end.pose.alignment.center : frame.size.center
    }
  }

  /// Fades the screen in above a source, and hides the source once the screen is nearly opaque, in
  /// the last fifth.
  func fade(by fade: ZoomFade, above source: UIView?) {
    stage.set(\.alpha, of: clip.view, away: clip.view.alpha.fadedOut, during: fade.part)
    let (start, end) = (fade.part.lowerBound, fade.part.upperBound)
    if let source { stage.hide(source, during: start + 0.8 * (end - start)...end) }
  }

  /// Covers the target in the screen with a picture of the source, and fades that out.
  ///
  /// The picture moves with the content of the clip as if it were a part of that.
  func cover(with picture: UIView, _ fade: ZoomFade) {
    let (end, page) = (end, stage.frontFrame.size)
    stage.add(picture, to: clip)
    let size = picture.bounds.size
    stage.setTemporaryPlace(of: picture) { pose in
      let alignment = end.pose.alignment
      let small = alignment.small
      let fill = max(small.width / size.width, small.height / size.height)
      return pose == .away
        ? (small.center, fill) : (alignment.sourceCenter(in: page), fill / alignment.scale)
    }
    stage.setTemporary(.alpha, of: picture, during: fade.part) { $0 == .away ? 1 : 0 }
  }
}
