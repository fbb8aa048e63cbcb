/// How a finger may pop the top screen of a navigation controller with a ``PushTransition``.
///
/// The movement goes from the leading edge towards the trailing one: to the right, or to the left
/// where the interface is laid out from right to left. It begins above the root only, with no
/// transition in flight and nothing presented. The finger's translation across the screen scrubs the
/// pop; lifting the finger finishes it if the movement, carried on at the speed of the finger, would
/// get beyond a third of the width. Else, and whenever the system takes the touch away, the pop is
/// cancelled.
///
/// UIKit's own swipe is off where the navigation bar is hidden or shows another button than its
/// back button. This one is not: refuse by ``GestureOptions/shouldBegin``.
public struct PopGesture: Hashable, Sendable {
  enum Kind: Hashable {
    case edge
    case fullWidth
  }

  let kind: Kind

  /// When the gesture pops as the finger lifts.
  public let release: PanRelease

  /// A swipe that comes in from the leading edge, as UIKit's own does.
  ///
  /// Scroll views give way to it.
  public static let edge = edge(release: PanRelease())

  /// A pan anywhere on the screen.
  ///
  /// Where a scroll view under the finger can scroll back in that direction, it scrolls instead.
  public static let fullWidth = fullWidth(release: PanRelease())

  /// Returns a swipe from the leading edge with a rule of its own for the release.
  ///
  /// - Parameter release: When it pops as the finger lifts.
  /// - Returns: The gesture.
  public static func edge(release: PanRelease) -> PopGesture {
    PopGesture(kind: .edge, release: release)
  }

  /// Returns a pan anywhere on the screen with a rule of its own for the release.
  ///
  /// - Parameter release: When it pops as the finger lifts.
  /// - Returns: The gesture.
  public static func fullWidth(release: PanRelease) -> PopGesture {
    PopGesture(kind: .fullWidth, release: release)
  }
}
