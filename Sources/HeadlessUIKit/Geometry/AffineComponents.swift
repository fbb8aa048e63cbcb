import Foundation

/// What an affine transformation is made of: shear, scale, rotation and translation, in this order.
///
/// Transformations are animated component by component (E9): a half turn turns, and a plain
/// translation or scale moves linearly.
struct AffineComponents: Equatable, Sendable {
  var translation: CGVector
  var scale: CGVector
  var shear: CGFloat
  /// In radians.
  var rotation: CGFloat

  init(_ t: CGAffineTransform) {
    translation = CGVector(dx: t.tx, dy: t.ty)
    let mirrors = t.determinant < 0
    // A mirror is one axis scaled by a negative number: the one that points away more.
    let mirrorsX = mirrors && t.a < t.d
    let mirrorsY = mirrors && !mirrorsX
    let x = CGVector(dx: mirrorsX ? -t.a : t.a, dy: mirrorsX ? -t.b : t.b)
    let y = CGVector(dx: mirrorsY ? -t.c : t.c, dy: mirrorsY ? -t.d : t.d)
    let width = hypot(x.dx, x.dy)
    // A vanished horizontal axis leaves the vertical one to tell the angle.
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
    // Mirrored along different axes: half a turn apart with the same signs.
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

  /// The smaller of the two turns; half a turn is positive (E9).
  private static func shortestTurn(from start: CGFloat, to end: CGFloat) -> CGFloat {
    let turn = (end - start).remainder(dividingBy: 2 * .pi)
    return turn <= -.pi + 1e-9 ? turn + 2 * .pi : turn
  }
}

extension CGAffineTransform {
  /// The transformation on the way from this one (fraction 0) to another (fraction 1).
  func interpolated(to end: CGAffineTransform, by fraction: CGFloat) -> CGAffineTransform {
    if fraction == 0 { return self }
    if fraction == 1 { return end }
    return AffineComponents(self)
      .interpolated(to: AffineComponents(end), by: fraction)
      .transform
  }
}
