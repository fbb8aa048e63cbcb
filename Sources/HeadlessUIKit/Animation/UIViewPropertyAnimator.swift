import Foundation

/// An animation of views that can be paused, scrubbed, reversed and given other timing.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating, NSCopying {
  nonisolated let clock: AnimatorClock
  /// The timing that it was created with.
  open var timingParameters: (any UITimingCurveProvider)? { timing }
  private nonisolated(unsafe) let timing: (any UITimingCurveProvider)?
  /// The duration in seconds; springs with a duration of their own replace it.
  public let duration: TimeInterval
  /// The delay given to `startAnimation(afterDelay:)`, in seconds.
  open private(set) var delay: TimeInterval = 0
  var blocks: [(delayFactor: CGFloat, run: () -> Void)] = []
  var completions: [(UIViewAnimatingPosition) -> Void] = []
  var mayBeInterrupted = true

  /// Creates an animator with a duration, in seconds, and timing.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    timing = parameters
    self.duration = parameters.ownDuration ?? max(duration, 0)
    clock = AnimatorClock(
      duration: self.duration, curve: parameters.curve(duration: self.duration))
    super.init()
    clock.onEnd = { [unowned self] position in complete(at: position) }
  }

  /// Creates an animator of 0.2 seconds without timing of its own.
  public nonisolated override init() {
    timing = nil
    duration = 0.2
    clock = AnimatorClock(duration: duration, curve: UIView.AnimationCurve.easeInOut.timing)
    super.init()
    clock.onEnd = { [unowned self] position in complete(at: position) }
  }

  /// Creates an animator with one of UIKit's curves.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a cubic curve.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a spring fitted to the duration.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator and starts it.
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> Self {
    let animator = UIViewPropertyAnimator(
      nestedWithDuration: duration, options: options, completion: completion)
    animator.runNested(delay: delay, options: options, animations: animations)
    guard let running = animator as? Self else {
      preconditionFailure("Call runningPropertyAnimator on UIViewPropertyAnimator itself")
    }
    return running
  }

  deinit { reportRelease() }

  /// Returns an animator with the same duration and timing, and no animations.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated {
      UncheckedBox(
        UIViewPropertyAnimator(
          duration: duration, timingParameters: timingParameters ?? UICubicTimingParameters()))
    }.value
  }

  // MARK: Settings

  /// Whether its views take touches while they animate; true by default.
  open var isUserInteractionEnabled: Bool {
    get { clock.allowsUserInteraction }
    set {
      guard mayConfigure("isUserInteractionEnabled") else { return }
      clock.allowsUserInteraction = newValue
    }
  }
  /// Whether the app does its own hit testing; false by default.
  open var isManualHitTestingEnabled: Bool {
    get { clock.leavesHitTesting }
    set { clock.leavesHitTesting = newValue }
  }
  /// Whether it can be paused, stopped and scrubbed; true by default.
  open var isInterruptible: Bool {
    get { mayBeInterrupted }
    set {
      guard mayConfigure("isInterruptible") else { return }
      mayBeInterrupted = newValue
    }
  }
  /// Whether a paused animator follows `fractionComplete` linearly; true by default.
  open var scrubsLinearly: Bool {
    get { clock.scrubsLinearly }
    set { clock.scrubsLinearly = newValue }
  }
  /// Whether it stays active at its end and does not call its completions; false by default.
  open var pausesOnCompletion: Bool {
    get { clock.pausesAtEnd }
    set { clock.pausesAtEnd = newValue }
  }

  // MARK: State

  /// What the animator is doing.
  open var state: UIViewAnimatingState {
    switch clock.phase {
    case .inactive: .inactive
    case .waiting, .pacing, .heading, .paused: .active
    case .stopped: .stopped
    }
  }
  /// Whether it is running.
  open var isRunning: Bool { clock.isRunning }
  /// Whether it runs toward its start; may be changed at any time.
  open var isReversed: Bool {
    get { clock.isReversed }
    set {
      guard newValue != clock.isReversed else { return }
      countChange()
      clock.reverse()
    }
  }
  /// The fraction that is complete, 0…1, in the current direction; may be set while it is paused.
  open var fractionComplete: CGFloat {
    get { clock.fractionComplete }
    set {
      countChange()
      guard mayInterrupt("fractionComplete") else { return }
      if state == .inactive { pauseAnimation() }
      guard !isRunning, state == .active else {
        return report(
          "fractionComplete was set", while: "it is \(activity)", remedy: "pause it first")
      }
      clock.scrub(to: newValue)
    }
  }

  // MARK: Control

  /// Starts it, or resumes it where it was paused.
  open func startAnimation() { startAnimation(afterDelay: 0) }

  /// Starts it after a delay, in seconds.
  open func startAnimation(afterDelay delay: TimeInterval) {
    countChange()
    switch clock.phase {
    case .inactive:
      self.delay = delay
      guard !blocks.isEmpty else { return clock.wait() }
      begin()
    case .paused: resume(curve: nil, durationFactor: 0)
    case .waiting, .pacing, .heading: break
    case .stopped: reportStopped("startAnimation()")
    }
  }

  /// Pauses it where it is; an inactive animator becomes active at its start.
  open func pauseAnimation() {
    countChange()
    guard mayInterrupt("pauseAnimation()") else { return }
    switch clock.phase {
    case .inactive, .waiting:
      activate()
      clock.scrub(to: 0)
      clock.showUnrunEffects()
    case .pacing, .heading:
      clock.pause()
      clock.keepAlive = nil
    case .paused: break
    case .stopped: reportStopped("pauseAnimation()")
    }
  }

  /// Stops it where it is; the values on screen become the views' own values.
  open func stopAnimation(_ withoutFinishing: Bool) {
    countChange()
    guard mayInterrupt("stopAnimation(_:)") else { return }
    guard state == .active else { return }
    withExtendedLifetime(self) {
      clock.stop()
      if withoutFinishing {
        clock.leaveStopped(at: .current)
        discard()
      }
    }
  }

  /// Ends a stopped animator at a position, and calls its completions.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    countChange()
    guard state == .stopped else {
      return report(
        "finishAnimation(at:) was called", while: "it is \(activity)",
        remedy: "call stopAnimation(false) first")
    }
    clock.leaveStopped(at: finalPosition)
    complete(at: finalPosition)
  }

  /// Resumes a paused animator with other timing; a factor of 0 means the remaining time.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    countChange()
    guard mayInterrupt("continueAnimation") else { return }
    guard case .paused = clock.phase else {
      return report(
        "continueAnimation was called", while: "it is \(activity)", remedy: "pause it first")
    }
    if isReversed, parameters == nil { hintAtReversal() }
    resume(curve: parameters, durationFactor: durationFactor)
  }

  /// Adds changes that begin after a fraction of the duration.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    switch clock.phase {
    case .inactive: blocks.append((delayFactor, animation))
    case .waiting:
      blocks.append((delayFactor, animation))
      begin()
    case .pacing, .heading, .paused:
      let done = isReversed ? 1 - clock.fractionComplete : clock.fractionComplete
      run(animation, delay: min(max(done + delayFactor * (1 - done), 0), 1))
    case .stopped: reportStopped("addAnimations")
    }
  }

  /// Adds changes.
  open func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  /// Adds a completion.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }
}

/// Passes a value out of `MainActor.assumeIsolated`, on the same thread.
private struct UncheckedBox<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}
