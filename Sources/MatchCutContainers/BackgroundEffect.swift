import MatchCut
import UIKit

/// The effect of a view over a background, with a strength that follows a transition.
@MainActor final class BackgroundEffect {
  /// The view that shows the effect.
  let view: UIView

  private let effect: UIVisualEffect?
  private var strength: CGFloat = 1
  /// Holds a visual effect at a fraction of its strength.
  private var animator: UIViewPropertyAnimator?
  private var sceneWatch: NotificationWatch?

  /// Creates the effect of a view, and disables touches on the view.
  init(_ view: UIView) {
    self.view = view
    effect = (view as? UIVisualEffectView)?.effect
    view.isUserInteractionEnabled = false
  }

  deinit {
    // An animator must not be paused when it is released (D).
    guard let animator else { return }
    if Thread.isMainThread {
      MainActor.assumeIsolated { animator.stopAnimation(true) }
    } else {
      Task { @MainActor in animator.stopAnimation(true) }
    }
  }

  /// Shows the effect with a strength from 0 to 1.
  func show(_ strength: CGFloat) {
    self.strength = strength
    guard let view = view as? UIVisualEffectView else {
      // Glass in a view that is hidden may stay flat (F8c).
      view.alpha = view.showsEffect ? max(strength, .hiddenAlpha) : strength
      view.isHidden = view.alpha <= 0
      return
    }
    view.isHidden = strength <= 0
    // A visual effect view must not have an alpha below 1 (Apple's documentation). Outside of a
    // window, an animator cannot hold an effect at a fraction (D).
    guard strength > 0, strength < 1, view.window != nil else {
      settle()
      view.effect = strength > 0 ? effect : nil
      return
    }
    let animator = animator ?? hold(view)
    animator.fractionComplete = strength
  }

  /// Holds the effect again, because the animation ends with the window, and in the background (D).
  ///
  /// - Parameter isInTransition: Whether UIKit is starting a transition. It would run the animations
  ///   alongside in the animator that holds the effect (A9), so that starts in the next frame.
  func renew(isInTransition: Bool = false) {
    settle()
    guard isInTransition, view.window != nil else { return show(strength) }
    (view as? UIVisualEffectView)?.effect = strength < 0.5 ? nil : effect
    FrameAction.once { [weak self] in self.map { $0.show($0.strength) } }
  }

  /// Restores the view to the state in which the app had it.
  func restore() {
    settle()
    view.isHidden = false
    view.alpha = 1
    (view as? UIVisualEffectView)?.effect = effect
  }

  private func settle() {
    animator?.stopAnimation(true)
    animator = nil
    sceneWatch = nil
  }

  private func hold(_ view: UIVisualEffectView) -> UIViewPropertyAnimator {
    view.effect = nil
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [effect] in
      view.effect = effect
    }
    animator.startAnimation()
    animator.pauseAnimation()
    self.animator = animator
    let names = [UIScene.willEnterForegroundNotification, UIScene.didActivateNotification]
    sceneWatch = view.window?.windowScene.map { scene in
      NotificationWatch(names, of: scene) { [weak self] in self?.renew() }
    }
    return animator
  }
}
