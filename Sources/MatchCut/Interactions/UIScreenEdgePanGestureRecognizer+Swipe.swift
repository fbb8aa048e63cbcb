import UIKit

extension UIScreenEdgePanGestureRecognizer {
  /// Whether it is the system's swipe back in a stack whose delegate may have switched it off.
  ///
  /// A failure requirement would make it run beside the delegate's transition (B7).
  var isSwitchedOffSwipe: Bool {
    guard let navigationController = view?.next as? UINavigationController else { return false }
    return navigationController.interactivePopGestureRecognizer === self
      && navigationController.delegate != nil
  }
}
