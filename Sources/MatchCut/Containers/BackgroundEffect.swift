import UIKit

/// Shows a view over a background with a strength that follows a transition.
@MainActor final class BackgroundEffect {
  /// The view that shows the effect.
  let view: UIView

  private let effect: UIVisualEffect?
  /// Holds a visual effect between nothing and its full strength.
  private var animator: UIViewPropertyAnimator?

  /// Makes the effect of a view, which takes no touches.
  init(_ view: UIView) {
    self.view = view
    effect = (view as? UIVisualEffectView)?.effect
    view.isUserInteractionEnabled = false
  }

  /// Shows the effect with a strength from 0 to 1.
  func show(_ strength: CGFloat) {
    view.isHidden = strength <= 0
    guard let view = view as? UIVisualEffectView else {
      view.alpha = strength
      return
    }
    // A visual effect that is faded by its alpha is drawn flat (Apple's documentation of the class).
    guard strength > 0, strength < 1 else {
      settle()
      view.effect = strength >= 1 ? effect : nil
      return
    }
    let animator = animator ?? hold(view)
    animator.fractionComplete = strength
  }

  /// Lets go of the animation, which must not be paused when it is released (D).
  func settle() {
    animator?.stopAnimation(true)
    animator = nil
  }

  /// Returns the view to how the app has made it.
  func putBack() {
    settle()
    view.isHidden = false
    view.alpha = 1
    (view as? UIVisualEffectView)?.effect = effect
  }

  private func hold(_ view: UIVisualEffectView) -> UIViewPropertyAnimator {
    view.effect = nil
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [effect] in
      view.effect = effect
    }
    animator.startAnimation()
    animator.pauseAnimation()
    self.animator = animator
    return animator
  }
}
