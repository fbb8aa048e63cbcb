import UIKit

/// The view with the screens of a swipe container, through which the background can be touched.
final class SwipeContentView: UIView {
  /// Whether a transition is in flight, during which a finger anywhere can catch it.
  var isInTransition = false

  /// Returns whether a touch on a view belongs to what is behind.
  var letsThrough: (UIView) -> Bool = { _ in false }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let hit = super.hitTest(point, with: event) else { return nil }
    return !isInTransition && (hit === self || letsThrough(hit)) ? nil : hit
  }
}
