package import UIKit

extension UIViewAnimating {
  /// The fraction of the animation, from 0 to 1 in its own direction.
  package var forwardFraction: CGFloat {
    // A reversed animator counts from the other end (D).
    isReversed ? 1 - fractionComplete : fractionComplete
  }

  /// Turns a paused, reversed animation forward again.
  ///
  /// It is not known whether UIKit's `pause()` does that.
  package func turnAround() {
    if isReversed { isReversed = false }
  }

  /// Ends the animation at its start or its end, and calls its completions, unlike
  /// `stopAnimation(true)`.
  package func end(at position: UIViewAnimatingPosition) {
    if state == .active { stopAnimation(false) }
    if state == .stopped { finishAnimation(at: position) }
  }
}
