public import UIKit

/// Lets a finger dismiss a presented screen by pulling it away, as far as it likes and back again.
///
/// The way of the finger scrubs the animation of the dismissal; lifting the finger finishes or
/// cancels it. A ``ModalTransition`` with `dismissal: .panDown`, or another ``DismissalGesture/pan(_:)``,
/// brings one for each presentation. A hand-written delegate keeps one itself:
///
/// ```swift
/// let pan = PanDismissInteraction(dismissing: photo)
/// photo.view.addGestureRecognizer(pan.gestureRecognizer)
///
/// func interactionControllerForDismissal(
///   using animator: any UIViewControllerAnimatedTransitioning
/// ) -> (any UIViewControllerInteractiveTransitioning)? {
///   pan.isBeginning ? pan : nil
/// }
/// ```
///
/// A pan begins only in its direction, while nothing is presented above the screen, no transition is
/// in flight and `isModalInPresentation` is `false`. Progress is the way of the finger as a part of
/// the container's extent; it stops at both ends, since UIKit takes no percentage beyond them. The
/// pan finishes if the movement, carried on at the speed of the finger, would get beyond a third;
/// else it cancels. ``options`` change these numbers. What the finger does before UIKit has started
/// the transition is not lost.
///
/// **Caught in flight.** A transition that was handed to UIKit with this interaction can be caught
/// while it runs, on its way back as well as on its way out: it stops under the finger, goes with
/// it, and lifting the finger decides anew. A finger that has not moved lets it run on. To let
/// presentations and dismissals in code be caught, a hand-written delegate returns the interaction
/// for them too, whether or not it ``isBeginning``, and adds the recognizer to the container, as
/// touches do not reach a screen that fades. ``ModalTransition`` does both.
///
/// **Interrupted.** If the system takes the touch away, the scene is deactivated, or the container
/// changes its size, the touch counts for nothing: what the finger has begun is cancelled, and what
/// the app has begun is finished.
public final class PanDismissInteraction: UIPercentDrivenInteractiveTransition {
  enum State: Equatable {
    /// No transition that has been handed to UIKit with this interaction.
    case idle
    /// The dismissal has been asked for, but UIKit has not started it yet (A1).
    case requested(outcome: Outcome?)
    /// In flight by itself; UIKit knows the outcome.
    case running
    /// In the hand of the finger.
    case driving
  }

  enum Outcome {
    case finish
    case cancel
  }

  /// The recognizer to add to the presented view or its container.
  ///
  /// A ``ModalTransition`` adds it to the container, where it stays under the finger when the
  /// screen moves. Its delegate is needed; other recognizers may be made to wait for it, or it for
  /// them.
  public let gestureRecognizer: UIPanGestureRecognizer

  /// The direction in which the finger dismisses.
  public let direction: DismissalDirection

  /// When a pan begins, when it finishes, and what the app hears of it; a change holds from the
  /// next movement on.
  public var options: DismissalOptions

  /// The animator of the transition that UIKit gets the interaction for, if that is the kit's.
  weak var animator: TransitionAnimator?

  private(set) weak var viewController: UIViewController?
  private(set) weak var context: (any UIViewControllerContextTransitioning)?
  private(set) var state = State.idle
  private let press = CatchingPress()
  private var sceneWatch: SceneWatch?
  private(set) var isAppearing = false
  private var isPanning = false
  /// Whether a finger has had a part in the transition.
  private var isTouched = false
  /// Where the transition was heading when it was caught.
  private var heading = Outcome.finish
  /// How far the screen is dismissed, from 0 to 1, whatever the operation.
  private var progress: CGFloat = 0
  /// How fast that was growing when the finger lifted, per second.
  private var releaseVelocity: CGFloat = 0
  private var track: DismissalTrack?
  /// Whether the end of the turn has come in which the dismissal was asked for.
  private var isOverdue = false

  /// Makes an interaction that dismisses one controller.
  ///
  /// - Parameters:
  ///   - viewController: The presented controller; not retained. Nothing happens while it is not
  ///     presented.
  ///   - direction: The direction in which the finger dismisses; downwards by default.
  ///   - options: When a pan begins, when it finishes, and what the app hears of it; the defaults
  ///     by default.
  public init(
    dismissing viewController: UIViewController, direction: DismissalDirection = .down,
    options: DismissalOptions = DismissalOptions()
  ) {
    let pan = DismissalPan()
    gestureRecognizer = pan
    self.direction = direction
    self.options = options
    self.viewController = viewController
    super.init()
    wantsInteractiveStart = false
    pan.connect(
      shouldBegin: { [weak self] in self?.shouldBegin ?? false },
      onReport: { [weak self] in self?.panReported() })
    press.connect { [weak self] in self?.pressReported() }
  }

  /// Whether a finger has asked for a dismissal that UIKit has not started yet.
  ///
  /// A delegate that returns the interaction to UIKit only then rules out that dismissals in code
  /// are caught.
  public var isBeginning: Bool {
    if case .requested = state { !isOverdue } else { false }
  }

  /// Gets ready for a dismissal that UIKit has been told of, by a finger or by the app.
  func prepare(_ animator: TransitionAnimator) {
    self.animator = animator
    // One that the finger had asked for came to nothing, as with a `dismiss` that an app overrides.
    if case .requested = state, isOverdue { end(isCancelled: true) }
  }

