import Foundation

/// The components of an affine transform: shear, scale, rotation and translation, in this order.
///
/// Transforms are animated component by component (E9): a rotation rotates, and a plain translation
/// or scale is linear.
struct AffineComponents: Equatable, Sendable {
  var translation: CGVector
  var scale: CGVector
  var shear: CGFloat
  /// In radians.
  var rotation: CGFloat

  init(_ t: CGAffineTransform) {
    translation = CGVector(dx: t.tx, dy: t.ty)
    let mirrors = t.determinant < 0
    // A reflection has one axis with a negative scale: the one that deviates more.
    let mirrorsX = mirrors && t.a < t.d
    let mirrorsY = mirrors && !mirrorsX
    let x = CGVector(dx: mirrorsX ? -t.a : t.a, dy: mirrorsX ? -t.b : t.b)
    let y = CGVector(dx: mirrorsY ? -t.c : t.c, dy: mirrorsY ? -t.d : t.d)
    let width = hypot(x.dx, x.dy)
    // Without a horizontal axis, the vertical one determines the angle.
    rotation = width > 0 ? atan2(x.dy, x.dx) : (hypot(y.dx, y.dy) > 0 ? atan2(-y.dx, y.dy) : 0)
    let (sine, cosine) = (sin(rotation), cos(rotation))
    let height = y.dy * cosine - y.dx * sine
    let slant = y.dx * cosine + y.dy * sine
    shear = height == 0 ? 0 : slant / height
    scale = CGVector(dx: mirrorsX ? -width : width, dy: mirrorsY ? -height : height)
  }

  var transform: CGAffineTransform {
    let (sine, cosine) = (sin(rotation), cos(rotation))
    let signedShear = shear * scale.dy
    return CGAffineTransform(
      a: scale.dx * cosine,
      b: scale.dx * sine,
      c: signedShear * cosine - scale.dy * sine,
      d: signedShear * sine + scale.dy * cosine,
      tx: translation.dx,
      ty: translation.dy
    )
  }

  func interpolated(to end: AffineComponents, by fraction: CGFloat) -> AffineComponents {
    var (start, end) = (self, end)
    // Reflections along different axes are half a turn apart with the same signs.
    if (start.scale.dx < 0 && end.scale.dy < 0) || (start.scale.dy < 0 && end.scale.dx < 0) {
      start.scale = CGVector(dx: -start.scale.dx, dy: -start.scale.dy)
      start.rotation += start.rotation < 0 ? .pi : -.pi
    }
    var result = start
    result.translation.dx += (end.translation.dx - start.translation.dx) * fraction
    result.translation.dy += (end.translation.dy - start.translation.dy) * fraction
    result.scale.dx += (end.scale.dx - start.scale.dx) * fraction
    result.scale.dy += (end.scale.dy - start.scale.dy) * fraction
    result.shear += (end.shear - start.shear) * fraction
    result.rotation += Self.shortestTurn(from: start.rotation, to: end.rotation) * fraction
    return result
  }

  /// The smaller of the two rotations; half a turn is positive (E9).
  private static func shortestTurn(from start: CGFloat, to end: CGFloat) -> CGFloat {
    let turn = (end - start).remainder(dividingBy: 2 * .pi)
    return turn <= -.pi + 1e-9 ? turn + 2 * .pi : turn
  }
}

extension CGAffineTransform {
  /// The transform between this one (fraction 0) and another (fraction 1).
  func interpolated(to end: CGAffineTransform, by fraction: CGFloat) -> CGAffineTransform {
    if fraction == 0 { return self }
    if fraction == 1 { return end }
    return AffineComponents(self)
      .interpolated(to: AffineComponents(end), by: fraction)
      .transform
  }
}
