import Foundation

/// The resistance of content that a finger drags beyond its edge (G).
struct RubberBand {
  /// The length of the scroll view.
  let dimension: CGFloat
  private static let stiffness = 0.55

  /// The distance of the content for a distance of the finger.
  func banded(_ distance: CGFloat) -> CGFloat {
    guard dimension > 0 else { return 0 }
    return (1 - 1 / (distance * Self.stiffness / dimension + 1)) * dimension
  }

  /// The distance of the finger for a distance of the content.
  func unbanded(_ distance: CGFloat) -> CGFloat {
    guard dimension > distance else { return 0 }
    return distance * dimension / (Self.stiffness * (dimension - distance))
  }

  /// The speed of the content relative to the finger's, at a distance of the content.
  func slope(at distance: CGFloat) -> CGFloat {
    guard dimension > distance else { return 0 }
    let part = 1 - distance / dimension
    return Self.stiffness * part * part
  }
}

extension CGFloat {
  func clamped(to range: ClosedRange<CGFloat>) -> CGFloat {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }

  /// The nearest pixel of a display with three pixels per point.
  var onPixel: CGFloat { (self * 3).rounded() / 3 }
}

extension CGPoint {
  /// The nearest pixel of a display with three pixels per point.
  var onPixel: CGPoint { CGPoint(x: x.onPixel, y: y.onPixel) }
}
