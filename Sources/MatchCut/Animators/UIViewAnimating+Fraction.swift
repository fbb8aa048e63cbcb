import UIKit

extension UIViewAnimating {
  /// The fraction of the animation, from 0 to 1 in its own direction.
  var forwardFraction: CGFloat {
    // A reversed animator counts from the other end (D).
    isReversed ? 1 - fractionComplete : fractionComplete
  }

  /// Turns a paused animation that was going back to its own direction.
  ///
  /// It is not established whether UIKit's `pause()` does that.
  func turnAround() {
    if isReversed { isReversed = false }
  }
}
