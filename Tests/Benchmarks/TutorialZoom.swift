import UIKit

/// The zoom that tutorials teach: it animates the frame of the screen, or its transform.
final class TutorialZoom: NSObject, UIViewControllerTransitioningDelegate {
  private let thumbnail: UIView
  private let isByTransform: Bool

  init(from thumbnail: UIView, byTransform isByTransform: Bool) {
    self.thumbnail = thumbnail
    self.isByTransform = isByTransform
    super.init()
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    TutorialAnimator(from: thumbnail, byTransform: isByTransform, isPresenting: true)
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    TutorialAnimator(from: thumbnail, byTransform: isByTransform, isPresenting: false)
  }
}

private final class TutorialAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let thumbnail: UIView
  private let isByTransform: Bool
  private let isPresenting: Bool

  init(from thumbnail: UIView, byTransform isByTransform: Bool, isPresenting: Bool) {
    self.thumbnail = thumbnail
    self.isByTransform = isByTransform
    self.isPresenting = isPresenting
    super.init()
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.5 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let screen = context.viewController(forKey: isPresenting ? .to : .from),
      let view = screen.view
    else { return context.completeTransition(false) }
    if isPresenting { context.containerView.addSubview(view) }
    let source = thumbnail.convert(thumbnail.bounds, to: context.containerView)
    let rest = isPresenting ? context.finalFrame(for: screen) : view.frame
    if isPresenting {
      view.frame = rest
      UIView.performWithoutAnimation { place(view, at: source, of: rest) }
    }
    UIView.animate(
      withDuration: 0.5,
      animations: { [self] in place(view, at: isPresenting ? rest : source, of: rest) },
      completion: { _ in
        let isFinished = !context.transitionWasCancelled
        // A view that is presented again must not keep its transform.
        view.transform = .identity
        context.completeTransition(isFinished)
      })
  }

  private func place(_ view: UIView, at rect: CGRect, of rest: CGRect) {
    guard isByTransform else {
      view.frame = rect
      return
    }
    view.center = CGPoint(x: rect.midX, y: rect.midY)
    view.transform = CGAffineTransform(
      scaleX: rect.width / rest.width, y: rect.height / rest.height)
  }
}
