import UIKit

/// An invisible view in the container, for the duration of one transition.
///
/// It gives the animator something to animate, whatever the effect does. Without any change, an
/// animation ends at once, and the status bar's animation has no duration to take over (A9, E10).
/// The sentinel also notices when the container leaves its window half-way, which nothing else
/// reports.
final class TransitionSentinel: UIView {
  /// The handler for a container that has left its window.
  var onLeavingWindow: (() -> Void)?

  /// Enters a container.
  func enter(_ container: UIView) {
    isUserInteractionEnabled = false
    container.insertSubview(self, at: 0)
  }

  /// Changes something, for an animation block to animate.
  func move() {
    alpha = 0
  }

  /// Leaves the container, and reports nothing any more.
  func leave() {
    onLeavingWindow = nil
    removeFromSuperview()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { onLeavingWindow?() }
  }
}
