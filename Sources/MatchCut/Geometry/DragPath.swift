package import UIKit

/// The position, the size and the progress of a screen that the user drags in two dimensions.
///
/// A screen that is grabbed at rest moves as ``DragMeasurements`` say. A screen that is caught
/// elsewhere follows the finger point by point, so that it does not jump, and its scale changes
/// with its distance from rest.
struct DragPath: Equatable {
  private let axis: SignedAxis
  private let measurements: DragMeasurements
  private let anchor: CGPoint
  private var startTranslation: CGPoint
  private let startOffset: CGPoint
  private let progress: DragProgress
  /// Whether the screen was at rest when the finger grabbed it.
  private let isFromRest: Bool
  /// The translation of the finger between the touch and the grab.
  private var translationBefore: CGPoint
  /// The distance that the finger still has to move before the screen does.
  private var slop: CGFloat

  /// Creates the path of a screen from where a finger grabs it.
  ///
  /// - Parameters:
  ///   - finger: The finger as it grabs the screen.
  ///   - screen: The screen.
  init(_ finger: FingerSample, _ screen: ScreenState) {
    axis = finger.axis
    let measurements = DragMeasurements(finger.axis, in: finger.size, fromEdge: finger.isFromEdge)
    self.measurements = measurements
    isFromRest = screen == .atRest
    let before = isFromRest ? finger.translationFromTouch : nil
    translationBefore = before ?? .zero
    // No slop after scrolling: the screen moves at once.
    let isDelayed = before != nil && !finger.isOverContent
    slop = isDelayed ? max(measurements.slop - max(finger.axis.along(translationBefore), 0), 0) : 0
    anchor = finger.location - translationBefore
    startTranslation = finger.translation
    startOffset = screen.offset
    progress = DragProgress(
      start: screen.progress, startDistance: startOffset.length / measurements.length)
  }

  /// Continues from a pull, after the finger has moved without the screen.
  mutating func resume(_ finger: FingerSample, at pull: CGPoint) {
    startTranslation = finger.translation - pull
    translationBefore = .zero
    slop = 0
  }

  /// Returns a pull that also moves a screen sideways toward its place, once it is back along the
  /// axis, at most as fast as the finger.
  func returning(from pull: CGPoint, with finger: FingerSample) -> CGPoint {
    let step = axis.along(pull) - axis.along(freePull(of: finger))
    let offset = startOffset + pull
    guard step > 0, offset.length > 0 else { return pull }
    return pull - offset * min(step / offset.length, 1)
  }

  /// The translation of a finger since it grabbed the screen, in points.
  ///
  /// It does not move the screen beyond its place at rest if content scrolls there.
  func pull(of finger: FingerSample) -> CGPoint {
    let pull = freePull(of: finger)
    guard finger.isOverContent, isBeyondStart(pull) else { return pull }
    return pull - axis.vector(axis.along(startOffset + pull) - limit)
  }

  /// The translation from the touch, for the release rule.
  func translationFromTouch(at pull: CGPoint) -> CGPoint { translationBefore + pull }

  private func freePull(of finger: FingerSample) -> CGPoint {
    finger.translation - startTranslation
  }

  /// Whether the finger has moved the screen back beyond its place at rest.
  ///
  /// If the screen was grabbed on the other side of that place, the limit is where it was.
  func isBeyondStart(_ pull: CGPoint) -> Bool { axis.along(startOffset + pull) <= limit }

  /// The limit of a movement back: an offset from the place at rest, along the axis.
  private var limit: CGFloat { min(axis.along(startOffset), 0) }

  /// The position and the size of the screen.
  func transform(at pull: CGPoint) -> DragTransform {
    let start = max(axis.along(startOffset), 0)
    let along = withoutSlop(axis.along(pull))
    return DragTransform(
      anchor: anchor, translation: translation(at: pull),
      scale: measurements.scale(after: start + along) / measurements.scale(after: start),
      crop: isFromRest && axis == .downwards ? measurements.crop(after: along) : 0)
  }

  /// The progress of the screen from settled, 0, to away, 1.
  func progress(at pull: CGPoint) -> CGFloat {
    progress.value(at: (startOffset + translation(at: pull)).length / measurements.length)
  }

  /// The translation of the screen, in points.
  private func translation(at pull: CGPoint) -> CGPoint {
    let (along, across) = (axis.along(pull), axis.across(pull))
    let ahead = withoutSlop(along)
    let back = limit - axis.along(startOffset)
    let isBack = ahead < back
    let moved =
      isBack
      ? axis.vector(back - measurements.distanceBack(after: back - ahead))
      : axis.vector(isFromRest ? measurements.distance(after: ahead) : ahead)
    let aside =
      isFromRest
      ? CGPoint(
        x: measurements.distanceAcross(after: across.x),
        y: measurements.distanceAcross(after: across.y))
      : across
    return moved + aside
  }

  /// Returns a pull along the axis, less the slop.
  private func withoutSlop(_ pull: CGFloat) -> CGFloat {
    pull > slop ? pull - slop : min(pull, 0)
  }
}

