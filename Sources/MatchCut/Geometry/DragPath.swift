import UIKit

/// A finger that drags a screen in two dimensions: where that is, how large, and how far away.
///
/// All follows from the distance of the screen from its place at rest, so that it is as large on
/// the translation back as on the translation out.
struct DragPath: Equatable {
  /// How much of its size the screen loses on a translation as long as the container.
  private static let shrinking: CGFloat = 0.5
  /// How fast progress grows at first, on a translation as long as the container, and where it ends.
  private static let clearing: CGFloat = 2
  private static let mostProgress: CGFloat = 0.6

  private let axis: SignedAxis
  private let length: CGFloat
  private let anchor: CGPoint
  private var startTranslation: CGPoint
  private let startOffset: CGPoint
  private let startProgress: CGFloat

  /// Begins with a screen that is where a finger takes it.
  ///
  /// - Parameters:
  ///   - finger: The finger as it takes the screen.
  ///   - offset: How far the screen is from its place at rest, in points.
  ///   - progress: How far it is away, from 0 to 1.
  init(_ finger: FingerSample, offset: CGPoint, progress: CGFloat) {
    axis = finger.axis
    length = max(finger.axis.length(of: finger.size), 1)
    anchor = finger.location
    startTranslation = finger.translation
    startOffset = offset
    startProgress = progress
  }

  /// Goes on with a finger that has been elsewhere meanwhile, from where the screen is left.
  mutating func resume(_ finger: FingerSample, at translation: CGPoint) {
    startTranslation = CGPoint(
      x: finger.translation.x - translation.x, y: finger.translation.y - translation.y)
  }

  /// Brings a screen that has nothing left to go along the axis to its place across it, no faster
  /// than the finger goes on.
  func recede(from translation: CGPoint, with finger: FingerSample) -> CGPoint {
    let step = axis.along(translation) - axis.along(freeTranslation(to: finger))
    let rest = CGPoint(x: startOffset.x + translation.x, y: startOffset.y + translation.y)
    let distance = hypot(rest.x, rest.y)
    guard step > 0, distance > 0 else { return translation }
    let part = min(step / distance, 1)
    return CGPoint(x: translation.x - rest.x * part, y: translation.y - rest.y * part)
  }

  /// How far the finger has gone, in points; where content takes over, not beyond the place of the
  /// screen at rest.
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

  /// Whether the finger has gone back beyond the place of the screen at rest, or beyond where it
  /// has taken a screen that comes from the other side.
  func isBeyondStart(_ translation: CGPoint) -> Bool {
    axis.along(startOffset) + axis.along(translation) <= limit
  }

  /// How far from its place the screen gets on the translation back, along the axis.
  private var limit: CGFloat { min(axis.along(startOffset), 0) }

  /// Where the screen is.
  func transform(at translation: CGPoint) -> DragTransform {
    DragTransform(
      anchor: anchor, translation: translation,
      scale: Self.scale(distance(at: translation)) / Self.scale(distance(at: .zero)))
  }

  /// How far the screen is away, from 0 to 1.
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