  /// Starts to drive the transition, and catches up with what the finger has done meanwhile; or
  /// lets it run, to be caught, if no finger has asked for it.
  ///
  /// - Parameter transitionContext: The presentation or dismissal.
  public override func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    super.startInteractiveTransition(transitionContext)
    isAppearing = transitionContext.viewController(forKey: .to) === viewController
    let moving = transitionContext.viewController(forKey: isAppearing ? .to : .from)
    guard let coordinator = moving?.transitionCoordinator else {
      // A transition that is not animated is over by now.
      return end(isCancelled: transitionContext.transitionWasCancelled)
    }
    // Retains the interaction until then: without it nobody would say how the transition ends.
    coordinator.animate(alongsideTransition: nil) { [self] in end(isCancelled: $0.isCancelled) }
    context = transitionContext
    let container = transitionContext.containerView
    container.addGestureRecognizer(press)
    sceneWatch = container.window?.windowScene.map { scene in
      SceneWatch(scene) { [weak self] in self?.interrupt() }
    }
    guard case .requested(let outcome) = state else {
      state = .running
      return
    }
    state = .driving
    update(progress)
    guard let outcome else { return }
    // UIKit holds the animation as long as it is in this method: an outcome would have no effect.
    LayoutHook.run(in: container) { [weak self] in
      guard let self else { return }
      settle(outcome, velocity: releaseVelocity)
    }
  }

  /// Takes the transition out of the finger's hand, as if that had never touched it.
  func interrupt() {
    // A dismissal that starts interactively is one that a finger has asked for.
    let origin = wantsInteractiveStart ? Outcome.cancel : .finish
    settle(isPanning ? origin : heading, velocity: 0)
  }
}

// MARK: The finger

extension PanDismissInteraction {
  private func pressReported() {
    switch press.state {
    case .possible, .changed: break
    case .began: grab()
    default: if !isPanning { interrupt() }
    }
  }

  private func panReported() {
    switch gestureRecognizer.state {
    case .possible: break
    case .began: begin()
    case .changed: move()
    case .ended: release()
    default: if isPanning { interrupt() }
    }
  }

  /// Stops a transition in flight where it is.
  private func grab() {
    guard state == .running, canCatch, let context else { return }
    heading = context.transitionWasCancelled ? .cancel : .finish
    pause()
    state = .driving
    isTouched = true
    let fraction = animator?.fractionComplete(of: context) ?? percentComplete
    progress = isAppearing ? 1 - fraction : fraction
  }

  private func begin() {
    if state == .running { grab() }
    if state == .driving { return startPanning(at: progress) }
    guard canDismiss, let viewController else { return }
    state = .requested(outcome: nil)
    wantsInteractiveStart = true
    isTouched = true
    isOverdue = false
    startPanning(at: 0)
    viewController.dismiss(animated: true)
    guard isBeginning, let container else { return }
    LayoutHook.run(in: container) { [weak self] in self?.isOverdue = true }
  }

  private func startPanning(at progress: CGFloat) {
    isPanning = true
    self.progress = progress
    track = DismissalTrack(
      along: axis, in: container?.bounds.size ?? .zero, from: progress,
      at: gestureRecognizer.translation(in: container))
  }

  private func move() {
    guard isPanning, let track else { return }
    guard container?.bounds.size == track.size else { return interrupt() }
    progress = track.progress(at: gestureRecognizer.translation(in: container))
    guard state == .driving else { return }
    update(isAppearing ? 1 - progress : progress)
    options.onProgress?(progress)
  }

  private func release() {
    guard isPanning, let track else { return }
    guard container?.bounds.size == track.size else { return interrupt() }
    let velocity = track.velocity(of: gestureRecognizer.velocity(in: container))
    let dismisses = options.release(at: progress, velocity: velocity).finishes
    settle(dismisses == isAppearing ? .cancel : .finish, velocity: velocity)
  }

  private func settle(_ outcome: Outcome, velocity: CGFloat) {
    switch state {
    case .requested(outcome: nil):
      state = .requested(outcome: outcome)
      releaseVelocity = velocity
      isPanning = false
    case .driving:
      state = .running
      isPanning = false
      run(to: outcome, velocity: isAppearing ? -velocity : velocity)
    case .idle, .requested, .running: break
    }
  }

  private func run(to outcome: Outcome, velocity: CGFloat) {
    // A transition that has lost its window is cancelled already, and takes the touch away.
    guard let context, context.isInteractive || !context.transitionWasCancelled else { return }
    switch outcome {
    case .finish:
      timingCurve = ReleaseCurve(velocity: velocity, duration: duration).parameters
      finish()
    case .cancel:
      // Going back on any other curve has been seen to jump (D, openradar 34674968).
      timingCurve = UICubicTimingParameters(animationCurve: .linear)
      cancel()
    }
  }

  /// Forgets the transition that is over.
  private func end(isCancelled: Bool) {
    let isDismissed = isCancelled == isAppearing
    let report = isTouched ? options.onEnd : nil
    state = .idle
    isPanning = false
    isTouched = false
    // Until the next transition starts, it can only be a dismissal that the finger asks for.
    isAppearing = false
    context = nil
    sceneWatch = nil
    press.view?.removeGestureRecognizer(press)
    wantsInteractiveStart = false
    report?(isDismissed)
  }
}
