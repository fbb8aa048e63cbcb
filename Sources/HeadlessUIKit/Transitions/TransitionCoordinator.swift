import Foundation

/// What a coordinator needs to know about its transition.
@MainActor
protocol CoordinatedTransition: AnyObject {
  var isAnimated: Bool { get }
  var presentationStyle: UIModalPresentationStyle { get }
  var initiallyInteractive: Bool { get }
  var isInterruptible: Bool { get }
  var isInteractive: Bool { get }
  var transitionWasCancelled: Bool { get }
  var transitionDuration: TimeInterval { get }
  var percentComplete: CGFloat { get }
  var completionVelocity: CGFloat { get }
  var completionCurve: UIView.AnimationCurve { get }
  var containerView: UIView { get }
  var targetTransform: CGAffineTransform { get }
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// Keeps the alongside animations and completions of a transition.
@MainActor
final class TransitionCoordinator: NSObject {
  typealias Handler = (any UIViewControllerTransitionCoordinatorContext) -> Void

  weak var transition: (any CoordinatedTransition)?
  /// Views outside the container that animate alongside; an interaction drives them, too.
  private(set) var outsideViews: [UIView] = []
  private var animations: [Handler] = []
  private var completions: [Handler] = []
  private var interactionHandlers: [Handler] = []
  private var hasRunAnimations = false
  private var hasEnded = false

  func runAnimations() {
    guard !hasRunAnimations else { return }
    hasRunAnimations = true
    let work = animations
    animations = []
    for run in work { run(self) }
  }

  func runCompletions() {
    hasEnded = true
    let work = completions
    completions = []
    interactionHandlers = []
    outsideViews = []
    for run in work { run(self) }
  }

  func interactionChanged() {
    for handler in interactionHandlers { handler(self) }
  }
}

extension TransitionCoordinator: UIViewControllerTransitionCoordinator {
  @discardableResult
  func animate(
    alongsideTransition animation: Handler?, completion: Handler?
  ) -> Bool {
    animateAlongsideTransition(in: nil, animation: animation, completion: completion)
  }

  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?, animation: Handler?, completion: Handler?
  ) -> Bool {
    guard !hasEnded else { return false }
    if let completion { completions.append(completion) }
    guard let animation else { return true }
    guard !hasRunAnimations else { return false }
    if let view { outsideViews.append(view) }
    animations.append(animation)
    return true
  }

  func notifyWhenInteractionChanges(_ handler: @escaping Handler) {
    guard !hasEnded else { return }
    interactionHandlers.append(handler)
  }
}

extension TransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  var isAnimated: Bool { transition?.isAnimated ?? false }
  var presentationStyle: UIModalPresentationStyle { transition?.presentationStyle ?? .none }
  var initiallyInteractive: Bool { transition?.initiallyInteractive ?? false }
  var isInterruptible: Bool { transition?.isInterruptible ?? false }
  var isInteractive: Bool { transition?.isInteractive ?? false }
  var isCancelled: Bool { transition?.transitionWasCancelled ?? false }
  var transitionDuration: TimeInterval { transition?.transitionDuration ?? 0 }
  var percentComplete: CGFloat { transition?.percentComplete ?? 0 }
  var completionVelocity: CGFloat { transition?.completionVelocity ?? 1 }
  var completionCurve: UIView.AnimationCurve { transition?.completionCurve ?? .easeInOut }
  var containerView: UIView { transition?.containerView ?? UIView(frame: .zero) }
  var targetTransform: CGAffineTransform { transition?.targetTransform ?? .identity }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    transition?.viewController(forKey: key)
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    transition?.view(forKey: key)
  }
}
