/// The direction in which a finger moves to dismiss a screen.
public enum DismissalDirection: Hashable, Sendable, CaseIterable {
  /// Towards the bottom of the container.
  case down
  /// Towards the top of the container.
  case up
  /// Towards the leading edge: to the left, or to the right if the container has a right-to-left
  /// layout.
  case leading
  /// Towards the trailing edge, like a swipe back: to the right, or to the left if the container
  /// has a right-to-left layout.
  case trailing
}
