import Foundation

/// The progress of a property animator, and the animations that follow it.
///
/// It is separate from `UIViewPropertyAnimator` because layers, which are not isolated, ask it for
/// the progress whenever they are rendered. Like them, it is used on the main thread only.
final class AnimatorClock: ViewAnimationOwner, @unchecked Sendable {
  let duration: CFTimeInterval
  @exclusivity(unchecked) private(set) var curve: TimingCurve
  var scrubsLinearly = true
  var pausesAtEnd = false
  var allowsUserInteraction = true
  /// Whether touches use the model's positions, because the app does its own hit testing.
  var leavesHitTesting = false
  @exclusivity(unchecked) private(set) var phase = Phase.inactive
  @exclusivity(unchecked) var isReversed = false
  @exclusivity(unchecked) var delay: CFTimeInterval = 0
  private var nestedCompletions: [(UIViewAnimatingPosition) -> Void] = []
  var onEnd: (@MainActor (UIViewAnimatingPosition) -> Void)?
  /// Retains a running animator, as the system does (D).
  var keepAlive: AnyObject?
  @exclusivity(unchecked) private var entries: [LayerAnimation] = []
  private var stoppedChanges: [AnimatedChange] = []
  @exclusivity(unchecked) private var begin: CFTimeInterval?
  @exclusivity(unchecked) private var isEnding = false
  /// Whether it has run since it was created.
  private var hasRun = false
  /// Whether it has lost its animations in the background, and does not go on.
  @exclusivity(unchecked) private var isFrozen = false

  init(duration: CFTimeInterval, curve: TimingCurve) {
    self.duration = duration
    self.curve = curve
  }

  var endsAnimationsByThemselves: Bool { false }
  var isEndless: Bool { true }
  var followsModel: Bool { false }
  var beginsFromCurrentState: Bool { true }
  var isRunning: Bool {
    switch phase {
    case .pacing, .heading: true
    case .inactive, .waiting, .paused, .stopped: false
    }
  }

  // MARK: Progress

  func progress(of animation: ViewAnimation, elapsed: CFTimeInterval) -> Double {
    progress(of: animation, elapsed: elapsed, along: .horizontal)
  }

  func verticalProgress(of animation: ViewAnimation, elapsed: CFTimeInterval) -> Double? {
    guard runningCurve?.vertical != nil else { return nil }
    return progress(of: animation, elapsed: elapsed, along: .vertical)
  }

  private func progress(
    of animation: ViewAnimation, elapsed: CFTimeInterval, along axis: Axis
  ) -> Double {
    let isEven = animation.isKeyframe && World.current.variant.runsKeyframesInSpringsEvenly
    let fraction = fraction(
      elapsed: elapsed + animation.lateOffset, along: axis, ignoringSprings: isEven)
    let own = animation.window.fraction(ofOwner: fraction)
    guard isShaped, !isEven || !curve.isSpring else { return animation.window.progress(own) }
    let shape = (animation.ownCurve ?? curve).along(axis)
    return animation.window.progress(shape.progress(at: own, duration: duration))
  }

  /// The curve that the animations follow now.
  private var runningCurve: TimingCurve? {
    if case .heading(_, _, let curve, _) = phase { return curve }
    return isShaped ? curve : nil
  }

  /// Whether the fraction still has to be mapped through the animator's curve.
  private var isShaped: Bool {
    switch phase {
    case .pacing: true
    case .paused: !scrubsLinearly
    case .inactive, .waiting, .heading, .stopped: false
    }
  }

  private func fraction(
    elapsed: CFTimeInterval, along axis: Axis = .horizontal, ignoringSprings: Bool = false
  ) -> Double {
    let active = max(elapsed - delay, 0)
    switch phase {
    case .inactive, .waiting, .stopped: return 0
    case .pacing(let from, let direction):
      guard duration > 0 else { return direction > 0 ? 1 : 0 }
      return min(max(from + direction * active / duration, 0), 1)
    case .heading(let from, let to, let curve, let length):
      guard length > 0 else { return to }
      if ignoringSprings, curve.isSpring {
        return from + (to - from) * min(active / length, 1)
      }
      let shape = curve.along(axis)
      return from + (to - from) * shape.progress(at: active / length, duration: length)
    case .paused(let fraction): return fraction
    }
  }

  private var elapsed: CFTimeInterval { elapsed(now: World.current.mediaTime) }

  private func elapsed(now: CFTimeInterval) -> CFTimeInterval {
    if let entry = entries.first, let animation = entry.animation as? ViewAnimation {
      return entry.elapsed(mediaTime: now) + animation.lateOffset
    }
    return begin.map { now - $0 } ?? 0
  }

  /// The fraction that an app reads: of the time while running, relative to the direction.
  var fractionComplete: Double {
    let fraction = fraction(elapsed: elapsed)
    return isReversed ? 1 - fraction : fraction
  }

  // MARK: Changing phase

  /// Waits for an animation to be added.
  func wait() { enter(.waiting) }

  /// Runs as long as the animator that has taken over its animations.
  func follow() { phase = .pacing(from: 0, direction: 1) }

  func run(from fraction: Double) {
    hasRun = true
    enter(.pacing(from: fraction, direction: isReversed ? -1 : 1))
  }

  func head(from start: Double, to target: Double, curve: TimingCurve, duration: CFTimeInterval) {
    enter(.heading(from: start, to: target, curve: curve, duration: duration))
  }

  /// D: linear timing cannot overshoot, so a spring beyond its end is clamped.
  func pause() {
    enter(.paused(scrubsLinearly ? min(max(way, 0), 1) : fraction(elapsed: elapsed)))
  }

  func scrub(to fraction: Double) {
    phase = .paused(isReversed ? 1 - fraction : fraction)
  }

