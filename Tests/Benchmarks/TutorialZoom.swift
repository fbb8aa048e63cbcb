import UIKit

/// The zoom of tutorials, which animates the frame or the transform of the screen.
final class TutorialZoom: NSObject, UIViewControllerTransitioningDelegate {
  /// The property that is animated.
  enum Property {
    case frame
    case transform
    /// The transform of the layer, for which UIKit computes no safe area.
    case layerTransform
  }

  private let thumbnail: UIView
  private let property: Property

  init(from thumbnail: UIView, by property: Property) {
    self.thumbnail = thumbnail
    self.property = property
    super.init()
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    TutorialAnimator(from: thumbnail, by: property, isPresenting: true)
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    TutorialAnimator(from: thumbnail, by: property, isPresenting: false)
  }
}

private final class TutorialAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let thumbnail: UIView
  private let property: TutorialZoom.Property
  private let isPresenting: Bool

  init(from thumbnail: UIView, by property: TutorialZoom.Property, isPresenting: Bool) {
    self.thumbnail = thumbnail
    self.property = property
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
      completion: { [self] _ in
        let isFinished = !context.transitionWasCancelled
        // A view that is presented again must not keep its transform.
        switch property {
        case .frame: break
        case .transform: view.transform = .identity
        case .layerTransform: view.layer.setAffineTransform(.identity)
        }
        context.completeTransition(isFinished)
      })
  }

  private func place(_ view: UIView, at rect: CGRect, of rest: CGRect) {
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let transform = CGAffineTransform(
      scaleX: rect.width / rest.width, y: rect.height / rest.height)
    switch property {
    case .frame: view.frame = rect
    case .transform:
      view.center = center
      view.transform = transform
    case .layerTransform:
      view.layer.position = center
      view.layer.setAffineTransform(transform)
    }
  }
}
