import UIKit

/// A mark on a screen that the app dismisses after a wait, until UIKit has begun.
///
/// UIKit ignores a second dismissal in the same turn, and a finger might request one (A11).
final class DismissalMark: NSObject, UIInteraction {
  private(set) weak var view: UIView?

  /// Marks a screen that is presented.
  static func put(on viewController: UIViewController) {
    guard let view = viewController.viewIfLoaded,
      let container = viewController.presentationController?.containerView
    else { return }
    let mark = DismissalMark()
    view.addInteraction(mark)
    LayoutHook.run(in: container, endsWithWindow: container.window != nil) {
      mark.view?.removeInteraction(mark)
    }
  }

  /// Returns whether a screen is marked.
  static func isOn(_ viewController: UIViewController) -> Bool {
    viewController.viewIfLoaded?.interaction(DismissalMark.self) != nil
  }

  func willMove(to view: UIView?) {}

  func didMove(to view: UIView?) {
    self.view = view
  }
}
