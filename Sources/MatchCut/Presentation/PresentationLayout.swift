public import UIKit

/// The layout of a presented screen at rest.
public struct PresentationLayout: Sendable {
  enum Kind {
    case fill
    case card(margin: CGFloat)
    case bottomSheet(margin: CGFloat, maximumWidth: CGFloat)
    case custom(@MainActor (PresentationGeometry) -> CGRect)
  }

  let kind: Kind

  /// The screen fills the container.
  public static let fill = PresentationLayout(kind: .fill)

  /// Returns a layout with the screen in the center of the safe area, in the controller's
  /// `preferredContentSize`.
  ///
  /// A preferred width or height of 0 takes all the available space. The card stays clear of the
  /// keyboard. It follows the preferred size, animated if the app changes that in an animation.
  ///
  /// - Parameter margin: The least distance to the sides of the safe area, in points; 16 by
  ///   default.
  /// - Returns: The layout.
  public static func card(margin: CGFloat = 16) -> PresentationLayout {
    PresentationLayout(kind: .card(margin: margin))
  }

  /// Returns a layout with the screen at the lower edge, as tall as `preferredContentSize.height`
  /// plus the lower inset of the safe area.
  ///
  /// A preferred height of 0 takes all the available space. The sheet follows the preferred size as
  /// a ``card(margin:)`` does. It is as wide as the container. If that is wider than the maximum,
  /// as on an iPad, the sheet has the maximum width, and is in the center of the safe area.
  ///
  /// - Parameters:
  ///   - margin: The least distance to the top of the safe area, in points; 10 by default.
  ///   - maximumWidth: The largest width, in points; 640 by default, and in place of a number that
  ///     is not positive. With `.infinity`, the sheet is always as wide as the container.
  /// - Returns: The layout.
  public static func bottomSheet(
    margin: CGFloat = 10, maximumWidth: CGFloat = 640
  ) -> PresentationLayout {
    PresentationLayout(
      kind: .bottomSheet(margin: margin, maximumWidth: maximumWidth > 0 ? maximumWidth : 640))
  }

  /// Returns a layout with a frame that a closure computes.
  ///
  /// MatchCut calls the closure at every layout of the container. An empty or invalid rectangle is
  /// replaced by the whole container. The screen keeps the transition and with it the closure
  /// alive, so capture the screen weakly.
  ///
  /// - Parameter frame: Returns the frame of the screen, in the coordinates of the container.
  /// - Returns: The layout.
  public static func custom(
    _ frame: @escaping @MainActor (_ geometry: PresentationGeometry) -> CGRect
  ) -> PresentationLayout {
    PresentationLayout(kind: .custom(frame))
  }

  /// Whether the frame is always the bounds of the container.
  package var fillsContainer: Bool {
    if case .fill = kind { true } else { false }
  }

  /// The rectangle of the screen, in the coordinates of the container.
  @MainActor func frame(in geometry: PresentationGeometry) -> CGRect {
    let frame =
      switch kind {
      case .fill: geometry.bounds
      case .card(let margin): Self.card(in: geometry, margin: margin)
      case .bottomSheet(let margin, let maximumWidth):
        Self.bottomSheet(in: geometry, margin: margin, maximumWidth: maximumWidth)
      case .custom(let layOut): layOut(geometry)
      }
    return frame.isValid ? frame : geometry.bounds
  }

  private static func card(in geometry: PresentationGeometry, margin: CGFloat) -> CGRect {
    let margin = margin.isFinite ? max(0, margin) : 0
    let safeArea = geometry.safeArea
    let width = extent(geometry.preferredContentSize.width, in: safeArea.width - 2 * margin)
    let height = extent(geometry.preferredContentSize.height, in: safeArea.height - 2 * margin)
    // With whole points, the content is aligned with pixels.
    return CGRect(
      x: (safeArea.midX - width / 2).rounded(), y: (safeArea.midY - height / 2).rounded(),
      width: width, height: height)
  }

  private static func bottomSheet(
    in geometry: PresentationGeometry, margin: CGFloat, maximumWidth: CGFloat
  ) -> CGRect {
    let margin = margin.isFinite ? max(0, margin) : 0
    let (bounds, safeArea) = (geometry.bounds, geometry.safeArea)
    let height = extent(geometry.preferredContentSize.height, in: safeArea.height - margin)
    let top = (safeArea.maxY - height).rounded()
    let width = min(bounds.width, maximumWidth)
    let x = width < bounds.width ? (safeArea.midX - width / 2).rounded() : bounds.minX
    return CGRect(x: x, y: top, width: width, height: bounds.maxY - top)
  }

  private static func extent(_ preferred: CGFloat, in available: CGFloat) -> CGFloat {
    max(0, preferred > 0 ? min(preferred, available) : available)
  }
}
