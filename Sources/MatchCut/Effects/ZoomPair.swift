public import UIKit

/// Two views that match: one in the screen behind, and one in the front screen.
///
/// A picture of each travels from the place of the one to the place of the other, with the size and the
/// corner radius on the way, and the pictures cross-fade. Both views are hidden meanwhile. A pair
/// is left out if one of its views no longer exists, is out of sight, is empty, or is in another
/// screen.
public struct ZoomPair: Sendable {
  let source: WeakView
  let target: WeakView

  /// Returns a pair of views.
  ///
  /// - Parameters:
  ///   - view: The view in the screen behind, such as the title below a thumbnail; not retained.
  ///   - other: The view in the front screen, such as the title of a viewer; not retained.
  /// - Returns: The pair.
  @MainActor public static func pair(of view: UIView, and other: UIView) -> ZoomPair {
    ZoomPair(source: WeakView(view: view), target: WeakView(view: other))
  }
}
