package import UIKit

// How fingers move the front screen, independently of the animation.
extension EffectRun {
  /// Begins a draggable transition interactively, with the screens in their first pose.
  func startInteractively() {
    guard begin() else { return }
    // Animations of the transition coordinator join the first animator that runs (A9). Visual
    // effects such as a blur are scrubbed only if the animator has started before it is paused (D,
    // openradar 30856746).
    animator.startAnimation()
    animator.pauseAnimation()
  }

  /// The fraction of the paused animation, from 0 to 1 in the direction of the transition.
  var fraction: CGFloat { animator.forwardFraction }

  /// Stops everything where it is.
  ///
  /// - Returns: The state of the front screen for the fingers that grab it.
  func pause() -> GrabbedScreen {
    animator.pauseAnimation()
    animator.turnAround()
    let progress = operation.isAppearing ? 1 - fraction : fraction
    motion?.pause(at: progress)
    return grabbedScreen(at: progress)
  }

  /// Lets other fingers grab the front screen where it is.
  ///
  /// - Parameter progress: The progress of the dismissal, from 0 to 1.
  /// - Returns: The state of the front screen for those fingers.
  func grab(at progress: CGFloat) -> GrabbedScreen {
    motion?.grab(at: progress)
    return grabbedScreen(at: progress)
  }

  private func grabbedScreen(at progress: CGFloat) -> GrabbedScreen {
    GrabbedScreen(progress: progress, offset: motion?.offset ?? .zero, scale: motion?.scale ?? 1)
  }

  /// Moves the front screen to where the finger has dragged it.
  func drag(to transform: DragTransform, progress: CGFloat) {
    animator.fractionComplete = operation.isAppearing ? 1 - progress : progress
    motion?.follow(transform, at: progress)
  }

  /// Releases the front screen, which flies to its place or away.
  ///
  /// - Parameters:
  ///   - pose: The pose in which it comes to rest.
  ///   - velocity: The velocity of the fingers.
  func release(to pose: FrontPose, _ velocity: ReleaseVelocity) {
    guard let motion, let stage else { return }
    stage.releases += 1
    animator.isReversed = pose != operation.endPose
    // Curves other than a linear one have been seen to jump when they are reversed (D, openradar
    // 34674968).
    animator.continueAnimation(
      withTimingParameters: UICubicTimingParameters(animationCurve: .linear),
      durationFactor: DragSprings.to(pose).size.response / animator.duration)
    motion.release(to: pose, velocity)
    if pose == .away { watchLanding() }
  }

  /// Ends the transition once the screen was within a point of its target at two checks.
  ///
  /// A spring takes long for the last point, and until the end, the container receives the touches
  /// on the screen behind.
  private func watchLanding() {
    var wasNear = false
    landing = LayerTimer(on: sentinel.layer, every: 1 / 30, key: "landing") { [weak self] in
      guard let self, let motion, context?.isInteractive == false else { return false }
      let isNear = !animator.isRunning && motion.isNearGoal
      if isNear, wasNear { end(for: .landed) }
      wasNear = isNear
      return !isEnded
    }
    landing?.start()
  }
}

// What keeps touches from the screens of a transition, without a property of the app's views.
extension EffectRun {
  /// Adds both guards until the end of the transition.
  func guardTouches(on stage: TransitionStage) {
    if let back = stage.back {
      // A touch could reach it beside or through the front screen, and push in the middle of a pop. A
      // gesture can catch the transition on the container nevertheless.
      let cover = UIView(frame: stage.container.bounds)
      cover.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      if back.superview === stage.container {
        stage.container.insertSubview(cover, aboveSubview: back)
      } else {
        stage.container.insertSubview(cover, at: 0)
      }
      stage.ledger.addTemporary(cover)
    }
    let blocker = TapBlocker()
    blocker.minimumPressDuration = 0
    blocker.delegate = blocker
    blocker.blocks = { [weak self] in self?.isFrontLeaving == true }
    stage.container.addGestureRecognizer(blocker)
    stage.ledger.onUndo { blocker.view?.removeGestureRecognizer(blocker) }
  }

