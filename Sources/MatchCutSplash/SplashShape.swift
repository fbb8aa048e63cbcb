import MatchCut
public import UIKit

/// The shape of the hole through which the app is first seen.
///
/// A shape lies in the splash, usually where that shows its logo. The reveal asks for it whenever
/// it opens or covers, and when the size of the scene changes. A shape is invalid if it is empty,
/// has numbers that are not finite, or lies in a view that no longer exists or is not in the
/// splash. The reveal is then a fade.
@MainActor public struct SplashShape {
  private enum Kind {
    case path(CGPath, overlaps: Bool)
    case image(UIImage)
    case view
  }

  private let kind: Kind
  private weak var view: UIView?
  /// Whether the shape is in the coordinates of the splash, rather than of a view in it.
  private let isInSplash: Bool

  private init(_ kind: Kind, in view: UIView?) {
    self.kind = kind
    self.view = view
    isInSplash = view == nil
  }

  /// Returns a shape that is an outline.
  ///
  /// - Parameters:
  ///   - path: The outline, in points. It is copied, with its fill rule. Where parts of it overlap
  ///     by the nonzero rule, the hole is a picture, with edges as fine as those of an image.
  ///   - view: The view of the splash whose coordinate system the outline is in. It shows what is
  ///     in the hole at first, such as a logo, and is not retained. `nil` stands for the splash's
  ///     view.
  /// - Returns: The shape.
  public static func path(_ path: UIBezierPath, in view: UIView? = nil) -> SplashShape {
    let overlaps = !path.usesEvenOddFillRule && path.cgPath.hasOverlaps
    return SplashShape(.path(path.cgPath, overlaps: overlaps), in: view)
  }

  /// Returns a shape that is the opaque part of a picture.
  ///
  /// - Parameters:
  ///   - image: The picture. A hole grows to many times its size, so a large one has finer edges.
  ///   - view: The view of the splash into which the picture is fitted, at its own aspect ratio. It
  ///     shows what is in the hole at first, and is not retained. `nil` stands for the center of
  ///     the splash, and the size of the picture.
  /// - Returns: The shape.
  public static func image(_ image: UIImage, in view: UIView? = nil) -> SplashShape {
    SplashShape(.image(image), in: view)
  }

  /// Returns a shape that is the opaque part of a view, such as an image view with the logo.
  ///
  /// - Parameter view: The view, in the splash. It is not retained. Blurs, and what the system
  ///   draws outside of the app's process, are not part of the shape.
  /// - Returns: The shape.
  public static func view(_ view: UIView) -> SplashShape {
    SplashShape(.view, in: view)
  }

  /// Finds the hole in a splash that is laid out; `nil` if there is none.
  func hole(in splash: UIView) -> SplashHole? {
    guard let view = isInSplash ? splash : view, view.isDescendant(of: splash),
      let (frame, outline) = outline(in: view)
    else { return nil }
    let logo = view === splash ? nil : view
    let hole = SplashHole(frame: view.convert(frame, to: splash), outline: outline, logo: logo)
    return hole.frame.isValid ? hole : nil
  }

  /// The rectangle of the shape in a view, and what is opaque in it.
  private func outline(in view: UIView) -> (frame: CGRect, outline: SplashHole.Outline)? {
    switch kind {
    case .path(let path, let overlaps):
      let frame = path.boundingBoxOfPath
      guard frame.isValid else { return nil }
      guard overlaps else { return (frame, .path(path, in: frame)) }
      return cutout(size: frame.size) { context in
        context.translateBy(x: -frame.minX, y: -frame.minY)
        UIBezierPath(cgPath: path).fill()
      }.map { (frame, .cutout($0)) }
    case .image(let image):
      guard let frame = frame(of: image, in: view) else { return nil }
      return cutout(of: image, size: frame.size).map { (frame, .cutout($0)) }
    case .view:
      guard view.bounds.isValid else { return nil }
      let origin = view.bounds.origin
      return cutout(size: view.bounds.size) { context in
        context.translateBy(x: -origin.x, y: -origin.y)
        view.layer.render(in: context)
      }.map { (view.bounds, .cutout($0)) }
    }
  }

  /// Makes a picture that is transparent where a drawing is opaque.
  private func cutout(size: CGSize, _ draw: (CGContext) -> Void) -> CGImage? {
    let image = UIGraphicsImageRenderer(size: size, format: format(size)).image {
      draw($0.cgContext)
    }
    return cutout(of: image, size: size)
  }

