import UIKit

/// Lets UIKit ask a presented screen about the status bar, which it does by itself with the style
/// `.fullScreen` only (H).
@MainActor final class StatusBarControl {
  private weak var controller: UIViewController?

  /// Lets a screen that fills its container control the status bar.
  ///
  /// - Parameters:
  ///   - presented: The controller of the screen, before it is presented.
  ///   - layout: Its layout; a card leaves the status bar to the screen behind.
  func take(for presented: UIViewController, if layout: PresentationLayout) {
    guard case .fill = layout, !presented.modalPresentationCapturesStatusBarAppearance else {
      return
    }
    presented.modalPresentationCapturesStatusBarAppearance = true
    controller = presented
  }

  /// Gives the controller back as it was, since an app may present it in another way later.
  func giveBack() {
    controller?.modalPresentationCapturesStatusBarAppearance = false
    controller = nil
  }
}
