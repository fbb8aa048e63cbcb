import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the current absolute time, in seconds: on Linux the simulated one.
public func CACurrentMediaTime() -> CFTimeInterval {
  World.current.mediaTime
}

extension World {
  /// Media time does not begin at zero, so that code which takes it for "never" is found out.
  private static let mediaTimeBase: CFTimeInterval = 1000

  var mediaTime: CFTimeInterval { Self.mediaTimeBase + time }
}

/// The timing of layers and animations: how their time follows their parent's.
public protocol CAMediaTiming {
  /// When it begins, in its parent's time, in seconds; 0 by default.
  var beginTime: CFTimeInterval { get set }
  /// How long it lasts, in seconds; 0 by default.
  var duration: CFTimeInterval { get set }
  /// How fast local time runs against the parent's; 1 by default.
  var speed: Float { get set }
  /// An offset in local time, in seconds; 0 by default.
  var timeOffset: CFTimeInterval { get set }
  /// How often it is repeated; 0 by default.
  var repeatCount: Float { get set }
  /// For how long it is repeated, in seconds; 0 by default.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether it plays backwards after it played forwards; false by default.
  var autoreverses: Bool { get set }
  /// What it shows before it begins and after it ended; `.removed` by default.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// What an animation shows before it begins and after it ended.
public struct CAMediaTimingFillMode: Hashable, Equatable, RawRepresentable, Sendable {
  /// The name of the mode.
  public let rawValue: String

  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The end value stays.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The first value shows before the beginning.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Both ends are filled.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// Nothing shows outside the active time.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// The timing properties as a value, with Core Animation's formula.
struct MediaTiming {
  var beginTime: CFTimeInterval = 0
  var duration: CFTimeInterval = 0
  var speed: Float = 1
  var timeOffset: CFTimeInterval = 0
  var repeatCount: Float = 0
  var repeatDuration: CFTimeInterval = 0
  var autoreverses = false
  var fillMode = CAMediaTimingFillMode.removed

  /// E1: t = (tp − beginTime) · speed + timeOffset.
  func localTime(fromParent time: CFTimeInterval) -> CFTimeInterval {
    (time - beginTime) * CFTimeInterval(speed) + timeOffset
  }

  /// The inverse of `localTime`; a stopped clock answers with its beginning.
  func parentTime(fromLocal time: CFTimeInterval) -> CFTimeInterval {
    guard speed != 0 else { return beginTime }
    return (time - timeOffset) / CFTimeInterval(speed) + beginTime
  }
}

/// A length of time or a point in time, in seconds.
public typealias CFTimeInterval = Double
