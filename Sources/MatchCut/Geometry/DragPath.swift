import UIKit

/// The position, the size and the progress of a screen that a finger drags in two dimensions.
///
/// All three depend on the distance of the screen from its place at rest only. So they are the same
/// on the way back as on the way out.
struct DragPath: Equatable {
  /// The part of its size that the screen loses at a distance as long as the container.
  private static let shrinking: CGFloat = 0.5
  /// The slope of the progress at first, over a distance as long as the container, and its limit.
  private static let clearing: CGFloat = 2
  private static let mostProgress: CGFloat = 0.6

  private let axis: SignedAxis
  private let length: CGFloat
  private let anchor: CGPoint
  private var startTranslation: CGPoint
  private let startOffset: CGPoint
  private let startProgress: CGFloat

  /// Makes the path of a screen from where a finger takes it.
  ///
  /// - Parameters:
  ///   - finger: The finger as it takes the screen.
  ///   - offset: The offset of the screen from its place at rest, in points.
  ///   - progress: How far the screen is away, from 0 to 1.
  init(_ finger: FingerSample, offset: CGPoint, progress: CGFloat) {
    axis = finger.axis
    length = max(finger.axis.length(of: finger.size), 1)
    anchor = finger.location
    startTranslation = finger.translation
    startOffset = offset
    startProgress = progress
  }

  /// Continues from a translation of the screen, with a finger that has moved without it.
  mutating func resume(_ finger: FingerSample, at translation: CGPoint) {
    startTranslation = CGPoint(
      x: finger.translation.x - translation.x, y: finger.translation.y - translation.y)
  }

  /// Returns the screen, which is back along the axis, to its place across the axis as well; it
  /// moves no faster than the finger.
  func recede(from translation: CGPoint, with finger: FingerSample) -> CGPoint {
    let step = axis.along(translation) - axis.along(freeTranslation(to: finger))
    let rest = CGPoint(x: startOffset.x + translation.x, y: startOffset.y + translation.y)
    let distance = hypot(rest.x, rest.y)
    guard step > 0, distance > 0 else { return translation }
    let part = min(step / distance, 1)
    return CGPoint(x: translation.x - rest.x * part, y: translation.y - rest.y * part)
  }

  /// The translation of the screen for a finger, in points.
  ///
  /// Where content takes over, it does not go beyond the place at rest.
  func translation(to finger: FingerSample) -> CGPoint {
    let translation = freeTranslation(to: finger)
    guard finger.isOverContent, isBeyondStart(translation) else { return translation }
    let excess = axis.vector(axis.along(startOffset) + axis.along(translation) - limit)
    return CGPoint(x: translation.x - excess.x, y: translation.y - excess.y)
  }

  private func freeTranslation(to finger: FingerSample) -> CGPoint {
    CGPoint(
      x: finger.translation.x - startTranslation.x, y: finger.translation.y - startTranslation.y)
  }

  /// Whether the finger has moved back beyond the place of the screen at rest.
  ///
  /// If the finger took the screen on the other side of that place, the limit is where it took it.
  func isBeyondStart(_ translation: CGPoint) -> Bool {
    axis.along(startOffset) + axis.along(translation) <= limit
  }

  /// The limit of the way back: an offset from the place at rest, along the axis.
  private var limit: CGFloat { min(axis.along(startOffset), 0) }

  /// The position and the size of the screen.
  func transform(at translation: CGPoint) -> DragTransform {
    DragTransform(
      anchor: anchor, translation: translation,
      scale: Self.scale(distance(at: translation)) / Self.scale(distance(at: .zero)))
  }

  /// The progress of the screen from settled, 0, to away, 1.
  func progress(at translation: CGPoint) -> CGFloat {
    let change = Self.progress(distance(at: translation)) - Self.progress(distance(at: .zero))
    return min(max(startProgress + change, 0), max(startProgress, Self.mostProgress))
  }

  /// The distance of the screen from its place, in lengths of the container.
  private func distance(at translation: CGPoint) -> CGFloat {
    hypot(startOffset.x + translation.x, startOffset.y + translation.y) / length
  }

  private static func scale(_ distance: CGFloat) -> CGFloat {
    max(1 - shrinking * distance, 1 - shrinking)
  }

  private static func progress(_ distance: CGFloat) -> CGFloat {
    mostProgress * (1 - 1 / (distance * clearing / mostProgress + 1))
  }
}
