import UIKit

/// Tells a finger that rests before it leaves the screen from one that is still moving.
///
/// UIKit may report the velocity of the last movement in both cases (M6).
@MainActor struct FingerRest {
  /// A finger that has not moved for longer, in seconds, rests.
  private static let duration = 0.1

  private weak var touch: UITouch?
  /// When the finger moved last, on the clock of the touches.
  private var lastMovement: TimeInterval?

  /// Watches another finger.
  mutating func watch(_ touch: UITouch) {
    self.touch = touch
    lastMovement = nil
  }

  /// Notes a report of the finger's recognizer while the gesture goes on.
  mutating func fingerMoved() {
    lastMovement = touch?.timestamp
  }

  /// Whether the finger has rested up to now; false if it is not known.
  var isResting: Bool {
    guard let touch, let lastMovement else { return false }
    return touch.timestamp - lastMovement > Self.duration
  }
}
