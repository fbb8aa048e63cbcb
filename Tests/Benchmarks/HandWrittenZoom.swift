import UIKit

/// A hand-written zoom for one screen and one thumbnail, with the same look as the kit's: a clip
/// around the screen that grows out of the thumbnail with its corners, a picture of the thumbnail
/// that fades out, a shadow, and dimming.
///
/// The clip stays around the screen while that is shown, so that the screen is added once.
///
/// It moves layers rather than views, so that UIKit computes no safe area in flight. It cannot be
/// interrupted, canceled or caught, and restores only what it has changed itself.
final class HandWrittenZoom: NSObject, UIViewControllerTransitioningDelegate {
  private let thumbnail: UIView

  init(from thumbnail: UIView) {
    self.thumbnail = thumbnail
    super.init()
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    ClipPresentationController(presentedViewController: presented, presenting: presenting)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    HandWrittenAnimator(from: thumbnail, isPresenting: true)
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    HandWrittenAnimator(from: thumbnail, isPresenting: false)
  }
}

/// Shows the screen in a clip.
private final class ClipPresentationController: UIPresentationController {
  private let clip = UIView()

  override var presentedView: UIView? { clip }

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    guard let container = containerView, let view = presentedViewController.view else { return }
    clip.clipsToBounds = true
    clip.frame = container.bounds
    view.frame = container.bounds
    clip.addSubview(view)
  }
}

private final class HandWrittenAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let thumbnail: UIView
  private let isPresenting: Bool
  private let dimming = UIView()
  private let shadow = UIView()

  init(from thumbnail: UIView, isPresenting: Bool) {
    self.thumbnail = thumbnail
    self.isPresenting = isPresenting
    super.init()
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.5 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let screen = context.viewController(forKey: isPresenting ? .to : .from),
      let view = screen.view, let clip = context.view(forKey: isPresenting ? .to : .from),
      let picture = thumbnail.snapshotView(afterScreenUpdates: false)
    else { return context.completeTransition(false) }
    let container = context.containerView
    let rest = isPresenting ? context.finalFrame(for: screen) : clip.frame
    let source = thumbnail.convert(thumbnail.bounds, to: container)
    UIView.performWithoutAnimation {
      build(around: clip, picture, of: rest.size, in: container)
      if isPresenting { view.layoutIfNeeded() }
      place(view, in: clip, picture, at: isPresenting ? source : rest, of: rest)
      picture.alpha = isPresenting ? 1 : 0
      thumbnail.alpha = 0
    }
    UIView.animate(
      withDuration: 0.5,
      animations: { [self] in
        place(view, in: clip, picture, at: isPresenting ? rest : source, of: rest)
        dimming.alpha = isPresenting ? 0.15 : 0
        UIView.animateKeyframes(withDuration: 0, delay: 0) { [self] in
          UIView.addKeyframe(
            withRelativeStartTime: isPresenting ? 0 : 0.35, relativeDuration: 0.65
          ) { [self] in picture.alpha = isPresenting ? 0 : 1 }
        }
      },
      completion: { [self] _ in
        let isFinished = !context.transitionWasCancelled
        view.layer.setAffineTransform(.identity)
        clip.layer.cornerRadius = 0
        picture.removeFromSuperview()
        shadow.removeFromSuperview()
        dimming.removeFromSuperview()
        thumbnail.alpha = 1
        context.completeTransition(isFinished)
      })
  }

  private func build(
    around clip: UIView, _ picture: UIView, of size: CGSize, in container: UIView
  ) {
    dimming.backgroundColor = .black
    dimming.frame = container.bounds
    dimming.alpha = isPresenting ? 0 : 0.15
    container.insertSubview(dimming, at: 0)
    shadow.bounds.size = size
    shadow.layer.shadowPath =
      UIBezierPath(roundedRect: shadow.bounds, cornerRadius: 62).cgPath
    shadow.layer.shadowOpacity = 0.36
    shadow.layer.shadowRadius = 30
    container.insertSubview(shadow, aboveSubview: dimming)
    if isPresenting { container.addSubview(clip) }
    clip.addSubview(picture)
  }

  /// Sets the frames of the clip and of the layers in it and below it.
  private func place(
    _ view: UIView, in clip: UIView, _ picture: UIView, at rect: CGRect, of rest: CGRect
  ) {
    let scale = max(rect.width / rest.width, rect.height / rest.height)
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let middle = CGPoint(x: rect.width / 2, y: rect.height / 2)
    clip.layer.bounds = CGRect(origin: .zero, size: rect.size)
    clip.layer.position = center
    clip.layer.cornerRadius = rect == rest ? 62 : 8
    shadow.layer.position = center
    shadow.layer.setAffineTransform(
      CGAffineTransform(scaleX: rect.width / rest.width, y: rect.height / rest.height))
    view.layer.setAffineTransform(CGAffineTransform(scaleX: scale, y: scale))
    view.layer.position = middle
    let fill = max(
      rect.width / picture.bounds.width, rect.height / picture.bounds.height)
    picture.layer.setAffineTransform(CGAffineTransform(scaleX: fill, y: fill))
    picture.layer.position = middle
  }
}