/// The measured relation between the pull of a finger and the movement and scale of the screen.
///
/// The values come from two measurements of Apple's zoom, which agree to a few points: films of a
/// simulator (iOS 27.0 beta; the public repository "swift_transitions") and the layers of a phone
/// (iPhone 16 Pro, iOS 27.0.1; "morph"). A pull is a fraction of the container's extent along it.
/// Beyond the measured range, the screen continues without a jump.
package struct DragMeasurements: Equatable {
  /// The extent of the container along the pull, in points.
  let length: CGFloat
  /// The shorter side of the container, in points.
  let breadth: CGFloat
  /// Whether the finger pulls down or up, rather than to a side.
  let isVertical: Bool
  /// How far the screen lags behind the finger: the coefficient of the third power of the pull.
  private let lag: CGFloat

  /// Creates the measurements for a container of any size.
  package init(_ axis: SignedAxis, in size: CGSize, fromEdge: Bool = false) {
    length = Self.valid(axis.length(of: size))
    breadth = Self.valid(min(size.width, size.height))
    isVertical = !axis.isHorizontal
    lag = isVertical ? 0.45 : fromEdge ? 0.1 : 0
  }

  /// The distance that the finger moves before the screen follows, in points.
  package var slop: CGFloat { isVertical ? 13.5 : 12.5 }

  /// The scale of the screen after a pull, in points.
  package func scale(after pull: CGFloat) -> CGFloat {
    let fraction = max(pull, 0) / length
    return 1 - 0.67 * (min(fraction, 0.52) + Self.knee.offset(of: fraction - 0.52))
  }

  private static let knee = RubberBand(dimension: 0.4203, coefficient: 1)

  /// The fraction of the height cut off when pulled down: the lower edge does not follow the
  /// finger.
  ///
  /// It was measured down to a scale of 0.78.
  package func crop(after pull: CGFloat) -> CGFloat { min(1 - scale(after: pull), 0.22) }

  /// The distance that the screen moves along a pull, in points.
  ///
  /// Pulled down, the screen lags behind the finger more and more; from the edge, it lags less.
  package func distance(after pull: CGFloat) -> CGFloat {
    guard lag > 0, pull > 0 else { return pull }
    let fraction = pull / length
    // Beyond, the ratio between the speeds of the screen and the finger stays constant.
    let measured = min(fraction, 0.78)
    let slope = 3 * lag * measured * measured
    return (fraction - slope * measured / 3 - slope * (fraction - measured)) * length
  }

  /// The distance that the screen moves across the axis for a pull across it, in points.
  package func distanceAcross(after pull: CGFloat) -> CGFloat {
    let band = RubberBand(dimension: 0.9 * breadth, coefficient: 0.56)
    return pull < 0 ? -band.offset(of: -pull) : band.offset(of: pull)
  }

  /// The distance that the screen moves back beyond its place for a pull back, in points.
  package func distanceBack(after pull: CGFloat) -> CGFloat {
    RubberBand(dimension: length).offset(of: pull)
  }

  private static func valid(_ length: CGFloat) -> CGFloat {
    length.isFinite ? max(length, 1) : 1
  }
}

/// The progress of a dragged screen, from settled, 0, to away, 1.
///
/// It grows more and more slowly with the distance of the screen from its place.
package struct DragProgress: Equatable {
  /// The initial slope, over a distance as long as the container.
  private static let slope: CGFloat = 2
  /// The progress that a screen approaches that is dragged ever farther.
  package static let limit: CGFloat = 0.6

  /// The progress of the screen when it is grabbed.
  let start: CGFloat
  /// The distance of the screen from its place at the grab, in lengths of the container.
  let startDistance: CGFloat

  /// The progress at a distance, in lengths of the container.
  func value(at distance: CGFloat) -> CGFloat {
    let change = Self.value(at: distance) - Self.value(at: startDistance)
    return min(max(start + change, 0), max(start, Self.limit))
  }

  /// The progress of a screen that is grabbed at rest, at a distance in lengths of the container.
  package static func value(at distance: CGFloat) -> CGFloat {
    limit * (1 - 1 / (distance * slope / limit + 1))
  }
}

/// The translation of a dragged screen, and its scale and its rotation about the touch.
struct DragTransform: Equatable {
  /// Where the finger grabbed the screen, in points of the container.
  var anchor = CGPoint.zero
  /// The translation of the screen since then, in points.
  var translation = CGPoint.zero
  /// The scale of the screen, relative to its size at the grab.
  var scale: CGFloat = 1
  /// The rotation of the screen since then, in radians.
  var rotation: CGFloat = 0
  /// The fraction of its height that is cut off at its lower edge, if the screen can be cut off.
  var crop: CGFloat = 0

  /// The translation of a point that moves along with the screen.
  func shift(of point: CGPoint) -> CGPoint {
    let (x, y) = (point.x - anchor.x, point.y - anchor.y)
    let (cosine, sine) = (scale * cos(rotation), scale * sin(rotation))
    return CGPoint(
      x: translation.x + cosine * x - sine * y - x, y: translation.y + sine * x + cosine * y - y)
  }
}
