import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the current absolute time, in seconds: on Linux the simulated one.
public func CACurrentMediaTime() -> CFTimeInterval {
  World.current.mediaTime
}

extension World {
  /// Media time does not begin at zero, to reveal code that uses 0 for "never".
  private static let mediaTimeBase: CFTimeInterval = 1000

  var mediaTime: CFTimeInterval { Self.mediaTimeBase + time }
}

/// The timing of layers and animations, relative to their parent's.
public protocol CAMediaTiming {
  /// The begin time, in the parent's time, in seconds; 0 by default.
  var beginTime: CFTimeInterval { get set }
  /// The duration, in seconds; 0 by default.
  var duration: CFTimeInterval { get set }
  /// The speed of local time, relative to the parent's; 1 by default.
  var speed: Float { get set }
  /// An offset in local time, in seconds; 0 by default.
  var timeOffset: CFTimeInterval { get set }
  /// The number of repetitions; 0 by default.
  var repeatCount: Float { get set }
  /// The duration of the repetitions, in seconds; 0 by default.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether it also plays backward; false by default.
  var autoreverses: Bool { get set }
  /// The value before its beginning and after its end; `.removed` by default.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// The value of an animation before its beginning and after its end.
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
  /// No value outside of the active time.
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

  /// The inverse of `localTime`; the begin time for a speed of 0.
  func parentTime(fromLocal time: CFTimeInterval) -> CFTimeInterval {
    guard speed != 0 else { return beginTime }
    return (time - timeOffset) / CFTimeInterval(speed) + beginTime
  }
}

/// A duration or a point in time, in seconds.
public typealias CFTimeInterval = Double
