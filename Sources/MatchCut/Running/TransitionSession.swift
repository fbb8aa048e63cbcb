import UIKit

/// One run of one transition, from the first call about its context to `completeTransition`.
///
/// Only the session completes a transition, and every path ends in ``end()``: when the animation
/// has come to rest, finished or cancelled, when UIKit does not hand over the view, when the
/// transition is not animated, and when the window is lost half-way.
@MainActor final class TransitionSession {
  private enum Phase {
    /// The session has touched nothing yet.
    case ready
    /// The screens are in their first pose.
    case prepared
    case running
    case ended
  }

  /// The only animator of this context, for whoever asks for it.
  let animator: UIViewPropertyAnimator

  private(set) weak var context: (any UIViewControllerContextTransitioning)?
  let operation: TransitionOperation
  private let effect: any TransitionEffect
  private let timing: TransitionTiming
  private let isDraggable: Bool
  private let ledger = RestoreLedger()
  let sentinel = TransitionSentinel()
  private var placement: TransitionPlacement?
  private(set) var stage: TransitionStage?
  /// Moves the front screen apart from the animator, if a finger may drag it.
  private(set) var motion: DragMotion?
  /// Holds the front screen where a finger pulls it beyond its place; `nil` for a screen in a
  /// temporary clip, in which it could not spring back.
  private(set) var stretch: FrontStretch?
  /// Ends the transition should its animation never report.
  private var watchdog: TransitionWatchdog?
  /// Ends the transition as soon as a released screen looks as if it had come to rest.
  var landing: LayerTimer?
  private var phase = Phase.ready
  /// Whether the session is ending its animator, whose completion then does nothing.
  private var isEndingAnimator = false
  /// Defers the end of the transition until UIKit has been told something: the app may remove the
  /// container in a callback meanwhile.
  let calls = ReentrancyGuard()
  private var endHandlers: [@MainActor (_ isCancelled: Bool) -> Void] = []
  /// Keeps the session alive until it has ended, whoever else releases it.
  private var lifeline: TransitionSession?

  /// Makes the animator of a transition; no view is touched before it is started.
  init(
    _ context: any UIViewControllerContextTransitioning, operation: TransitionOperation,
    effect: any TransitionEffect, timing: TransitionTiming, isDraggable: Bool = false
  ) {
    self.context = context
    self.operation = operation
    self.effect = effect
    self.timing = timing
    self.isDraggable = isDraggable
    animator = timing.animator()
    animator.addAnimations { [weak self] in self?.animate() }
    animator.addCompletion { [weak self] _ in self?.comeToRest() }
    // The motion of a draggable screen decides when the transition ends, and UIKit needs an
    // animator that is active until then (C).
    animator.pausesOnCompletion = isDraggable
    Self.known.removeAll { $0.session == nil }
    Self.known.append(WeakSession(session: self))
  }

  /// Whether the session has completed its transition.
  var isEnded: Bool { phase == .ended }

  /// Whether the session has ended and UIKit has released its context.
  var isForgotten: Bool { isEnded && context == nil }

  /// Whether this is the session of a context.
  func isSession(of other: any UIViewControllerContextTransitioning) -> Bool {
    context === other
  }

  /// Calls a closure when UIKit has been told that the transition is over, and retains it until then.
  ///
  /// - Returns: Whether the transition has yet to end.
  func whenEnded(_ handler: @escaping @MainActor (_ isCancelled: Bool) -> Void) -> Bool {
    if !isEnded { endHandlers.append(handler) }
    return !isEnded
  }

  /// Returns the session of a transition, whoever has its animator; `nil` if an animator of the app's
  /// runs the transition.
  static func of(_ context: any UIViewControllerContextTransitioning) -> TransitionSession? {
    // The last one counts if an interaction animates the transition instead of UIKit's animator.
    known.last { $0.session?.isSession(of: context) == true }?.session
  }

  /// The sessions whose transitions may still be asked for.
  private(set) static var known: [WeakSession] = []

  struct WeakSession {
    weak var session: TransitionSession?
  }

  /// Starts the animation, or ends the transition if there is nothing to animate.
  ///
  /// A second start is harmless, even after the end. So is a start after UIKit has started or
  /// paused the animator.
  func start() {
    guard begin(), let context else { return }
    guard animator.state == .inactive || !context.isInteractive && !animator.isRunning else {
      return
    }
    animator.startAnimation()
    motion?.run(to: operation.endPose, timing: timing)
  }

  /// Prepares the animation; if there is nothing to animate, the transition ends.
  ///
  /// - Returns: Whether there is something to animate.
  func begin() -> Bool {
    prepare()
    guard phase == .prepared, let context else { return false }
    guard stage != nil else {
      // Nobody can drive a transition that ends at once, but UIKit expects an outcome.
      if context.isInteractive { context.finishInteractiveTransition() }
      endAtOnce()
      return false
    }
    // The app may have removed the container while the effect was arranged.
    guard sentinel.window != nil else {
      endNow()
      return false
    }
    phase = .running
    return true
  }

