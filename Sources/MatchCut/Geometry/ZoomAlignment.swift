import UIKit

/// The alignment of a page with a small rectangle, at the start of a zoom.
///
/// A mask grows from the small rectangle to the whole page, while the page is scaled uniformly, and
/// moved. If both are interpolated linearly, a page that covers the mask at both ends always does.
struct ZoomAlignment: Equatable {
  /// The scale of the page.
  let scale: CGFloat

  /// The center of the page, in points from the corner of the small rectangle.
  let center: CGPoint

  /// The small rectangle; its origin is zero unless the mask ends at a part of it.
  let small: CGRect
}

extension ZoomAlignment {
  /// Creates the alignment of a part of the page with the small rectangle.
  ///
  /// - Parameters:
  ///   - part: The part, in the coordinates of the page.
  ///   - page: The size of the page.
  ///   - small: The size of the small rectangle.
  ///   - fit: How they are aligned.
  ///   - isRightToLeft: Whether the leading side is the right one.
  init(of part: CGRect, in page: CGSize, on small: CGSize, _ fit: ZoomFit, isRightToLeft: Bool) {
    self.small = CGRect(origin: .zero, size: small)
    scale =
      switch fit {
      case .cover, .topLeading: Self.covering(small, by: part.size)
      case .width: small.width / part.width
      case .height: small.height / part.height
      }
    let isAtCorner = fit == .topLeading
    let corner = CGPoint(x: isRightToLeft ? part.maxX : part.minX, y: part.minY)
    let point = isAtCorner ? corner : part.center
    let place = isAtCorner ? CGPoint(x: isRightToLeft ? small.width : 0, y: 0) : small.center
    center = place + (page.center - point) * scale
  }

  /// The point of the page that lies on the center of the small rectangle.
  func sourceCenter(in page: CGSize) -> CGPoint {
    page.center + (small.center - center) * (1 / scale)
  }

  /// The same alignment in points of another size, with lengths multiplied by a factor.
  func scaled(by factor: CGFloat) -> ZoomAlignment {
    let origin = small.origin * factor
    return ZoomAlignment(
      scale: scale * factor, center: center * factor,
      small: CGRect(origin: origin, size: small.size.scaled(by: factor)))
  }

  /// The same alignment for a mask that ends at a part of the small rectangle, from its corner.
  func cut(to corner: CGPoint) -> ZoomAlignment {
    let origin = small.origin - corner
    return ZoomAlignment(
      scale: scale, center: center - corner, small: CGRect(origin: origin, size: small.size))
  }

  private static func covering(_ small: CGSize, by size: CGSize) -> CGFloat {
    guard size.width > 0, size.height > 0 else { return 1 }
    return max(small.width / size.width, small.height / size.height)
  }
}
