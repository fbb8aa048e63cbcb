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

// Bars that appear or disappear in flight.
extension TransitionStage {
  /// Keeps bars that UIKit moves alongside from changing the safe area of the moving screen.
  ///
  /// Otherwise, UIKit computes the safe area at the place to which the screen moves (F6d), or in a
  /// clip that is larger than the window (F6c).
  func keepSafeArea() {
    guard let insets = safeArea?.insets else { return }
    // UIKit has queued its own work before, which therefore runs first.
    frontController?.transitionCoordinator?.animate(
      alongsideTransition: { [weak self] _ in self?.renewSafeArea(unlike: insets) },
      completion: nil)
  }

  /// Gives an appearing screen the insets that it will have at rest, and a disappearing one those
  /// that it had.
  ///
  /// This takes a layout of the content, which may compute its safe area itself, so the content is
  /// laid out in its place at rest.
  ///
  /// - Parameter known: The insets before bars may have changed.
  private func renewSafeArea(unlike known: UIEdgeInsets) {
    guard let safeArea, safeArea.insets != known else { return }
    UIView.performWithoutAnimation {
      atRest(safeArea) {
        // If the safe area of the clip does not change, UIKit does not update its content.
        movingView.renewSafeArea()
        if screen !== movingView { screen.renewSafeArea() }
        if !operation.isAppearing { safeArea.pin(to: safeArea.prior, with: ledger) }
        screen.layoutIfNeeded()
      }
    }
  }

  /// Runs some work while the layers of the screen are in their places at rest.
  ///
  /// Only layers move, so UIKit does not compute the safe area again.
  private func atRest(_ safeArea: SafeAreaPin, _ work: () -> Void) {
    let layers = screen === movingView ? [movingView.layer] : [movingView.layer, screen.layer]
    let moved = layers.map { ($0, $0.bounds, $0.position, $0.transform) }
    if movingView is ClipView {
      movingView.layer.bounds = CGRect(origin: .zero, size: frontFrame.size)
      movingView.layer.transform = CATransform3DIdentity
      screen.layer.position = screen.layer.position(filling: movingView.bounds)
    }
    movingView.layer.position = movingView.layer.position(filling: frontFrame)
    screen.layer.transform = safeArea.priorTransform
    work()
    for (layer, bounds, position, transform) in moved {
      layer.bounds = bounds
      layer.position = position
      layer.transform = transform
    }
  }
}
