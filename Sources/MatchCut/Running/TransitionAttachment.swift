import UIKit

/// Keeps a transition alive for as long as a view lives, remembers the delegate that the transition
/// has replaced, and notices the next touch when another one has replaced the transition.
///
/// UIKit refers to transitioning delegates and container delegates weakly, but a view retains its
/// interactions.
final class TransitionAttachment: NSObject, UIInteraction {
  private(set) weak var view: UIView?
  private let transition: NSObject
  private weak var formerDelegate: (any NSObjectProtocol)?
  private let onTouch: (@MainActor () -> Void)?
  /// A recognizer that is asked about every touch in the view, and receives none.
  private let witness = UIGestureRecognizer()

  private init(
    _ transition: NSObject, formerDelegate: (any NSObjectProtocol)?,
    onTouch: (@MainActor () -> Void)?
  ) {
    self.transition = transition
    self.formerDelegate = formerDelegate
    self.onTouch = onTouch
    super.init()
    witness.delegate = self
  }

  /// Makes a view keep a transition, instead of another transition of the same type.
  ///
  /// The view of a navigation controller that is presented keeps two: one for the presentation, and
  /// one for the pushes.
  ///
  /// - Parameters:
  ///   - transition: The transition, which is retained.
  ///   - view: The view of the presented screen, or of the container.
  ///   - formerDelegate: The container's delegate that the transition replaces, not retained; `nil`
  ///     by default.
  ///   - onTouch: Called when a touch begins in the view; `nil` by default.
  static func attach(
    _ transition: NSObject, to view: UIView,
    replacing formerDelegate: (any NSObjectProtocol)? = nil,
    onTouch: (@MainActor () -> Void)? = nil
  ) {
    for case let other as TransitionAttachment in view.interactions
    where type(of: other.transition) == type(of: transition) {
      view.removeInteraction(other)
    }
    view.addInteraction(
      TransitionAttachment(transition, formerDelegate: formerDelegate, onTouch: onTouch))
  }

  /// Makes a view release a transition, if it keeps it.
  static func detach(_ transition: NSObject, from view: UIView?) {
    for case let attachment as TransitionAttachment in view?.interactions ?? []
    where attachment.transition === transition {
      view?.removeInteraction(attachment)
    }
  }

  /// Returns the delegate that a transition has replaced; `nil` if the transition was assigned by
  /// hand.
  static func formerDelegate(of transition: NSObject, in view: UIView?) -> (any NSObjectProtocol)? {
    for case let attachment as TransitionAttachment in view?.interactions ?? []
    where attachment.transition === transition {
      return attachment.formerDelegate
    }
    return nil
  }

  /// Whether a view keeps a transition.
  static func isAttached(_ transition: NSObject, to view: UIView?) -> Bool {
    view?.interactions.contains { ($0 as? Self)?.transition === transition } == true
  }

  func willMove(to view: UIView?) {
    self.view?.removeGestureRecognizer(witness)
  }

  func didMove(to view: UIView?) {
    self.view = view
    if onTouch != nil { view?.addGestureRecognizer(witness) }
  }
}

extension TransitionAttachment: UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    onTouch?()
    return false
  }
}

extension UIView {
  /// Returns the first interaction of a type that was added to the view.
  func interaction<Kind>(_ kind: Kind.Type) -> Kind? {
    interactions.first { $0 is Kind } as? Kind
  }
}
