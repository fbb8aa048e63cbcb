import UIKit

/// Keeps the safe area of a screen as it is at rest while its view is moved and scaled.
///
/// The safe area depends on the place of a view in its window. A screen that moves into a thumbnail
/// has none, so its content would jump by the height of the status bar in the first frame (F6).
@MainActor struct SafeAreaPin {
  private let controller: UIViewController
  private let view: UIView
  private let insets: UIEdgeInsets
  private let ownInsets: UIEdgeInsets

  /// Notes the safe area of the front screen, which must be at rest.
  init?(_ stage: TransitionStage) {
    guard let controller = stage.frontController, let view = controller.viewIfLoaded else {
      return nil
    }
    self.controller = controller
    self.view = view
    insets = view.safeAreaInsets
    ownInsets = controller.additionalSafeAreaInsets
  }

  /// Releases the safe area, since the screen has it by itself at rest.
  func release(on stage: TransitionStage) {
    stage.set(\.additionalSafeAreaInsets, of: controller, to: ownInsets)
  }

  /// Adds what the present pose of the screen has taken from its safe area.
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
