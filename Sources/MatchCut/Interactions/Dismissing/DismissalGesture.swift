/// How a finger may dismiss a screen that a ``ModalTransition`` has presented.
///
/// The screen has to be presented with the style `.custom`, as `present(_:using:)` does it.
public struct DismissalGesture: Hashable, Sendable {
  enum Kind: Hashable {
    case pan(PanRelease)
    case drag(DragRelease)
  }

  let kind: Kind

  /// The direction in which the gesture begins.
  public let direction: DismissalDirection

  /// A pan downwards, anywhere on the screen; the same as ``pan(_:release:)`` with
  /// ``DismissalDirection/down``.
  public static let panDown = pan(.down)

  /// A drag of the screen itself that begins downwards; the same as ``drag(_:release:)`` with
  /// ``DismissalDirection/down``.
  public static let drag = drag(.down)

  /// Returns a pan in a direction, anywhere on the screen; see ``PanDismissInteraction``.
  ///
  /// - Parameters:
  ///   - direction: The direction in which the finger dismisses.
  ///   - release: When it dismisses as it lifts; beyond a third of the container by default.
  /// - Returns: The gesture.
  public static func pan(
    _ direction: DismissalDirection, release: PanRelease = PanRelease()
  ) -> DismissalGesture {
    DismissalGesture(kind: .pan(release), direction: direction)
  }

  /// Returns a drag of the screen itself, which follows the finger in two dimensions and shrinks
  /// under it; see ``DragDismissInteraction``.
  ///
  /// - Parameters:
  ///   - direction: The direction in which the drag begins.
  ///   - release: When it dismisses as the finger lifts; after 132.5 points or at 1050 points a
  ///     second by default.
  /// - Returns: The gesture.
  public static func drag(
    _ direction: DismissalDirection, release: DragRelease = DragRelease()
  ) -> DismissalGesture {
    DismissalGesture(kind: .drag(release), direction: direction)
  }
}
