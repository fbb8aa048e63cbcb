import UIKit

/// Keeps the safe area of a screen as it is at rest while its view is moved and scaled.
///
/// The safe area follows from where a view is in its window. A screen on its way into a thumbnail
/// has none, so that its content would jump by the height of the status bar at the first frame
/// (F6).
@MainActor struct SafeAreaPin {
  private let controller: UIViewController
  private let view: UIView
  private let insets: UIEdgeInsets
  private let ownInsets: UIEdgeInsets

  /// Notes the safe area of the front screen, which has to be at rest.
  init?(_ stage: TransitionStage) {
    guard let controller = stage.frontController, let view = controller.viewIfLoaded else {
      return nil
    }
    self.controller = controller
    self.view = view
    insets = view.safeAreaInsets
    ownInsets = controller.additionalSafeAreaInsets
  }

  /// Lets go of the safe area, as the screen is at rest, where it has what it needs.
  func release(on stage: TransitionStage) {
    stage.set(\.additionalSafeAreaInsets, of: controller, to: ownInsets)
  }

  /// Makes up for what the pose that the screen is in has taken from its safe area.
  func hold(on stage: TransitionStage) {
    release(on: stage)
    let left = view.safeAreaInsets
    let pinned = UIEdgeInsets(
      top: ownInsets.top + max(0, insets.top - left.top),
      left: ownInsets.left + max(0, insets.left - left.left),
      bottom: ownInsets.bottom + max(0, insets.bottom - left.bottom),
      right: ownInsets.right + max(0, insets.right - left.right))
    if pinned != ownInsets {
      stage.set(\.additionalSafeAreaInsets, of: controller, to: pinned)
    }
  }
}
