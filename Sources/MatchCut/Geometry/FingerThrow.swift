import UIKit

/// How fast fingers leave a screen.
struct FingerThrow: Equatable {
  /// The velocity of the finger, or of the middle of two, in points per second.
  var velocity = CGPoint.zero
  /// By how much the screen grows between two fingers, as a part of its size at rest per second.
  var growth: CGFloat = 0
}
