import MatchCut
import MatchCutContainers
import UIKit

/// The animators for tests of containers: the kit's, and those of apps.
enum AppAnimator: String, CaseIterable {
  case kit
  case viewAnimation
  case keyframes
  case layerKeyframes
  case propertyAnimator
  case atOnce

  /// Those with a duration.
  static let timed = allCases.filter { $0 != .atOnce }

  /// All, and `nil` for the container's own motion.
  static let allOrNone: [AppAnimator?] = [nil] + allCases

  /// Whether the animator has an interruptible animator.
  var isInterruptible: Bool { self == .kit || self == .propertyAnimator }

  /// Creates the animator, which slides the new screen in from the right, linearly, in half a
  /// second.
  @MainActor func make() -> any UIViewControllerAnimatedTransitioning {
    switch self {
    case .kit:
      TransitionAnimator(
        .slide(from: .trailing), for: .selectNext, timing: .curve(.linear, duration: 0.5))
    case .viewAnimation: ViewSlide()
    case .keyframes: KeyframeSlide()
    case .layerKeyframes: LayerSlide()
    case .propertyAnimator: PropertySlide()
    case .atOnce: NoSlide()
    }
  }
}

/// The common part of the slides: they move the new screen, and rely on UIKit to restore animated
/// values.
class Slide: NSObject {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.5 }

  /// Inserts the new screen outside, and returns it with its final frame.
  @MainActor func begin(
    _ context: any UIViewControllerContextTransitioning
  ) -> (view: UIView, rest: CGPoint) {
    guard let controller = context.viewController(forKey: .to), let view = controller.view else {
      return (UIView(frame: .zero), .zero)
    }
    context.containerView.addSubview(view)
    view.frame = context.finalFrame(for: controller)
    let rest = view.center
    view.center.x += context.containerView.bounds.width
    return (view, rest)
  }

  @MainActor static func end(_ context: any UIViewControllerContextTransitioning) {
    context.completeTransition(!context.transitionWasCancelled)
  }
}

private final class ViewSlide: Slide, UIViewControllerAnimatedTransitioning {
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let (view, rest) = begin(transitionContext)
    UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
      view.center = rest
    } completion: { _ in
      Self.end(transitionContext)
    }
  }
}

private final class KeyframeSlide: Slide, UIViewControllerAnimatedTransitioning {
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let (view, rest) = begin(transitionContext)
    let options = UIView.KeyframeAnimationOptions(
      rawValue: UIView.AnimationOptions.curveLinear.rawValue)
    UIView.animateKeyframes(withDuration: 0.5, delay: 0, options: options) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.center = rest }
    } completion: { _ in
      Self.end(transitionContext)
    }
  }
}

private final class LayerSlide: Slide, UIViewControllerAnimatedTransitioning {
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let (view, rest) = begin(transitionContext)
    CATransaction.begin()
    CATransaction.setCompletionBlock { Self.end(transitionContext) }
    let slide = CAKeyframeAnimation(keyPath: "position.x")
    slide.values = [view.center.x, (view.center.x + rest.x) / 2, rest.x]
    slide.duration = 0.5
    view.center = rest
    view.layer.add(slide, forKey: "slide")
    CATransaction.commit()
  }
}

private final class PropertySlide: AppPropertyAnimator {
  init() { super.init(duration: 0.5) }

  override func makeAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> UIViewPropertyAnimator {
    let (view, rest) = Slide().begin(transitionContext)
    let animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear) { view.center = rest }
    animator.addCompletion { _ in Slide.end(transitionContext) }
    return animator
  }
}

private final class NoSlide: Slide, UIViewControllerAnimatedTransitioning {
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let (view, rest) = begin(transitionContext)
    view.center = rest
    Self.end(transitionContext)
  }
}
