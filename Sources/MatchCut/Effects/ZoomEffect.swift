public import UIKit

/// A zoom: the screen grows out of a rectangle, such as a thumbnail's, and shrinks back into it.
///
/// The screen is laid out once, at its final size. It shows through a window that grows from the
/// source's rectangle and corner radius to the final frame. It is scaled uniformly, and keeps its
/// aspect ratio. Next to the source, the source turns into the screen; see ``ZoomFade``. Off its place,
/// the screen has a soft shadow.
///
/// With a ``ZoomTarget``, a part of the screen matches the source: a picture in the screen coincides
/// with its thumbnail at the small end, and the rest of the screen comes into sight as the window
/// grows. Other views that match can travel along; see ``ZoomPair``.
///
/// Without a usable source, or while Reduce Motion is on, the effect is a fade.
public struct ZoomEffect: TransitionEffect {
  /// The opacity of the black above the screen behind, as it was measured.
  private static let dimmingOpacity: CGFloat = 0.15

  private let source: ZoomSource
  private let target: ZoomTarget?
  private let fade: ZoomFade?
  private let pairs: [ZoomPair]
  private var givenCornerRadius: CGFloat?

  /// Makes a zoom.
  ///
  /// - Parameters:
  ///   - source: The source, out of which the screen zooms and into which it returns; the zoom asks
  ///     it at every transition.
  ///   - target: The part of the screen that matches the source; by default, the screen as a whole.
  ///   - fade: How the source turns into the screen; by default ``ZoomFade/cross``, and without a
  ///     target over 0 to 0.65 of the way. A source without a view, of which there is no picture,
  ///     has ``ZoomFade/in``.
  ///   - pairs: Other views that match, and travel from place to place; none by default.
  public init(
    from source: ZoomSource, matching target: ZoomTarget? = nil, fade: ZoomFade? = nil,
    also pairs: [ZoomPair] = []
  ) {
    self.source = source
    self.target = target
    self.fade = fade
    self.pairs = pairs
  }

  /// Returns the zoom with another corner radius of the screen while that is off its place.
  ///
  /// - Parameter radius: The radius in points, where the screen has its full size. By default, it is
  ///   that of the display if the screen fills the window, by a table of displays: 39 to 62 on an
  ///   iPhone, 18 to 30 on an iPad, and 0 on one with a home button. A radius that is negative or not finite counts as 0. A presented
  ///   screen with a ``PresentationOptions/cornerRadius`` of its own has that.
  /// - Returns: The zoom.
  public func cornerRadius(_ radius: CGFloat) -> ZoomEffect {
    var zoom = self
    zoom.givenCornerRadius = radius
    return zoom
  }

  /// The timing of a zoom out of its source: that of the system's, over 0.5 seconds.
  public var timing: TransitionTiming { ZoomPace.appearing }

  /// Returns the timing of the system's zoom in the direction of the operation.
  ///
  /// Out of the source it takes 0.5 seconds, and back into it 0.35. Each is a curve that fits a spring
  /// that was measured; see <doc:MeasuredMotion>.
  public func timing(for operation: TransitionOperation) -> TransitionTiming {
    ZoomPace.timing(for: operation)
  }

  /// Shows the front screen in the rectangle of the source while it is away, or arranges a
  /// ``MatchEffect`` if there is no usable source.
  ///
  /// - Parameter stage: The screens of the transition.
  public func arrange(_ stage: TransitionStage) {
    let request = TransitionRequest(stage)
    guard let source = source.resolve(in: stage.container, for: request) else {
      source.reportUnusable(in: stage.container, for: request)
      return MatchEffect(pairs).arrange(stage)
    }
    let target = target?.resolve(in: stage.screen, for: request)
    // Pictures are taken while the screens are at rest.
    let pairs = pairs.compactMap { PairPictures($0, on: stage) }
    let fade = fade ?? (target == nil ? .crossOfWhole : .cross)
    let picture = fade.kind == .in ? nil : source.view.flatMap(stage.picture)
    let clip = stage.clip(stage.front)
    stage.dimBack(below: clip.view, opacity: Self.dimmingOpacity)
    let end = ZoomEnd(source, from: self.source, to: target, on: stage)
    let motion = ZoomMotion(clip, to: end, on: stage, cornerRadius: givenCornerRadius)
    motion.arrange(roundCurve: source.view?.layer.cornerCurve ?? .circular)
    if let picture {
      motion.cover(with: picture, fade)
      end.hideSource()
    } else {
      motion.fade(by: fade.withoutPicture, above: source.view)
    }
    // A shadow below a screen that is not opaque would be seen through it.
    let shadowStart = picture == nil ? fade.withoutPicture.part.upperBound : 0
    stage.addShadow(to: clip, cornerRadius: motion.cornerRadius, from: shadowStart)
    for pair in pairs { pair.arrange(stage) }
  }
}

extension ZoomEffect: SourceHidingEffect {
  func hiddenView(in container: UIView, for request: TransitionRequest) -> UIView? {
    source.resolve(in: container, for: request)?.view
  }
}

extension ZoomEffect: DimmingEffect {
  var dimming: CGFloat? { Self.dimmingOpacity }
}

extension TransitionEffect where Self == ZoomEffect {
  /// A zoom out of a source, and back into it; see ``ZoomEffect``.
  ///
  /// - Parameters:
  ///   - source: The source, out of which the screen zooms and into which it returns; the zoom asks
  ///     it at every transition.
  ///   - target: The part of the screen that matches the source; by default, the screen as a whole.
  ///   - fade: How the source turns into the screen; by default ``ZoomFade/cross``, and without a
  ///     target over 0 to 0.65 of the way.
  ///   - pairs: Other views that match, and travel from place to place; none by default.
  /// - Returns: The effect.
  public static func zoom(
    from source: ZoomSource, matching target: ZoomTarget? = nil, fade: ZoomFade? = nil,
    also pairs: [ZoomPair] = []
  ) -> ZoomEffect {
    ZoomEffect(from: source, matching: target, fade: fade, also: pairs)
  }
}

/// The pace of the system's zoom, as it was measured.
///
/// The paces are curves rather than springs, because the cross-fade of a zoom consists of keyframes.
/// Keyframes inside an animation that follows a spring have been reported to keep a time of their own
/// (openradar 39495559). The figures are those of the public repository "morph", from films of an
/// iPhone 16 Pro with iOS 27.
enum ZoomPace {
  /// Out of the source: a spring with a response of 0.317 seconds that does not overshoot, to 0.7
  /// points rms.
  static let appearing = TransitionTiming.cubic(
    controlPoint1: CGPoint(x: 0.255, y: 0.97), controlPoint2: CGPoint(x: 0.312, y: 1),
    duration: 0.5)

  /// Into the source: a spring with a response of 0.34 seconds and a damping ratio of 0.92, to 1.8
  /// points rms.
  static let disappearing = TransitionTiming.cubic(
    controlPoint1: CGPoint(x: 0.311, y: 0.638), controlPoint2: CGPoint(x: 0.273, y: 1),
    duration: 0.35)

  /// The pace of an operation.
  static func timing(for operation: TransitionOperation) -> TransitionTiming {
    operation.isAppearing ? appearing : disappearing
  }
}
