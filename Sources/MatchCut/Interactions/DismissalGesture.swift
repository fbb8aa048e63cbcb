/// How a finger may dismiss a screen that a ``ModalTransition`` has presented.
///
/// The screen has to be presented with the style `.custom`, as `present(_:using:)` does it.
public enum DismissalGesture: Hashable, Sendable {
  /// A pan downwards, anywhere on the screen; see ``PanDismissInteraction``.
  case panDown
}
