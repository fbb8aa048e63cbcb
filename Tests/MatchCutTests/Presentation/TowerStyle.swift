import MatchCut
import UIKit

/// How the screens of a tower are presented.
enum TowerStyle: String, CaseIterable {
  case drag
  case pan
  /// The kit's transition, without a gesture.
  case plain
  /// The kit's animator and gesture, and UIKit's presentation controller, without the presenter.
  case fullScreen
  case overFullScreen
  /// A hand-written delegate with an animator of its own, and UIKit's presentation controller.
  case handWritten
  /// The same as a full-screen presentation.
  case handWrittenFullScreen
  case systemFullScreen
  case systemSheet

  /// Whether the user can pull the screen down.
  var hasGesture: Bool {
    switch self {
    case .drag, .pan, .fullScreen, .overFullScreen: true
    default: false
    }
  }

  /// Returns the delegate, to be kept, after setting it and the presentation style.
  @MainActor func prepare(_ screen: UIViewController) -> (
    any UIViewControllerTransitioningDelegate
  )? {
    let delegate: (any UIViewControllerTransitioningDelegate)? =
      switch self {
      case .drag: ModalTransition(.cover(from: .bottom), dismissal: .drag)
      case .pan, .fullScreen, .overFullScreen:
        ModalTransition(.cover(from: .bottom), dismissal: .panDown)
      case .plain: ModalTransition(.fade)
      case .handWritten, .handWrittenFullScreen: BlockFadeDelegate()
      case .systemFullScreen, .systemSheet: nil
      }
    screen.transitioningDelegate = delegate
    screen.modalPresentationStyle =
      switch self {
      case .drag, .pan, .plain, .handWritten: .custom
      case .fullScreen, .handWrittenFullScreen, .systemFullScreen: .fullScreen
      case .overFullScreen: .overFullScreen
      case .systemSheet: .pageSheet
      }
    return delegate
  }
}

/// A delegate as apps write it by hand, whose animator fades in a block.
final class BlockFadeDelegate: NSObject, UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { BlockFade() }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { BlockFade() }
}

/// An animator that fades in an animation block.
final class BlockFade: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.3 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let to = transitionContext.view(forKey: .to)
    let from = transitionContext.view(forKey: .from)
    let presents =
      transitionContext.viewController(forKey: .from)?.isBeingDismissed != true
    if let to, let toController = transitionContext.viewController(forKey: .to) {
      to.frame = transitionContext.finalFrame(for: toController)
      if presents {
        transitionContext.containerView.addSubview(to)
      } else {
        transitionContext.containerView.insertSubview(to, at: 0)
      }
    }
    let front = presents ? to : from
    if presents { front?.alpha = 0 }
    UIView.animate(withDuration: 0.3) {
      front?.alpha = presents ? 1 : 0
    } completion: { _ in
      front?.alpha = 1
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
