import UIKit

// Bars that come or go in flight.
extension TransitionStage {
  /// Keeps bars that UIKit moves alongside from changing the safe area of the moving screen.
  ///
  /// UIKit then computes the safe area anew, by the place to which the screen is going (F6d), or by that
  /// in a clip that is larger than the window (F6c).
  func keepSafeArea() {
    guard let insets = safeArea?.insets else { return }
    // UIKit has queued its own work by now, which comes first.
    frontController?.transitionCoordinator?.animate(
      alongsideTransition: { [weak self] _ in self?.renewSafeArea(unlike: insets) },
      completion: nil)
  }

  /// Gives a screen that comes the insets that it will have at rest, and one that goes those that it
  /// had.
  ///
  /// The content has to be laid out for that, and may compute its safe area itself. So it is laid out
  /// in its place at rest.
  ///
  /// - Parameter known: The insets before bars may have changed.
  private func renewSafeArea(unlike known: UIEdgeInsets) {
    guard let safeArea, safeArea.insets != known else { return }
    UIView.performWithoutAnimation {
      atRest(safeArea) {
        // If that of the clip stays as it is, UIKit does not look at what is in it.
        mover.center = mover.center
        if screen !== mover { screen.center = screen.center }
        if !operation.isAppearing { safeArea.pin(to: safeArea.prior, with: ledger) }
        screen.layoutIfNeeded()
      }
    }
  }

  /// Does something while the layers of the screen are in their places at rest.
  ///
  /// As only layers move back, UIKit computes nothing anew afterwards.
  private func atRest(_ safeArea: SafeAreaPin, _ work: () -> Void) {
    let layers = screen === mover ? [mover.layer] : [mover.layer, screen.layer]
    let moved = layers.map { ($0, $0.bounds, $0.position, $0.transform) }
    if mover is ClipView {
      mover.layer.bounds = CGRect(origin: .zero, size: frontFrame.size)
      mover.layer.transform = CATransform3DIdentity
      screen.layer.position = screen.layer.position(filling: mover.bounds)
    }
    mover.layer.position = mover.layer.position(filling: frontFrame)
    screen.layer.transform = safeArea.priorTransform
    work()
    for (layer, bounds, position, transform) in moved {
      layer.bounds = bounds
      layer.position = position
      layer.transform = transform
    }
  }
}

extension CALayer {
  /// Returns the position at which the layer fills a rectangle.
  fileprivate func position(filling frame: CGRect) -> CGPoint {
    CGPoint(
      x: frame.minX + frame.width * anchorPoint.x, y: frame.minY + frame.height * anchorPoint.y)
  }
}
