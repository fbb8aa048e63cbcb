/// A gesture that pops the top screen of a navigation controller with a ``PushTransition``.
///
/// The finger moves from the leading edge towards the trailing one: to the right, or to the left in
/// a right-to-left layout. The gesture begins above the root only, with no transition in flight and
/// nothing presented. The translation of the finger across the screen drives the pop interactively.
/// On release, the pop finishes by the rule of the system's swipe, ``PanRelease/backSwipe``, or of the
/// one from the content. Otherwise, and whenever the system cancels the touch, the pop is cancelled.
/// The screen takes 0.24 seconds to go, or 0.15 to return, from wherever it is, almost as long as the
/// system's; see <doc:MeasuredMotion>.
///
/// UIKit disables its own swipe if the navigation bar is hidden or shows another button than its
/// back button. This gesture remains enabled then; ``GestureOptions/shouldBegin`` can refuse it.
public struct PopGesture: Hashable, Sendable {
  enum Kind: Hashable {
    case edge
    case fullWidth
  }

  let kind: Kind

  /// The rule by which the gesture pops on release.
  public let release: PanRelease

  /// A swipe from the leading edge, like UIKit's own.
  ///
  /// Scroll views wait for it to fail.
  public static let edge = edge(release: .backSwipe)

  /// A pan anywhere on the screen.
  ///
  /// If a scroll view under the finger can scroll back in that direction, it scrolls instead.
  public static let fullWidth = fullWidth(release: .contentSwipe)

  /// Returns a swipe from the leading edge with a rule of its own for the release.
  ///
  /// - Parameter release: The rule by which the gesture pops on release.
  /// - Returns: The gesture.
  public static func edge(release: PanRelease) -> PopGesture {
    PopGesture(kind: .edge, release: release)
  }

  /// Returns a pan anywhere on the screen with a rule of its own for the release.
  ///
  /// - Parameter release: The rule by which the gesture pops on release.
  /// - Returns: The gesture.
  public static func fullWidth(release: PanRelease) -> PopGesture {
    PopGesture(kind: .fullWidth, release: release)
  }
}
