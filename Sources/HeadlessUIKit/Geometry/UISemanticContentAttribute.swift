/// What a view stands for, which tells whether its layout is flipped from right to left.
public enum UISemanticContentAttribute: Int, Sendable {
  /// The view follows the interface's direction.
  case unspecified = 0
  /// The view holds playback controls and is never flipped.
  case playback = 1
  /// The view controls a direction in space and is never flipped.
  case spatial = 2
  /// The view is always laid out from left to right.
  case forceLeftToRight = 3
  /// The view is always laid out from right to left.
  case forceRightToLeft = 4
}
