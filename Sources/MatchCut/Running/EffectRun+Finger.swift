package import UIKit

// How fingers move a transition: the front screen itself, or the animation by a percentage.
extension EffectRun {
  /// Begins the transition for UIKit, which may start or pause the animator without calling
  /// `animateTransition` (C).
  ///
  /// An app's container has a driver of the kit, which calls it.
  func makeReady() {
    if context is any InteractionReporting { return }
    if context?.isInteractive == true { startInteractively() } else { begin() }
  }

  /// Begins the transition interactively, with the screens in their first pose.
  func startInteractively() {
    guard begin(), animator.state == .inactive else { return }
    // Animations of the transition coordinator join the first animator that runs (A9). Visual
    // effects such as a blur are scrubbed only if the animator has started before its pause (D,
    // openradar 30856746).
    animator.startAnimation()
    animator.pauseAnimation()
  }

  /// The fraction of the paused animation, from 0 to 1 in the direction of the transition.
  var fraction: CGFloat { animator.forwardFraction }

  /// The progress of the paused screens toward the pose away, from 0 to 1.
  var progress: CGFloat { fraction(at: fraction) }

  /// Lets other fingers grab the front screen where it is.
  ///
  /// - Parameter progress: The progress of the dismissal, from 0 to 1.
  /// - Returns: The state of the front screen for those fingers.
  func grab(at progress: CGFloat) -> ScreenState {
    motion?.grab(at: progress)
    return screen(at: progress)
  }

  /// Returns the state of the front screen for the fingers that grab it.
  func screen(at progress: CGFloat) -> ScreenState {
    ScreenState(progress: progress, offset: motion?.offset ?? .zero, scale: motion?.scale ?? 1)
  }

  /// Moves the front screen to where the user has dragged it.
  func drag(to transform: DragTransform, progress: CGFloat) {
    animator.fractionComplete = fraction(at: progress)
    motion?.follow(transform, at: progress)
  }

  /// Releases the front screen, so that it flies to its place or away.
  ///
  /// - Parameters:
  ///   - pose: The pose in which it comes to rest.
  ///   - velocity: The velocity of the fingers.
  ///   - fliesOff: Whether a screen that the effect does not move leaves in their direction.
  func release(to pose: FrontPose, _ velocity: ReleaseVelocity, fliesOff: Bool) {
    guard let motion, let stage else { return }
    stage.releaseCount += 1
    animator.isReversed = pose != operation.endPose
    // Curves other than a linear one have been seen to jump when reversed (D, openradar 34674968).
    animator.continueAnimation(
      withTimingParameters: UICubicTimingParameters(animationCurve: .linear),
      durationFactor: DragSprings.to(pose).size.response / animator.duration)
    motion.release(to: pose, velocity, fliesOff: fliesOff)
    if pose == .away { watchLanding() }
  }

  /// Lets a screen that flies to its source follow that, in step with the app, which moves it.
  ///
  /// It begins with the next layout, when the app has moved the source. Animations of positions and
  /// sizes add up (E7), so the screen arrives where the source does.
  static func followSource(
    in container: UIView, duration: TimeInterval, options: UIView.AnimationOptions
  ) {
    // The container retains the closure if it is removed before its layout.
    NextLayout.run(in: container) { [weak container] in
      guard let container else { return }
      let run = known.lazy.compactMap(\.object).first { $0.container === container && !$0.isEnded }
      UIView.animate(
        withDuration: duration, delay: 0, options: options, animations: { run?.followSource() })
    }
  }

  private func followSource() {
    guard let stage, context?.isInteractive == false, destination == .away, !animator.isReversed
    else { return }
    stage.releaseCount += 1
    stage.apply(.away, .places, inParts: true)
  }

  /// Ends the transition once the screen was within a point of its target at two checks.
  ///
  /// A spring takes long for the last point, and the container receives all touches until the end.
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

extension EffectRun: PercentControl {
  package var duration: CGFloat { animator.duration }

  package var shownFraction: CGFloat? { fraction }

  package func pause() {
    guard !isEnded, animator.state == .active else { return }
    animator.pauseAnimation()
    animator.turnAround()
    motion?.pause(at: progress)
    // UIKit calls the app in this call, and the app may end the transition.
    context?.pauseInteractiveTransition()
    context?.updateInteractiveTransition(fraction)
  }

  package func update(_ percentComplete: CGFloat) {
    guard !isEnded, context?.isInteractive == true, !percentComplete.isNaN else { return }
    let fraction = min(max(percentComplete, 0), 1)
    context?.updateInteractiveTransition(fraction)
    animator.fractionComplete = fraction
  }

  package func release(finishes: Bool, at speed: CGFloat, on curve: any UITimingCurveProvider) {
    guard !isEnded, let context, context.isInteractive else { return }
    context.report(finishes: finishes)
    // The app may have ended or caught it in a callback.
    guard !isEnded, !context.isInteractive, animator.state == .active else { return }
    let fraction = animator.fractionComplete
    animator.isReversed = !finishes
    animator.continueAnimation(
      withTimingParameters: curve, durationFactor: (finishes ? 1 - fraction : fraction) / speed)
  }

  /// Releases the transition at the speed and on the curve that an app has set for UIKit's driver.
  func release(_ finishes: Bool, like driver: UIPercentDrivenInteractiveTransition) {
    let curve =
      driver.timingCurve ?? UICubicTimingParameters(animationCurve: driver.completionCurve)
    release(finishes: finishes, at: max(driver.completionSpeed, 0.01), on: curve)
  }
}

extension UIViewControllerContextTransitioning {
  /// Reports the outcome of an interaction to UIKit.
  func report(finishes: Bool) {
    if finishes { finishInteractiveTransition() } else { cancelInteractiveTransition() }
  }
}
