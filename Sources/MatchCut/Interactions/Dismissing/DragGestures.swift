/// The gestures by which fingers drag a screen away; see ``DragDismissInteraction``.
///
/// ```swift
/// let viewer = ModalTransition(
///   .zoom(from: .view(thumbnail)), dismissal: .drag(.down, gestures: [.pan, .pinch]))
/// ```
public struct DragGestures: OptionSet, Hashable, Sendable {
  /// The bits of the gestures.
  public let rawValue: Int

  /// Makes a set from a raw value; bits without a gesture have no effect.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// A finger that moves in the direction of the drag, anywhere on the screen.
  public static let pan = DragGestures(rawValue: 1 << 0)

  /// A finger that comes in from the leading edge of the screen: from the left, or from the right if
  /// the container has a right-to-left layout.
  ///
  /// Scroll views under it wait for it to fail. It waits itself for a swipe back in the screen, as
  /// that of a navigation controller with something to pop.
  public static let edge = DragGestures(rawValue: 1 << 1)

  /// Two fingers that move together, anywhere on the screen.
  ///
  /// The screen goes, turns and shrinks with them. Content that can be zoomed keeps their touches,
  /// unless it is at its minimum already.
  public static let pinch = DragGestures(rawValue: 1 << 2)

  /// All of them.
  public static let all: DragGestures = [.pan, .edge, .pinch]
}
