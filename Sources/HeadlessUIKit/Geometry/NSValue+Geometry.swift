import Foundation

extension NSValue {
  /// Creates the value of a point.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  /// Creates the value of a size.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  /// Creates the value of a rectangle.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

  /// The point; zero if the value is of another kind.
  public var cgPointValue: CGPoint { pointValue }
  /// The size; zero if the value is of another kind.
  public var cgSizeValue: CGSize { sizeValue }
  /// The rectangle; zero if the value is of another kind.
  public var cgRectValue: CGRect { rectValue }
}
