import Foundation

/// The context of one transition.
@MainActor
final class TransitionContext: NSObject {
  /// One side of a transition.
  struct Side {
    let controller: UIViewController
    var view: UIView?
    var initialFrame = CGRect.zero
    var finalFrame = CGRect.zero

    /// Places the view for a layout of the container's controller in flight, in the variant in which such
    /// a layout does that (B19).
    @MainActor func placeInFlight(in container: UIView) {
      guard World.current.variant.placesComingScreens, let view, view.superview === container,
        view.transform.isIdentity, view.frame != finalFrame
      else { return }
      view.frame = finalFrame
    }
  }

  enum Phase {
    case waiting
    case running
    case ended
  }

  /// The objects that run the transition.
  struct Plan {
    let animator: any UIViewControllerAnimatedTransitioning
    var interaction: (any UIViewControllerInteractiveTransitioning)?
    let isAnimated: Bool
  }

  let plan: Plan
  let container: UIView
  let style: UIModalPresentationStyle
  var from: Side
  var to: Side
  let coordinator = TransitionCoordinator()
  /// Whether it presents a screen.
  var isPresentation = false
  /// Called once, with the argument of `completeTransition`.
  var onEnd: ((Bool) -> Void)?

  @exclusivity(unchecked) var phase = Phase.waiting
  /// What the world records of it; nil before it begins.
  var record: TransitionRecord?
  var duration: TimeInterval = 0
  var isDrivenByUser = false
  var beganInteractively = false
  var wasCancelled = false
  /// Whether it is canceled while `transitionWasCancelled` does not tell so yet, in the variant in
  /// which that may be.
  var isHiddenCancel = false
  /// What the percent driver does when `startInteractiveTransition(_:)` has returned.
  var lateTake: (() -> Void)?
  /// The outcome that the app has decided during the start.
  var earlyOutcome: (() -> Void)?
  /// The scene that takes no touches until the end.
  private(set) weak var blockedScene: UIWindowScene?
  /// Whether the first outcome that was reported is a cancel; nil before.
  var wasFirstToldCancelled: Bool?
  @exclusivity(unchecked) var progress: CGFloat = 0
  /// The interruptible animator, once UIKit has asked for it.
  var interruptible: (any UIViewImplicitlyAnimating)?
  var hasAskedForInterruptible = false
  /// What drives the animation while the transition is interactive.
  var driver: (any PercentDriver)?
  /// The views in the container when the animator began.
  var initialSubviews: [UIView] = []
  /// Those that the animator had added when it returned; an app may add others in flight.
  var addedSubviews: [ConstraintState.Reference]?
  @exclusivity(unchecked) var watch = TransitionWatch()
  /// The window, which defers a resize until the transition has ended (A14).
  @exclusivity(unchecked) weak var window: UIWindow?

  init(
    plan: Plan, container: UIView, style: UIModalPresentationStyle, from: UIViewController,
    to: UIViewController
  ) {
    self.plan = plan
    self.container = container
    self.style = style
    self.from = Side(controller: from)
    self.to = Side(controller: to)
    super.init()
    coordinator.transition = self
  }

  /// Whether it is a presentation or a dismissal.
  private var isModal: Bool { style != .none }

  /// Whether touches on the container are ignored (A11).
  var blocksTouches: Bool {
    if isModal, World.current.variant.takesTouchesByInteraction { return false }
    return phase == .running && plan.isAnimated && interruptible == nil
  }

  /// Blocks the touches of the whole scene, in the variant in which that depends on the interaction
  /// (A11).
  func blockTouches() {
    guard isModal, World.current.variant.takesTouchesByInteraction, plan.isAnimated,
      plan.interaction == nil
    else { return }
    blockedScene = window?.windowScene
    blockedScene?.touchBlocks += 1
  }

  func unblockTouches() {
    blockedScene?.touchBlocks -= 1
    blockedScene = nil
  }

  /// The object that runs the animations: the animator, or a custom interaction (A2.6).
  var runner: any NSObjectProtocol {
    guard let interaction = plan.interaction, !(interaction is UIPercentDrivenInteractiveTransition)
    else { return plan.animator }
    return interaction
  }

  /// The description of the transition in faults.
  var summary: String {
    "the transition from \(type(of: from.controller)) to \(type(of: to.controller))"
  }
}

extension TransitionContext: UIViewControllerContextTransitioning {
  var containerView: UIView { container }
  var isAnimated: Bool { plan.isAnimated }
  // Known from the appearance callbacks on (C).
  var isInteractive: Bool { phase == .waiting ? initiallyInteractive : isDrivenByUser }
  var transitionWasCancelled: Bool { wasCancelled }
  var presentationStyle: UIModalPresentationStyle { style }
  var targetTransform: CGAffineTransform { .identity }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: from.controller
    case .to: to.controller
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: from.view
    case .to: to.view
    default: nil
    }
  }

  func initialFrame(for vc: UIViewController) -> CGRect {
    side(of: vc)?.initialFrame ?? .zero
  }

  func finalFrame(for vc: UIViewController) -> CGRect {
    side(of: vc)?.finalFrame ?? .zero
  }

  private func side(of controller: UIViewController) -> Side? {
    [from, to].first { $0.controller === controller }
  }
}

extension TransitionContext: CoordinatedTransition {
  var initiallyInteractive: Bool {
    phase == .waiting ? plan.interaction?.wantsInteractiveStart ?? false : beganInteractively
  }
  var isInterruptible: Bool { interruptible != nil }
  var transitionDuration: TimeInterval { duration }
  var percentComplete: CGFloat { progress }
  var completionVelocity: CGFloat { plan.interaction?.completionSpeed ?? 1 }
  var completionCurve: UIView.AnimationCurve { plan.interaction?.completionCurve ?? .easeInOut }
}

/// Drives an animation by its fraction.
@MainActor
protocol PercentDriver: AnyObject {
  /// Shows the animation at a fraction.
  func scrub(to fraction: CGFloat)
  /// Continues the animation to its end, or back to its start.
  func release(toEnd: Bool, completion: PercentCompletion)
  /// Pauses a running animation, and returns its fraction; nil if it cannot be paused.
  func pause() -> CGFloat?
  /// Stops driving the animation.
  func abandon()
}

/// The timing of a transition after the release.
struct PercentCompletion {
  let speed: CGFloat
  let curve: UIView.AnimationCurve
  let timingCurve: (any UITimingCurveProvider)?
}
