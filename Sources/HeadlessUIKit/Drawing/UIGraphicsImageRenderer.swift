import Foundation

/// The format of a rendered image.
open class UIGraphicsRendererFormat: NSObject {
}

/// The format of a rendered bitmap.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// The number of pixels per point; the screen's by default.
  open var scale: CGFloat = 3
  /// Whether the image has no transparency; false by default.
  open var opaque = false
}

/// A drawing in progress.
open class UIGraphicsRendererContext: NSObject {
  /// The Core Graphics context.
  open var cgContext: CGContext { context }

  private let context: CGContext

  init(_ context: CGContext) {
    self.context = context
  }

  /// Fills a rectangle with the current color.
  open func fill(_ rect: CGRect) {
    context.fill(rect)
  }

  /// Strokes a rectangle with the current color.
  open func stroke(_ rect: CGRect) {
    context.stroke(rect)
  }

  /// Clips what is drawn next to a rectangle.
  open func clip(to rect: CGRect) {
    context.clip(to: rect)
  }
}

/// A drawing that becomes an image.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
}

/// Renders drawings.
open class UIGraphicsRenderer: NSObject {
  let bounds: CGRect

  /// Creates a renderer for drawings of an area, in points.
  public init(bounds: CGRect) {
    self.bounds = bounds
  }
}

/// Renders drawings as images, by recording their shapes.
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

  /// Creates a renderer for images of a size, in points.
  public convenience init(size: CGSize) {
    self.init(bounds: CGRect(origin: .zero, size: size))
  }

  /// Creates a renderer for images of a size, in points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Returns the image that the closure draws.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = CGContext(area: bounds)
    CGContext.push(context)
    defer { CGContext.pop() }
    actions(UIGraphicsImageRendererContext(context))
    return UIImage(drawing: context.shapesFromTopLeft, size: bounds.size, scale: scale)
  }
}
