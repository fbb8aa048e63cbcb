import UIKit

extension UIViewController {
  /// Fades parts of the screen with its transition: in during the last part of the presentation, and
  /// out during the first part of the dismissal.
  ///
  /// They are too small to be read on a screen that is as small as a thumbnail. While a finger holds
  /// the screen, they are not seen, either.
  ///
  /// - Parameters:
  ///   - views: The views, which are opaque at rest.
  ///   - isAppearing: Whether the screen appears.
  ///   - seconds: The duration of the fade while the screen disappears, or is caught.
  ///   - background: The color of the screen at rest, if that fades, too.
  ///   - change: Changes more together with them.
  func fade(
    _ views: [UIView], isAppearing: Bool, seconds: Double = 0.2, background: UIColor? = nil,
    change: @escaping @MainActor (_ isShown: Bool) -> Void = { _ in }
  ) {
    guard let transitionCoordinator, transitionCoordinator.isAnimated else { return }
    @MainActor func show(_ isShown: Bool) {
      for view in views { view.alpha = isShown ? 1 : 0 }
      // A color that only loses its opacity does not become darker on its way.
      if let background {
        view.backgroundColor = isShown ? background : background.withAlphaComponent(0)
      }
      change(isShown)
    }
    @MainActor func fade(to isShown: Bool) {
      UIView.animate(withDuration: seconds, delay: 0, options: .beginFromCurrentState) {
        show(isShown)
      }
    }
    if isAppearing {
      show(false)
      transitionCoordinator.animate(alongsideTransition: { _ in
        UIView.animateKeyframes(withDuration: 0, delay: 0) {
          UIView.addKeyframe(withRelativeStartTime: 0.4, relativeDuration: 0.6) { show(true) }
        }
      })
    } else {
      fade(to: false)
    }
    transitionCoordinator.notifyWhenInteractionChanges { context in
      // A presentation that is canceled leaves, and so does a dismissal that is not.
      fade(to: !context.isInteractive && context.isCancelled != isAppearing)
    }
    transitionCoordinator.animate(alongsideTransition: nil) { _ in show(true) }
  }
}
