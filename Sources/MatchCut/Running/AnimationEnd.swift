import UIKit

/// Calls a closure when an animation has ended: with `true` if it ran to its end.
final class AnimationEnd: NSObject, CAAnimationDelegate {
  private let handler: @MainActor @Sendable (Bool) -> Void

  init(handler: @escaping @MainActor @Sendable (Bool) -> Void) {
    self.handler = handler
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    let handler = handler
    // The delegate of an animation is told on the main thread.
    MainActor.assumeIsolated { handler(flag) }
  }
}
