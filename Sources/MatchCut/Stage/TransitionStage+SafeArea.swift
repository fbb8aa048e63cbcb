import UIKit

// Bars that appear or disappear in flight.
extension TransitionStage {
  /// Keeps bars that UIKit moves alongside from changing the safe area of the moving screen.
  ///
  /// Otherwise, UIKit computes the safe area at the place to which the screen moves (F6d), or in a
  /// clip that is larger than the window (F6c).
  func keepSafeArea() {
    guard let insets = safeArea?.insets else { return }
    // UIKit has queued its own work before, so that runs first.
    frontController?.transitionCoordinator?.animate(
      alongsideTransition: { [weak self] _ in self?.renewSafeArea(unlike: insets) },
      completion: nil)
  }

  /// Gives an appearing screen its insets at rest, and a disappearing one those that it had.
  ///
  /// This lays out the content in its place at rest: content may compute its safe area itself.
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
    let moved = [movingView.layer, screen.layer].map { ($0, $0.bounds, $0.position, $0.transform) }
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
