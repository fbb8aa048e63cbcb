import UIKit

// In asynchronous code, Apple's methods with a completion wait for it. These return at once.

extension UIViewController {
  func begin(
    _ screen: UIViewController, animated: Bool = true, then completion: (() -> Void)? = nil
  ) {
    present(screen, animated: animated, completion: completion)
  }

  func beginDismissal(animated: Bool = true, then completion: (() -> Void)? = nil) {
    dismiss(animated: animated, completion: completion)
  }
}

extension UIViewPropertyAnimator {
  /// Returns a record of its ends.
  func notedEnds() -> Ends<UIViewAnimatingPosition> {
    let ends = Ends<UIViewAnimatingPosition>()
    addCompletion { ends.note($0) }
    return ends
  }
}

@MainActor func animate(
  _ duration: TimeInterval, delay: TimeInterval = 0, _ options: UIView.AnimationOptions = [],
  _ changes: @escaping () -> Void, then completion: ((Bool) -> Void)? = nil
) {
  UIView.animate(
    withDuration: duration, delay: delay, options: options, animations: changes,
    completion: completion)
}

@MainActor func animateKeyframes(_ duration: TimeInterval, _ frames: @escaping () -> Void) {
  UIView.animateKeyframes(
    withDuration: duration, delay: 0, options: .calculationModeLinear, animations: frames)
}
