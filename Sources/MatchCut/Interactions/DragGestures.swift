import UIKit

/// The gestures that drag a screen away; see ``DragDismissInteraction``.
///
/// ```swift
/// let viewer = ModalTransition(
///   .zoom(from: .view(thumbnail)), dismissal: .drag(.down, gestures: [.pan, .pinch]))
/// ```
public struct DragGestures: OptionSet, Hashable, Sendable {
  /// The bits of the gestures.
  public let rawValue: Int

  /// Creates a set from a raw value; bits without a gesture have no effect.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// A finger that moves in the direction of the drag, anywhere on the screen.
  public static let pan = DragGestures(rawValue: 1 << 0)

  /// A finger that moves in from the leading edge of the screen: from the left, or from the right
  /// if the container has a right-to-left layout.
  ///
  /// Scroll views under the finger wait for it to fail. It waits itself for a swipe back inside the
  /// screen, such as that of a navigation controller.
  public static let edge = DragGestures(rawValue: 1 << 1)

  /// Two fingers that move together, anywhere on the screen.
  ///
  /// The screen moves, rotates and shrinks with them. Content that can be zoomed keeps their
  /// touches, unless it is at its minimum scale already.
  public static let pinch = DragGestures(rawValue: 1 << 2)

  /// All of them.
  public static let all: DragGestures = [.pan, .edge, .pinch]

  /// Returns the recognizers of the gestures in the set.
  func choose(
    pan: UIGestureRecognizer, edge: UIGestureRecognizer, pinch: UIGestureRecognizer
  ) -> [UIGestureRecognizer] {
    [(DragGestures.pan, pan), (.edge, edge), (.pinch, pinch)].filter { contains($0.0) }.map(\.1)
  }
}