  /// Brings the screens into the first pose, at the first call of UIKit's or of the animator's.
  private func prepare() {
    guard phase == .ready, let context else { return }
    phase = .prepared
    lifeline = self
    let placement = TransitionPlacement(of: context, for: operation)
    self.placement = placement
    let isAnimated =
      context.isAnimated && timing.duration > 0 && UIView.areAnimationsEnabled
      && placement.container.window != nil
    UIView.performWithoutAnimation {
      placement.begin(in: context)
      sentinel.enter(placement.container)
      if isAnimated {
        arrangeStage(in: context, placement: placement)
      } else if operation.isAppearing {
        (placement.front as? ClipView)?.hiddenSource?.beginUnanimated()
      }
    }
    sentinel.onLeavingWindow = { [weak self] in
      self?.calls.whenFree { self?.endNow() }
    }
    if stage != nil {
      watchdog = TransitionWatchdog { [weak self] in
        self?.pulse
      } onStandstill: { [weak self] in
        self?.endAtOnce()
      }
      watchdog?.watch(on: sentinel.layer)
    }
  }

  /// Numbers of which one changes while the screens move; `nil` while a finger may hold them.
  private var pulse: [CGFloat]? {
    guard context?.isInteractive != true else { return nil }
    return [animator.fractionComplete] + (motion?.fractions ?? [])
  }

  private func arrangeStage(
    in context: any UIViewControllerContextTransitioning, placement: TransitionPlacement
  ) {
    guard let front = placement.front else { return }
    let stage = TransitionStage(
      context, operation: operation, front: front, back: placement.back, ledger: ledger,
      isDraggable: isDraggable)
    self.stage = stage
    // A touch would get to it through a front screen that fades or moves, and push in the middle of
    // a pop. On the container, the finger catches the transition all the same.
    if let back = stage.back { ledger.set(\.isUserInteractionEnabled, of: back, to: false) }
    stage.arrange(effect)
    if let context = context as? any InteractionReporting {
      context.whenInteractionChanges { [weak self] in self?.interactionChanged($0) }
    } else {
      stage.frontController?.transitionCoordinator?.notifyWhenInteractionChanges { [weak self] in
        self?.interactionChanged($0.isInteractive)
      }
    }
    if stage.movingView === stage.front { stretch = FrontStretch(stage.front) }
    if isDraggable {
      // The motion is made while the screen is at rest, before the first pose.
      motion = DragMotion(stage, sentinel: sentinel)
      motion?.onRest = { [weak self] in self?.endAtOnce() }
    }
    stage.apply(operation.endPose.opposite, animated: false)
    stage.keepSafeArea()
  }

  private func interactionChanged(_ isInteractive: Bool) {
    // An animation that goes back will write over what the app has set until then.
    ledger.recordAppValues()
    stage?.hiddenSource?.recordAppValues()
    if isInteractive { animator.turnAround() } else { watchdog?.resume() }
  }

  private func animate() {
    prepare()
    guard !isEnded else { return }
    sentinel.move()
    stage?.apply(operation.endPose, isDraggable ? .look : .all, animated: true)
  }

  /// Ends a transition that has begun where it was going, without the rest of its animation, as when the
  /// window is lost, so that the animation will never come to rest.
  func endNow() {
    guard phase == .prepared || phase == .running else { return }
    if let context, context.isInteractive { context.cancelInteractiveTransition() }
    endAtOnce()
  }

  /// Ends the transition before its animation has reported, and leaves the animator neither paused nor
  /// running.
  func endAtOnce() {
    guard !isEnded else { return }
    // `stopAnimation(false)` and `finishAnimation` leave end values in the model, rather than what
    // was on screen.
    motion?.onRest = nil
    isEndingAnimator = true
    // This may happen in a block of the animation itself, in which what is restored would move.
    UIView.performWithoutAnimation {
      stage?.hiddenSource?.recordAppValues()
      ledger.bypass { finishAnimator() }
      stage?.hiddenSource?.restoreAppValues()
    }
    isEndingAnimator = false
    end()
  }

  private func finishAnimator() {
    if animator.state == .active { animator.stopAnimation(false) }
    if animator.state == .stopped {
      animator.finishAnimation(at: context?.transitionWasCancelled == true ? .start : .end)
    }
  }

  private func comeToRest() {
    if !isEndingAnimator { end() }
  }

  private func end() {
    guard !isEnded else { return }
    phase = .ended
    // In one transaction, nothing is drawn between the restoring of the views and UIKit's cleaning
    // up. The app's own work in its callbacks is not affected, and its animations stay enabled.
    CATransaction.begin()
    let disablesActions = CATransaction.disableActions()
    CATransaction.setDisableActions(true)
    let isCancelled = context?.transitionWasCancelled ?? false
    UIView.performWithoutAnimation { restore(isCancelled: isCancelled) }
    CATransaction.setDisableActions(disablesActions)
    context?.completeTransition(!isCancelled)
    CATransaction.commit()
    let handlers = endHandlers
    endHandlers = []
    for handler in handlers { handler(isCancelled) }
    lifeline = nil
  }

  private func restore(isCancelled: Bool) {
    watchdog?.stop()
    watchdog = nil
    motion?.end()
    stretch?.putBack()
    // These go first, because completing calls back into the app, which may start the next
    // transition.
    motion = nil
    stretch = nil
    stage = nil
    ledger.undo(isReverted: isCancelled)
    if let context { placement?.end(in: context, isCancelled: isCancelled) }
    placement = nil
    ledger.removeTemporaryViews()
    sentinel.leave()
  }
}

/// A transition that has no coordinator, and itself reports when a finger takes it or lets go.
@MainActor protocol InteractionReporting: UIViewControllerContextTransitioning {
  /// Adds a handler, which is told whether the transition is interactive from then on.
  func whenInteractionChanges(_ handler: @escaping @MainActor (_ isInteractive: Bool) -> Void)
}
