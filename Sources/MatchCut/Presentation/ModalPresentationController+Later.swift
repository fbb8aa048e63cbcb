import UIKit

// Dismissals that have to wait for the end of the presentation.
extension ModalPresentationController {
  /// Whether a dismissal has to wait for the end of the presentation, or with one that has waited
  /// and is about to begin.
  var delaysDismissals: Bool {
    isPresenting || laterDismissal?.hasAsked == false && containerView?.window != nil
  }

  /// Turns the presentation around, or dismisses when it has ended.
  func dismissOrReverse(animated: Bool, completion: (@MainActor () -> Void)?) {
    let later = laterDismissal ?? LaterDismissal()
    laterDismissal = later
    later.add(animated: animated, completion: completion)
    if animated { interaction?.reverse() }
  }

  /// Dismisses when UIKit listens again.
  func dismissLater(by later: LaterDismissal) {
    guard let containerView else { return }
    DismissalMark.put(on: presentedViewController)
    // UIKit ignores what it is asked for until it has returned from here.
    NextLayout.run(in: containerView) { [weak self] in
      // A dismissal that the app has begun meanwhile tells how it has ended.
      guard let self, laterDismissal === later, !presentedViewController.isBeingDismissed else {
        return
      }
      later.dismiss(presentedViewController)
    }
  }
}
