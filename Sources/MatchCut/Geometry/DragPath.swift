import UIKit

/// The position, the size and the progress of a screen that a finger drags in two dimensions.
///
/// A screen that is taken at rest moves by ``DragFigures``. One that is caught elsewhere follows the
/// finger point by point, so that no content jumps, and shrinks or grows as far from rest as it is.
struct DragPath: Equatable {
  private let axis: SignedAxis
  private let figures: DragFigures
  private let anchor: CGPoint
  private var startTranslation: CGPoint
  private let startOffset: CGPoint
  private let progress: DragProgress
  /// Whether the screen was at rest when the finger took it.
  private let isFromRest: Bool
  /// The way of the finger before it took the screen, and what it has still to go until that moves.
  private var startWay: CGPoint
  private var slop: CGFloat

  /// Makes the path of a screen from where a finger takes it.
  ///
  /// - Parameters:
  ///   - finger: The finger as it takes the screen.
  ///   - held: The screen.
  init(_ finger: FingerSample, _ held: HeldScreen) {
    axis = finger.axis
    let figures = DragFigures(finger.axis, in: finger.size)
    self.figures = figures
    isFromRest = held == .atRest
    let way = isFromRest ? finger.way : nil
    startWay = way ?? .zero
    // Content takes the finger over at once, and so does the screen.
    let isDelayed = way != nil && !finger.isOverContent
    slop = isDelayed ? max(figures.slop - max(finger.axis.along(startWay), 0), 0) : 0
    anchor = CGPoint(x: finger.location.x - startWay.x, y: finger.location.y - startWay.y)
    startTranslation = finger.translation
    startOffset = held.offset
    progress = DragProgress(
      start: held.progress, startDistance: hypot(startOffset.x, startOffset.y) / figures.length)
  }

  /// Continues from a pull, with a finger that has moved without the screen.
  mutating func resume(_ finger: FingerSample, at pull: CGPoint) {
    startTranslation = CGPoint(
      x: finger.translation.x - pull.x, y: finger.translation.y - pull.y)
    startWay = .zero
    slop = 0
  }

  /// Returns the screen, which is back along the axis, to its place across the axis as well; it
  /// moves no faster than the finger.
  func recede(from pull: CGPoint, with finger: FingerSample) -> CGPoint {
    let step = axis.along(pull) - axis.along(freePull(of: finger))
    let rest = CGPoint(x: startOffset.x + pull.x, y: startOffset.y + pull.y)
    let distance = hypot(rest.x, rest.y)
    guard step > 0, distance > 0 else { return pull }
    let part = min(step / distance, 1)
    return CGPoint(x: pull.x - rest.x * part, y: pull.y - rest.y * part)
  }

  /// The translation of a finger since it took the screen, in points.
  ///
  /// Where content takes over, it does not bring the screen beyond its place at rest.
  func pull(of finger: FingerSample) -> CGPoint {
    let pull = freePull(of: finger)
    guard finger.isOverContent, isBeyondStart(pull) else { return pull }
    let excess = axis.vector(axis.along(startOffset) + axis.along(pull) - limit)
    return CGPoint(x: pull.x - excess.x, y: pull.y - excess.y)
  }

  /// The translation by which the release decides: from where the finger touched the screen.
  func way(of pull: CGPoint) -> CGPoint {
    CGPoint(x: startWay.x + pull.x, y: startWay.y + pull.y)
  }

  private func freePull(of finger: FingerSample) -> CGPoint {
    CGPoint(
      x: finger.translation.x - startTranslation.x, y: finger.translation.y - startTranslation.y)
  }

  /// Whether the finger has moved back beyond the place of the screen at rest.
  ///
  /// If the finger took the screen on the other side of that place, the limit is where it took it.
  func isBeyondStart(_ pull: CGPoint) -> Bool {
    axis.along(startOffset) + axis.along(pull) <= limit
  }

  /// The limit of the way back: an offset from the place at rest, along the axis.
  private var limit: CGFloat { min(axis.along(startOffset), 0) }

  /// The position and the size of the screen.
  func transform(at pull: CGPoint) -> DragTransform {
    let start = max(axis.along(startOffset), 0)
    let along = way(along: axis.along(pull))
    return DragTransform(
      anchor: anchor, translation: translation(at: pull),
      scale: figures.scale(after: start + along) / figures.scale(after: start),
      crop: isFromRest && axis == .downwards ? figures.crop(after: along) : 0)
  }

  /// The progress of the screen from settled, 0, to away, 1.
  func progress(at pull: CGPoint) -> CGFloat {
    let translation = translation(at: pull)
    let distance = hypot(startOffset.x + translation.x, startOffset.y + translation.y)
    return progress.value(at: distance / figures.length)
  }

  /// The translation of the screen, in points.
  private func translation(at pull: CGPoint) -> CGPoint {
    let (along, across) = (axis.along(pull), axis.across(pull))
    let ahead = way(along: along)
    let back = limit - axis.along(startOffset)
    let isBack = ahead < back
    let moved =
      isBack
      ? axis.vector(back - figures.wayBack(back - ahead))
      : axis.vector(isFromRest ? figures.way(after: ahead) : ahead)
    let aside =
      isFromRest
      ? CGPoint(x: figures.wayAcross(across.x), y: figures.wayAcross(across.y)) : across
    return CGPoint(x: moved.x + aside.x, y: moved.y + aside.y)
  }

  /// The translation of the finger along the axis without what it has to go before the screen moves.
  private func way(along pull: CGFloat) -> CGFloat {
    pull > slop ? pull - slop : min(pull, 0)
  }
}
