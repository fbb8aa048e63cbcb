import Foundation

/// Drives the time of the container's layer, for animators without an interruptible animator (C).
@MainActor
final class ContainerTimeDriver: PercentDriver {
  private struct StoppedLayer {
    let layer: CALayer
    let speed: Float
    let timeOffset: CFTimeInterval
    /// The layer's time when it was paused.
    let time: CFTimeInterval
  }

  private let duration: CFTimeInterval
  private var layers: [StoppedLayer] = []
  private var tracker: AnimationTracker?
  private var fraction: CGFloat = 0
  /// Whether the animations have begun, with the commit; the time must not change before.
  private var isCommitted = false

  init(duration: CFTimeInterval) {
    self.duration = duration
  }

  /// Runs the animator with the container's time paused.
  func runAnimator(of context: TransitionContext) {
    let outside = context.coordinator.outsideViews.map(\.layer)
    for layer in [context.container.layer] + outside { stop(layer) }
    tracker = AnimationTracker.track { context.runAnimator() }
  }

  /// Takes over the animations, with linear timing while the transition is interactive.
  func takeOver(_ context: TransitionContext) {
    tracker?.makeLinear()
    if tracker?.isEmpty == true {
      World.current.fault(
        "C",
        """
        \(type(of: context.plan.animator)) added no UIView animation in \(context.summary), so \
        there is nothing to drive by percent; use UIView.animate or an interruptible animator
        """
      )
    }
    World.current.afterCommit { [weak self] in
      guard let self else { return }
      isCommitted = true
      show()
    }
  }

  /// Leaves the animations to an interruptible animator.
  func abandon(for animator: any UIViewImplicitlyAnimating) {
    let used = animator as? UIViewPropertyAnimator
    used.map { tracker?.abandonAnimators(for: $0) }
    abandon()
  }

  func abandon() {
    tracker = nil
    // A view that is named twice was stopped twice.
    for stopped in layers.reversed() {
      stopped.layer.speed = stopped.speed
      stopped.layer.timeOffset = stopped.timeOffset
    }
    layers = []
  }

  func scrub(to fraction: CGFloat) {
    self.fraction = fraction
    show()
  }

  func release(toEnd: Bool, completion: PercentCompletion) {
    let start = fraction
    let end: CGFloat = toEnd ? 1 : 0
    if toEnd { skipForeignAnimations() }
    let length = abs(end - start) * CGFloat(duration) / completion.speed
    let begin = World.current.time
    let curve = completion.curve.timing
    World.current.everyFrame { [self] now in
      let passed = length > 0 ? min(CGFloat(now - begin) / length, 1) : 1
      fraction = start + (end - start) * CGFloat(curve.progress(at: passed, duration: length))
      guard passed >= 1 else {
        show()
        return true
      }
      arrive(atEnd: toEnd)
      return false
    }
  }

  func pause() -> CGFloat? { nil }

  /// C: other animations than a block's follow the interaction, and jump to their end at the
  /// release.
  private func skipForeignAnimations() {
    for stopped in layers { stopped.layer.skipForeignAnimations() }
  }

  private func arrive(atEnd: Bool) {
    guard atEnd else {
      tracker?.restoreStartValues()
      resume(at: 0)
      tracker?.end(finished: World.current.variant.cancelledAnimationFinishedFlag)
      tracker = nil
      return
    }
    resume(at: duration)
    tracker = nil
  }

  private func stop(_ layer: CALayer) {
    let time = layer.convertTime(CACurrentMediaTime(), from: nil)
    layers.append(
      StoppedLayer(
        layer: layer, speed: layer.speed, timeOffset: layer.timeOffset, time: time))
    layer.speed = 0
    layer.timeOffset = time
  }

  private func show() {
    guard isCommitted else { return }
    for stopped in layers {
      stopped.layer.timeOffset = stopped.time + duration * Double(fraction)
    }
  }

  /// Resumes the time from where it was paused (E2).
  private func resume(at elapsed: CFTimeInterval) {
    for stopped in layers {
      let layer = stopped.layer
      layer.speed = 1
      layer.timeOffset = 0
      layer.beginTime = 0
      let now = layer.convertTime(CACurrentMediaTime(), from: nil)
      layer.beginTime = now - stopped.time - elapsed
    }
    layers = []
  }
}

extension CALayer {
  fileprivate func skipForeignAnimations() {
    for entry in entries where !(entry.animation is ViewAnimation) { entry.skipToEnd() }
    for layer in sublayerList + [mask].compactMap({ $0 }) { layer.skipForeignAnimations() }
  }
}
