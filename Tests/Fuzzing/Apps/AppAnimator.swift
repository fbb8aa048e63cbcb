import MatchCut
import UIKit

/// An animator of the app's own, by which a screen comes from below, or from the side in a container.
///
/// A silent one never completes its transition. The kit does so in its place where an interaction of
/// the kit has the transition; everywhere else the animator completes it after all.
@MainActor class AppAnimator: NSObject {
  fileprivate let operation: TransitionOperation
  private let silence: AnimatorSilence
  private let leavesView: Bool
  private var isSilent = false
  fileprivate private(set) weak var front: UIView?
  /// The view that it has added to a container that is not a presentation's.
  private weak var added: UIView?
  /// Its controller.
  private weak var incoming: UIViewController?

  init(
    for operation: TransitionOperation, _ silence: AnimatorSilence = .never,
    leavesView: Bool = false
  ) {
    self.operation = operation
    self.silence = silence
    self.leavesView = leavesView
    super.init()
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.3 }

  /// Brings the views to where they begin.
  ///
  /// - Returns: What is animated.
  final func prepare(_ context: any UIViewControllerContextTransitioning) -> () -> Void {
    // The transition may begin in an animation block.
    var changes: () -> Void = {}
    UIView.performWithoutAnimation { changes = setUp(context) }
    return changes
  }

  private func setUp(_ context: any UIViewControllerContextTransitioning) -> () -> Void {
    isSilent = silence == .always || silence == .underFinger && context.isInteractive
    let (container, isAppearing) = (context.containerView, operation.isAppearing)
    let isModal = operation == .present || operation == .dismiss
    if let incoming = context.view(forKey: .to), let to = context.viewController(forKey: .to),
      isAppearing || !isModal
    {
      // The callbacks of a transition that has just ended may begin this one.
      incoming.transform = .identity
      incoming.frame = context.finalFrame(for: to)
      if !isModal { (added, self.incoming) = (incoming, to) }
      if isAppearing {
        container.addSubview(incoming)
      } else if let outgoing = context.view(forKey: .from), outgoing.superview === container {
        // A canceled transition may have left another view below.
        container.insertSubview(incoming, belowSubview: outgoing)
      } else {
        container.insertSubview(incoming, at: 0)
      }
    }
    guard let front = context.view(forKey: isAppearing ? .to : .from) else { return {} }
    self.front = front
    let (width, height) = (container.bounds.width, container.bounds.height)
    let away = CGAffineTransform(translationX: isModal ? 0 : width, y: isModal ? height : 0)
    if isAppearing { front.transform = away }
    return { front.transform = isAppearing ? .identity : away }
  }

  func animationEnded(_ transitionCompleted: Bool) {
    // What UIKit has reversed may be inexact.
    front?.transform = .identity
    // The next transition, which may have begun at the end of this one, may show it.
    if isSilent, !transitionCompleted, incoming?.isShownByParent != true {
      added?.removeFromSuperview()
    }
  }

  final func end(_ context: any UIViewControllerContextTransitioning) {
    // Without time that passes, the kit does not watch it.
    guard !isSilent || !context.isAnimated || context.containerView.window == nil else { return }
    if context.transitionWasCancelled {
      if !leavesView { added?.removeFromSuperview() }
      // UIKit may call completions, which select the tab again, before `animationEnded`.
      front?.transform = .identity
    }
    context.completeTransition(!context.transitionWasCancelled)
  }
}

extension UIViewController {
  /// Whether the container of the controller shows it now.
  fileprivate var isShownByParent: Bool {
    let stack = parent as? UINavigationController
    return (stack?.topViewController ?? parent?.shownChild) === self
  }
}

/// Which transitions an animator never completes.
enum AnimatorSilence {
  case never
  /// Those that a finger has begun.
  case underFinger
  case always
}

/// One that cannot be interrupted.
final class AppBlockAnimator: AppAnimator, UIViewControllerAnimatedTransitioning {
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let move = prepare(transitionContext)
    UIView.animate(withDuration: 0.3, animations: move) { [self] _ in end(transitionContext) }
  }
}

/// One that animates the layers, whose own values it leaves alone.
final class AppLayerAnimator: AppAnimator, UIViewControllerAnimatedTransitioning {
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let move = prepare(transitionContext)
    CATransaction.begin()
    CATransaction.setCompletionBlock { [self] in
      MainActor.assumeIsolated { end(transitionContext) }
    }
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = operation.isAppearing ? 0 : 1
    fade.toValue = operation.isAppearing ? 1 : 0
    fade.duration = transitionDuration(using: transitionContext)
    front?.layer.add(fade, forKey: "app.fade")
    UIView.animate(withDuration: 0.3, animations: move)
    CATransaction.commit()
  }
}

/// One that can be interrupted.
final class AppPropertyAnimator: AppAnimator, UIViewControllerAnimatedTransitioning {
  private var animator: UIViewPropertyAnimator?
  private let keepsContext: Bool

  init(for operation: TransitionOperation, _ silence: AnimatorSilence = .never, keepsContext: Bool)
  {
    self.keepsContext = keepsContext
    super.init(for: operation, silence)
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: transitionContext).startAnimation()
  }

  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    if let animator { return animator }
    let animator = UIViewPropertyAnimator(
      duration: 0.3, curve: .easeOut, animations: prepare(transitionContext))
    if keepsContext {
      animator.addCompletion { [self] _ in end(transitionContext) }
    } else {
      // The kit may drag the screen without starting the animator.
      animator.addCompletion { [weak self, weak transitionContext] _ in
        if let transitionContext { self?.end(transitionContext) }
      }
    }
    self.animator = animator
    return animator
  }

  override func animationEnded(_ transitionCompleted: Bool) {
    super.animationEnded(transitionCompleted)
    if !keepsContext { animator = nil }
  }
}

extension AnimatorPlan {
  var isSilent: Bool { self == .silent || self == .silentProperty }
  /// Whether the screen behind may be in the container after a canceled pop.
  var mayLeaveView: Bool { isSilent || self == .leaving }

  /// Makes an animator of the app's own; `nil` if it is the kit's.
  ///
  /// It is `isWatched` if the kit has the transition even if no finger has begun it.
  @MainActor func makeAnimator(
    for operation: TransitionOperation, isWatched: Bool
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let silence = isWatched ? AnimatorSilence.always : .underFinger
    return switch self {
    case .kit: nil
    case .property: AppPropertyAnimator(for: operation, keepsContext: false)
    case .keeping: AppPropertyAnimator(for: operation, keepsContext: true)
    case .block: AppBlockAnimator(for: operation)
    case .leaving: AppBlockAnimator(for: operation, leavesView: operation == .pop)
    case .layer: AppLayerAnimator(for: operation)
    case .silent: AppBlockAnimator(for: operation, silence)
    case .silentProperty: AppPropertyAnimator(for: operation, silence, keepsContext: false)
    }
  }
}

extension App {
  /// Makes the animator of a container of the app's own.
  func makeContainerAnimator(
    for operation: TransitionOperation
  ) -> any UIViewControllerAnimatedTransitioning {
    let animator: any UIViewControllerAnimatedTransitioning =
      plan.stack.animator.makeAnimator(for: operation, isWatched: true)
      ?? TransitionAnimator(makeSideEffect(), for: operation, timing: plan.stack.timing.timing)
    return leaks.watched(animator, "an animator of a container")
  }
}
