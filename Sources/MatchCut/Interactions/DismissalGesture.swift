/// A gesture that dismisses a screen presented with a ``ModalTransition``.
public struct DismissalGesture: Hashable, Sendable {
  enum Kind: Hashable {
    case pan(PanRelease)
    case drag(DragRelease, DragGestures)
  }

  let kind: Kind

  /// The directions in which the gesture begins.
  package let direction: GestureDirection

  /// A downward pan, anywhere on the screen; the same as ``pan(_:release:)`` with
  /// ``GestureDirection/down``.
  public static let panDown = pan(.down)

  /// A drag of the screen itself that begins downward, at the leading edge, or with two fingers;
  /// the same as ``drag(_:gestures:release:)`` with ``GestureDirection/down``.
  public static let drag = drag(.down)

  /// Returns a pan in a direction, anywhere on the screen; see ``PanDismissInteraction``.
  ///
  /// - Parameters:
  ///   - direction: The direction in which the pan dismisses, or several. An empty set is reported
  ///     as misuse, and no pan begins.
  ///   - release: The rule for the release; by default, the pan dismisses at a projected progress
  ///     beyond a third of the container.
  /// - Returns: The gesture.
  public static func pan(
    _ direction: GestureDirection, release: PanRelease = PanRelease()
  ) -> DismissalGesture {
    DismissalGesture(kind: .pan(release), direction: direction)
  }

  /// Returns a drag: the screen follows the finger in two dimensions and shrinks under it; see
  /// ``DragDismissInteraction``.
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
  ) -> DismissalGesture {
    DismissalGesture(kind: .drag(release, gestures), direction: direction)
  }
}
