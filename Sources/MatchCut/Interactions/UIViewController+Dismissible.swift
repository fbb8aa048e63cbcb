import UIKit

extension UIViewController {
  /// Whether the user may dismiss the screen now: it is presented and nothing is above it, no
  /// transition is in flight, and the app does not hold it by `isModalInPresentation`.
  var isDismissibleByUser: Bool {
    presentingViewController != nil
      && presentedViewController == nil
      && transitionCoordinator == nil
      && !isBeingPresented && !isBeingDismissed
      && !isModalInPresentation
  }
}
