import Foundation

/// The slide of a push or a pop without an animator.
final class SystemNavigationAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// The duration of a push or a pop in seconds, which coordinators know from the start (A9).
  static let duration = 0.35

  private let isPush: Bool
  private let fades: Bool

  @MainActor
  init(operation: UINavigationController.Operation) {
    isPush = operation != .pop
    fades = World.current.fadesInsteadOfSliding
    super.init()
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { Self.duration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    transitionContext.insertIncomingView(above: isPush)
    guard let from = transitionContext.view(forKey: .from),
      let to = transitionContext.view(forKey: .to)
    else { return transitionContext.completeTransition(!transitionContext.transitionWasCancelled) }
    let poses = Poses(from: from, to: to, isPush: isPush, fades: fades)
    poses.begin()
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext),
      animations: { poses.arrive() },
      completion: { _ in
        // With animations disabled, the pop completes while the finger still holds the screen.
        if transitionContext.isInteractive { transitionContext.finishInteractiveTransition() }
        poses.reset()
        transitionContext.placeRemainingView()
        if transitionContext.transitionWasCancelled { to.removeFromSuperview() }
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      }
    )
  }

  /// The front screen slides by its width, the screen behind by a third of it.
  @MainActor
  private struct Poses {
    private let front: UIView
    private let back: UIView
    private let isPush: Bool
    private let fades: Bool
    private let frontRest: CGPoint
    private let backRest: CGPoint
    private let width: CGFloat

    init(from: UIView, to: UIView, isPush: Bool, fades: Bool) {
      front = isPush ? to : from
      back = isPush ? from : to
      self.isPush = isPush
      self.fades = fades
      frontRest = front.center
      backRest = back.center
      let isMirrored = front.effectiveUserInterfaceLayoutDirection == .rightToLeft
      width = front.bounds.width * (isMirrored ? -1 : 1)
    }

    func begin() {
      pose(isFrontAway: isPush)
    }

    func arrive() {
      pose(isFrontAway: !isPush)
    }

    func reset() {
      // A slide leaves the alpha, which the app may have set.
      if fades { front.alpha = 1 }
      front.center = frontRest
      back.center = backRest
    }

    private func pose(isFrontAway: Bool) {
      guard !fades else {
        front.alpha = isFrontAway ? 0 : 1
        return
      }
      front.center.x = frontRest.x + (isFrontAway ? width : 0)
      back.center.x = backRest.x - (isFrontAway ? 0 : width / 3)
    }
  }
}

extension UIViewControllerContextTransitioning {
  /// Sets the frame of the view that stays, because the container may have another size by now.
  fileprivate func placeRemainingView() {
    let key: UITransitionContextViewControllerKey = transitionWasCancelled ? .from : .to
    guard let controller = viewController(forKey: key), let view = controller.viewIfLoaded
    else { return }
    let frame = transitionWasCancelled ? initialFrame(for: controller) : finalFrame(for: controller)
    if view.transform.isIdentity, view.frame != frame { view.frame = frame }
  }
}
