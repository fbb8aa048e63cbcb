import Foundation

/// A picture that a layer draws.
@_spi(Simulator) public struct ImageContent: Sendable, Equatable {
  /// How a picture is fitted into its layer.
  public enum Mode: Sendable, Hashable {
    /// Stretched to the layer's size.
    case scaleToFill
    /// As large as fits, its shape kept.
    case scaleAspectFit
    /// Just large enough to cover the layer, its shape kept.
    case scaleAspectFill
    /// In its own size; the unit point of the picture is put on the same point of the layer.
    case anchored(CGPoint)
  }

  /// What is drawn, in points from the picture's top left.
  public var shapes: [DrawnShape]
  /// The size of the picture in points.
  public var size: CGSize
  /// How the picture is fitted into its layer.
  public var mode: Mode
  /// The colour in which everything opaque is drawn; nil for the picture's own colours.
  public var tint: RGBA?

  /// Where the picture is drawn in a layer with the given bounds.
  public func frame(in bounds: CGRect) -> CGRect {
    guard size.width > 0, size.height > 0 else { return .zero }
    let (x, y) = (bounds.width / size.width, bounds.height / size.height)
    let anchor: CGPoint
    let scale: CGFloat
    switch mode {
    case .scaleToFill: return bounds
    case .scaleAspectFit: (anchor, scale) = (CGPoint(x: 0.5, y: 0.5), min(x, y))
    case .scaleAspectFill: (anchor, scale) = (CGPoint(x: 0.5, y: 0.5), max(x, y))
    case .anchored(let point): (anchor, scale) = (point, 1)
    }
    let fitted = CGSize(width: size.width * scale, height: size.height * scale)
    return CGRect(
      x: bounds.minX + (bounds.width - fitted.width) * anchor.x,
      y: bounds.minY + (bounds.height - fitted.height) * anchor.y,
      width: fitted.width,
      height: fitted.height
    )
  }
}
