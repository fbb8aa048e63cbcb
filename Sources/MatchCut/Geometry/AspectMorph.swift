import UIKit

/// The numbers of a zoom: how a screen fits a small rectangle without being squashed.
///
/// A window onto the screen grows from `small` to `full`. Behind it the screen keeps its size and
/// its proportions: it is only scaled, uniformly, and stays centred in the window. Interpolated
/// linearly between the two ends, the screen covers the window at every step.
struct AspectMorph: Equatable {
  /// The small end, in points.
  let small: CGRect

  /// The large end, in points; also the size that the screen is laid out at.
  let full: CGRect

  /// The scale at which the screen just covers the small rectangle.
  var scale: CGFloat {
    guard full.width > 0, full.height > 0 else { return 1 }
    return max(small.width / full.width, small.height / full.height)
  }
}
