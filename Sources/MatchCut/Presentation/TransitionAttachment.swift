import UIKit

/// Ties the life of a transition to that of a view.
///
/// UIKit holds on to transitioning delegates and navigation delegates only weakly. A view owns its
/// interactions, so this keeps the transition as long as the view that it is for.
class TransitionAttachment: NSObject, UIInteraction {
  private(set) weak var view: UIView?
  private let transition: NSObject

  /// Makes the link, to be added to a view.
  init(_ transition: NSObject) {
    self.transition = transition
    super.init()
  }

  /// Lets a view keep a transition, instead of the one that it may have kept before.
  static func attach(_ transition: NSObject, to view: UIView) {
    TransitionAttachment(transition).attach(to: view)
  }

  /// Adds the link to a view, in place of the one of its kind that the view may have.
  func attach(to view: UIView) {
    for old in view.interactions where type(of: old) == type(of: self) {
      view.removeInteraction(old)
    }
    view.addInteraction(self)
  }

  /// Whether this is the link to a transition.
  func keeps(_ transition: NSObject) -> Bool {
    self.transition === transition
  }

  func willMove(to view: UIView?) {}

  func didMove(to view: UIView?) {
    self.view = view
  }
}
