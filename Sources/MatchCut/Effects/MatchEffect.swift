public import UIKit

/// A cross-fade of the screens, in which pairs of matching views move from one place to the other.
///
/// Without a valid pair, and with Reduce Motion, the effect is a fade.
public struct MatchEffect: TransitionEffect {
  private let pairs: [ZoomPair]

  /// Creates a cross-fade with pairs.
  ///
  /// - Parameter pairs: The pairs of views that match; one of which an end is missing is left out.
  public init(_ pairs: [ZoomPair]) {
    self.pairs = pairs
  }

  /// The timing of a zoom out of its source.
  public var timing: TransitionTiming { ZoomPace.appearing }

  /// Returns the timing of a zoom in the direction of the operation.
  public func timing(for operation: TransitionOperation) -> TransitionTiming {
    ZoomPace.timing(for: operation)
  }

  /// Makes the front screen nearly transparent while it is away, with each matching view in the
  /// place of its counterpart.
  ///
  /// - Parameter stage: The screens of the transition.
  public func arrange(_ stage: TransitionStage) {
    let pictures = pairs.compactMap { PairPictures($0, on: stage) }
    for pair in pictures { pair.arrange(stage) }
    FadeEffect().arrange(stage)
  }
}

extension TransitionEffect where Self == MatchEffect {
  /// A cross-fade in which matching views move from one place to the other; see ``MatchEffect``.
  ///
  /// - Parameter pairs: The pairs of views that match; one of which an end is missing is left out.
  /// - Returns: The effect.
  public static func match(_ pairs: [ZoomPair]) -> MatchEffect {
    MatchEffect(pairs)
  }
}

/// Two views that match: one in the screen behind, and one in the front screen.
///
/// Pictures of both move together from the place, size and corner radius of one view to those of
/// the other, and cross-fade. Both views are hidden meanwhile. A pair is ignored if one of its
/// views no longer exists, is out of sight, is empty, or is in another screen.
public struct ZoomPair: Sendable {
  /// Returns the view in the screen behind and the one in the front screen; `nil` if one of them is
  /// missing.
  let views: @MainActor @Sendable () -> (source: UIView, target: UIView)?

  /// Creates a pair of views that are looked up for each transition.
  package init(
    _ views: @escaping @MainActor @Sendable () -> (source: UIView, target: UIView)?
  ) {
    self.views = views
  }

  /// Returns a pair of views.
  ///
  /// - Parameters:
  ///   - view: The view in the screen behind, such as the title below a thumbnail; not retained.
  ///   - other: The view in the front screen, such as the title of a viewer; not retained.
  /// - Returns: The pair.
  @MainActor public static func pair(of view: UIView, and other: UIView) -> ZoomPair {
    let (source, target) = (WeakView(view: view), WeakView(view: other))
    return ZoomPair {
      guard let view = source.view, let other = target.view else { return nil }
      return (view, other)
    }
  }
}

/// The pictures of a pair of matching views, which move above the screens.
@MainActor struct PairPictures {
  /// The part of the transition over which the pictures cross-fade.
  private nonisolated static let crossFade = 0.25...0.75

  private struct End {
    let view: UIView
    let picture: UIView
    /// In the coordinates of the container.
    let frame: CGRect
    let cornerRadius: CGFloat
  }

  private let source: End
  private let target: End

  /// Takes pictures of a pair whose screens are at rest; `nil` if one of its views is not valid.
  init?(_ pair: ZoomPair, on stage: TransitionStage) {
    guard let (view, other) = pair.views(),
      let place = ResolvedZoomSource(view, in: stage.container),
      let rect = stage.screen.frame(of: other.bounds, in: other),
      let picture = stage.picture(of: view), let otherPicture = stage.picture(of: other)
    else { return nil }
    let frame = stage.screen.convert(rect, to: stage.container)
    guard frame.isValid else { return nil }
    source = End(
      view: view, picture: picture, frame: place.frame, cornerRadius: place.cornerRadius)
    target = End(
      view: other, picture: otherPicture, frame: frame,
      cornerRadius: other.bounds.size.fitting(cornerRadius: other.layer.cornerRadius)
        * frame.width / other.bounds.width)
  }

  /// Adds the pictures in front of everything else, moves them from one place to the other, and
  /// cross-fades them.
  func arrange(_ stage: TransitionStage) {
    let box = UIView()
    box.clipsToBounds = true
    box.isUserInteractionEnabled = false
    stage.addCompanion(box)
    stage.set(
      \.bounds, of: box, away: CGRect(origin: .zero, size: source.frame.size),
      settled: CGRect(origin: .zero, size: target.frame.size))
    stage.set(\.center, of: box, away: source.frame.center, settled: target.frame.center)
    stage.set(
      \.layer.cornerRadius, of: box, away: source.cornerRadius, settled: target.cornerRadius)
    for end in [source, target] {
      let picture = end.picture
      box.addSubview(picture)
      let size = picture.bounds.size
      func scale(_ frame: CGRect) -> CGAffineTransform {
        let scale = max(frame.width / size.width, frame.height / size.height)
        return CGAffineTransform(scaleX: scale, y: scale)
      }
      stage.set(\.transform, of: picture, away: scale(source.frame), settled: scale(target.frame))
      stage.set(
        \.center, of: picture, away: source.frame.size.center, settled: target.frame.size.center)
      stage.hide(end.view)
    }
    stage.set(\.alpha, of: source.picture, away: 1, settled: 0, during: Self.crossFade)
    stage.set(\.alpha, of: target.picture, away: 0, settled: 1, during: Self.crossFade)
  }
}
