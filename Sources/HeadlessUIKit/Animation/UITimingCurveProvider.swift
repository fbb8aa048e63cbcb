import Foundation

/// The kinds of timing.
public enum UITimingCurveType: Int, Sendable {
  /// One of UIKit's own curves.
  case builtin
  /// A cubic curve.
  case cubic
  /// A spring.
  case spring
  /// A curve made of others.
  case composed
}

/// Something that gives an animator its timing.
@preconcurrency @MainActor public protocol UITimingCurveProvider: NSCoding, NSCopying {
  /// The kind of timing.
  var timingCurveType: UITimingCurveType { get }
  /// The cubic curve, if that is its kind.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring, if that is its kind.
  var springTimingParameters: UISpringTimingParameters? { get }
}

extension UITimingCurveProvider {
  /// The curve for an animation that lasts `duration` seconds, unless it has a duration of its own.
  func curve(duration: CFTimeInterval) -> TimingCurve {
    if let spring = springTimingParameters { return .spring(spring.curve(duration: duration)) }
    return .cubic(cubicTimingParameters?.bezier ?? .easeInEaseOut)
  }

  /// The duration of timing that ignores the animator's.
  var ownDuration: CFTimeInterval? { springTimingParameters?.ownDuration }
}

/// Timing along a cubic curve.
@preconcurrency @MainActor open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  let bezier: CubicBezier
  /// The built-in curve; `.easeInOut` for others.
  public let animationCurve: UIView.AnimationCurve
  private let isBuiltin: Bool

  /// Creates Core Animation's default curve.
  public override init() {
    bezier = .standard
    animationCurve = .easeInOut
    isBuiltin = false
    super.init()
  }

  /// Creates one of UIKit's curves.
  public init(animationCurve curve: UIView.AnimationCurve) {
    bezier = curve.bezier
    animationCurve = curve
    isBuiltin = true
    super.init()
  }

  /// Creates a curve from (0, 0) to (1, 1) with two control points.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    bezier = CubicBezier(x1: point1.x, y1: point1.y, x2: point2.x, y2: point2.y)
    animationCurve = .easeInOut
    isBuiltin = false
    super.init()
  }

  /// Not available on Linux, which has no archives.
  nonisolated public required init?(coder: NSCoder) { nil }

  /// The first control point.
  open var controlPoint1: CGPoint { CGPoint(x: bezier.x1, y: bezier.y1) }
  /// The second control point.
  open var controlPoint2: CGPoint { CGPoint(x: bezier.x2, y: bezier.y2) }
  /// The kind of timing.
  open var timingCurveType: UITimingCurveType { isBuiltin ? .builtin : .cubic }
  /// The curve itself.
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  /// Nil.
  open var springTimingParameters: UISpringTimingParameters? { nil }
  /// Does nothing on Linux.
  nonisolated open func encode(with coder: NSCoder) {}
  /// Returns itself, since it is immutable.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Timing by a spring.
@preconcurrency @MainActor open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  private enum Kind {
    /// Fitted to the animator's duration.
    case ratio(CGFloat)
    /// With a duration of its own, until it settles.
    case physical(SpringCurve)
  }

  private let kind: Kind
  /// The velocity at the start, in whole distances a second.
  public let initialVelocity: CGVector

  /// Creates the spring that UIKit itself uses, which does not bounce.
  public override init() {
    kind = .physical(.system)
    initialVelocity = .zero
    super.init()
  }

  /// Creates a spring fitted to the animator's duration; a damping ratio of 1 does not bounce.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    kind = .ratio(ratio)
    initialVelocity = velocity
    super.init()
  }

  /// Creates a spring fitted to the animator's duration, starting at rest.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  /// Creates a spring from its physics; its duration is the time that it takes to settle.
  public init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    kind = .physical(
      SpringCurve(
        mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity.dx,
        verticalVelocity: velocity.dy))
    initialVelocity = velocity
    super.init()
  }

  /// Creates a spring from its perceptual duration, in seconds, and its bounce.
  public init(duration: TimeInterval, bounce: CGFloat, initialVelocity velocity: CGVector) {
    kind = .physical(
      SpringCurve(
        perceptualDuration: duration, bounce: bounce, initialVelocity: velocity.dx,
        verticalVelocity: velocity.dy))
    initialVelocity = velocity
    super.init()
  }

  /// Creates a spring from its perceptual duration, in seconds, and its bounce.
  public convenience init(duration: TimeInterval, bounce: CGFloat) {
    self.init(duration: duration, bounce: bounce, initialVelocity: .zero)
  }

  /// Not available on Linux, which has no archives.
  nonisolated public required init?(coder: NSCoder) { nil }

  func curve(duration: CFTimeInterval) -> SpringCurve {
    switch kind {
    case .ratio(let ratio):
      SpringCurve(
        dampingRatio: ratio, duration: duration, initialVelocity: initialVelocity.dx,
        verticalVelocity: initialVelocity.dy)
    case .physical(let spring): spring
    }
  }

  var ownDuration: CFTimeInterval? {
    if case .physical(let spring) = kind { return spring.settlingDuration }
    return nil
  }

  /// The kind of timing.
  open var timingCurveType: UITimingCurveType { .spring }
  /// Nil.
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// The spring itself.
  open var springTimingParameters: UISpringTimingParameters? { self }
  /// Does nothing on Linux.
  nonisolated open func encode(with coder: NSCoder) {}
  /// Returns itself, since it is immutable.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
