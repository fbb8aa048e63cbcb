import Foundation

extension UIViewPropertyAnimator {
  func countChange() { World.current.counters.animatorChanges += 1 }

  func activate() {
    let stored = blocks
    blocks = []
    for block in stored { run(block.run, delay: block.delayFactor) }
  }

  /// Starts from the beginning, after the delay.
  func begin() {
    clock.keepAlive = self
    activate()
    clock.delay = delay
    clock.run(from: isReversed ? 1 : 0)
  }

  func run(_ animation: () -> Void, delay: Double) {
    AnimationBlock(
      owner: clock, duration: duration, curve: clock.curve,
      window: AnimationWindow(delay: delay)
    ).run(animation)
  }

  func resume(curve provider: (any UITimingCurveProvider)?, durationFactor: CGFloat) {
    guard case .paused(let fraction) = clock.phase else { return }
    clock.keepAlive = self
    if provider == nil, durationFactor == 0, case .cubic(let bezier) = clock.curve {
      clock.run(from: clock.scrubsLinearly ? bezier.fraction(at: fraction) : fraction)
      return
    }
    let left = isReversed ? clock.way : 1 - clock.way
    let fitted = (durationFactor > 0 ? durationFactor : max(left, 0)) * duration
    let length = lengthAtRest(left: left) ?? provider?.ownDuration ?? fitted
    let curve = provider?.curve(duration: length) ?? clock.curve
    let jumps = isReversed && World.current.variant.jumpsWhenReversed && curve != .cubic(.linear)
    clock.head(from: jumps ? 1 : clock.way, to: isReversed ? 0 : 1, curve: curve, duration: length)
  }

  /// The duration of a continuation that is already at its target, in the variants where it
  /// differs; nil if it is not there.
  private func lengthAtRest(left: Double) -> TimeInterval? {
    guard left <= 0 else { return nil }
    switch World.current.variant.continuationAtRest {
    case .endsAtOnce: return nil
    case .takesItsDuration: return duration
    case .neverEnds: return .infinity
    }
  }

  func complete(at position: UIViewAnimatingPosition) {
    let waiting = completions
    discard()
    for completion in waiting { completion(position) }
  }

  func discard() {
    blocks = []
    completions = []
  }
}

/// Animators that are created inside an animation block (D).
extension UIViewPropertyAnimator {
  convenience init(
    nestedWithDuration duration: TimeInterval, options: UIView.AnimationOptions,
    completion: ((UIViewAnimatingPosition) -> Void)?
  ) {
    let outer = World.current.animations.blocks.last
    self.init(
      duration: outer?.duration(inside: options, own: duration) ?? duration, curve: options.curve)
    if let completion { addCompletion(completion) }
    guard let outer else { return }
    mayBeInterrupted = false
    if !options.contains(.overrideInheritedCurve) { clock.inherit(outer.curve) }
  }

  /// Starts the animator; inside the block of another animator, that one owns the animations.
  func runNested(
    delay: TimeInterval, options: UIView.AnimationOptions, animations: @escaping () -> Void
  ) {
    let outer = World.current.animations.blocks.last
    guard let outer, let leader = outer.owner as? AnimatorClock else {
      addAnimations(animations)
      return startAnimation(afterDelay: delay)
    }
    AnimationBlock(
      inside: outer, of: leader, duration: duration, delay: delay, curve: clock.curve,
      options: options
    ).run(animations)
    clock.follow()
    leader.addNestedCompletion { [self] position in clock.end(at: position) }
  }
}
