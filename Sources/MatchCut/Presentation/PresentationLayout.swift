public import UIKit

/// The layout of a presented screen at rest.
public enum PresentationLayout: Sendable {
  /// The screen fills the container.
  case fill

  /// The screen is in the middle of the safe area, in the size of the controller's
  /// `preferredContentSize`.
  ///
  /// At least `margin` points remain to each side of the safe area, 16 by default. A margin that is
  /// negative or not finite counts as 0. A width or height that is not positive counts as the whole
  /// available one. The keyboard is not part of the safe area, so that the card avoids it. A change of the preferred size moves the screen; if the app makes it in an
  /// animation, it animates.
  case card(margin: CGFloat = 16)

  /// The screen is at the lower edge and as wide as the container, in the height of the controller's
  /// `preferredContentSize`, to which the safe area's lower inset is added.
  ///
  /// At least `margin` points remain between the screen and the upper end of the safe area, 10 by
  /// default. A margin that is negative or not finite counts as 0. A height that is not positive
  /// counts as the whole available one. A change of the preferred size moves the screen; if the app
  /// makes it in an animation, it animates.
  case bottomSheet(margin: CGFloat = 10)

  /// A closure returns the frame of the screen, in the coordinates of the container.
  ///
  /// The kit calls it at every layout of the container. A rectangle that is empty, has a negative
  /// size, or is not finite counts as the whole container. What the closure captures lives as long
  /// as the transition, which the screen keeps alive, so the closure should capture the screen
  /// weakly.
  case custom(@MainActor (PresentationGeometry) -> CGRect)

  /// The rectangle of the screen, in the coordinates of the container.
  @MainActor func frame(in geometry: PresentationGeometry) -> CGRect {
    let frame =
      switch self {
      case .fill: geometry.bounds
      case .card(let margin): Self.card(in: geometry, margin: margin)
      case .bottomSheet(let margin): Self.bottomSheet(in: geometry, margin: margin)
      case .custom(let layOut): layOut(geometry)
      }
    return frame.isUsable ? frame : geometry.bounds
  }

  private static func card(in geometry: PresentationGeometry, margin: CGFloat) -> CGRect {
    let margin = margin.isFinite ? max(0, margin) : 0
    let safeArea = geometry.safeArea
    let width = extent(geometry.preferredContentSize.width, in: safeArea.width - 2 * margin)
    let height = extent(geometry.preferredContentSize.height, in: safeArea.height - 2 * margin)
    // Whole points keep the content from being drawn between pixels.
    return CGRect(
      x: (safeArea.midX - width / 2).rounded(), y: (safeArea.midY - height / 2).rounded(),
      width: width, height: height)
  }

  private static func bottomSheet(in geometry: PresentationGeometry, margin: CGFloat) -> CGRect {
    let margin = margin.isFinite ? max(0, margin) : 0
    let (bounds, safeArea) = (geometry.bounds, geometry.safeArea)
    let height = extent(geometry.preferredContentSize.height, in: safeArea.height - margin)
    let top = (safeArea.maxY - height).rounded()
    return CGRect(x: bounds.minX, y: top, width: bounds.width, height: bounds.maxY - top)
  }

  private static func extent(_ preferred: CGFloat, in available: CGFloat) -> CGFloat {
    max(0, preferred > 0 ? min(preferred, available) : available)
  }
}
