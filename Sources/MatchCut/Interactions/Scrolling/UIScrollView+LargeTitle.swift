import UIKit

extension UIScrollView {
  /// Whether the bar above the content may have room for a large title.
  ///
  /// Which screen decides where the mode is `.automatic` does not matter: a title that is not large
  /// is one that has opened.
  var isBelowLargeTitle: Bool {
    var next: UIResponder? = self
    while let responder = next {
      if let navigationController = responder as? UINavigationController {
        return navigationController.navigationBar.prefersLargeTitles
          && !navigationController.isNavigationBarHidden
          && navigationController.topViewController?.navigationItem.largeTitleDisplayMode != .never
      }
      next = responder.next
    }
    return false
  }
}
