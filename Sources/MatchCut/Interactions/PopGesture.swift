/// A gesture that pops the top screen of a navigation controller with a ``PushTransition``.
///
/// The finger moves from the leading edge toward the trailing one: to the right, or to the left in
/// a right-to-left layout. With ``drag``, it moves the screen itself instead. The gesture begins
/// above the root only, with no transition in flight and nothing presented. The translation of the
/// finger drives the pop. On release, the rule of the system's swipe decides:
/// ``PanRelease/backSwipe``, or ``PanRelease/contentSwipe`` for ``fullWidth``. If the system
/// cancels the touch, the pop is canceled. The screen takes 0.24 seconds to go, or 0.15 to return,
/// or more over a distance above 214 points.
///
/// UIKit disables its own swipe if the navigation bar is hidden, or shows another button in place
/// of the back button. This gesture stays enabled; ``GestureOptions/shouldBegin`` can refuse it.
public struct PopGesture: Hashable, Sendable {
  enum Kind: Hashable {
    case edge(PanRelease)
    case fullWidth(PanRelease)
    case drag(GestureDirection, DragGestures, DragRelease)
  }

  let kind: Kind

  /// A swipe from the leading edge, like UIKit's own.
  ///
  /// Scroll views wait for it to fail.
  public static let edge = edge(release: .backSwipe)

  /// A pan anywhere on the screen.
  ///
  /// If a scroll view under the finger can scroll back in that direction, it scrolls instead. The
  /// gesture does not begin on a bar, nor on a view that keeps its touches. At the very edge, it
  /// begins over everything, like ``edge``.
  public static let fullWidth = fullWidth(release: .contentSwipe)

  /// A drag of the screen itself that begins downward, at the leading edge, or with two fingers;
  /// the same as ``drag(_:gestures:release:)`` with ``GestureDirection/down``.
  public static let drag = drag(.down)

  /// Returns a swipe from the leading edge with another rule for the release.
  ///
  /// - Parameter release: The rule for the release.
  /// - Returns: The gesture.
  public static func edge(release: PanRelease) -> PopGesture {
    PopGesture(kind: .edge(release))
  }

  /// Returns a pan anywhere on the screen with another rule for the release.
  ///
  /// - Parameter release: The rule for the release.
  /// - Returns: The gesture.
  public static func fullWidth(release: PanRelease) -> PopGesture {
    PopGesture(kind: .fullWidth(release))
  }

  /// Returns a drag: the screen follows the finger in two dimensions and shrinks under it, as with
  /// a ``DragDismissInteraction``.
  ///
  /// On release, the screen moves into the source of its zoom, or back to its place. Bars do not
  /// move. The gesture does not begin on a bar.
  ///
  /// - Parameters:
  ///   - direction: The direction in which a drag with one finger begins, or several. An empty set
  ///     is reported as misuse, and no such drag begins.
  ///   - gestures: The gestures; by default, such a drag, one from the leading edge, and a pinch.
  ///   - release: The rule for the release; `DragRelease()` by default.
  /// - Returns: The gesture.
  public static func drag(
    _ direction: GestureDirection, gestures: DragGestures = .all,
    release: DragRelease = DragRelease()
  ) -> PopGesture {
    PopGesture(kind: .drag(direction, gestures, release))
  }
}
