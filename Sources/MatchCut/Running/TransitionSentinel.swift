import UIKit

/// An invisible view in the container, for the duration of one transition.
///
/// It gives the animator something to animate, whatever the effect does. An animation without any
/// change ends at once, and the status bar could not animate alongside it (A9, E10). The sentinel
/// also reports the loss of the container's window in flight, because nothing else does.
final class TransitionSentinel: UIView {
  /// The handler for a container that has left its window.
  var didLeaveWindow: (() -> Void)?
  /// The handler for a container that is about to leave it, before the animations there end.
  var willLeaveWindow: (() -> Void)?

  override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow == nil { willLeaveWindow?() }
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { didLeaveWindow?() }
  }
}