  private func frame(of image: UIImage, in view: UIView) -> CGRect? {
    let (size, bounds) = (image.size, view.bounds)
    guard CGRect(origin: .zero, size: size).isValid, bounds.isValid else { return nil }
    let fit = min(bounds.width / size.width, bounds.height / size.height)
    let scale = isInSplash ? 1 : fit
    return CGRect(x: bounds.midX, y: bounds.midY, width: 0, height: 0)
      .insetBy(dx: -size.width * scale / 2, dy: -size.height * scale / 2)
  }

  /// Draws a picture that is transparent where an image is opaque, with an opaque margin around it.
  private func cutout(of image: UIImage, size: CGSize) -> CGImage? {
    let rect = CGRect(origin: .zero, size: size)
    let area = SplashHole.withMargin(rect)
    return UIGraphicsImageRenderer(bounds: area, format: format(area.size)).image { context in
      UIColor.black.setFill()
      context.fill(area)
      image.draw(in: rect, blendMode: .destinationOut, alpha: 1)
    }.cgImage
  }

  /// Returns a format with more pixels than the screen has, because the hole grows.
  ///
  /// It has 1200 pixels along the longer side, but at most 12 per point.
  private func format(_ size: CGSize) -> UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.opaque = false
    format.scale = min(1200 / max(size.width, size.height), 12)
    return format
  }
}

/// A hole as large as the logo, in the coordinates of the splash's view.
@MainActor struct SplashHole {
  enum Outline {
    /// An outline, filled by the even-odd rule.
    case path(CGPath, in: CGRect)
    /// A picture of the surroundings of the hole, within the margin.
    case cutout(CGImage)
  }

  let frame: CGRect
  let outline: Outline
  /// The view that shows the logo, if the shape lies in one.
  let logo: UIView?

  var center: CGPoint { CGPoint(x: frame.midX, y: frame.midY) }

  /// Makes a mask that is transparent in the hole, and opaque around it.
  ///
  /// A mask works by its alpha only (F12).
  ///
  /// - Parameter reach: The distance from the hole to which the mask is opaque, in points.
  /// - Returns: The mask, not placed yet.
  func makeMask(reach: CGFloat) -> CALayer {
    let mask = CALayer()
    mask.bounds = CGRect(origin: .zero, size: frame.size)
    let surroundings = makeSurroundings(of: mask.bounds)
    // The ring overlaps the surroundings, because antialiasing would leave a seam.
    let ring = CALayer()
    ring.frame = Self.withMargin(mask.bounds, Self.margin / 2).insetBy(dx: -reach, dy: -reach)
    ring.borderWidth = reach
    ring.borderColor = UIColor.black.cgColor
    mask.addSublayer(surroundings)
    mask.addSublayer(ring)
    return mask
  }

  /// Makes the opaque part within the margin.
  private func makeSurroundings(of box: CGRect) -> CALayer {
    switch outline {
    case .cutout(let image):
      let layer = CALayer()
      layer.frame = Self.withMargin(box)
      layer.contents = image
      return layer
    case .path(let path, let pathBox):
      let (x, y) = (box.width / pathBox.width, box.height / pathBox.height)
      let outline = UIBezierPath(cgPath: path)
      outline.apply(
        CGAffineTransform(a: x, b: 0, c: 0, d: y, tx: -pathBox.minX * x, ty: -pathBox.minY * y))
      outline.append(UIBezierPath(rect: Self.withMargin(box)))
      let layer = CAShapeLayer()
      layer.frame = box
      layer.path = outline.cgPath
      layer.fillRule = .evenOdd
      return layer
    }
  }

  /// The margin around a hole, as a fraction of its size.
  private static let margin = 0.05

  /// Returns a rectangle with the margin around it.
  static func withMargin(_ rect: CGRect, _ margin: CGFloat = margin) -> CGRect {
    rect.insetBy(dx: -rect.width * margin, dy: -rect.height * margin)
  }
}

extension CGPath {
  /// Whether outlines overlap, so that the even-odd rule would leave a part of the inside out.
  ///
  /// It compares both fill rules at a grid of points, and misses overlaps below a 32nd of the box.
  fileprivate var hasOverlaps: Bool {
    let (box, count) = (boundingBoxOfPath, 32)
    return box.isValid
      && (0..<count * count).contains { index in
        let point = CGPoint(
          x: box.minX + box.width * (CGFloat(index % count) + 0.5) / CGFloat(count),
          y: box.minY + box.height * (CGFloat(index / count) + 0.5) / CGFloat(count))
        return contains(point, using: .winding) != contains(point, using: .evenOdd)
      }
  }
}
