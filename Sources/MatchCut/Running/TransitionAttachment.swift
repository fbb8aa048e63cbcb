import UIKit

/// Keeps a transition alive for as long as a view lives, and remembers the delegate that the
/// transition has replaced.
///
/// UIKit refers to transitioning delegates and container delegates weakly, but a view retains its
/// interactions.
final class TransitionAttachment: NSObject, UIInteraction {
  private(set) weak var view: UIView?
  private let transition: NSObject
  private weak var formerDelegate: (any NSObjectProtocol)?

  private init(_ transition: NSObject, formerDelegate: (any NSObjectProtocol)?) {
    self.transition = transition
    self.formerDelegate = formerDelegate
    super.init()
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
  static func attach(
    _ transition: NSObject, to view: UIView, replacing formerDelegate: (any NSObjectProtocol)? = nil
  ) {
    for case let other as TransitionAttachment in view.interactions
    where type(of: other.transition) == type(of: transition) {
      view.removeInteraction(other)
    }
    view.addInteraction(TransitionAttachment(transition, formerDelegate: formerDelegate))
  }

  /// Returns the delegate that a transition has replaced; `nil` if the transition was assigned by
  /// hand.
  static func formerDelegate(of transition: NSObject, in view: UIView?) -> (any NSObjectProtocol)? {
    let attachments = view?.interactions.lazy.compactMap { $0 as? TransitionAttachment }
    return attachments?.first { $0.transition === transition }?.formerDelegate
  }

  func willMove(to view: UIView?) {}

  func didMove(to view: UIView?) {
    self.view = view
  }
}

/// A transition that is the delegate of a container, and forwards to the delegate that it has
/// replaced.
@MainActor protocol ForwardingTransition: NSObject {
  associatedtype Delegate
  associatedtype Interaction: DelegateInteraction
}

/// The interaction that a ``ForwardingTransition`` adds to the container's view and returns to UIKit.
@MainActor protocol DelegateInteraction: UIViewControllerInteractiveTransitioning, UIInteraction {
  /// The delegate that the interaction belongs to; once another delegate is set, nothing begins.
  var owner: AnyObject? { get }

  /// Whether the finger has requested a transition that UIKit has not started yet.
  var isBeginning: Bool { get }

  /// Prepares for a transition that the finger or the app has requested.
  func prepare()

  /// Withdraws the finger's request, if there is one.
  func withdraw()
}

extension ForwardingTransition {
  /// Returns a method of the delegate that the transition has replaced; `nil` if there is no such
  /// delegate, or if it does not implement the method.
  func forwarded<Method>(
    from container: UIViewController, _ method: (Delegate) -> Method?
  ) -> Method? {
    let delegate = TransitionAttachment.formerDelegate(of: self, in: container.viewIfLoaded)
    return (delegate as? Delegate).flatMap(method)
  }

  /// Makes the view of a container keep the transition.
  ///
  /// - Parameters:
  ///   - container: The container, whose view is loaded.
  ///   - delegate: The delegate that was set before. If it is a transition of this type, calls are
  ///     forwarded to the one that it has replaced itself.
  func attach(to container: UIViewController, replacing delegate: (any NSObjectProtocol)?) {
    var former = delegate
    if let other = delegate as? Self {
      former = TransitionAttachment.formerDelegate(of: other, in: container.viewIfLoaded)
    }
    TransitionAttachment.attach(self, to: container.view, replacing: former)
  }

  /// Returns the interaction that was installed for this transition.
  func interaction(of container: UIViewController) -> Interaction? {
    let interaction = container.viewIfLoaded?.interaction(Interaction.self)
    return interaction?.owner === self ? interaction : nil
  }

  /// Adds an interaction to a view, and removes that of another transition.
  func install(_ interaction: Interaction?, in view: UIView) {
    if let former = view.interaction(Interaction.self) { view.removeInteraction(former) }
    if let interaction { view.addInteraction(interaction) }
  }

  /// Chooses the interaction of a transition: the app's, or else the kit's.
  ///
  /// - Parameters:
  ///   - interaction: The app's interaction; `nil` if there is none.
  ///   - container: The container.
  ///   - animator: The animator of the transition, the app's or the kit's.
  /// - Returns: The interaction for UIKit; `nil` if the animator is the app's and no finger has begun
  ///   the transition.
  func choose(
    _ interaction: (any UIViewControllerInteractiveTransitioning)?,
    for container: UIViewController, using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    let installed = self.interaction(of: container)
    if let interaction {
      installed?.withdraw()
      return interaction
    }
    installed?.prepare()
    // With another animator, nothing would drive a transition that no finger has begun.
    return installed?.isBeginning == true || animator is TransitionAnimator ? installed : nil
  }
}

extension UIView {
  /// Returns the first interaction of a type that was added to the view.
  func interaction<Kind>(_ kind: Kind.Type) -> Kind? {
    interactions.lazy.compactMap { $0 as? Kind }.first
  }
}
