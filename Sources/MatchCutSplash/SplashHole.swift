import UIKit

/// A hole as large as the logo, in the coordinates of the splash's view.
@MainActor struct SplashHole {
  /// What the hole is cut out by.
  enum Look {
    case path(CGPath, in: CGRect, isEvenOdd: Bool)
    case picture(CGImage)
  }

  let frame: CGRect
  var center: CGPoint { CGPoint(x: frame.midX, y: frame.midY) }
  let look: Look
  /// The view that shows the logo, if the shape lies in one.
  let logo: UIView?

  /// Returns a layer of the hole's size that is opaque where the hole is.
  func makeLayer() -> CALayer {
    let layer = opaqueLayer()
    layer.bounds = CGRect(origin: .zero, size: frame.size)
    return layer
  }

  private func opaqueLayer() -> CALayer {
    switch look {
    case .picture(let image):
      let layer = CALayer()
      layer.contents = image
      return layer
    case .path(let path, let box, let isEvenOdd):
      let layer = CAShapeLayer()
      let (x, y) = (frame.width / box.width, frame.height / box.height)
      let outline = UIBezierPath(cgPath: path)
      outline.apply(
        CGAffineTransform(a: x, b: 0, c: 0, d: y, tx: -box.minX * x, ty: -box.minY * y))
      layer.path = outline.cgPath
      layer.fillColor = UIColor.black.cgColor
      layer.fillRule = isEvenOdd ? .evenOdd : .nonZero
      return layer
    }
  }
}
