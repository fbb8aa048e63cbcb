/// How a finger may pop the top screen of a navigation controller with a ``PushTransition``.
///
/// The movement goes from the leading edge towards the trailing one: to the right, or to the left
/// where the interface is laid out from right to left. It begins above the root only, with no
/// transition in flight and nothing presented. The way across the screen scrubs the pop; lifting
/// the finger finishes it if the movement, carried on at the speed of the finger, would get beyond
/// a third of the width. Else, and whenever the system takes the touch away, it is cancelled.
///
/// UIKit's own swipe is off where the navigation bar is hidden or shows another button than its
/// back button. This one is not: say no by ``PushTransition/shouldBeginPop``.
public enum PopGesture: Hashable, Sendable {
  /// A swipe that comes in from the leading edge, as UIKit's own does. Scroll views give way to it.
  case edge

  /// A pan anywhere on the screen. Where a scroll view under the finger can scroll back in that
  /// direction, it scrolls instead.
  case fullWidth
}
