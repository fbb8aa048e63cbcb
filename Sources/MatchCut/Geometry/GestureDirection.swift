/// The directions in which a finger may move to dismiss or pop a screen: one, or several.
///
/// ```swift
/// let viewer = ModalTransition(.zoom(from: .view(thumbnail)), dismissal: .pan([.up, .down]))
/// ```
///
/// With several, the direction of the finger when the gesture begins applies until it ends. Inside
/// a scroll view, this is its direction at the edge of the content. If the user catches a
/// transition in flight, it is the direction in which the effect moves the screen, or that of the
/// last gesture. With an empty set, no movement begins the gesture.
public struct GestureDirection: OptionSet, Hashable, Sendable {
  /// The bits of the directions.
  public let rawValue: Int

  /// Creates a set from a raw value; bits without a direction have no effect.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Toward the bottom of the container.
  public static let down = GestureDirection(rawValue: 1 << 0)

  /// Toward the top of the container.
  public static let up = GestureDirection(rawValue: 1 << 1)

  /// Toward the leading edge: to the left, or to the right in a right-to-left layout of the
  /// container.
  public static let leading = GestureDirection(rawValue: 1 << 2)

  /// Toward the trailing edge, like a swipe back: to the right, or to the left in a right-to-left
  /// layout of the container.
  public static let trailing = GestureDirection(rawValue: 1 << 3)

  /// The single directions, in the order in which the first one of a set is the default.
  static let each: [GestureDirection] = [.down, .up, .leading, .trailing]

  /// The single directions in the set.
  var elements: [GestureDirection] { Self.each.filter(contains) }
}
