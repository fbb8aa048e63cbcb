public import UIKit

/// An animator that runs an effect for one operation.
///
/// ``ModalTransition`` and ``PushTransition`` make animators as they need them. In a delegate of
/// your own, return one:
///
/// ```swift
/// func animationController(
///   forDismissed dismissed: UIViewController
/// ) -> (any UIViewControllerAnimatedTransitioning)? {
///   TransitionAnimator(.fade, for: .dismiss)
/// }
/// ```
///
/// The animator completes every transition exactly once, with the outcome that UIKit reports.
/// Before that, it restores whatever the effect has changed. A transition can be driven by a
/// percentage, paused and reversed. The animator moves only the views that UIKit returns, so it
/// suits `.custom` and `.fullScreen` presentations alike.
public final class TransitionAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// The look of the transitions.
  public let effect: any TransitionEffect

  /// The operation of the transitions.
  public let operation: TransitionOperation

  /// The interaction that may drive the transition that this animator was made for.
  weak var interaction: (any UIViewControllerInteractiveTransitioning)?

  /// Whether the user may drag the front screen independently of the animation.
  var isDraggable = false

  /// Whether the user may stretch the front screen beyond its place.
  var stretches = false

  /// Called with the container when a transition starts.
  var onStart: ((UIView) -> Void)?

  private let chosenEffect: any TransitionEffect
  private let givenTiming: TransitionTiming?
  private var runs: [EffectRun] = []

  /// Creates an animator.
  ///
  /// - Parameters:
  ///   - effect: The look of the transition. While Reduce Motion is on, the animator plays the
  ///     effect's ``TransitionEffect/reduced`` instead.
  ///   - operation: The operation of the transition. It must be the one for which UIKit asks.
  ///   - timing: The timing of the transition; by default the effect's
  ///     ``TransitionEffect/timing(for:)``.
  public init(
    _ effect: any TransitionEffect, for operation: TransitionOperation,
    timing: TransitionTiming? = nil
  ) {
    self.effect = effect
    chosenEffect = effect.chosen(for: operation)
    self.operation = operation
    givenTiming = timing
  }

  /// Returns the duration of the transition in seconds; 0 if it is not animated.
  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    transitionContext?.isAnimated == false ? 0 : timing.duration
  }

  /// Plays the transition, or completes it at once if it is not animated.
  public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    run(of: transitionContext).start()
  }

  /// Returns the property animator with which UIKit drives a transition, the same at every call.
  ///
  /// The screens are in their first pose from then on. If UIKit asks before it calls
  /// ``animateTransition(using:)``, the animator has not started, or is paused at its beginning if
  /// the transition is interactive.
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    let run = run(of: transitionContext)
    run.makeReady()
    return run.animator
  }

  /// Releases the transition that has ended.
  public func animationEnded(_ transitionCompleted: Bool) {
    // A run stays as long as its context, so that a late call of UIKit does not start another one.
    runs.removeAll { $0.isEnded && $0.context == nil }
  }

  /// Returns the run of a transition, and creates it at the first call.
  package func run(of context: any UIViewControllerContextTransitioning) -> EffectRun {
    if let run = runs.first(where: { $0.context === context }) { return run }
    let run = EffectRun(
      context, operation: operation, effect: chosenEffect.respectingReduceMotion, timing: timing,
      isDraggable: isDraggable, stretches: stretches)
    runs.append(run)
    reportWrongOperation(in: context)
    keepFocus(after: run, of: context)
    onStart?(context.containerView)
    return run
  }

  /// Moves VoiceOver's focus to the source of the front screen when that has gone, or back to a
  /// screen whose dismissal or pop is canceled.
  ///
  /// The presentation controller of a ``ModalTransition`` does the same itself; its view is a clip.
  private func keepFocus(
    after run: EffectRun, of context: any UIViewControllerContextTransitioning
  ) {
    let isAppearing = operation.isAppearing
    guard [.present, .dismiss, .push, .pop].contains(operation),
      !(context.view(forKey: isAppearing ? .to : .from) is ClipView)
    else { return }
    let request = TransitionRequest(operation, in: context)
    _ = run.whenEnded { [effect] isCancelled in
      let isGone = isCancelled == isAppearing
      guard isCancelled || !isAppearing,
        let view = isGone
          ? effect.voiceOverTarget(for: request) : request.frontController?.viewIfLoaded
      else { return }
      UIAccessibility.post(notification: .screenChanged, argument: view)
    }
  }

  private func reportWrongOperation(in context: any UIViewControllerContextTransitioning) {
    guard let to = context.viewController(forKey: .to),
      let from = context.viewController(forKey: .from)
    else { return }
    let right = rightOperations(in: context, from: from, to: to)
    guard !right.contains(operation) else { return }
    let names = right.map { ".\($0)" }.joined(separator: " or ")
    Misuse.report(
      self,
      """
      A TransitionAnimator for .\(operation) animates a \(names) of \(type(of: from)) and \
      \(type(of: to)): make one for \(names) where the delegate is asked about that.
      """)
  }

  /// Returns the operations that an animator of the transition may be for, if they are known.
  private func rightOperations(
    in context: any UIViewControllerContextTransitioning, from: UIViewController,
    to: UIViewController
  ) -> [TransitionOperation] {
    // The app's container may stack its screens, or have them side by side.
    if context is any InteractionReporting {
      return TransitionOperation.all.filter { !$0.isModal }
    }
    if to.isBeingPresented { return [.present] }
    if from.isBeingDismissed { return [.dismiss] }
    switch from.parent ?? to.parent {
    case is UINavigationController:
      if to.isMovingToParent == from.isMovingFromParent { return [.push, .pop] }
      return to.isMovingToParent ? [.push] : [.pop]
    case is UITabBarController: return [.selectNext, .selectPrevious]
    default: return TransitionOperation.all
    }
  }

  private var timing: TransitionTiming {
    givenTiming ?? chosenEffect.respectingReduceMotion.timing(for: operation)
  }
}
