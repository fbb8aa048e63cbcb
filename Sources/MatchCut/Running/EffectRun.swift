package import UIKit

/// A transition whose screens an effect of the kit moves.
@MainActor package final class EffectRun: TransitionRun {
  /// The only animator of this context, for every caller.
  let animator: UIViewPropertyAnimator

  let operation: TransitionOperation
  private let timing: TransitionTiming
  private let effect: any TransitionEffect
  private let isDraggable: Bool
  private let stretches: Bool
  private let ledger = RestoreLedger()
  private var hasBegun = false
  /// The places of the screens; `nil` until they are in their first pose.
  private var placement: ViewInsertion?
  private(set) var stage: TransitionStage?
  /// Moves the front screen independently of the animator, if the user may drag it.
  private(set) var motion: DragMotion?
  /// Stretches the front screen beyond its place; `nil` if it stays there, as in a temporary clip,
  /// where it could not spring back.
  private(set) var stretch: FrontStretch?
  /// Whether the transition drives itself, rather than UIKit's driver or an app's container.
  var drivesItself = false
  /// Ends the transition as soon as a released screen appears to be at rest.
  var landing: LayerTimer?

  /// Creates the run of a transition.
  ///
  /// It changes no view before it is started.
  init(
    _ context: any UIViewControllerContextTransitioning, operation: TransitionOperation,
    effect: any TransitionEffect, timing: TransitionTiming, isDraggable: Bool = false,
    stretches: Bool = false
  ) {
    self.operation = operation
    self.effect = effect
    self.timing = timing
    self.isDraggable = isDraggable
    self.stretches = stretches
    animator = timing.animator()
    super.init(context)
    animator.addAnimations { [weak self] in self?.animate() }
    animator.addCompletion { [weak self] _ in self?.end(for: .finished) }
    // The motion of a draggable screen decides when the transition ends, and UIKit needs an
    // animator that is active until then (C).
    animator.pausesOnCompletion = isDraggable
    Self.known.removeAll { $0.object == nil }
    Self.known.append(Weak(self))
  }

  /// The runs whose contexts UIKit may still use.
  private(set) static var known: [Weak<EffectRun>] = []

  /// Returns the run of a transition; `nil` if the app's animator runs it.
  package static func of(_ context: any UIViewControllerContextTransitioning) -> EffectRun? {
    // The last one is right if an interaction runs the transition instead of UIKit's animator.
    known.last { $0.object?.context === context }?.object
  }

  override var propertyAnimator: (any UIViewImplicitlyAnimating)? { animator }

  override var reportsEnd: Bool { true }

  override var displacement: CGPoint? { stage?.displacement }

  /// Starts the animation, or ends the transition if there is nothing to animate.
  ///
  /// A second start is harmless, even after the end, or if UIKit has started or paused the
  /// animator.
  func start() {
    guard begin(), let context else { return }
    guard animator.state == .inactive || !context.isInteractive && !animator.isRunning else {
      return
    }
    animator.startAnimation()
    motion?.run(to: operation.endPose, timing: timing)
  }

  /// Prepares the animation at the first call; if there is nothing to animate, the transition ends.
  ///
  /// - Returns: Whether there is something to animate.
  @discardableResult func begin() -> Bool {
    enterFirstPose()
    guard placement != nil, !hasBegun, !isEnded else { return hasBegun && !isEnded }
    // The app may have removed the container before, or while the effect was arranged.
    guard sentinel.window != nil else {
      end(for: .windowLost)
      return false
    }
    guard stage != nil else {
      end(for: .empty)
      return false
    }
    hasBegun = true
    return true
  }

  /// Brings the screens into the first pose, at the first call of UIKit or of the animator.
  package func enterFirstPose() {
    guard placement == nil, !isEnded, let context else { return }
    arrange {
      let placement = ViewInsertion(of: context, for: operation)
      self.placement = placement
      let isAnimated =
        context.isAnimated && timing.duration > 0 && UIView.areAnimationsEnabled
        && placement.container.window != nil
      UIView.performWithoutAnimation {
        placement.begin(in: context)
        placement.container.insertSubview(sentinel, at: 0)
        if isAnimated, !endsWhenArranged {
          arrangeStage(in: context, placement: placement)
        } else if operation.isAppearing {
          (placement.front as? ClipView)?.hiddenSource?.awaitsEffect = true
        }
      }
      if operation.isAppearing { (placement.front as? ClipView)?.onFirstPose?() }
      sentinel.didLeaveWindow = { [weak self] in
        self?.calls.whenFree { self?.end(for: .windowLost) }
      }
      if stage != nil { watch(on: sentinel.layer) }
    }
  }

  override var progressValues: [CGFloat]? {
    guard context?.isInteractive != true else { return nil }
    return [animator.fractionComplete] + (motion?.fractions ?? [])
  }

  private func arrangeStage(
    in context: any UIViewControllerContextTransitioning, placement: ViewInsertion
  ) {
    guard let front = placement.front else { return }
    let stage = TransitionStage(
      context, operation: operation, front: front, back: placement.back, ledger: ledger,
      isDraggable: isDraggable)
    self.stage = stage
    guardTouches(on: stage)
    stage.arrange(effect)
    if isDraggable { stage.recordChanges(of: type(of: effect)) { stage.setDisplayCorners() } }
    if let context = context as? any InteractionReporting {
      context.whenInteractionChanges { [weak self] in self?.interactionChanged($0) }
    } else {
      stage.frontController?.transitionCoordinator?.notifyWhenInteractionChanges { [weak self] in
        self?.interactionChanged($0.isInteractive)
      }
    }
    if stretches, stage.movingView === stage.front { stretch = FrontStretch(stage.front) }
    if isDraggable {
      // The motion reads the place at rest, so it is made before the first pose.
      motion = DragMotion(stage, sentinel: sentinel)
      motion?.onRest = { [weak self] in self?.end(for: .landed) }
    }
    stage.apply(operation.endPose.opposite, inParts: false)
    stage.keepSafeArea()
  }

  private func interactionChanged(_ isInteractive: Bool) {
    // A reversed animation overwrites what the app has set until now.
    ledger.recordAppValues()
    guard !isInteractive else { return animator.turnAround() }
    watchdog?.resume()
    // A drag has animators of its own, which move to where the source is.
    if !isDraggable { stage?.aim(at: isCancelled ? operation.endPose.opposite : operation.endPose) }
  }

  private func animate() {
    enterFirstPose()
    guard !isEnded else { return }
    // Something changes in any case, so that the animation lasts.
    sentinel.alpha = 0
    stage?.apply(operation.endPose, isDraggable ? .appearance : .all, inParts: true)
  }

  override func stopAnimation(isCancelled: Bool) {
    motion?.onRest = nil
    // This may happen inside an animation block, which would animate the restored values.
    UIView.performWithoutAnimation {
      // This leaves the values of the start or the end in the model, not those on screen.
      ledger.bypass { animator.end(at: isCancelled ? .start : .end) }
    }
  }

  override func restore(isCancelled: Bool) {
    motion?.stop()
    stretch?.putBack()
    // Released first: the completion calls the app, and that may start the next transition.
    motion = nil
    stretch = nil
    stage = nil
    ledger.undo(isReverted: isCancelled)
    if let context { placement?.end(in: context, isCancelled: isCancelled) }
    placement = nil
    ledger.removeTemporaryViews()
  }
}
