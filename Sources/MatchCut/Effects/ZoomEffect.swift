import UIKit

/// A zoom: the screen grows out of a rectangle, such as a thumbnail's, and shrinks back into it.
///
/// The screen is laid out once, at its final size. It shows through a window that grows from the
/// source's rectangle and corner radius to the final frame. It is scaled uniformly, and keeps its
/// aspect ratio. Over the quarter next to the source, the screen and the source cross-fade. Without
/// a usable source, or while Reduce Motion is on, the effect is a fade.
public struct ZoomEffect: TransitionEffect {
  /// The part of the transition in which the screen fades in above the source.
  private static let crossFade = 0...0.25
  /// The part in which the source fades out; the screen is all but opaque by then, and covers it.
  private static let sourceFade = 0.2...0.25

  private let source: ZoomSource

  /// Makes a zoom.
  ///
  /// - Parameter source: The source, out of which the screen zooms and into which it returns; the
  ///   zoom asks it at every transition.
  public init(from source: ZoomSource) {
    self.source = source
  }

  /// Half a second on a curve that starts fast and comes to rest slowly, much like a spring.
  ///
  /// It is a curve rather than a spring, because the cross-fade consists of keyframes. Keyframes
  /// inside an animation that follows a spring have been reported to keep a time of their own
  /// (openradar 39495559).
  public var timing: TransitionTiming {
    .cubic(
      controlPoint1: CGPoint(x: 0.32, y: 0.72), controlPoint2: CGPoint(x: 0, y: 1), duration: 0.5)
  }

  /// Returns the front screen in the rectangle of the source, and at its final frame.
  ///
  /// - Parameter stage: The screens of the transition.
  /// - Returns: The two poses, those of a fade if there is no usable source.
  public func poses(on stage: TransitionStage) -> TransitionPoses {
    guard let source = source.resolve(in: stage.container, for: TransitionRequest(stage)) else {
      return FadeEffect().poses(on: stage)
    }
    let clip = stage.clip(stage.front)
    let small = SmallPose(source, from: self.source, on: stage)
    let full = ZoomPose(
      frame: stage.frontFrame, cornerRadius: clip.view.layer.cornerRadius, alpha: clip.view.alpha,
      scale: 1)
    let rest = clip.content.transform
    func take(_ pose: ZoomPose) {
      stage.set(\.transform, of: clip.content, to: rest.scaledBy(x: pose.scale, y: pose.scale))
      stage.set(\.bounds, of: clip.view, to: CGRect(origin: .zero, size: pose.frame.size))
      stage.set(\.center, of: clip.view, to: pose.frame.middle)
      stage.set(\.layer.cornerRadius, of: clip.view, to: pose.cornerRadius)
      stage.set(\.center, of: clip.content, to: pose.frame.size.middle)
      stage.during(Self.crossFade) { stage.set(\.alpha, of: clip.view, to: pose.alpha) }
    }
    func setSource(_ change: @escaping @MainActor (UIView) -> Void) {
      guard let view = source.view else { return }
      stage.during(Self.sourceFade) { change(view) }
    }
    return TransitionPoses(
      away: {
        take(small.current)
        setSource(stage.show)
      },
      settled: {
        take(full)
        setSource(stage.hide)
      })
  }
}

extension ZoomEffect: SourceHidingEffect {
  func hiddenView(in container: UIView, for request: TransitionRequest) -> UIView? {
    source.resolve(in: container, for: request)?.view
  }
}

/// One end of a zoom.
private struct ZoomPose {
  let frame: CGRect
  let cornerRadius: CGFloat
  let alpha: CGFloat
  let scale: CGFloat
}

/// The end of a zoom at its source, which is looked up anew after a release by the finger.
@MainActor private final class SmallPose {
  private let source: ZoomSource
  private let stage: TransitionStage
  private var pose: ZoomPose
  private var releases: Int

  init(_ resolved: ResolvedZoomSource, from source: ZoomSource, on stage: TransitionStage) {
    self.source = source
    self.stage = stage
    pose = Self.pose(of: resolved, on: stage)
    releases = stage.releases
  }

  /// The pose at the source as it is now; if the source no longer exists, the last pose.
  var current: ZoomPose {
    if releases != stage.releases {
      releases = stage.releases
      if let resolved = source.resolve(in: stage.container, for: TransitionRequest(stage)) {
        pose = Self.pose(of: resolved, on: stage)
      }
    }
    return pose
  }

  private static func pose(of source: ResolvedZoomSource, on stage: TransitionStage) -> ZoomPose {
    ZoomPose(
      frame: source.frame, cornerRadius: source.cornerRadius, alpha: 0,
      scale: AspectMorph(small: source.frame, full: stage.frontFrame).scale)
  }
}

extension TransitionEffect where Self == ZoomEffect {
  /// A zoom out of a source, and back into it; see ``ZoomEffect``.
  ///
  /// - Parameter source: The source, out of which the screen zooms and into which it returns; the
  ///   zoom asks it at every transition.
  /// - Returns: The effect.
  public static func zoom(from source: ZoomSource) -> ZoomEffect {
    ZoomEffect(from: source)
  }
}
