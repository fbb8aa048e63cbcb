import Foundation

/// A bitmap, which is stored as a list of the drawn shapes.
public final class CGImage: Hashable {
  let drawing: [DrawnShape]
  let size: CGSize
  let scale: CGFloat

  init(drawing: [DrawnShape], size: CGSize, scale: CGFloat) {
    self.drawing = drawing
    self.size = size
    self.scale = scale
  }

  /// The width in pixels.
  public var width: Int { Self.pixels(size.width * scale) }

  /// The height in pixels.
  public var height: Int { Self.pixels(size.height * scale) }

  /// Returns whether both are the same object.
  public static func == (lhs: CGImage, rhs: CGImage) -> Bool { lhs === rhs }

  /// Feeds the identity to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  /// The content of a layer that has it as its contents.
  var content: LayerContent {
    .image(ImageContent(shapes: drawing, size: size, mode: .scaleToFill, tint: nil))
  }

  private static func pixels(_ length: CGFloat) -> Int {
    length.isFinite && abs(length) < 1e9 ? Int(length.rounded(.up)) : 0
  }
}

extension UIImage {
  /// The bitmap; `nil` without a size.
  public var cgImage: CGImage? {
    guard size.width > 0, size.height > 0 else { return nil }
    return CGImage(drawing: drawing, size: size, scale: scale)
  }

  /// Creates an image from a bitmap, at one pixel per point.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  /// Creates an image from a bitmap.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation) {
    let ratio = cgImage.scale / scale
    let shapes = cgImage.drawing.map { shape in
      var shape = shape
      shape.transform(by: CGAffineTransform(scaleX: ratio, y: ratio))
      return shape
    }
    let size = CGSize(width: cgImage.size.width * ratio, height: cgImage.size.height * ratio)
    self.init(drawing: shapes, size: size, scale: scale)
  }

  /// The orientation of an image, always as it was drawn.
  public enum Orientation: Int, Sendable {
    /// As it was drawn.
    case up = 0
  }
}
