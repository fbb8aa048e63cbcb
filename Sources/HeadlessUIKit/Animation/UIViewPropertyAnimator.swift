import Foundation

/// An animation of views that can be paused, scrubbed, reversed and given other timing.
@MainActor open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating, NSCopying {
  nonisolated let clock: AnimatorClock
  /// The timing that it was created with.
  public let timingParameters: (any UITimingCurveProvider)?
  /// How long it takes, in seconds; springs with a duration of their own take that.
  public let duration: TimeInterval
  /// The delay given to `startAnimation(afterDelay:)`, in seconds.
  open private(set) var delay: TimeInterval = 0
  private var blocks: [(delayFactor: CGFloat, run: () -> Void)] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var flags = Flags()

  private struct Flags {
    var isUserInteractionEnabled = true
    var isManualHitTestingEnabled = false
    var isInterruptible = true
  }

  /// Creates an animator with a duration, in seconds, and timing.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    timingParameters = parameters
    self.duration = parameters.ownDuration ?? max(duration, 0)
    clock = AnimatorClock(
      duration: self.duration, curve: parameters.curve(duration: self.duration))
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
      duration: duration, curve: options.curve, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    guard let running = animator as? Self else {
      preconditionFailure("Call runningPropertyAnimator on UIViewPropertyAnimator itself")
    }
    return running
  }

  deinit {
    switch clock.phase {
    case .inactive, .pacing, .heading: return
    case .paused, .stopped: break
    }
    World.current.fault(
      "D",
      """
      A property animator was released while it was paused or stopped, which raises an exception: \
      end it with stopAnimation(true), or with stopAnimation(false) and finishAnimation(at:).
      """)
    clock.stop()
  }

  /// Returns an animator with the same duration and timing, and nothing to animate.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated {
      UncheckedBox(
        UIViewPropertyAnimator(
          duration: duration, timingParameters: timingParameters ?? UICubicTimingParameters()))
    }.value
  }

  // MARK: Settings

  /// Whether its views take touches meanwhile; true by default.
  open var isUserInteractionEnabled: Bool {
    get { flags.isUserInteractionEnabled }
    set {
      guard mayConfigure("isUserInteractionEnabled") else { return }
      flags.isUserInteractionEnabled = newValue
    }
  }
  /// Whether the app does hit tests on its views itself; false by default.
  open var isManualHitTestingEnabled: Bool {
    get { flags.isManualHitTestingEnabled }
    set { flags.isManualHitTestingEnabled = newValue }
  }
  /// Whether it can be paused, stopped and scrubbed; true by default.
  open var isInterruptible: Bool {
    get { flags.isInterruptible }
    set {
      guard mayConfigure("isInterruptible") else { return }
      flags.isInterruptible = newValue
    }
  }
  /// Whether a paused animator follows `fractionComplete` in a straight line; true by default.
  open var scrubsLinearly: Bool {
    get { clock.scrubsLinearly }
    set { clock.scrubsLinearly = newValue }
  }
  /// Whether it stays active at its end, without calling its completions; false by default.
  open var pausesOnCompletion: Bool {
    get { clock.pausesAtEnd }
    set { clock.pausesAtEnd = newValue }
  }

  private func mayConfigure(_ name: String) -> Bool {
    guard state != .inactive else { return true }
    World.current.fault("D", "\(name) was set on an active property animator: set it before.")
    return false
  }

  // MARK: State

  /// What the animator is doing.
  open var state: UIViewAnimatingState {
    switch clock.phase {
    case .inactive: .inactive
    case .pacing, .heading, .paused: .active
    case .stopped: .stopped
    }
  }
  /// Whether it moves.
  open var isRunning: Bool { clock.isRunning }
  /// Whether it runs towards its start; may be changed at any time.
  open var isReversed: Bool {
    get { clock.isReversed }
    set { if newValue != clock.isReversed { clock.reverse() } }
  }
  /// How much of it is done, 0…1, in the running direction; may be set while it is paused.
  open var fractionComplete: CGFloat {
    get { clock.fractionComplete }
    set {
      guard mayInterrupt("fractionComplete") else { return }
      if state == .inactive { pauseAnimation() }
      guard !isRunning, state == .active else {
        World.current.fault("D", "fractionComplete was set on a running animator: pause it first.")
        return
      }
      clock.scrub(to: newValue)
    }
  }

  // MARK: Control

  /// Starts it, or resumes it where it was paused.
  open func startAnimation() { startAnimation(afterDelay: 0) }

  /// Starts it after a delay, in seconds.
  open func startAnimation(afterDelay delay: TimeInterval) {
    switch clock.phase {
    case .inactive:
      self.delay = delay
      clock.keepAlive = self
      activate()
      clock.delay = delay
      clock.run(from: isReversed ? 1 : 0)
    case .paused: resume(curve: nil, durationFactor: 0)
    case .pacing, .heading: break
    case .stopped: faultStopped("startAnimation()")
    }
  }

  /// Pauses it where it is; an inactive animator becomes active at its start.
  open func pauseAnimation() {
    guard mayInterrupt("pauseAnimation()") else { return }
    switch clock.phase {
    case .inactive:
      activate()
      clock.scrub(to: 0)
    case .pacing, .heading:
      clock.pause()
      clock.keepAlive = nil
    case .paused: break
    case .stopped: faultStopped("pauseAnimation()")
    }
  }

  /// Stops it where it is; what is on screen becomes the views' own values.
  open func stopAnimation(_ withoutFinishing: Bool) {
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
    guard state == .stopped else {
      World.current.fault(
        "D", "finishAnimation(at:) on an animator that is not stopped: call stopAnimation(false).")
      return
    }
    clock.leaveStopped(at: finalPosition)
    complete(at: finalPosition)
  }

  /// Resumes a paused animator with other timing; a factor of 0 means the time that was left.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    guard mayInterrupt("continueAnimation") else { return }
    guard case .paused = clock.phase else {
      World.current.fault("D", "continueAnimation on an animator that is not paused: pause it.")
      return
    }
    if isReversed, parameters == nil {
      World.current.fault(
        "D", "continueAnimation without timing on a reversed animator: give it timing parameters.")
    }
    resume(curve: parameters, durationFactor: durationFactor)
  }

  /// Adds changes that begin after a fraction of the duration.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    switch clock.phase {
    case .inactive: blocks.append((delayFactor, animation))
    case .pacing, .heading, .paused:
      let done = isReversed ? 1 - clock.fractionComplete : clock.fractionComplete
      run(animation, delay: min(max(done + delayFactor * (1 - done), 0), 1))
    case .stopped: faultStopped("addAnimations")
    }
  }

  /// Adds changes.
  open func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  /// Adds work for the end.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }
}

