import Foundation

/// A value that an animation can interpolate.
enum AnimatableValue {
  case number(Double)
  case point(CGPoint)
  case size(CGSize)
  case rect(CGRect)
  case transform(CATransform3D)
  case color(RGBA)
  case colors([RGBA])
  case path(CGPath)

  /// The value at `progress` between this one and `other`; springs may pass more than 1.
  func interpolated(to other: AnimatableValue, progress p: Double) -> AnimatableValue {
    switch (self, other) {
    case (.number(let a), .number(let b)): .number(a + (b - a) * p)
    case (.point(let a), .point(let b)): .point(a.mixed(with: b, p))
    case (.size(let a), .size(let b)): .size(a.mixed(with: b, p))
    case (.rect(let a), .rect(let b)):
      .rect(
        CGRect(origin: a.origin.mixed(with: b.origin, p), size: a.size.mixed(with: b.size, p)))
    case (.transform(let a), .transform(let b)): .transform(a.interpolated(to: b, progress: p))
    case (.color(let a), .color(let b)): .color(a.mixed(with: b, p))
    case (.colors(let a), .colors(let b)) where a.count == b.count:
      .colors(zip(a, b).map { $0.mixed(with: $1, p) })
    case (.path(let a), .path(let b)): .path(a.interpolated(to: b, progress: p) ?? (p < 1 ? a : b))
    default: p < 1 ? self : other
    }
  }

  /// The value after a reversed animation from it: the same, or the next number (D).
  var writtenBack: AnimatableValue {
    guard World.current.variant.reversesInexactly else { return self }
    switch self {
    case .point(let point): return .point(CGPoint(x: point.x.nextUp, y: point.y.nextUp))
    case .transform(var transform):
      transform.m11 = transform.m11.nextUp
      transform.m22 = transform.m22.nextUp
      return .transform(transform)
    default: return self
    }
  }

  /// A point with the vertical coordinate of another.
  func takingY(from other: AnimatableValue) -> AnimatableValue {
    guard case .point(let a) = self, case .point(let b) = other else { return self }
    return .point(CGPoint(x: a.x, y: b.y))
  }

  /// The sum, for additive animations; transforms are concatenated.
  func adding(_ other: AnimatableValue) -> AnimatableValue {
    switch (self, other) {
    case (.number(let a), .number(let b)): .number(a + b)
    case (.point(let a), .point(let b)): .point(CGPoint(x: a.x + b.x, y: a.y + b.y))
    case (.size(let a), .size(let b)):
      .size(CGSize(width: a.width + b.width, height: a.height + b.height))
    case (.rect(let a), .rect(let b)): .rect(a.adding(b, sign: 1))
    case (.transform(let a), .transform(let b)): .transform(CATransform3DConcat(b, a))
    case (.color(let a), .color(let b)): .color(a.adding(b, sign: 1))
    default: self
    }
  }

  /// The difference, the `fromValue` of an additive animation (E7).
  func subtracting(_ other: AnimatableValue) -> AnimatableValue {
    switch (self, other) {
    case (.number(let a), .number(let b)): .number(a - b)
    case (.point(let a), .point(let b)): .point(CGPoint(x: a.x - b.x, y: a.y - b.y))
    case (.size(let a), .size(let b)):
      .size(CGSize(width: a.width - b.width, height: a.height - b.height))
    case (.rect(let a), .rect(let b)): .rect(a.adding(b, sign: -1))
    case (.transform(let a), .transform(let b)):
      // In an order in which adding it to the end gives the start, although they do not commute.
      .transform(CATransform3DConcat(a, CATransform3DInvert(b)))
    case (.color(let a), .color(let b)): .color(a.adding(b, sign: -1))
    default: self
    }
  }

  /// The value whose addition changes nothing.
  var neutral: AnimatableValue {
    switch self {
    case .number: .number(0)
    case .point: .point(.zero)
    case .size: .size(.zero)
    case .rect: .rect(.zero)
    case .transform: .transform(CATransform3DIdentity)
    case .color: .color(RGBA(r: 0, g: 0, b: 0, a: 0))
    case .colors(let colors): .colors(colors.map { _ in RGBA(r: 0, g: 0, b: 0, a: 0) })
    case .path: self
    }
  }
}

extension CGPoint {
  fileprivate func mixed(with other: CGPoint, _ p: Double) -> CGPoint {
    CGPoint(x: x + (other.x - x) * p, y: y + (other.y - y) * p)
  }
}

extension CGSize {
  fileprivate func mixed(with other: CGSize, _ p: Double) -> CGSize {
    CGSize(width: width + (other.width - width) * p, height: height + (other.height - height) * p)
  }
}

extension CGRect {
  fileprivate func adding(_ other: CGRect, sign: Double) -> CGRect {
    CGRect(
      x: origin.x + sign * other.origin.x, y: origin.y + sign * other.origin.y,
      width: size.width + sign * other.size.width, height: size.height + sign * other.size.height)
  }
}

extension RGBA {
  fileprivate func mixed(with other: RGBA, _ p: Double) -> RGBA {
    RGBA(
      r: r + (other.r - r) * p, g: g + (other.g - g) * p, b: b + (other.b - b) * p,
      a: a + (other.a - a) * p)
  }

  fileprivate func adding(_ other: RGBA, sign: Double) -> RGBA {
    RGBA(
      r: r + sign * other.r, g: g + sign * other.g, b: b + sign * other.b, a: a + sign * other.a)
  }
}

extension CATransform3D {
  /// Affine transforms are interpolated by their components (E9), others entry by entry.
  fileprivate func interpolated(to other: CATransform3D, progress p: Double) -> CATransform3D {
    if CATransform3DIsAffine(self), CATransform3DIsAffine(other) {
      let start = CATransform3DGetAffineTransform(self)
      let end = CATransform3DGetAffineTransform(other)
      return CATransform3DMakeAffineTransform(start.interpolated(to: end, by: p))
    }
    func mix(_ entry: KeyPath<CATransform3D, CGFloat>) -> CGFloat {
      self[keyPath: entry] + (other[keyPath: entry] - self[keyPath: entry]) * p
    }
    return CATransform3D(
      m11: mix(\.m11), m12: mix(\.m12), m13: mix(\.m13), m14: mix(\.m14),
      m21: mix(\.m21), m22: mix(\.m22), m23: mix(\.m23), m24: mix(\.m24),
      m31: mix(\.m31), m32: mix(\.m32), m33: mix(\.m33), m34: mix(\.m34),
      m41: mix(\.m41), m42: mix(\.m42), m43: mix(\.m43), m44: mix(\.m44))
  }
}

extension RGBA {
  /// The color that a layer without one animates from or to.
  static let clear = RGBA(r: 0, g: 0, b: 0, a: 0)
}
