import UIKit

/// Ties the life of a transition to that of a view.
///
/// UIKit refers to transitioning delegates and navigation delegates weakly. A view retains its
/// interactions, so this one keeps the transition alive as long as its view.
class TransitionAttachment: NSObject, UIInteraction {
  private(set) weak var view: UIView?
  private let transition: NSObject

  /// Makes the link, which is then added to a view.
  init(_ transition: NSObject) {
    self.transition = transition
    super.init()
  }

  /// Makes a view keep a transition, instead of the one that it may have kept before.
  static func attach(_ transition: NSObject, to view: UIView) {
    TransitionAttachment(transition).attach(to: view)
  }

  /// Adds the link to a view, and removes another one of its kind.
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
