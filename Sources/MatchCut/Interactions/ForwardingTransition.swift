package import UIKit

/// A transition that is a container's delegate, and forwards to the delegate that it has replaced.
@MainActor package protocol ForwardingTransition: ForwardingDelegate {
  associatedtype Delegate
  associatedtype Interaction: InstalledGesture
}

/// The interaction that a ``ForwardingTransition`` adds to the container's view for UIKit.
@MainActor package protocol InstalledGesture: UIInteraction, GestureInteractionController {
  /// The delegate that the interaction belongs to. If another delegate is set, no gesture begins.
  var owner: AnyObject? { get }
}

extension ForwardingTransition {
  /// Returns a method of the delegate that the transition has replaced; `nil` if there is no such
  /// delegate, or if it does not implement the method.
  package func forwarded<Method>(
    from container: UIViewController, _ method: (Delegate) -> Method?
  ) -> Method? {
    let delegate = TransitionAttachment.formerDelegate(of: self, in: container.viewIfLoaded)
    return (delegate as? Delegate).flatMap(method)
  }

  /// Calls a method of the delegate that the transition has replaced, and returns its result; `nil`
  /// if there is no such delegate, or if it does not implement the method.
  package func forward<Method, Result>(
    from container: UIViewController, _ method: (Delegate) -> Method?, call: (Method) -> Result
  ) -> Result? {
    let former = TransitionAttachment.formerDelegate(of: self, in: container.viewIfLoaded)
    guard let former, let method = (former as? Delegate).flatMap(method) else { return nil }
    return implemented(by: former) { call(method) }
  }

  /// Makes the view of a container retain the transition.
  ///
  /// - Parameters:
  ///   - container: The container; its view is loaded.
  ///   - delegate: Returns the present delegate. If it is a transition of this type, calls are
  ///     forwarded to the delegate that it has replaced.
  package func attach<Container: UIViewController>(
    to container: Container,
    replacing delegate: @escaping @MainActor (Container) -> (any NSObjectProtocol)?
  ) {
    var former = delegate(container)
    if let other = former as? Self {
      former = TransitionAttachment.formerDelegate(of: other, in: container.viewIfLoaded)
    }
    // Checked in the next frame, and at every touch, because UIKit does not report another delegate.
    let check: @MainActor () -> Void = { [weak self, weak container] in
      guard let self, let container else { return }
      reportReplacedDelegate(of: container, delegate(container))
    }
    TransitionAttachment.attach(self, to: container.view, replacing: former, onTouch: check)
    FrameAction.once(check)
    forward(to: former)
  }

  /// Makes the view of a container release the transition, with its gesture.
  ///
  /// - Parameter container: The container.
  /// - Returns: The delegate that the transition has replaced; `nil` if there is none.
  package func removeAttachment(from container: UIViewController) -> (any NSObjectProtocol)? {
    let view = container.viewIfLoaded
    if let interaction = interaction(of: container) {
      interaction.gesture.interrupt()
      view?.removeInteraction(interaction)
    }
    defer { TransitionAttachment.detach(self, from: view) }
    return TransitionAttachment.formerDelegate(of: self, in: view)
  }

  /// Reports that another object has replaced the transition as the delegate of a container.
  ///
  /// - Parameters:
  ///   - container: The container that the transition was attached to.
  ///   - delegate: The present delegate; `nil` if the app has removed the transition on purpose.
  package func reportReplacedDelegate(
    of container: UIViewController, _ delegate: (any NSObjectProtocol)?
  ) {
    guard let delegate, delegate !== self, !(delegate is any ForwardingTransition),
      TransitionAttachment.isAttached(self, to: container.viewIfLoaded)
    else { return }
    Misuse.report(
      container,
      """
      \(type(of: delegate)) has replaced the \(type(of: self)) that was attached to \
      \(type(of: container)), so the transition has no effect: set your delegate before you call \
      attach(to:), which forwards to it.
      """)
  }

  /// Reports that there is no container to attach the transition to.
  package func reportMissingContainer() {
    Misuse.report(
      self,
      """
      attach(to:) of a \(type(of: self)) was called with nil, so the transition has no effect: call \
      it when the screen is in its container, or where the container is made.
      """)
  }

  /// Returns the interaction that was installed for this transition.
  package func interaction(of container: UIViewController) -> Interaction? {
    let interaction = container.viewIfLoaded?.interaction(Interaction.self)
    return interaction?.owner === self ? interaction : nil
  }

  /// Chooses the interaction of a transition: the app's, or else the kit's.
  ///
  /// - Parameters:
  ///   - interaction: The app's interaction; `nil` if there is none.
  ///   - container: The container.
  ///   - animator: The animator of the transition, the app's or the kit's.
  /// - Returns: The interaction for UIKit; `nil` if the animator is the app's and no gesture has
  ///   begun the transition.
  package func choose(
    _ interaction: (any UIViewControllerInteractiveTransitioning)?,
    for container: UIViewController, using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    let installed = self.interaction(of: container)
    if let interaction {
      installed?.gesture.withdraw()
      return interaction
    }
    installed?.gesture.prepare(for: animator)
    // The app's animator needs the interaction only if a gesture has begun the transition. A drag
    // moves the screens of the kit's animators only.
    let isBeginning = installed?.gesture.isBeginning == true
    let isDrag = installed?.gesture.delegate?.isDrag == true
    guard isBeginning && !isDrag || animator is TransitionAnimator else { return nil }
    return installed?.controller(using: animator)
  }
}
