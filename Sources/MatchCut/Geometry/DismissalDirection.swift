/// The direction in which a finger moves to dismiss a screen.
public enum DismissalDirection: Hashable, Sendable, CaseIterable {
  /// Towards the bottom of the container.
  case down
  /// Towards the top of the container.
  case up
  /// Towards the side where text begins: to the left, or to the right if the layout of the
  /// container is right-to-left.
  case leading
  /// Towards the side where text ends, the way of a swipe back: to the right, or to the left if the
  /// layout of the container is right-to-left.
  case trailing
}
