import Foundation

extension UIWindow {
  func becomeRoot() {
    layer.isWindowRoot = true
    window = self
    layer.isHidden = true
    safeAreaMayHaveChanged()
  }

  func visibilityChanged() {
    if isHidden {
      World.current.keyboard.leave(self)
      for controller in shownControllers {
        controller.beginAppearance(false, animated: false)
        // The app may show the window again in the callback.
        guard isHidden else { return }
        controller.endAppearance()
        guard isHidden else { return }
      }
      passOnKey()
      post(Self.didBecomeHiddenNotification)
    } else {
      World.current.bringToFront(self)
      showRoot()
      post(Self.didBecomeVisibleNotification)
    }
  }

  func replaceRoot(_ old: UIViewController?) {
    if let presentation = old?.presentation {
      World.current.fault(
        "A12",
        """
        the root controller \(describe(old)) was replaced while it presents \
        \(type(of: presentation.presented)), whose container stays in the window; dismiss it first
        """
      )
    }
    if let old, old.appearance.state != .disappeared {
      old.beginAppearance(false, animated: false)
      old.viewIfLoaded?.removeFromSuperview()
      old.endAppearance()
    }
    rootContainer?.removeFromSuperview()
    rootContainer = nil
    if !isHidden { showRoot() }
  }

  /// The root and the controllers presented above it, except those whose view a presentation has
  /// removed.
  private var shownControllers: [UIViewController] {
    guard let root = rootViewController else { return [] }
    let presented = root.presentation?.stack.map(\.presented) ?? []
    return ([root] + presented).filter { $0.viewIfLoaded?.window === self }
  }

  /// Begins the appearance of the controllers that are visible once no transition is in flight.
  private func beginAppearance() {
    for controller in shownControllers
    where controller.ownPresentation?.state != .dismissing && !isAboutToBeTakenAway(controller) {
      controller.beginAppearance(true, animated: false)
    }
  }

  /// Ends what `beginAppearance` began, except for controllers in a transition.
  private func endAppearance() {
    for controller in shownControllers
    where controller.ownPresentation?.isInFlight != true && !isMoving(controller) {
      controller.endAppearance()
    }
  }

  private func isAboutToBeTakenAway(_ presenter: UIViewController) -> Bool {
    isMoving(presenter) && presenter.presentation?.state == .presenting
  }

  /// Whether a transition adds or removes the view of a presenter.
  private func isMoving(_ presenter: UIViewController) -> Bool {
    presenter.presentation.map { $0.relocated != nil && $0.isInFlight } ?? false
  }

  /// The root's view sits under private transition and drop-shadow views (A4).
  private func showRoot() {
    guard let root = rootViewController else { return }
    root.isShownByWindow = true
    // When a root returns, what it presents is in the window, but its own view is not yet.
    if rootContainer == nil { root.beginAppearance(true, animated: false) }
    beginAppearance()
    root.isShownByWindow = false
    if rootContainer == nil {
      let container = UITransitionView(frame: bounds)
      let shadow = UIDropShadowView(frame: bounds)
      container.addSubview(shadow)
      insertSubview(container, at: 0)
      shadow.hold(root.loadedView())
      rootContainer = container
    }
    World.current.afterCommit { [weak self, weak root] in
      guard let self, let root, rootViewController === root, !isHidden else { return }
      endAppearance()
    }
  }

  /// A11: the container of a transition that is not interruptible ignores touches, and blocks them.
  func isBlockedByTransition(_ hit: UIView) -> Bool {
    sequence(first: hit, next: \.superview).contains { view in
      (view as? TransitionContainerView)?.transition?.blocksTouches ?? false
    }
  }
}

/// A view in which transitions take place.
class TransitionContainerView: UIView {
  weak var transition: TransitionContext?
}