  /// Shows visual effects in full that it has not run before its pause, in the variant that does so
  /// (D).
  func showUnrunEffects() {
    guard !hasRun, World.current.variant.scrubsOnlyStartedEffects else { return }
    isEnding = true
    for entry in entries where (entry.animation as? ViewAnimation)?.key == .blurIntensity {
      entry.layer?.removeEntry(entry, finished: true)
    }
    isEnding = false
    entries = entries.filter(\.isAlive)
  }

  /// Stays where it is, active, until it is paused or stopped.
  func freeze() {
    isFrozen = true
    head(from: way, to: way, curve: .cubic(.linear), duration: .infinity)
  }

  func reverse() {
    switch phase {
    case .pacing(_, let direction):
      let fraction = fraction(elapsed: elapsed)
      enter(.pacing(from: fraction, direction: -direction))
    case .heading(_, let to, let curve, _):
      let way = way
      let target = 1 - to
      enter(.heading(from: way, to: target, curve: curve, duration: abs(target - way) * duration))
    case .inactive, .waiting, .paused, .stopped: break
    }
    isReversed.toggle()
  }

  /// The progress from start to end.
  var way: Double {
    let fraction = fraction(elapsed: elapsed)
    return isShaped ? curve.progress(at: fraction, duration: duration) : fraction
  }

  private func enter(_ phase: Phase) {
    if case .heading = phase {} else { isFrozen = false }
    self.phase = phase
    begin = nil
    for entry in entries {
      entry.rebase()
      (entry.animation as? ViewAnimation)?.lateOffset = 0
    }
    if isRunning {
      World.current.animations.add(self)
    } else {
      delay = 0
      World.current.animations.remove(self)
    }
  }

  // MARK: Ending

  private var runningDuration: CFTimeInterval {
    switch phase {
    case .pacing(let from, let direction): duration * (direction > 0 ? 1 - from : from)
    case .heading(_, _, _, let duration): duration
    case .inactive, .waiting, .paused, .stopped: 0
    }
  }

  func markCommitted(mediaTime: CFTimeInterval) {
    if begin == nil { begin = mediaTime }
  }

  func isOver(mediaTime: CFTimeInterval) -> Bool {
    guard isRunning, !isFrozen, begin != nil else { return false }
    let end = delay + runningDuration - MediaTiming.tolerance
    return entries.isEmpty || elapsed(now: mediaTime) >= end
  }

  func isOver(elapsed: CFTimeInterval) -> Bool { false }

  /// The natural end (D): the position depends on the direction.
  func finish() {
    guard !pausesAtEnd else {
      enter(.paused(isReversed ? 0 : 1))
      // Nothing retains a paused animator.
      keepAlive = nil
      return
    }
    end(at: isReversed ? .start : .end)
  }

  func end(at position: UIViewAnimatingPosition) {
    let changes = takeChanges()
    if position == .start { changes.restore() }
    enter(.inactive)
    let animator = keepAlive
    keepAlive = nil
    runNestedCompletions(at: position)
    MainActor.assumeIsolated { onEnd?(position) }
    withExtendedLifetime(animator) {}
  }

  /// Ends without its completions; the values are those of the end.
  func abandon() {
    _ = takeChanges()
    nestedCompletions = []
    enter(.inactive)
    keepAlive = nil
  }

  /// Stops where it is: the values on screen become the model's (D).
  func stop() {
    let presented = entries.compactMap { entry -> AnimatedChange? in
      guard let layer = entry.layer, let animation = entry.animation as? ViewAnimation,
        let value = layer.presentedValues[animation.key]
      else { return nil }
      return AnimatedChange(layer: layer, key: animation.key, start: value, end: value)
    }
    stoppedChanges = takeChanges()
    for change in presented { change.finish() }
    enter(.stopped)
    keepAlive = nil
  }

  func leaveStopped(at position: UIViewAnimatingPosition) {
    switch position {
    case .start: stoppedChanges.restore()
    case .end: for change in stoppedChanges { change.finish() }
    case .current: break
    }
    stoppedChanges = []
    phase = .inactive
    runNestedCompletions(at: position)
  }

  /// Keeps the completion of an animation that was created inside one of the animator's blocks.
  func addNestedCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    nestedCompletions.append(completion)
  }

  private func runNestedCompletions(at position: UIViewAnimatingPosition) {
    let waiting = nestedCompletions
    nestedCompletions = []
    for completion in waiting { completion(position) }
  }

  private func takeChanges() -> [AnimatedChange] {
    isEnding = true
    defer { isEnding = false }
    let all = entries
    entries = []
    return all.compactMap { entry in
      guard let layer = entry.layer, let animation = entry.animation as? ViewAnimation else {
        return nil
      }
      layer.removeEntry(entry, finished: true)
      return AnimatedChange(
        layer: layer, key: animation.key, start: animation.start, end: animation.end)
    }
  }

  // MARK: Animations

  func makeLinear() { curve = .cubic(.linear) }

  /// Takes the curve of the block in which the animator was created (E12).
  func inherit(_ curve: TimingCurve) { self.curve = curve }

  /// The types of the animated views, for messages.
  var subjects: [String] {
    entries.compactMap { $0.layer?.name }.reduce(into: []) { names, name in
      if !names.contains(name) { names.append(name) }
    }
  }

  func animationBegan(_ entry: LayerAnimation, animation: ViewAnimation) {
    animation.lateOffset = isRunning ? elapsed : 0
    entries.append(entry)
  }

  /// An animation was removed; without any left, a running animator ends (E11).
  func animationEnded(_ animation: ViewAnimation, finished: Bool) {
    guard !isEnding else { return }
    entries.removeAll { $0.animation === animation }
    if entries.isEmpty, isRunning, !isFrozen { finish() }
  }
}
