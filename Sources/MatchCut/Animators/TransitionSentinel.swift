import UIKit

/// An invisible view in the container, for the time of one transition.
///
/// It gives the animator something to animate, whatever the effect does: without any change an
/// animation ends at once, and the status bar's has no length to take over (A9, E10). And it
/// notices when the container leaves its window half-way, as nothing else tells.
final class TransitionSentinel: UIView {
  /// What to do when the container has left its window.
  var onLeavingWindow: (() -> Void)?

  /// Stands guard in a container.
  func enter(_ container: UIView) {
    isUserInteractionEnabled = false
    container.insertSubview(self, at: 0)
  }

  /// Changes something, for an animation block to animate.
  func move() {
    alpha = 0
  }

  /// Leaves, and notices nothing any more.
  func leave() {
    onLeavingWindow = nil
    removeFromSuperview()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { onLeavingWindow?() }
  }
}
