public import UIKit

/// What a ``PresentationLayout`` has to go by.
public struct PresentationGeometry: Sendable {
  /// The bounds of the container, in points.
  public let bounds: CGRect

  /// What bars, corners and the camera take from each side of the container, in points.
  public let safeAreaInsets: UIEdgeInsets

  /// The `preferredContentSize` of the presented controller, in points; zero if it has none.
  public let preferredContentSize: CGSize

  /// The direction in which the container lays out its content, for layouts that have a side.
  public let layoutDirection: UIUserInterfaceLayoutDirection

  /// The bounds less the safe area insets.
  public var safeArea: CGRect {
    bounds.inset(by: safeAreaInsets)
  }
}
