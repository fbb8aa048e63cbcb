public import UIKit

/// A zoom: the screen grows out of a rectangle, such as a thumbnail's, and shrinks back into it.
///
/// The screen is laid out once, at its final size, and scaled uniformly. A mask around it grows
/// from the rectangle and corner radius of the source to the final frame. Near the source, a
/// picture of the source turns into the screen; see ``ZoomFade``. In flight, the screen has a soft
/// shadow.
///
/// With a ``ZoomTarget``, a part of the screen matches the source: a picture in the screen
/// coincides with its thumbnail. The rest of the screen comes into sight as the mask grows, and fades
/// in meanwhile. While a finger holds the screen, it is opaque, or gone around a
/// ``ZoomTarget/picture(_:)``.
/// Other matching views can move along; see ``ZoomPair``.
///
/// Without a valid source, and with Reduce Motion, the effect is a fade.
public struct ZoomEffect: TransitionEffect, SourcedEffect {
  fileprivate let source: ZoomSource
  fileprivate let target: ZoomTarget?
  fileprivate let fade: ZoomFade?
  fileprivate let pairs: [ZoomPair]
  fileprivate var givenCornerRadius: CGFloat?

  /// Returns the zoom with another corner radius for the moving screen.
  ///
  /// - Parameter radius: The radius in points, at the full size of the screen. By default, a screen
  ///   that fills the window has the radius of the display: 39 to 62 on an iPhone, 18 to 30 on an
  ///   iPad, and 0 on devices with a home button. A presented screen with a
  ///   ``PresentationOptions/cornerRadius`` of its own has that instead.
  /// - Returns: The zoom.
  public func cornerRadius(_ radius: CGFloat) -> ZoomEffect {
    var zoom = self
    zoom.givenCornerRadius = radius
    return zoom
  }

  /// Returns the timing of the system's zoom in the direction of the operation.
  ///
  /// Out of the source it takes 0.5 seconds, and back into it 0.35. Each curve fits a measured
  /// spring, as `Documentation/MeasuredMotion.md` in the repository describes.
  public func timing(for operation: TransitionOperation) -> TransitionTiming {
    ZoomPace.timing(for: operation)
  }

  /// Shows the front screen in the rectangle of the source while it is away, or arranges a
  /// ``TransitionEffect/match(_:)`` if there is no valid source.
  ///
  /// - Parameter stage: The screens of the transition.
  public func arrange(_ stage: TransitionStage) {
    guard
      let source = source.resolve(in: stage.container, for: stage.request, isStart: true)
    else { return MatchEffect(pairs: pairs).arrange(stage) }
    let target = target?.resolve(in: stage.screen, for: stage.request)
    // Pictures are taken while the screens are at rest.
    let pairs = pairs.compactMap { PairPictures($0, on: stage) }
    let fade = fade ?? (target == nil ? .crossOfWhole : .cross)
    let picture = fade.hasPicture ? source.view.flatMap(stage.picture) : nil
    let clip = stage.clip(stage.front)
    stage.dimBack(below: clip.view, opacity: dimming)
    let end = ZoomSourceTracker(source, from: self.source, to: target, on: stage)
    let motion = ZoomMotion(
      stage: stage, clip: clip, end: end, cornerRadius: cornerRadius(of: clip, on: stage))
    motion.arrange(
      roundCurve: source.view?.layer.cornerCurve ?? .circular, maskedCorners: source.maskedCorners)
    if let picture {
      motion.cover(with: picture, fade)
      end.hideSource()
    } else {
      motion.fade(by: fade.withoutPicture, above: source.view)
    }
    let fades = target.map { motion.fade(around: $0) } ?? false
    // The shadow would show through a screen that is not opaque.
    let isTransparent = (stage.screen.shownBackgroundColor?.cgColor.alpha ?? 1) < 1
    let part = isTransparent || fades && target?.isAlone == true ? target?.frame : nil
    stage.addShadow(
      to: clip, part: part, cornerRadius: motion.cornerRadius,
      from: picture == nil ? fade.withoutPicture.part.upperBound : 0, grows: fades && part == nil)
    for pair in pairs { pair.arrange(stage) }
  }

  /// The corner radius of a screen in flight, in points.
  @MainActor private func cornerRadius(
    of clip: TransitionClip, on stage: TransitionStage
  ) -> CGFloat {
    let (own, frame) = (clip.view.layer.cornerRadius, stage.frontFrame)
    let radius = givenCornerRadius ?? DisplayCorners.radius(around: frame, in: stage.container)
    return own > 0 ? own : frame.size.fitting(cornerRadius: radius)
  }

  /// As measured.
  var dimming: CGFloat { 0.15 }

  @MainActor func sourceView(in screen: UIView, for request: TransitionRequest) -> UIView? {
    source.resolve(in: screen, for: request)?.view
  }
}

extension TransitionEffect where Self == ZoomEffect {
  /// A zoom out of a source, and back into it; see ``ZoomEffect``.
  ///
  /// - Parameters:
  ///   - source: The source, to which the screen also returns; resolved for each transition.
  ///   - target: The part of the screen that matches the source; by default, the screen as a whole.
  ///   - fade: How the source turns into the screen; by default ``ZoomFade/cross``, and without a
  ///     target over 0 to 0.65 of the transition. A source without a view has ``ZoomFade/in``.
  ///   - pairs: Other matching views that move along; none by default.
  /// - Returns: The effect.
  public static func zoom(
    from source: ZoomSource, matching target: ZoomTarget? = nil, fade: ZoomFade? = nil,
    also pairs: [ZoomPair] = []
  ) -> ZoomEffect {
    ZoomEffect(source: source, target: target, fade: fade, pairs: pairs)
  }
}

/// The timing of the system's zoom, as measured.
///
/// These are curves rather than springs: the keyframes of a zoom's cross-fade have been reported to
/// run out of step in an animation that follows a spring (openradar 39495559). The values are from
/// the public repository "morph": films of an iPhone 16 Pro with iOS 27.
enum ZoomPace {
  /// The timing of an operation.
  ///
  /// Out of the source: a spring of response 0.317 seconds without overshoot, to 0.7 points rms. Into
  /// the source: one of response 0.34 seconds and damping 0.92, to 1.8 points rms.
  static func timing(for operation: TransitionOperation) -> TransitionTiming {
    operation.isAppearing
      ? .cubic(
        controlPoint1: CGPoint(x: 0.255, y: 0.97), controlPoint2: CGPoint(x: 0.312, y: 1),
        duration: 0.5)
      : .cubic(
        controlPoint1: CGPoint(x: 0.311, y: 0.638), controlPoint2: CGPoint(x: 0.273, y: 1),
        duration: 0.35)
  }
}
