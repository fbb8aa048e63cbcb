import UIKit

/// The link of a container's view to its transition, and to the delegate that was set before.
final class DelegateAttachment<Delegate>: TransitionAttachment {
  private let appDelegate: @MainActor () -> Delegate?

  /// Makes the link, which is then added to a view.
  ///
  /// - Parameters:
  ///   - transition: The transition, which is retained.
  ///   - appDelegate: Returns the delegate that was set before, and does not retain it.
  init(_ transition: NSObject, appDelegate: @escaping @MainActor () -> Delegate?) {
    self.appDelegate = appDelegate
    super.init(transition)
  }

  /// Returns the delegate that was set before a transition was attached to a view.
  static func appDelegate(behind transition: NSObject, in view: UIView?) -> Delegate? {
    // A transition that was assigned by hand ignores the link that another one has left behind.
    guard let attachment = view?.interaction(DelegateAttachment.self), attachment.keeps(transition)
    else { return nil }
    return attachment.appDelegate()
  }
}
