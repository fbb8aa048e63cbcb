import UIKit

/// The end of a zoom at its source.
struct ZoomPose {
  /// The middle of the source, in the coordinates of the container.
  let center: CGPoint
  /// The scale of the clip as a whole, on top of which its content has one of its own; `nil` for a
  /// clip that is not scaled.
  let clipScale: CGFloat?
  /// The size of the clip, in its own points, as are the rest.
  let size: CGSize
  let cornerRadius: CGFloat
  /// How the screen lies in the clip.
  let alignment: ZoomAlignment

  /// Makes the pose at a source.
  ///
  /// - Parameters:
  ///   - source: The source.
  ///   - alignment: How the screen lies in the source, in points of the container.
  ///   - isScaled: Whether the clip is scaled together with the screen in it.
  init(_ source: ResolvedZoomSource, _ alignment: ZoomAlignment, isScaled: Bool) {
    center = source.frame.middle
    clipScale = isScaled ? alignment.scale : nil
    let unit = 1 / (clipScale ?? 1)
    size = source.frame.size.scaled(by: unit)
    cornerRadius = source.cornerRadius * unit
    self.alignment = alignment.scaled(by: unit)
  }
}

/// The end of a zoom at its source, which is looked up anew after a release by the finger.
@MainActor final class SmallPose {
  private let source: ZoomSource
  private let target: ResolvedZoomTarget?
  private let stage: TransitionStage
  /// The view of the source.
  private(set) weak var view: UIView?
  /// Called when another view is the source's from now on.
  var onExchange: ((_ old: UIView?, _ new: UIView?) -> Void)?
  private var pose: ZoomPose
  private var releases: Int

  init(
    _ resolved: ResolvedZoomSource, from source: ZoomSource, to target: ResolvedZoomTarget?,
    on stage: TransitionStage
  ) {
    self.source = source
    self.target = target
    self.stage = stage
    view = resolved.view
    pose = Self.pose(of: resolved, target, on: stage)
    releases = stage.releases
  }

  /// The pose at the source as it is now; if the source no longer exists, the last pose.
  var current: ZoomPose {
    if releases != stage.releases {
      releases = stage.releases
      if let resolved = source.resolve(in: stage.container, for: TransitionRequest(stage)) {
        pose = Self.pose(of: resolved, target, on: stage)
        exchange(for: resolved.view)
      }
    }
    return pose
  }

  private func exchange(for new: UIView?) {
    guard new !== view else { return }
    onExchange?(view, new)
    view = new
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
    // Out of the source, the system's page grows together with its window; back into it, the window
    // shrinks evenly. So they were measured, but not for a page of which a part matches.
    let isScaled = stage.operation.isAppearing && target == nil
    return ZoomPose(source, alignment, isScaled: isScaled)
  }
}

/// The way of a screen in its clip, between the rectangle of a source and its place.
@MainActor struct ZoomMotion {
  private let stage: TransitionStage
  private let clip: TransitionClip
  private let curve: CALayerCornerCurve?
  private let clipRest: CGAffineTransform
  private let rest: CGAffineTransform
  /// The corner radius of the screen off its place, in points.
  let cornerRadius: CGFloat
  private let alpha: CGFloat

  /// Makes the motion of a screen at rest.
  ///
  /// - Parameters:
  ///   - clip: The clip and the screen in it.
  ///   - stage: The screens.
  ///   - curve: The shape of the source's corners, which cannot change on the way.
  ///   - cornerRadius: The corner radius of the screen off its place, if it has none at rest; by
  ///     default that of the display.
  init(
    _ clip: TransitionClip, on stage: TransitionStage, curve: CALayerCornerCurve?,
    cornerRadius: CGFloat?
  ) {
    self.clip = clip
    self.stage = stage
    self.curve = curve
    clipRest = clip.view.transform
    rest = clip.content.transform
    let radius =
      cornerRadius ?? DisplayCorners.radius(around: stage.frontFrame, in: stage.container)
    self.cornerRadius =
      clip.view.layer.cornerRadius > 0
      ? clip.view.layer.cornerRadius : stage.frontFrame.size.fitting(cornerRadius: radius)
    alpha = clip.view.alpha
  }

  /// Moves the clip and the content to where they are in a pose.
  func strike(_ pose: FrontPose, of small: ZoomPose) {
    let isAway = pose == .away
    let size = isAway ? small.size : stage.frontFrame.size
    let scale = isAway ? small.alignment.scale : 1
    if let smallScale = small.clipScale {
      let clipScale = isAway ? smallScale : 1
      stage.set(\.transform, of: clip.view, to: clipRest.scaledBy(x: clipScale, y: clipScale))
    }
    stage.set(\.transform, of: clip.content, to: rest.scaledBy(x: scale, y: scale))
    stage.set(\.bounds, of: clip.view, to: CGRect(origin: .zero, size: size))
    stage.set(\.center, of: clip.view, to: isAway ? small.center : stage.frontFrame.middle)
    let radius = isAway ? small.cornerRadius : cornerRadius
    // Where a finger has the size of the screen, the radius goes with that.
    if stage.isDraggable {
      stage.set(\.roundness, of: clip.view, to: Roundness(radius: radius))
    } else {
      stage.set(\.cornerRadius, of: clip.view.layer, to: radius)
    }
    if let curve { stage.set(\.cornerCurve, of: clip.view.layer, to: curve) }
    stage.set(
      \.center, of: clip.content, to: isAway ? small.alignment.center : size.middle)
  }

  /// Fades the screen in above a source, which fades out when the screen is all but opaque.
  func fade(_ pose: FrontPose, by fade: ZoomFade, above source: UIView?) {
    let isAway = pose == .away
    let seenAlpha = isAway ? stage.faded(alpha) : alpha
    stage.during(fade.part) { stage.set(\.alpha, of: clip.view, to: seenAlpha) }
    guard let source else { return }
    stage.during(fade.end) { isAway ? stage.show(source) : stage.hide(source) }
  }
}
