import Foundation

/// How a drawing is turned into a picture.
open class UIGraphicsRendererFormat: NSObject {
}

/// How a drawing is turned into a bitmap.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// How many pixels a point has; the screen's number by default.
  open var scale: CGFloat = 3
  /// Whether the picture has no transparency; false by default.
  open var opaque = false
}

/// A drawing that is being made.
open class UIGraphicsRendererContext: NSObject {
  /// Where Core Graphics draws.
  open var cgContext: CGContext { context }

  private let context: CGContext

  init(_ context: CGContext) {
    self.context = context
  }

  /// Fills a rectangle with the present color.
  open func fill(_ rect: CGRect) {
    context.fill(rect)
  }

  /// Strokes a rectangle with the present color.
  open func stroke(_ rect: CGRect) {
    context.stroke(rect)
  }

  /// Keeps what is drawn next inside a rectangle.
  open func clip(to rect: CGRect) {
    context.clip(to: rect)
  }
}

/// A drawing that becomes a picture.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
}

/// Turns drawings into pictures.
open class UIGraphicsRenderer: NSObject {
  let bounds: CGRect

  /// Creates a renderer for drawings of an area, in points.
  public init(bounds: CGRect) {
    self.bounds = bounds
  }
}

/// Turns drawings into pictures; here by recording the shapes.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  private let scale: CGFloat

  /// Creates a renderer for drawings of an area, in points.
  public override convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
  }

  /// Creates a renderer for drawings of an area, in points.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    scale = format.scale
    super.init(bounds: bounds)
  }

  /// Creates a renderer for pictures of a size, in points.
  public convenience init(size: CGSize) {
    self.init(bounds: CGRect(origin: .zero, size: size))
  }

  /// Creates a renderer for pictures of a size, in points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Returns the picture that the closure draws.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = CGContext(area: bounds)
    CGContext.push(context)
    defer { CGContext.pop() }
    actions(UIGraphicsImageRendererContext(context))
    let toTopLeft = CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY)
    let shapes = context.shapes.map { shape in
      var shape = shape
      shape.transform(by: toTopLeft)
      return shape
    }
    return UIImage(drawing: shapes, size: bounds.size, scale: scale)
  }
}
