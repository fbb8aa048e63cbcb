import UIKit

extension ZoomMotion {
  /// The part over which what is around a picture fades unless a finger has held the screen.
  ///
  /// It is away from the source, so that the surroundings go first, and come last.
  private static let partAround = 0.6...1.0

  /// Fades the screen around the target of the zoom, by a mask.
  ///
  /// As measured, Apple's zoom fades it in proportion to the progress, while the target is opaque. A
  /// screen that a finger holds is opaque, unless its picture flies alone. The target is rounded like
  /// the source, as the clip is.
  ///
  /// - Parameter target: The target.
  /// - Returns: Whether it fades. It does not if the app has a mask, or if the screen shows a visual
  ///   effect that is to be seen, since UIKit does not draw effects in a mask.
  func fade(around target: ResolvedZoomTarget) -> Bool {
    let screen = clip.content
    guard screen.layer.mask == nil, target.isAlone || !screen.showsEffect else { return false }
    // What sticks out of the screen stays in sight.
    let mask = UIView(
      frame: screen.bounds.insetBy(dx: -screen.bounds.width, dy: -screen.bounds.height))
    let around = UIView(frame: mask.bounds, color: .black)
    let part = UIView(
      frame: target.frame.offsetBy(dx: -mask.frame.minX, dy: -mask.frame.minY), color: .black)
    for view in [around, part] { mask.addSubview(view) }
    stage.set(\.mask, of: screen, to: mask)
    let (isAlone, radius, end) = (target.isAlone, target.cornerRadius, end)
    let held: FrontPose = isAlone ? .away : .settled
    stage.setTemporary(
      .alpha, of: around, held: held, during: isAlone ? Self.partAround : 0...1
    ) { $0 == .settled ? 1 : isAlone ? 0 : .hiddenAlpha }
    part.layer.cornerCurve = .continuous
    if radius == 0 { part.layer.maskedCorners = clip.view.layer.maskedCorners }
    stage.setTemporary(.cornerRadius, of: part, held: held) {
      $0 == .away ? end.pose.cornerRadius / end.pose.alignment.scale : radius
    }
    return true
  }
}
