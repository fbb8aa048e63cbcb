package import UIKit

/// One run of one transition, from the first call about its context to `completeTransition`.
///
/// Only the session completes a transition, and every path ends in ``end()``: when the animation
/// has finished or was canceled, when UIKit does not return the view, when the transition is not
/// animated, and when the window is lost in flight.
@MainActor package final class TransitionSession {
  private enum Phase {
    /// The session has not changed anything yet.
    case ready
    case preparing
    /// The screens are in their first pose.
    case prepared
    case running
    case ended
  }

  /// The only animator of this context, for every caller.
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
  /// Moves the front screen independently of the animator, if a finger may drag it.
  private(set) var motion: DragMotion?
  /// Holds the front screen where a finger pulls it beyond its place; `nil` for a screen in a
  /// temporary clip, in which it could not spring back.
  private(set) var stretch: FrontStretch?
  /// Ends the transition if its animation never reports its end.
  private var watchdog: TransitionWatchdog?
  /// Ends the transition as soon as a released screen appears to be at rest.
  var landing: LayerTimer?
  private var phase = Phase.ready
  /// Whether the app has ended the transition while the session called it to prepare.
  private var endsWhenPrepared = false
  /// Whether the session is ending its animator, whose completion then does nothing.
  private var isEndingAnimator = false
  /// Defers the end of the transition while the kit calls UIKit: the app may remove the container
  /// in a callback of that call.
  let calls = ReentrancyGuard()
  private var endHandlers: [@MainActor (_ isCancelled: Bool) -> Void] = []
  /// Keeps the session alive until it has ended.
  private var lifeline: TransitionSession?

  /// Creates the session of a transition.
  ///
  /// It changes no view before it is started.
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
    animator.addCompletion { [weak self] _ in
      if let self, !isEndingAnimator { end() }
    }
    // The motion of a draggable screen decides when the transition ends, and UIKit needs an
    // animator that is active until then (C).
    animator.pausesOnCompletion = isDraggable
    Self.known.removeAll { $0.object == nil }
    Self.known.append(Weak(self))
  }

  /// Whether the session has completed its transition.
  package var isEnded: Bool { phase == .ended }

  /// Whether the session has ended and UIKit has released its context.
  var canBeReleased: Bool { isEnded && context == nil }

  /// Calls a closure after the session has completed the transition, and retains it until then.
  ///
  /// - Returns: Whether the transition has yet to end.
  func whenEnded(_ handler: @escaping @MainActor (_ isCancelled: Bool) -> Void) -> Bool {
    if !isEnded { endHandlers.append(handler) }
    return !isEnded
  }

  /// Returns the session of a transition; `nil` if an animator of the app's runs it.
  package static func of(
    _ context: any UIViewControllerContextTransitioning
  ) -> TransitionSession? {
    // The last one is right if an interaction runs the transition instead of UIKit's animator.
    known.last { $0.object?.context === context }?.object
  }

  /// The sessions whose contexts UIKit may still use.
  private(set) static var known: [Weak<TransitionSession>] = []

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
      // A transition that ends at once cannot be driven, but UIKit expects an outcome.
      if context.isInteractive { context.finishInteractiveTransition() }
      endImmediately()
      return false
    }
    // The app may have removed the container while the effect was arranged.
    guard sentinel.window != nil else {
      cancelInteractionAndEnd()
      return false
    }
    phase = .running
    return true
  }

  /// Brings the screens into the first pose, at the first call of UIKit or of the animator.
  package func prepare() {
    guard phase == .ready, let context else { return }
    phase = .preparing
    lifeline = self
    let placement = TransitionPlacement(of: context, for: operation)
    self.placement = placement
    let isAnimated =
      context.isAnimated && timing.duration > 0 && UIView.areAnimationsEnabled
      && placement.container.window != nil
    UIView.performWithoutAnimation {
      placement.begin(in: context)
      sentinel.isUserInteractionEnabled = false
      placement.container.insertSubview(sentinel, at: 0)
      if isAnimated, !endsWhenPrepared {
        arrangeStage(in: context, placement: placement)
      } else if operation.isAppearing {
        (placement.front as? ClipView)?.hiddenSource?.awaitsEffect = true
      }
    }
    sentinel.onLeavingWindow = { [weak self] in
      self?.calls.whenFree { self?.cancelInteractionAndEnd() }
    }
    if stage != nil {
      watchdog = TransitionWatchdog { [weak self] in
        self?.progressValues
      } onStall: { [weak self] in
        self?.endImmediately()
      }
      watchdog?.watch(on: sentinel.layer)
    }
    phase = .prepared
    if endsWhenPrepared { endImmediately() }
  }

  /// Numbers of which at least one changes while the screens move; `nil` while a finger may hold
  /// them.
  private var progressValues: [CGFloat]? {
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
    guardTouches(on: stage)
    stage.arrange(effect)
    if isDraggable { stage.takeChanges(of: type(of: effect)) { stage.setDisplayCorners() } }
    if let context = context as? any InteractionReporting {
      context.whenInteractionChanges { [weak self] in self?.interactionChanged($0) }
    } else {
      stage.frontController?.transitionCoordinator?.notifyWhenInteractionChanges { [weak self] in
        self?.interactionChanged($0.isInteractive)
      }
    }
    if stage.movingView === stage.front { stretch = FrontStretch(stage.front) }
    if isDraggable {
      // The motion reads the place at rest, so it is made before the first pose.
      motion = DragMotion(stage, sentinel: sentinel)
      motion?.onRest = { [weak self] in self?.endImmediately() }
    }
    stage.apply(operation.endPose.opposite, animated: false)
    stage.keepSafeArea()
  }

  private func interactionChanged(_ isInteractive: Bool) {
    // A reversed animation overwrites what the app has set until now.
    ledger.recordAppValues()
    stage?.hiddenSource?.recordAppValues()
    if isInteractive { animator.turnAround() } else { watchdog?.resume() }
  }

  private func animate() {
    prepare()
    guard !isEnded else { return }
    // Something changes in any case, so that the animation lasts.
    sentinel.alpha = 0
    stage?.apply(operation.endPose, isDraggable ? .appearance : .all, animated: true)
  }

  /// Ends a transition where it was going, without the rest of its animation, for example because
  /// the window is lost and the animation will never end.
  package func cancelInteractionAndEnd() {
    guard phase == .prepared || phase == .running else { return }
    if let context, context.isInteractive { context.cancelInteractiveTransition() }
    endImmediately()
  }

  /// Ends the transition before its animation has ended, and stops the animator.
  package func endImmediately() {
    guard !isEnded else { return }
    guard phase != .preparing else {
      endsWhenPrepared = true
      return
    }
    // `stopAnimation(false)` and `finishAnimation` leave end values in the model, rather than what
    // was on screen.
    motion?.onRest = nil
    isEndingAnimator = true
    // This may happen inside an animation block, which would animate the restored values.
    UIView.performWithoutAnimation {
      stage?.hiddenSource?.recordAppValues()
      ledger.bypass { animator.end(at: context?.transitionWasCancelled == true ? .start : .end) }
      stage?.hiddenSource?.restoreAppValues()
    }
    isEndingAnimator = false
    end()
  }

  private func end() {
    guard !isEnded else { return }
    phase = .ended
    // In one transaction, nothing is drawn between the restoration of the views and UIKit's
    // cleanup. The app's work in its callbacks is not affected, and its animations stay enabled.
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
    motion?.stop()
    stretch?.putBack()
    // These are released first, because the completion calls the app, which may start the next
    // transition.
    motion = nil
    stretch = nil
    stage = nil
    ledger.undo(isReverted: isCancelled)
    if let context { placement?.end(in: context, isCancelled: isCancelled) }
    placement = nil
    ledger.removeTemporaryViews()
    sentinel.onLeavingWindow = nil
    sentinel.removeFromSuperview()
  }
}
