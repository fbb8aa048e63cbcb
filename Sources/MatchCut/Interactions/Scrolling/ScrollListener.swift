import UIKit

/// Observes the pan of one scroll view.
///
/// Recognizers do not retain their targets, and it is not established whether they notice that one
/// has gone. So the scroll view owns its listener, as an interaction: the listener lives as long as
/// the recognizer, whatever becomes of the object that it reports to.
final class ScrollListener: NSObject, UIInteraction {
  private(set) weak var view: UIView?
  private var action: GestureAction?

  /// Observes the pan until ``stop()``, and calls a closure at each report.
  init(_ scrollView: UIScrollView, onReport: @escaping @MainActor () -> Void) {
    action = GestureAction(of: scrollView.panGestureRecognizer, handler: onReport)
    super.init()
    scrollView.addInteraction(self)
  }

  /// Stops observing; the caller must not do so during a report of the pan, which may not expect to
  /// lose a target then.
  func stop() {
    action?.invalidate()
    action = nil
    view?.removeInteraction(self)
  }

  func willMove(to view: UIView?) {}

  func didMove(to view: UIView?) {
    self.view = view
  }
}