// MARK: - Inside

extension UIViewPropertyAnimator {
  private func activate() {
    let stored = blocks
    blocks = []
    for block in stored { run(block.run, delay: block.delayFactor) }
  }

  private func run(_ animation: () -> Void, delay: Double) {
    AnimationBlock(
      owner: clock, duration: duration, curve: clock.curve,
      window: AnimationWindow(delay: delay)
    ).run(animation)
  }

  private func resume(curve provider: (any UITimingCurveProvider)?, durationFactor: CGFloat) {
    guard case .paused(let fraction) = clock.phase else { return }
    clock.keepAlive = self
    if provider == nil, durationFactor == 0, case .cubic(let bezier) = clock.curve {
      clock.run(from: clock.scrubsLinearly ? bezier.fraction(at: fraction) : fraction)
      return
    }
    let left = isReversed ? clock.way : 1 - clock.way
    let fitted = (durationFactor > 0 ? durationFactor : max(left, 0)) * duration
    let length = provider?.ownDuration ?? fitted
    let curve = provider?.curve(duration: length) ?? clock.curve
    clock.head(to: isReversed ? 0 : 1, curve: curve, duration: length)
  }

  private func complete(at position: UIViewAnimatingPosition) {
    let waiting = completions
    discard()
    for completion in waiting { completion(position) }
  }

  private func discard() {
    blocks = []
    completions = []
  }

  private func mayInterrupt(_ call: String) -> Bool {
    guard !isInterruptible else { return true }
    World.current.fault("D", "\(call) on a property animator that is not interruptible.")
    return false
  }

  private func faultStopped(_ call: String) {
    World.current.fault("D", "\(call) on a stopped animator: finish it first.")
  }
}

/// Carries a value out of `MainActor.assumeIsolated` on the thread where it was made.
private struct UncheckedBox<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}
