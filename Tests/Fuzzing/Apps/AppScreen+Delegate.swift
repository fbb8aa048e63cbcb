import UIKit

extension AppScreen: UIAdaptivePresentationControllerDelegate {
  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool {
    app?.fire(.shouldDismiss)
    return app?.refuses != true
  }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    app?.fire(.willDismiss)
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    if presentationController.presentedViewController.presentingViewController != nil {
      app?.complainUnlessPresenting(
        "presentationControllerDidDismiss, although the screen is there")
    }
    app?.fire(.didDismiss)
  }

  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {
    app?.fire(.didAttempt)
  }
}
