import Foundation

/// How far content follows a finger that drags it beyond its edge (G).
struct RubberBand {
  /// The length of the scroll view.
  let dimension: CGFloat
  private static let stiffness = 0.55

  /// The distance that the content goes when the finger goes `distance`.
  func banded(_ distance: CGFloat) -> CGFloat {
    guard dimension > 0 else { return 0 }
    return (1 - 1 / (distance * Self.stiffness / dimension + 1)) * dimension
  }

  /// The distance of the finger when the content has gone `distance`.
  func unbanded(_ distance: CGFloat) -> CGFloat {
    guard dimension > distance else { return 0 }
    return distance * dimension / (Self.stiffness * (dimension - distance))
  }

  /// The speed of the content, in parts of that of the finger, when it has gone `distance`.
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

  /// The nearest pixel of a display with three of them to the point.
  var onPixel: CGFloat { (self * 3).rounded() / 3 }
}

extension CGPoint {
  /// The nearest pixel of a display with three of them to the point.
  var onPixel: CGPoint { CGPoint(x: x.onPixel, y: y.onPixel) }
}
