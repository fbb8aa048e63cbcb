import UIKit

/// The position, the size and the turn of a screen that two fingers hold.
///
/// It goes, turns and shrinks with them, and becomes no larger than it is at rest.
struct PinchPath: Equatable {
  /// The part of the screen's size that it loses on a way as long as the container, by which its size
  /// counts for the progress.
  private static let shrinking: CGFloat = 0.67

  private let length: CGFloat
  private let anchor: CGPoint
  private let startTranslation: CGPoint
  private let startOffset: CGPoint
  private let startScale: CGFloat
  private let progress: DragProgress

  /// Makes the path of a screen from where two fingers take it.
  ///
  /// - Parameters:
  ///   - finger: The fingers as they take the screen.
  ///   - held: The screen.
  init(_ finger: FingerSample, _ held: HeldScreen) {
    length = DragFigures(finger.axis, in: finger.size).length
    anchor = finger.location
    startTranslation = finger.translation
    startOffset = held.offset
    startScale = held.scale.isFinite ? min(max(held.scale, 0.01), 1) : 1
    progress = DragProgress(
      start: held.progress,
      startDistance: Self.distance(of: held.offset, startScale, length))
  }

  /// The translation of the fingers since they took the screen, in points.
  func translation(to finger: FingerSample) -> CGPoint {
    CGPoint(
      x: finger.translation.x - startTranslation.x, y: finger.translation.y - startTranslation.y)
  }

  /// The position, the size and the turn of the screen.
  func transform(to finger: FingerSample) -> DragTransform {
    let pinch = finger.pinch
    return DragTransform(
      anchor: anchor, translation: translation(to: finger),
      scale: min(max(pinch?.scale ?? 1, 0.01), 1 / startScale), rotation: pinch?.rotation ?? 0)
  }

  /// How fast the fingers throw the screen, which grows no more where it has its full size.
  func toss(by finger: FingerSample) -> FingerThrow {
    guard let pinch = finger.pinch else { return FingerThrow() }
    let isFull = pinch.scale >= 1 / startScale && pinch.growth > 0
    return FingerThrow(velocity: pinch.velocity, growth: isFull ? 0 : pinch.growth * startScale)
  }

  /// The progress of the screen from settled, 0, to away, 1.
  func progress(at transform: DragTransform) -> CGFloat {
    let offset = CGPoint(
      x: startOffset.x + transform.translation.x, y: startOffset.y + transform.translation.y)
    return progress.value(at: Self.distance(of: offset, startScale * transform.scale, length))
  }

  private static func distance(
    of offset: CGPoint, _ scale: CGFloat, _ length: CGFloat
  ) -> CGFloat {
    hypot(hypot(offset.x, offset.y) / length, (1 - scale) / shrinking)
  }
}
