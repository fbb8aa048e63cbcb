import Foundation

/// The dismissal of a sheet by a finger, which the sheet follows point by point (M4).
final class SheetDismissal: NSObject, UIViewControllerInteractiveTransitioning {
  /// The velocity of the finger, in points per second, from which a sheet is dismissed.
  private static let fling: CGFloat = 1000
  /// At 1, the animation would complete during the interaction.
  private static let furthest: CGFloat = 1 - 1e-4

  private weak var context: (any UIViewControllerContextTransitioning)?
  private var animator: UIViewPropertyAnimator?
  /// The distance to below the container, and the height of the sheet, in points.
  private var distance: CGFloat = 1
  private var height: CGFloat = 1
  private var offset: CGFloat = 0
  /// The velocity of a finger that lifted before the transition had started.
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
      // The safe areas do not follow values that a reversed animator restores.
      sheet.center = rest
      self?.end()
    }
    animator.pauseAnimation()
    self.animator = animator
    show()
    if let release { letGo(velocity: release) }
  }

  /// Moves the sheet to an offset from its place, in points; never above that.
  func follow(_ offset: CGFloat) {
    self.offset = max(offset, 0)
    show()
  }

  /// Releases the sheet, with the velocity of the finger in points per second.
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
