public import UIKit

/// Where a presented screen is at rest.
public enum PresentationLayout: Sendable {
  /// All over the container.
  case fill

  /// In the middle of the safe area, as large as the controller's `preferredContentSize` says.
  ///
  /// It leaves at least `margin` points to each side of the safe area, 16 by default; a margin that
  /// is negative or not finite counts as 0. A width or height that is not positive counts as all
  /// that there is. A change of the preferred size moves the screen, in the app's animation if it
  /// is changed in one.
  case card(margin: CGFloat = 16)

  /// Wherever a closure says, in the coordinates of the container.
  ///
  /// It is asked again whenever the container is laid out. A rectangle that is empty or not finite
  /// counts as the whole container. What the closure captures lives as long as the transition,
  /// which the screen keeps: capture the screen weakly.
  case custom(@MainActor (PresentationGeometry) -> CGRect)

  /// The rectangle of the screen, in the coordinates of the container.
  @MainActor func frame(in geometry: PresentationGeometry) -> CGRect {
    let frame =
      switch self {
      case .fill: geometry.bounds
      case .card(let margin): Self.card(in: geometry, margin: margin)
      case .custom(let layOut): layOut(geometry)
      }
    return frame.isUsable ? frame : geometry.bounds
  }

  private static func card(in geometry: PresentationGeometry, margin: CGFloat) -> CGRect {
    let margin = margin.isFinite ? max(0, margin) : 0
    let safeArea = geometry.safeArea
    let width = extent(geometry.preferredContentSize.width, in: safeArea.width - 2 * margin)
    let height = extent(geometry.preferredContentSize.height, in: safeArea.height - 2 * margin)
    // On whole points, or what is in it is drawn between pixels.
    return CGRect(
      x: (safeArea.midX - width / 2).rounded(), y: (safeArea.midY - height / 2).rounded(),
      width: width, height: height)
  }

  private static func extent(_ preferred: CGFloat, in available: CGFloat) -> CGFloat {
    max(0, preferred > 0 ? min(preferred, available) : available)
  }
}
