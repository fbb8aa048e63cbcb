import UIKit

/// The end of a zoom at its source.
struct ZoomPose {
  /// The rectangle of the source, in the coordinates of the container.
  let frame: CGRect
  /// In points of the container.
  let cornerRadius: CGFloat
  /// How the screen lies in the rectangle.
  let alignment: ZoomAlignment
}

/// The end of a zoom at its source, which is looked up anew after a release by the finger.
@MainActor final class SmallPose {
  private let source: ZoomSource
  private let target: ResolvedZoomTarget?
  private let stage: TransitionStage
  private var pose: ZoomPose
  private var releases: Int

  init(
    _ resolved: ResolvedZoomSource, from source: ZoomSource, to target: ResolvedZoomTarget?,
    on stage: TransitionStage
  ) {
    self.source = source
    self.target = target
    self.stage = stage
    pose = Self.pose(of: resolved, target, on: stage)
    releases = stage.releases
  }

  /// The pose at the source as it is now; if the source no longer exists, the last pose.
  var current: ZoomPose {
    if releases != stage.releases {
      releases = stage.releases
      if let resolved = source.resolve(in: stage.container, for: TransitionRequest(stage)) {
        pose = Self.pose(of: resolved, target, on: stage)
      }
    }
    return pose
  }

  private static func pose(
    of source: ResolvedZoomSource, _ target: ResolvedZoomTarget?, on stage: TransitionStage
  ) -> ZoomPose {
    let (page, small) = (stage.frontFrame.size, source.frame.size)
    let alignment =
      target.map {
        ZoomAlignment(
          of: $0.frame, in: page, on: small, $0.fit,
          isRightToLeft: stage.layoutDirection == .rightToLeft)
      } ?? ZoomAlignment(of: page, on: small)
    return ZoomPose(
      frame: source.frame, cornerRadius: source.cornerRadius, alignment: alignment)
  }
}

/// The way of a screen in its clip, between the rectangle of a source and its place.
@MainActor struct ZoomMotion {
  private let stage: TransitionStage
  private let clip: TransitionClip
  private let curve: CALayerCornerCurve?
  private let rest: CGAffineTransform
  private let cornerRadius: CGFloat
  private let alpha: CGFloat

  /// Makes the motion of a screen at rest.
  ///
  /// - Parameters:
  ///   - clip: The clip and the screen in it.
  ///   - stage: The screens.
  ///   - curve: The shape of the source's corners, which cannot change on the way.
  init(_ clip: TransitionClip, on stage: TransitionStage, curve: CALayerCornerCurve?) {
    self.clip = clip
    self.stage = stage
    self.curve = curve
    rest = clip.content.transform
    cornerRadius = clip.view.layer.cornerRadius
    alpha = clip.view.alpha
  }

  /// Moves the clip and the content to where they are in a pose.
  func strike(_ pose: FrontPose, of small: ZoomPose) {
    let isAway = pose == .away
    let frame = isAway ? small.frame : stage.frontFrame
    let scale = isAway ? small.alignment.scale : 1
    stage.set(\.transform, of: clip.content, to: rest.scaledBy(x: scale, y: scale))
    stage.set(\.bounds, of: clip.view, to: CGRect(origin: .zero, size: frame.size))
    stage.set(\.center, of: clip.view, to: frame.middle)
    stage.set(
      \.layer.cornerRadius, of: clip.view, to: isAway ? small.cornerRadius : cornerRadius)
    if let curve { stage.set(\.layer.cornerCurve, of: clip.view, to: curve) }
    stage.set(
      \.center, of: clip.content, to: isAway ? small.alignment.center : frame.size.middle)
  }

  /// Fades the screen in above a source, which fades out when the screen is all but opaque.
  func fade(_ pose: FrontPose, by fade: ZoomFade, above source: UIView?) {
    let isAway = pose == .away
    stage.during(fade.part) { stage.set(\.alpha, of: clip.view, to: isAway ? 0 : alpha) }
    guard let source else { return }
    stage.during(fade.end) { isAway ? stage.show(source) : stage.hide(source) }
  }
}
