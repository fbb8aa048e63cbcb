import UIKit

extension UIScrollView {
  /// The error of a scale that has come back to its minimum, as a part of it.
  private static let scaleTolerance: CGFloat = 0.001

  /// Whether fingers can zoom the content.
  var isZoomable: Bool { maximumZoomScale > minimumZoomScale }

  /// Whether the content is larger than at its minimum, or is being zoomed.
  ///
  /// A finger on it pans it, and does not expect that the screen goes when it is at its edge.
  var isZoomedIn: Bool {
    guard isZoomable else { return false }
    return isZooming || isZoomBouncing || zoomScale > minimumZoomScale * (1 + Self.scaleTolerance)
  }
}
