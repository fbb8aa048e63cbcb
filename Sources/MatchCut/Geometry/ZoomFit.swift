import UIKit

/// How a zoom aligns its target with its source where the screen is smallest.
public enum ZoomFit: Hashable, Sendable {
  /// The target's rectangle just covers the source's, and both have the same center, as an
  /// aspect-filled thumbnail shows its picture.
  case cover
  /// The target's rectangle is as wide as the source's, and both have the same center.
  case width
  /// The target's rectangle is as high as the source's, and both have the same center.
  case height
  /// The target's rectangle just covers the source's, and both have the same top leading corner, as
  /// seen in Apple's zoom.
  case topLeading
}
