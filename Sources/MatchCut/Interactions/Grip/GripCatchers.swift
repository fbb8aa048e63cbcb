import UIKit

/// The recognizers that catch a transition where those that begin transitions get no touches.
///
/// Those may be for an edge only, or on a screen that is all but gone.
@MainActor final class GripCatchers {
  private let press = CatchingPress()
  private let pan = GripPan()
  private var pinch: GripPinch?

  /// Sets the grip to ask and to report to, which is not retained.
  func connect(to grip: TransitionGrip) {
    press.connect { [weak grip] in grip?.pressReported($0) }
    pan.connect(to: grip)
  }

  /// Adds one of two fingers.
  func addPinch(for grip: TransitionGrip) {
    let pinch = GripPinch()
    pinch.connect(to: grip)
    self.pinch = pinch
  }

  /// Adds them to the container of a transition, apart from those that report to the grip from there
  /// anyhow.
  func add(to container: UIView, for grip: TransitionGrip) {
    container.addGestureRecognizer(press)
    for catcher in movers {
      let isCatching = container.gestureRecognizers?.contains {
        type(of: $0) == type(of: catcher) && ($0 as? any GripRecognizer)?.reports(to: grip) == true
      }
      if isCatching != true { container.addGestureRecognizer(catcher) }
    }
  }

  /// Removes them from the container.
  func remove() {
    for catcher in [press] + movers { catcher.view?.removeGestureRecognizer(catcher) }
  }

  /// Those of fingers that move.
  private var movers: [UIGestureRecognizer] { [pan] + (pinch.map { [$0] } ?? []) }
}
