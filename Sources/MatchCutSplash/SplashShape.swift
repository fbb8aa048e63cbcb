import MatchCut
public import UIKit

/// The shape of the hole through which the app is first seen.
///
/// A shape lies in the splash, usually where that shows its logo. The reveal asks for it whenever it
/// opens or covers, and when the scene gets another size. A shape is of no use if it is empty, has
/// numbers that are not finite, or lies in a view that no longer exists or is not in the splash. The
/// reveal is then a fade.
@MainActor public struct SplashShape {
  private enum Kind {
    case path(CGPath, isEvenOdd: Bool)
    case image(UIImage)
    case look
  }

  private let kind: Kind
  private weak var view: UIView?
  /// Whether the shape lies in the splash itself, rather than in a view of it.
  private let isInSplash: Bool

  private init(_ kind: Kind, in view: UIView?) {
    self.kind = kind
    self.view = view
    isInSplash = view == nil
  }

  /// Returns a shape that is an outline.
  ///
  /// - Parameters:
  ///   - path: The outline, in points. It is copied; its fill rule counts.
  ///   - view: The view of the splash whose coordinate system the outline is in, which shows what is
  ///     in the hole at first, such as a logo. It is not retained. `nil` stands for the splash's
  ///     own view.
  /// - Returns: The shape.
  public static func path(_ path: UIBezierPath, in view: UIView? = nil) -> SplashShape {
    SplashShape(.path(path.cgPath, isEvenOdd: path.usesEvenOddFillRule), in: view)
  }

  /// Returns a shape that is the opaque part of a picture.
  ///
  /// - Parameters:
  ///   - image: The picture. A hole grows to many times its size, so a large one has finer edges.
  ///   - view: The view of the splash into which the picture is fitted, with its sides in proportion,
  ///     and which shows what is in the hole at first. It is not retained. `nil` stands for the
  ///     middle of the splash, and the picture's own size.
  /// - Returns: The shape.
  public static func image(_ image: UIImage, in view: UIView? = nil) -> SplashShape {
    SplashShape(.image(image), in: view)
  }

  /// Returns a shape that is the opaque part of a view, such as an image view with the logo.
  ///
  /// - Parameter view: The view, in the splash. It is not retained. Blurs, and what the system draws
  ///   elsewhere, are not part of the shape.
  /// - Returns: The shape.
  public static func view(_ view: UIView) -> SplashShape {
    SplashShape(.look, in: view)
  }

  /// Finds the hole in a splash that is laid out; `nil` if there is none.
  func hole(in splash: UIView) -> SplashHole? {
    guard let view = isInSplash ? splash : view, view.isDescendant(of: splash),
      splash.bounds.isUsable
    else { return nil }
    guard let (frame, look) = look(in: view) else { return nil }
    let logo = view === splash ? nil : view
    let hole = SplashHole(frame: view.convert(frame, to: splash), look: look, logo: logo)
    return hole.frame.isUsable ? hole : nil
  }

  /// The rectangle of the shape in a view, and what it looks like.
  private func look(in view: UIView) -> (frame: CGRect, look: SplashHole.Look)? {
    switch kind {
    case .path(let path, let isEvenOdd):
      let frame = path.boundingBoxOfPath
      return frame.isUsable ? (frame, .path(path, in: frame, isEvenOdd: isEvenOdd)) : nil
    case .image(let image):
      guard let frame = frame(of: image, in: view) else { return nil }
      let look = SplashPicture.draw(frame.size) { _ in
        image.draw(in: CGRect(origin: .zero, size: frame.size))
      }
      return look.map { (frame, .picture($0)) }
    case .look:
      guard view.bounds.isUsable else { return nil }
      let origin = view.bounds.origin
      let look = SplashPicture.draw(view.bounds.size) { context in
        context.cgContext.translateBy(x: -origin.x, y: -origin.y)
        view.layer.render(in: context.cgContext)
      }
      return look.map { (view.bounds, .picture($0)) }
    }
  }

  private func frame(of image: UIImage, in view: UIView) -> CGRect? {
    let (size, room) = (image.size, view.bounds)
    guard CGRect(origin: .zero, size: size).isUsable, room.isUsable else { return nil }
    let fit = min(room.width / size.width, room.height / size.height)
    let scale = isInSplash ? 1 : fit
    let (width, height) = (size.width * scale, size.height * scale)
    return CGRect(
      x: room.midX - width / 2, y: room.midY - height / 2, width: width, height: height)
  }
}

/// Draws what becomes a hole, in more pixels than it has on the screen, as the hole grows.
enum SplashPicture {
  /// The longer side of a picture, in pixels; ours.
  private static let side: CGFloat = 1200
  /// The most pixels a point may have; ours.
  private static let maximumScale: CGFloat = 12

  /// Returns a drawing of a size in points; `nil` if that is none.
  static func draw(
    _ size: CGSize, _ actions: (UIGraphicsImageRendererContext) -> Void
  ) -> CGImage? {
    guard CGRect(origin: .zero, size: size).isUsable else { return nil }
    let format = UIGraphicsImageRendererFormat()
    format.opaque = false
    format.scale = min(side / max(size.width, size.height), maximumScale)
    return UIGraphicsImageRenderer(size: size, format: format).image(actions: actions).cgImage
  }
}
