public import UIKit

/// The geometry from which a ``PresentationLayout`` computes a frame.
public struct PresentationGeometry: Sendable {
  /// The bounds of the container, in points.
  public let bounds: CGRect

  /// The safe area insets of the container, in points; the bottom inset includes the keyboard.
  public let safeAreaInsets: UIEdgeInsets

  /// The `preferredContentSize` of the presented controller, in points.
  ///
  /// It is zero if the controller has none.
  public let preferredContentSize: CGSize

  /// The layout direction of the container, for layouts with a leading and a trailing side.
  public let layoutDirection: UIUserInterfaceLayoutDirection

  /// The bounds without the safe area insets.
  public var safeArea: CGRect { bounds.inset(by: safeAreaInsets) }
}
