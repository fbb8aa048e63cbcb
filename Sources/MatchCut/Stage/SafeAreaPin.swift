import UIKit

/// Keeps the safe area of a screen constant while a pose moves its view.
///
/// The safe area depends on where a view is in its window. A screen in the place of a thumbnail has
/// none, so its content would jump by the height of the status bar in the first frame (F6). The
/// stage avoids that by moving layers rather than views. Where that is not possible, additional
/// safe area insets compensate.
@MainActor final class SafeAreaPin {
  /// The insets of the screen before the transition.
  let prior: UIEdgeInsets
  /// The transform of its layer before the transition.
  let priorTransform: CATransform3D
  private let controller: UIViewController
  private let view: UIView

  /// Creates a pin for the screen of a controller; `nil` if that has no view yet.
  init?(_ controller: UIViewController) {
    guard let view = controller.viewIfLoaded else { return nil }
    self.controller = controller
    self.view = view
    prior = view.safeAreaInsets
    priorTransform = view.layer.transform
  }

  /// The present insets of the screen.
  var insets: UIEdgeInsets { view.safeAreaInsets }

  /// Makes changes, and compensates for their effect on the safe area.
  func hold(with ledger: RestoreLedger, during changes: () -> Void) {
    let wanted = insets
    changes()
    pin(to: wanted, with: ledger)
  }

  /// Sets the additional safe area insets so that the safe area insets have a value.
  func pin(to wanted: UIEdgeInsets, with ledger: RestoreLedger) {
    let insets = insets
    guard insets != wanted else { return }
    let pinned = controller.additionalSafeAreaInsets.adding(wanted).adding(insets, times: -1)
    ledger.set(\.additionalSafeAreaInsets, of: controller, to: pinned)
  }
}
