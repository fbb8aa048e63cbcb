import Foundation

/// An action for the change of a layer's property.
public protocol CAAction {
  /// Runs the action.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// The delegate of an animation.
public protocol CAAnimationDelegate: NSObjectProtocol {
  /// Called when the animation begins its active time.
  func animationDidStart(_ anim: CAAnimation)
  /// Called when the animation has ended or was removed; `flag` is true if it ran to its end.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// The base class of all animations of layers.
open class CAAnimation: NSObject, CAAction, CAMediaTiming, NSCopying {
  @exclusivity(unchecked) var timing = MediaTiming()
  /// The timing function; nil is linear.
  open var timingFunction: CAMediaTimingFunction?
  /// The delegate, which the animation retains.
  @exclusivity(unchecked) open var delegate: (any CAAnimationDelegate)?
  /// Whether the animation is removed when it has ended; true by default.
  open var isRemovedOnCompletion = true

  /// Creates an animation without an effect.
  public required override init() { super.init() }

  /// The begin time, in the layer's time, in seconds; 0 is the time of the commit.
  open var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { timing.beginTime = newValue }
  }
  /// The duration of one cycle, in seconds; 0 is the transaction's.
  open var duration: CFTimeInterval {
    get { timing.duration }
    set { timing.duration = newValue }
  }
  /// The speed, relative to the layer's time.
  open var speed: Float {
    get { timing.speed }
    set { timing.speed = newValue }
  }
  /// An offset into the animation, in seconds.
  open var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { timing.timeOffset = newValue }
  }
  /// The number of cycles.
  open var repeatCount: Float {
    get { timing.repeatCount }
    set { timing.repeatCount = newValue }
  }
  /// The duration of all cycles, in seconds.
  open var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { timing.repeatDuration = newValue }
  }
  /// Whether each cycle also plays backward.
  open var autoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }
  /// The value before and after its active time.
  open var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { timing.fillMode = newValue }
  }

  /// Adds the animation to the layer.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  /// Returns a copy that is independent of the original.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self()
    copyProperties(to: copy)
    return copy
  }

  func copyProperties(to copy: CAAnimation) {
    copy.timing = timing
    copy.timingFunction = timingFunction
    copy.delegate = delegate
    copy.isRemovedOnCompletion = isRemovedOnCompletion
  }

  /// Applies the animation to values, `elapsed` seconds of the layer's time after its beginning.
  func apply(to target: inout AnimationTarget, elapsed: CFTimeInterval) {}

  /// Whether its active time is over.
  func isOver(elapsed: CFTimeInterval) -> Bool {
    timing.localElapsed(elapsed) >= timing.activeDuration - MediaTiming.tolerance
  }

  /// Whether it ends after its own duration.
  var endsByItself: Bool { true }

  /// Whether it never ends.
  var isEndless: Bool { timing.activeDuration == .infinity || timing.speed == 0 }
}

extension MediaTiming {
  /// Sums of frame times may differ from the exact end by less than this.
  static let tolerance = 1e-7

  /// The duration of all cycles, in the animation's own time.
  var activeDuration: CFTimeInterval {
    if repeatDuration > 0 { return repeatDuration }
    let cycle = duration * (autoreverses ? 2 : 1)
    guard repeatCount > 0 else { return cycle }
    return repeatCount.isInfinite || repeatCount >= Float.greatestFiniteMagnitude
      ? .infinity : cycle * CFTimeInterval(repeatCount)
  }

  /// The duration of all cycles, in the layer's time.
  var beginToEnd: CFTimeInterval { activeDuration / CFTimeInterval(speed) }

  func localElapsed(_ elapsed: CFTimeInterval) -> CFTimeInterval {
    elapsed * CFTimeInterval(speed) + timeOffset
  }

  /// The fraction of the current cycle, 0…1, or nil where the animation has no value (E3).
  func cycleFraction(elapsed: CFTimeInterval) -> Double? {
    var local = localElapsed(elapsed)
    let active = activeDuration
    if local < 0 {
      guard fillMode == .backwards || fillMode == .both else { return nil }
      local = 0
    }
    if local >= active {
      guard local < active + Self.tolerance || fillMode == .forwards || fillMode == .both else {
        return nil
      }
      local = active
    }
    guard duration > 0 else { return 1 }
    let cycles = local / duration
    var whole = cycles.rounded(.down)
    // The end of the last cycle belongs to that cycle.
    if local == active, whole > 0, cycles == whole { whole -= 1 }
    let fraction = min(cycles - whole, 1)
    let isBackwards = autoreverses && whole.truncatingRemainder(dividingBy: 2) == 1
    return isBackwards ? 1 - fraction : fraction
  }
}
