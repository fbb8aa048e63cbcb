import UIKit

/// The pace of the system's zoom, as it was measured.
///
/// The paces are curves rather than springs, because the cross-fade of a zoom consists of keyframes.
/// Keyframes inside an animation that follows a spring have been reported to keep a time of their own
/// (openradar 39495559). The figures are those of the public repository "morph", from films of an
/// iPhone 16 Pro with iOS 27.
enum ZoomPace {
  /// Out of the source: a spring with a response of 0.317 seconds that does not overshoot, to 0.7
  /// points rms.
  static let appearing = TransitionTiming.cubic(
    controlPoint1: CGPoint(x: 0.255, y: 0.97), controlPoint2: CGPoint(x: 0.312, y: 1),
    duration: 0.5)

  /// Into the source: a spring with a response of 0.34 seconds and a damping ratio of 0.92, to 1.8
  /// points rms.
  static let disappearing = TransitionTiming.cubic(
    controlPoint1: CGPoint(x: 0.311, y: 0.638), controlPoint2: CGPoint(x: 0.273, y: 1),
    duration: 0.35)

  /// The pace of an operation.
  static func timing(for operation: TransitionOperation) -> TransitionTiming {
    operation.isAppearing ? appearing : disappearing
  }
}
