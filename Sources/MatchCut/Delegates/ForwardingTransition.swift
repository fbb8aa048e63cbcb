import UIKit

/// A transition that is the delegate of a container, in front of the app's own.
@MainActor protocol ForwardingTransition: NSObject {
  associatedtype Delegate
  associatedtype Interaction: DelegateInteraction
}

extension ForwardingTransition {
  /// Returns the delegate that was set before this one was attached.
  func appDelegate(of container: UIViewController) -> Delegate? {
    DelegateAttachment<Delegate>.appDelegate(behind: self, in: container.viewIfLoaded)
  }

  /// Returns the delegate to ask once this one is attached, for the one that is set now.
  func appDelegate(replacing delegate: Delegate?, of container: UIViewController) -> Delegate? {
    guard let former = delegate as? Self else { return delegate }
    return former.appDelegate(of: container)
  }

  /// Returns the interaction that was installed for this transition.
  func interaction(of container: UIViewController) -> Interaction? {
    let interaction = container.viewIfLoaded?.interaction(Interaction.self)
    return interaction?.owner === self ? interaction : nil
  }

  /// Adds the interaction to the view, and removes that of another transition.
  func install(_ interaction: Interaction?, in view: UIView) {
    if let former = view.interaction(Interaction.self) { view.removeInteraction(former) }
    if let interaction { view.addInteraction(interaction) }
  }

  /// Chooses the interaction of a transition: the app's, or else the kit's own.
  ///
  /// - Parameters:
  ///   - interaction: The app's, if it has one.
  ///   - container: The container.
  ///   - animator: The animator, of the app or of the kit.
  /// - Returns: The interaction for UIKit; `nil` if the animator is the app's and no finger has begun
  ///   the transition.
  func choose(
    _ interaction: (any UIViewControllerInteractiveTransitioning)?,
    for container: UIViewController, using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    let own = self.interaction(of: container)
    if let interaction {
      own?.withdraw()
      return interaction
    }
    let animator = animator as? TransitionAnimator
    own?.prepare()
    // With another animator, nothing would drive a transition that no finger has begun.
    return own?.isBeginning == true || animator != nil ? own : nil
  }
}
