import Foundation

/// The slide of a sheet, with the recorded spring (M3).
final class SystemSheetAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPresenting: Bool

  init(isPresenting: Bool) {
    self.isPresenting = isPresenting
    super.init()
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { SpringCurve.system.settlingDuration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    transitionContext.insertIncomingView(above: isPresenting)
    guard let sheet = transitionContext.view(forKey: isPresenting ? .to : .from) else {
      return transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
    let rest = sheet.center
    let away = transitionContext.placeBelow(sheet)
    let target = isPresenting ? rest : away
    if isPresenting { sheet.center = away }
    let animator = UIViewPropertyAnimator(
      duration: 0, timingParameters: UISpringTimingParameters())
    animator.addAnimations { sheet.center = target }
    animator.addCompletion { _ in
      sheet.center = rest
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
    animator.startAnimation()
  }
}

extension UIViewControllerContextTransitioning {
  /// The center of a sheet that is below the container.
  func placeBelow(_ sheet: UIView) -> CGPoint {
    CGPoint(x: sheet.center.x, y: containerView.bounds.maxY + sheet.bounds.height / 2)
  }
}
