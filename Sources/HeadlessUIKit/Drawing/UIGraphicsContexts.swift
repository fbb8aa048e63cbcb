import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Begins an image, into which what is drawn next goes, at a scale of 1.
///
/// - Parameter size: The size, in points. An empty one is reported, since Apple's raises an exception.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Begins an image, into which what is drawn next goes.
///
/// - Parameters:
///   - size: The size, in points. An empty one is reported, since Apple's raises an exception.
///   - opaque: Whether the image has no transparency; has no effect.
///   - scale: The number of pixels per point; 0 for the screen's.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat)
{
  if size.width <= 0 || size.height <= 0 {
    World.current.fault(
      "F19",
      """
      An image context of \(size.width) by \(size.height) points was begun, for which UIKit raises an \
      exception from iOS 17 on: begin it when the view has a size.
      """)
  }
  CGContext.push(
    CGContext(area: CGRect(origin: .zero, size: size), imageScale: scale == 0 ? 3 : scale))
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns what was drawn into the current image so far; nil without `UIGraphicsBeginImageContext`.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  CGContext.current.flatMap { context in
    context.imageScale.map {
      UIImage(drawing: context.shapesFromTopLeft, size: context.area.size, scale: $0)
    }
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Ends the current image; does nothing without `UIGraphicsBeginImageContext`.
public func UIGraphicsEndImageContext() {
  if CGContext.current?.imageScale != nil { CGContext.pop() }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the drawing in progress: in `draw(_:)` of a view, in a renderer or in an image context.
public func UIGraphicsGetCurrentContext() -> CGContext? { .current }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Fills a rectangle with the current fill color.
public func UIRectFill(_ rect: CGRect) { CGContext.current?.fill(rect) }
