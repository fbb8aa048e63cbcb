import UIKit

/// The position, the size and the rotation of a screen between two fingers.
///
/// It moves, rotates and shrinks with them, and does not grow beyond its size at rest.
struct PinchPath: Equatable {
  /// The shrinkage for the progress of a translation as long as the container.
  private static let shrinking: CGFloat = 0.67

  private let length: CGFloat
  private let anchor: CGPoint
  private let startTranslation: CGPoint
  private let startOffset: CGPoint
  private let startScale: CGFloat
  private let progress: DragProgress

  /// Creates the path of a screen from where two fingers grab it.
  ///
  /// - Parameters:
  ///   - finger: The fingers as they grab the screen.
  ///   - screen: The screen.
  init(_ finger: FingerSample, _ screen: ScreenState) {
    length = DragMeasurements(finger.axis, in: finger.size).length
    anchor = finger.location
    startTranslation = finger.translation
    startOffset = screen.offset
    startScale = min(screen.scale, 1)
    progress = DragProgress(
      start: screen.progress,
      startDistance: Self.distance(of: screen.offset, startScale, length))
  }

  /// The translation of the fingers since they grabbed the screen, in points.
  func translation(to finger: FingerSample) -> CGPoint {
    finger.translation - startTranslation
  }

  /// The position, the size and the rotation of the screen.
  func transform(to finger: FingerSample) -> DragTransform {
    let pinch = finger.pinch
    return DragTransform(
      anchor: anchor, translation: translation(to: finger),
      scale: min(max(pinch?.scale ?? 1, 0.01), 1 / startScale), rotation: pinch?.rotation ?? 0)
  }

  /// The velocity of the screen at the release.
  ///
  /// Its size does not grow beyond that at rest.
  func velocity(of finger: FingerSample) -> ReleaseVelocity {
    guard let pinch = finger.pinch else { return ReleaseVelocity() }
    let isFull = pinch.scale >= 1 / startScale && pinch.growth > 0
    return ReleaseVelocity(center: pinch.velocity, scale: isFull ? 0 : pinch.growth * startScale)
  }

  /// The progress of the screen from settled, 0, to away, 1.
  func progress(at transform: DragTransform) -> CGFloat {
    let offset = startOffset + transform.translation
    return progress.value(at: Self.distance(of: offset, startScale * transform.scale, length))
  }

  private static func distance(of offset: CGPoint, _ scale: CGFloat, _ length: CGFloat) -> CGFloat {
    hypot(offset.length / length, (1 - scale) / shrinking)
  }
}
