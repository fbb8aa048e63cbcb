public import UIKit

/// Two views that match: one in the screen behind, and one in the front screen.
///
/// Pictures of both move together from the place, size and corner radius of one view to those of
/// the other, and cross-fade. The first lines of two labels without a background coincide, at one
/// size of text, and are never cut off. Both views are hidden meanwhile. A pair is ignored if one
/// of its views no longer exists, is out of sight, is empty, or is in another screen.
public struct ZoomPair: Sendable {
  /// Returns candidates for the view in the screen behind; the first valid one is used.
  let sources: @MainActor @Sendable () -> [UIView]
  /// Returns candidates for the view in the front screen; the first valid one is used.
  let targets: @MainActor @Sendable () -> [UIView]

  /// Creates a pair of views that are looked up for each transition.
  package init(
    sources: @escaping @MainActor @Sendable () -> [UIView],
    targets: @escaping @MainActor @Sendable () -> [UIView]
  ) {
    self.sources = sources
    self.targets = targets
  }

  /// Returns a pair of views.
  ///
  /// - Parameters:
  ///   - view: The view in the screen behind, such as the title below a thumbnail; not retained.
  ///   - other: The view in the front screen, such as the title of a viewer; not retained.
  /// - Returns: The pair.
  @MainActor public static func pair(of view: UIView, and other: UIView) -> ZoomPair {
    let (source, target) = (Weak(view), Weak(other))
    return ZoomPair(
      sources: { [source.object].compactMap(\.self) },
      targets: { [target.object].compactMap(\.self) })
  }
}

/// The pictures of a pair of matching views; they move above the screens.
@MainActor struct PairPictures {
  /// The part of the transition over which the pictures cross-fade.
  private nonisolated static let crossFade = 0.25...0.75
  /// Shorter for text, which looks doubled while both pictures show.
  private nonisolated static let textCrossFade = 0.4...0.6

  @MainActor private struct End {
    let view: UIView
    let picture: UIView
    /// In the coordinates of the container.
    let frame: CGRect
    /// The part of the frame in which the picture shows.
    let seen: CGRect
    let cornerRadius: CGFloat
    /// The first line of the text, if the views are labels whose text continues.
    let line: TextLine?

    /// The view's scale in the container.
    var scale: CGFloat { frame.width / view.bounds.width }
  }

  private let source: End
  private let target: End

  /// Takes pictures of a pair whose screens are at rest; `nil` if one of its views is not valid.
  init?(_ pair: ZoomPair, on stage: TransitionStage) {
    let places = pair.sources().filter { !stage.request.isInFront($0) }
      .compactMap { view in
        ResolvedZoomSource(view, in: stage.container, asShown: stage.operation.isAppearing)
          .map { (view, $0) }
      }
    let rects = pair.targets()
      .compactMap { view in stage.screen.frame(of: view.bounds, in: view).map { (view, $0) } }
    guard let (view, place) = places.first, let (other, rect) = rects.first,
      let picture = stage.picture(of: view), let otherPicture = stage.picture(of: other)
    else { return nil }
    let frame = stage.screen.convert(rect, to: stage.container)
    guard frame.isValid else { return nil }
    let lines = TextLine.pair(of: view, and: other)
    source = End(
      view: view, picture: picture, frame: place.frame,
      seen: lines == nil ? place.seen : place.frame, cornerRadius: place.cornerRadius,
      line: lines?.0)
    target = End(
      view: other, picture: otherPicture, frame: frame, seen: frame,
      cornerRadius: other.bounds.size.fitting(cornerRadius: other.layer.cornerRadius)
        * frame.width / other.bounds.width, line: lines?.1)
  }

  /// Adds the pictures in front of everything else, moves them, and cross-fades them.
  func arrange(_ stage: TransitionStage) {
    let (source, target) = (source, target)
    let box = LayerMovedView()
    box.isUserInteractionEnabled = false
    box.clipsToBounds = source.line == nil
    stage.add(box, followsDrag: true)
    stage.setTemporary(.layerBounds, of: box) { pose in
      CGRect(origin: .zero, size: pose == .away ? source.seen.size : target.seen.size)
    }
    stage.setTemporary(.layerPosition, of: box) { pose in
      pose == .away ? source.seen.center : target.seen.center
    }
    stage.setTemporary(.cornerRadius, of: box) { pose in
      pose == .away ? source.cornerRadius : target.cornerRadius
    }
    // Which corners are round cannot be animated.
    let rounded = [source, target].filter { $0.cornerRadius > 0 }
    box.layer.maskedCorners = CACornerMask(rounded.map(\.view.layer.maskedCorners))
    for end in [source, target] {
      box.addSubview(end.picture)
      let (away, settled) = (place(of: end, at: source), place(of: end, at: target))
      stage.setTemporaryPlace(of: end.picture) { $0 == .away ? away : settled }
      stage.hide(end.view)
    }
    let crossFade = source.line == nil ? Self.crossFade : Self.textCrossFade
    stage.setTemporary(.alpha, of: source.picture, during: crossFade) { $0 == .away ? 1 : 0 }
    stage.setTemporary(.alpha, of: target.picture, during: crossFade) { $0 == .away ? 0 : 1 }
  }

  /// Returns the center and the scale of a picture while the box is at an end.
  private func place(of end: End, at other: End) -> (center: CGPoint, scale: CGFloat) {
    let size = end.picture.bounds.size
    guard let line = end.line, let meeting = other.line else {
      let scale = max(other.frame.width / size.width, other.frame.height / size.height)
      return (other.frame.center - other.seen.origin, scale)
    }
    let scale = other.scale * (meeting.size / line.size)
    return (meeting.start * other.scale + (size.center - line.start) * scale, scale)
  }
}

/// The first line of a label whose text continues in another one.
@MainActor private struct TextLine {
  /// The start of the line, in the bounds of the label; its center or end if aligned there.
  let start: CGPoint
  /// The size of the text, for comparison with that of the other label.
  let size: CGFloat

  /// Returns the lines of two labels with text and without a background; `nil` for other views.
  static func pair(of view: UIView, and other: UIView) -> (TextLine, TextLine)? {
    guard let label = view as? UILabel, let otherLabel = other as? UILabel,
      let width = label.lineWidth, let otherWidth = otherLabel.lineWidth
    else { return nil }
    // The same words in another weight should be as wide, so that their letters coincide.
    let isSame = label.text == otherLabel.text
    return (
      TextLine(start: label.firstLine, size: isSame ? width : label.font.pointSize),
      TextLine(start: otherLabel.firstLine, size: isSame ? otherWidth : otherLabel.font.pointSize)
    )
  }
}

extension UILabel {
  /// The width of the text in one line; `nil` without text, or with a background.
  fileprivate var lineWidth: CGFloat? {
    let isPlain = (backgroundColor?.cgColor.alpha ?? 0) == 0
    let unlimited = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    let width = sizeThatFits(unlimited).width
    return isPlain && width.isFinite && width > 0 ? width : nil
  }

  /// The center of the first line's height, where the text is aligned.
  fileprivate var firstLine: CGPoint {
    let height = min(sizeThatFits(bounds.size).height, bounds.height)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let x =
      switch textAlignment {
      case .center: bounds.midX
      case .right: bounds.maxX
      case .left: bounds.minX
      default: isMirrored ? bounds.maxX : bounds.minX
      }
    let line = min(font.lineHeight, height)
    return CGPoint(x: x, y: bounds.midY - height / 2 + line / 2)
  }
}