  /// Whether the front screen disappears by itself, rather than returns or is held by a gesture.
  private var isFrontLeaving: Bool {
    guard let context, !context.isInteractive else { return false }
    return operation.isAppearing == context.transitionWasCancelled
  }
}

/// A recognizer that keeps taps from controls and from other recognizers, and lets views scroll.
///
/// It recognizes each touch at once. The views under the touch no longer receive it, and recognizers
/// fail, except those of movements, which may catch the transition or scroll content.
private final class TapBlocker: UILongPressGestureRecognizer, UIGestureRecognizerDelegate {
  /// Returns whether it blocks a touch that begins.
  var blocks: @MainActor () -> Bool = { false }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    // Whether the touch itself catches the transition is known only later.
    blocks()
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    otherGestureRecognizer is UIPanGestureRecognizer
      || otherGestureRecognizer is UIPinchGestureRecognizer
  }
}

extension UIViewAnimating {
  /// The fraction of the animation, from 0 to 1 in its own direction.
  package var forwardFraction: CGFloat {
    // A reversed animator counts from the other end (D).
    isReversed ? 1 - fractionComplete : fractionComplete
  }

  /// Turns a paused, reversed animation forward again.
  ///
  /// It is not known whether UIKit's `pause()` does that.
  package func turnAround() {
    if isReversed { isReversed = false }
  }

  /// Ends the animation at its start or its end, and calls its completions, unlike
  /// `stopAnimation(true)`.
  package func end(at position: UIViewAnimatingPosition) {
    if state == .active { stopAnimation(false) }
    if state == .stopped { finishAnimation(at: position) }
  }
}

/// A transition without a coordinator, which itself reports when a finger catches or releases it.
@MainActor package protocol InteractionReporting: UIViewControllerContextTransitioning {
  /// Adds a handler, which is told whether the transition is interactive from then on.
  func whenInteractionChanges(_ handler: @escaping @MainActor (_ isInteractive: Bool) -> Void)
}

/// Stretches a front screen beyond its place at rest, and lets it spring back.
///
/// The spring may outlast the transition, because the model value is already the place at rest. The
/// position of the layer moves, rather than its transform, so that an effect that scales the screen
/// does not scale the stretch as well.
@MainActor package final class FrontStretch {
  private static let duration: TimeInterval = 0.4

  private let view: UIView
  /// The position as the effect has set it, and the position with the stretch.
  private var pulled: (base: CGPoint, position: CGPoint)?

  /// Creates the stretch of a view at rest.
  package init(_ view: UIView) {
    self.view = view
  }

  /// Moves the view along an axis, against the resistance of a scroll view.
  ///
  /// - Parameters:
  ///   - distance: The distance of the finger along the axis, in points; negative has no effect.
  ///   - axis: The axis.
  ///   - size: The size of the container, which limits the offset.
  package func pull(_ distance: CGFloat, along axis: SignedAxis, in size: CGSize) {
    pull(by: axis.vector(RubberBand(dimension: axis.length(of: size)).offset(of: distance)))
  }

  /// Moves the view from its place by a translation, in points.
  func pull(by translation: CGPoint) {
    let base = base
    let position = base + translation
    view.layer.position = position
    pulled = translation == .zero ? nil : (base, position)
  }

  /// Animates the view back on a spring.
  ///
  /// The view is animated rather than its layer, so that UIKit updates a safe area that it may have
  /// computed meanwhile (F6).
  package func relax() {
    let base = base
    pulled = nil
    UIView.animate(
      withDuration: Self.duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
      options: [.allowUserInteraction]
    ) { [view] in view.center = base }
  }

  /// Returns a stretched view to its place at once; has no effect once it springs back.
  func putBack() {
    if pulled != nil { view.center = base }
    pulled = nil
  }

  private var base: CGPoint {
    // If something else has moved the view meanwhile, that position stays.
    guard let pulled, view.layer.position == pulled.position else { return view.layer.position }
    return pulled.base
  }
}
