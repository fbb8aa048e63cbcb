package import UIKit

/// Calls a closure when an animation has ended: with `true` if it ran to its end.
package final class AnimationEnd: NSObject, CAAnimationDelegate {
  private let handler: @MainActor @Sendable (Bool) -> Void

  package init(handler: @escaping @MainActor @Sendable (Bool) -> Void) {
    self.handler = handler
  }

  package func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    let handler = handler
    // The delegate of an animation is told on the main thread.
    MainActor.assumeIsolated { handler(flag) }
  }
}
