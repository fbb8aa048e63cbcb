import Foundation

extension UIWindow {
  func becomeRoot() {
    layer.isWindowRoot = true
    window = self
    isHidden = true
  }

  func visibilityChanged() {
    if isHidden {
      rootViewController?.beginAppearance(false, animated: false)
      rootViewController?.endAppearance()
    } else {
      World.current.register(self)
      showRoot()
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

  /// The root's view sits under private transition and drop-shadow views (A4).
  private func showRoot() {
    guard let root = rootViewController else { return }
    root.isShownByWindow = true
    root.beginAppearance(true, animated: false)
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
      root.endAppearance()
    }
  }

  /// A11: a container whose transition cannot be interrupted neither takes touches nor lets them
  /// by.
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
