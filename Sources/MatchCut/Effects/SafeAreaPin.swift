import UIKit

/// Keeps the safe area of a screen as it is while a pose moves its view.
///
/// The safe area depends on the place of a view in its window. A screen that moves into a thumbnail
/// has none, so its content would jump by the height of the status bar in the first frame (F6). The
/// stage avoids that by moving layers rather than views; this makes up for what it cannot avoid.
@MainActor struct SafeAreaPin {
  /// The insets of the screen before the transition.
  let prior: UIEdgeInsets
  /// The transform of its layer before the transition.
  let priorTransform: CATransform3D
  private let controller: UIViewController
  private let view: UIView

  /// Makes a pin for the screen of a controller; `nil` if that has no view yet.
  init?(_ controller: UIViewController) {
    guard let view = controller.viewIfLoaded else { return nil }
    self.controller = controller
    self.view = view
    prior = view.safeAreaInsets
    priorTransform = view.layer.transform
  }

  /// The present insets of the screen.
  var insets: UIEdgeInsets { view.safeAreaInsets }

  /// Makes changes, and makes up for what they take from the safe area or add to it.
  func hold(with ledger: RestoreLedger, during changes: () -> Void) {
    let wanted = insets
    changes()
    pin(to: wanted, with: ledger)
  }

  /// Adds to the safe area what it lacks, or takes away what it has too much.
  func pin(to wanted: UIEdgeInsets, with ledger: RestoreLedger) {
    let insets = insets
    guard insets != wanted else { return }
    let added = controller.additionalSafeAreaInsets
    let pinned = UIEdgeInsets(
      top: added.top + wanted.top - insets.top, left: added.left + wanted.left - insets.left,
      bottom: added.bottom + wanted.bottom - insets.bottom,
      right: added.right + wanted.right - insets.right)
    ledger.set(\.additionalSafeAreaInsets, of: controller, to: pinned)
  }
}
