import UIKit

/// The small end of a zoom, at which a part of a page lies on a small rectangle.
///
/// A window onto the page grows from the small rectangle to the whole page. The page behind it keeps
/// its size and its aspect ratio: it is scaled uniformly, and moved. If both are interpolated
/// linearly, a page that covers the window at both ends covers it at every step.
struct ZoomAlignment: Equatable {
  /// The scale of the page.
  let scale: CGFloat

  /// The middle of the page, in points from the corner of the small rectangle.
  let center: CGPoint

  private let small: CGSize

  private init(scale: CGFloat, center: CGPoint, small: CGSize) {
    self.scale = scale
    self.center = center
    self.small = small
  }

  /// Makes the alignment in which the whole page covers the small rectangle.
  init(of page: CGSize, on small: CGSize) {
    self.small = small
    scale = Self.covering(small, by: page)
    center = small.middle
  }

  /// Makes the alignment in which a part of the page meets the small rectangle.
  ///
  /// - Parameters:
  ///   - part: The part, in the coordinates of the page.
  ///   - page: The size of the page.
  ///   - small: The size of the small rectangle.
  ///   - fit: How they meet.
  ///   - isRightToLeft: Whether the leading side is the right one.
  init(
    of part: CGRect, in page: CGSize, on small: CGSize, _ fit: ZoomFit, isRightToLeft: Bool
  ) {
    self.small = small
    scale =
      switch fit {
      case .cover, .topLeading: Self.covering(small, by: part.size)
      case .width: small.width / part.width
      case .height: small.height / part.height
      }
    let isAtCorner = fit == .topLeading
    let corner = CGPoint(x: isRightToLeft ? part.maxX : part.minX, y: part.minY)
    let point = isAtCorner ? corner : part.middle
    let place = isAtCorner ? CGPoint(x: isRightToLeft ? small.width : 0, y: 0) : small.middle
    center = CGPoint(
      x: place.x + (page.middle.x - point.x) * scale,
      y: place.y + (page.middle.y - point.y) * scale)
  }

  /// The point of the page that lies on the middle of the small rectangle.
  func sourceMiddle(in page: CGSize) -> CGPoint {
    CGPoint(
      x: page.middle.x + (small.middle.x - center.x) / scale,
      y: page.middle.y + (small.middle.y - center.y) / scale)
  }

  /// The same alignment in other points, in which lengths are multiplied by a factor.
  func scaled(by factor: CGFloat) -> ZoomAlignment {
    ZoomAlignment(
      scale: scale * factor, center: CGPoint(x: center.x * factor, y: center.y * factor),
      small: small.scaled(by: factor))
  }

  private static func covering(_ small: CGSize, by size: CGSize) -> CGFloat {
    guard size.width > 0, size.height > 0 else { return 1 }
    return max(small.width / size.width, small.height / size.height)
  }
}

/// How the rectangle of a zoom's target meets that of its source, at the small end of the zoom.
public enum ZoomFit: Hashable, Sendable, CaseIterable {
  /// The target's rectangle just covers the source's, and both have the same middle, as an
  /// aspect-filled thumbnail shows its picture.
  case cover
  /// The target's rectangle is as wide as the source's, and both have the same middle.
  case width
  /// The target's rectangle is as high as the source's, and both have the same middle.
  case height
  /// The target's rectangle just covers the source's, and both have the same corner at the top and
  /// the leading side, as Apple's zoom was seen to do.
  case topLeading
}
