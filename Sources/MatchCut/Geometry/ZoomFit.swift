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
