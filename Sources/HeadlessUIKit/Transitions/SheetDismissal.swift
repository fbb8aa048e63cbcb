import Foundation

/// The dismissal of a sheet by a finger, which the sheet follows one to one (M4).
final class SheetDismissal: NSObject, UIViewControllerInteractiveTransitioning {
  /// The velocity of the finger, in points per second, from which on a sheet goes.
  private static let fling: CGFloat = 1000
  /// At its end the animation would complete in the hand.
  private static let furthest: CGFloat = 1 - 1e-4

  private weak var context: (any UIViewControllerContextTransitioning)?
  private var animator: UIViewPropertyAnimator?
  /// The way to below the container, and the height of the sheet, in points.
  private var distance: CGFloat = 1
  private var height: CGFloat = 1
  private var offset: CGFloat = 0
  /// The velocity with which the finger has let go before the transition had started.
  private var release: CGFloat?

  func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard let sheet = transitionContext.view(forKey: .from) else { return }
    context = transitionContext
    let away = transitionContext.placeBelow(sheet)
    distance = max(away.y - sheet.center.y, 1)
    height = sheet.bounds.height
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { sheet.center = away }
    let rest = sheet.center
    animator.addCompletion { [weak self] _ in
      // What a reversed animator puts back does not reach the safe areas.
      sheet.center = rest
      self?.end()
    }
    animator.pauseAnimation()
    self.animator = animator
    show()
    if let release { letGo(velocity: release) }
  }

  /// Moves the sheet to a distance from its place, in points; it is never above that.
  func follow(_ offset: CGFloat) {
    self.offset = max(offset, 0)
    show()
  }

  /// Lets the sheet go, with the velocity of the finger in points per second.
  func letGo(velocity: CGFloat) {
    guard let animator, let context else {
      release = velocity
      return
    }
    let isGone = velocity >= Self.fling || velocity > -Self.fling && offset > height / 2
    let left = isGone ? distance - offset : offset
    let speed = isGone ? velocity : -velocity
    let relative = speed / left
    if isGone {
      context.finishInteractiveTransition()
    } else {
      context.cancelInteractiveTransition()
    }
    guard left > 0 else {
      animator.stopAnimation(false)
      return animator.finishAnimation(at: isGone ? .end : .start)
    }
    animator.isReversed = !isGone
    animator.continueAnimation(
      withTimingParameters: UISpringTimingParameters(
        mass: 3, stiffness: 1000, damping: 500,
        initialVelocity: CGVector(dx: relative, dy: relative)),
      durationFactor: 0)
  }

  private func show() {
    let part = min(offset / distance, Self.furthest)
    animator?.fractionComplete = part
    context?.updateInteractiveTransition(part)
  }

  private func end() {
    guard let context else { return }
    self.context = nil
    context.completeTransition(!context.transitionWasCancelled)
  }
}
