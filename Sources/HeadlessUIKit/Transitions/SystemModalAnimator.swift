import Foundation

/// The animation of presentations without an animator: a slide from the bottom, or a cross-fade.
final class SystemModalAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let fades: Bool
  private let isPresenting: Bool

  @MainActor
  init(style: UIModalTransitionStyle, isPresenting: Bool) {
    fades = style != .coverVertical || World.current.fadesInsteadOfSliding
    self.isPresenting = isPresenting
    super.init()
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { fades ? 0.3 : 0.4 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    transitionContext.insertIncomingView(above: isPresenting)
    guard let moving = transitionContext.view(forKey: isPresenting ? .to : .from) else {
      return transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
    let duration = transitionDuration(using: transitionContext)
    let rest = moving.center
    let isPresenting = isPresenting
    let fades = fades
    let below = CGPoint(
      x: rest.x, y: transitionContext.containerView.bounds.maxY + moving.bounds.height / 2)
    if isPresenting { Self.pose(moving, fades: fades, away: true, at: below) }
    UIView.animate(
      withDuration: duration,
      animations: {
        Self.pose(moving, fades: fades, away: !isPresenting, at: isPresenting ? rest : below)
      },
      completion: { _ in
        // A slide leaves the alpha, which the app may have set.
        if fades { moving.alpha = 1 } else { moving.center = rest }
        Self.end(transitionContext)
      }
    )
  }

  @MainActor
  private static func pose(_ view: UIView, fades: Bool, away: Bool, at center: CGPoint) {
    if fades {
      view.alpha = away ? 0 : 1
    } else {
      view.center = center
    }
  }

  @MainActor
  private static func end(_ context: any UIViewControllerContextTransitioning) {
    if context.transitionWasCancelled { context.view(forKey: .to)?.removeFromSuperview() }
    context.completeTransition(!context.transitionWasCancelled)
  }
}

extension World {
  /// Whether the user prefers cross-fades to the system's slides (H).
  var fadesInsteadOfSliding: Bool { isReduceMotionEnabled && prefersCrossFadeTransitions }
}
