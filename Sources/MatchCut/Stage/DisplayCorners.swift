import UIKit

/// The corners of the display, of which no API tells the radius.
enum DisplayCorners {
  /// That of the iPhones on which the system's zoom was measured, in points.
  private static let ofPhone: CGFloat = 62
  /// That of the iPads without a home button, in points.
  private static let ofPad: CGFloat = 18
  /// The shorter side of a window that is beyond any iPhone's, in points.
  private static let padWidth: CGFloat = 500

  /// Returns the corner radius of the display in which a view fills its window; 0 if it does not, or
  /// if the display has a home button below and square corners.
  @MainActor static func radius(around frame: CGRect, in container: UIView) -> CGFloat {
    guard let window = container.window, window.safeAreaInsets.bottom > 0,
      container.convert(frame, to: window).contains(window.bounds)
    else { return 0 }
    return min(window.bounds.width, window.bounds.height) < padWidth ? ofPhone : ofPad
  }
}
