import UIKit

/// The geometry of a zoom, which fits a screen into a small rectangle without distorting it.
///
/// A window onto the screen grows from `small` to `full`. The screen behind it keeps its size and
/// its aspect ratio. It is scaled uniformly, and stays centred in the window. If both are
/// interpolated linearly, the screen covers the window at every step.
struct AspectMorph: Equatable {
  /// The small end, in points.
  let small: CGRect

  /// The large end, in points; the screen is laid out at its size.
  let full: CGRect

  /// The scale at which the screen just covers the small rectangle.
  var scale: CGFloat {
    guard full.width > 0, full.height > 0 else { return 1 }
    return max(small.width / full.width, small.height / full.height)
  }
}
