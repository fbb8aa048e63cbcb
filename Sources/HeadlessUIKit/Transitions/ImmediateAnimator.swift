import Foundation

/// Brings a transition that is not animated to its end at once.
final class ImmediateAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPresenting: Bool

  @MainActor
  init(isPresenting: Bool) {
    self.isPresenting = isPresenting
    super.init()
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    transitionContext.insertIncomingView(above: isPresenting)
    transitionContext.completeTransition(true)
  }
}

extension UIViewControllerContextTransitioning {
  /// Puts the incoming view where it belongs, if it is the animator's to add.
  func insertIncomingView(above: Bool) {
    guard let to = view(forKey: .to), let controller = viewController(forKey: .to) else { return }
    let frame = finalFrame(for: controller)
    if above {
      containerView.addSubview(to)
    } else {
      containerView.insertSubview(to, at: 0)
    }
    to.place(at: frame)
  }
}
