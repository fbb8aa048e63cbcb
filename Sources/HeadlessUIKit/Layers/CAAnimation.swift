import Foundation

/// Something that happens when a property of a layer changes.
public protocol CAAction {
  /// Runs the action.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// Told when an animation starts and stops.
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

/// An animation of a layer: the part that all kinds share.
open class CAAnimation: NSObject, CAAction, CAMediaTiming, NSCopying {
  @exclusivity(unchecked) var timing = MediaTiming()
  /// The pace; nil is linear.
  open var timingFunction: CAMediaTimingFunction?
  /// Told about start and end; retained by the animation.
  @exclusivity(unchecked) open var delegate: (any CAAnimationDelegate)?
  /// Whether the animation leaves its layer when it has ended; true by default.
  open var isRemovedOnCompletion = true

  /// Creates an animation that changes nothing.
  public required override init() { super.init() }

  /// When it begins, in the layer's time, in seconds; 0 means when it is committed.
  open var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { timing.beginTime = newValue }
  }
  /// How long one cycle lasts, in seconds; 0 means as long as the transaction says.
  open var duration: CFTimeInterval {
    get { timing.duration }
    set { timing.duration = newValue }
  }
  /// How fast it runs against the layer's time.
  open var speed: Float {
    get { timing.speed }
    set { timing.speed = newValue }
  }
  /// An offset into the animation, in seconds.
  open var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { timing.timeOffset = newValue }
  }
  /// How many cycles it plays.
  open var repeatCount: Float {
    get { timing.repeatCount }
    set { timing.repeatCount = newValue }
  }
  /// For how long it plays cycles, in seconds.
  open var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { timing.repeatDuration = newValue }
  }
  /// Whether each cycle also plays backward.
  open var autoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }
  /// What it shows before and after its active time.
  open var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { timing.fillMode = newValue }
  }

  /// Adds the animation to the layer.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  /// Returns a copy that can be changed without changing the original.
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

  /// Changes `values` to what they are `elapsed` seconds of the layer's time after the beginning.
  func apply(to target: inout AnimationTarget, elapsed: CFTimeInterval) {}

  /// Whether its active time is over.
  func isOver(elapsed: CFTimeInterval) -> Bool {
    timing.localElapsed(elapsed) >= timing.activeDuration - MediaTiming.tolerance
  }

  /// Whether its own time decides when it is over.
  var endsByItself: Bool { true }

  /// Whether it will ever be over.
  var isEndless: Bool { timing.activeDuration == .infinity || timing.speed == 0 }
}

extension MediaTiming {
  /// Sums of frame times may miss the exact end by less than this.
  static let tolerance = 1e-7

  /// The length of all cycles, in the animation's own time.
  var activeDuration: CFTimeInterval {
    if repeatDuration > 0 { return repeatDuration }
    let cycle = duration * (autoreverses ? 2 : 1)
    guard repeatCount > 0 else { return cycle }
    return repeatCount.isInfinite || repeatCount >= Float.greatestFiniteMagnitude
      ? .infinity : cycle * CFTimeInterval(repeatCount)
  }

  /// The length of all cycles, in the layer's time.
  var beginToEnd: CFTimeInterval { activeDuration / CFTimeInterval(speed) }

  func localElapsed(_ elapsed: CFTimeInterval) -> CFTimeInterval {
    elapsed * CFTimeInterval(speed) + timeOffset
  }

  /// How far the present cycle is, 0…1, or nil where the animation shows nothing (E3).
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
    // The end of the last cycle belongs to it, not to one that never comes.
    if local == active, whole > 0, cycles == whole { whole -= 1 }
    let fraction = min(cycles - whole, 1)
    let isBackwards = autoreverses && whole.truncatingRemainder(dividingBy: 2) == 1
    return isBackwards ? 1 - fraction : fraction
  }
}
