import UIKit

/// A mark on a presentation whose screen UIKit was just asked to dismiss, or is about to be, until
/// UIKit begins.
///
/// UIKit ignores a second dismissal in the same turn (A11), and whoever asked for that one would wait
/// in vain. A dismissal of the app's own leaves no mark.
final class DismissalMark: NSObject, UIInteraction {
  private(set) weak var view: UIView?

  /// Marks the presentation of a screen.
  static func put(on viewController: UIViewController) {
    guard let container = viewController.presentation?.containerView else { return }
    let mark = DismissalMark()
    container.addInteraction(mark)
    LayoutHook.run(in: container) { mark.view?.removeInteraction(mark) }
  }

  /// Returns whether the presentation of a screen is marked.
  static func isOn(_ viewController: UIViewController) -> Bool {
    viewController.presentation?.containerView?.interaction(DismissalMark.self) != nil
  }

  func willMove(to view: UIView?) {}

  func didMove(to view: UIView?) {
    self.view = view
  }
}
