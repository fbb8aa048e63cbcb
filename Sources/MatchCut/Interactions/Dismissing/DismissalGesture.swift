/// How a finger may dismiss a screen that a ``ModalTransition`` has presented.
///
/// The screen has to be presented with the style `.custom`, as `present(_:using:)` does it.
public enum DismissalGesture: Hashable, Sendable {
  /// A pan in a direction, anywhere on the screen; see ``PanDismissInteraction``.
  case pan(DismissalDirection)

  /// A drag of the screen itself, which follows the finger in two dimensions and shrinks under it;
  /// see ``DragDismissInteraction``. It begins downwards.
  case drag

  /// A pan downwards, anywhere on the screen; the same as ``pan(_:)`` with
  /// ``DismissalDirection/down``.
  public static let panDown = DismissalGesture.pan(.down)
}
