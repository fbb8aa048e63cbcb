public import UIKit

/// The geometry from which a ``PresentationLayout`` computes a frame.
public struct PresentationGeometry: Sendable {
  /// The bounds of the container, in points.
  public let bounds: CGRect

  /// The safe area insets of the container, in points; the bottom inset includes the keyboard.
  public let safeAreaInsets: UIEdgeInsets

  /// The `preferredContentSize` of the presented controller, in points.
  ///
  /// It is zero if there is none, and so is a length that is negative or not finite.
  public let preferredContentSize: CGSize

  /// The layout direction of the container, for layouts with a leading and a trailing side.
  public let layoutDirection: UIUserInterfaceLayoutDirection

  /// The bounds less the safe area insets.
  public var safeArea: CGRect {
    bounds.inset(by: safeAreaInsets)
  }
}
