import Foundation

/// A timer that fires once per frame.
open class CADisplayLink: NSObject {
  private var onFrame: ((CADisplayLink) -> Void)?
  /// The world, which resets this when it is released.
  private unowned(unsafe) var world: World?

  /// The preferred frame rate; at most 60 frames per second by default.
  open var preferredFrameRateRange = CAFrameRateRange.default
  /// The preferred number of frames per second; 0, the default, leaves it to the system.
  open var preferredFramesPerSecond: Int {
    get { Int(preferredFrameRateRange.preferred ?? 0) }
    set {
      let rate = Float(newValue)
      preferredFrameRateRange = CAFrameRateRange(minimum: rate, maximum: rate, preferred: rate)
    }
  }
  /// Whether it is paused; false by default.
  open var isPaused = false
  /// The time of the current frame, in seconds.
  open private(set) var timestamp: CFTimeInterval = 0
  /// The time of the next frame, in seconds.
  open private(set) var targetTimestamp: CFTimeInterval = 0
  /// The time between two frames, in seconds; valid from the first call.
  open private(set) var duration: CFTimeInterval = 0

  /// Creates a link that calls a method of an object, which it retains until `invalidate()`.
  ///
  /// The method takes the link or nothing.
  public init(target: Any, selector sel: Selector) {
    onFrame = { sel.send(to: target, sender: $0) }
  }

  /// Creates a link that calls a closure, which it retains until `invalidate()`.
  @_spi(Simulator)
  public init(onFrame: @escaping (CADisplayLink) -> Void) {
    self.onFrame = onFrame
  }

  /// Starts the link; all run loops and modes are that of the simulated device.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    world = World.current
    timestamp = 0
    World.current.animations.add(self)
  }

  /// Stops the link, which can be added again.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    world?.animations.remove(self)
    world = nil
  }

  /// Ends the link, and releases the target (E14).
  open func invalidate() {
    remove(from: .main, forMode: .common)
    onFrame = nil
  }

  /// Resets the reference to the world.
  func worldHasGone() { world = nil }

  func fire(interval: CFTimeInterval) {
    let now = World.current.mediaTime
    let isEarly = now - timestamp < preferredFrameRateRange.interval - interval / 2
    guard timestamp == 0 || !isEarly else { return }
    timestamp = now
    targetTimestamp = now + interval
    duration = interval
    onFrame?(self)
  }
}

/// A range of frame rates, in frames per second.
public struct CAFrameRateRange: Equatable, Sendable {
  /// The lowest rate.
  public var minimum: Float
  /// The highest rate.
  public var maximum: Float
  /// The preferred rate; nil and 0 leave it to the system.
  public var preferred: Float?

  /// Creates a range.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }

  /// The system's choice, which is 60 frames per second for a display link.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)

  /// The shortest time between two frames, in seconds.
  fileprivate var interval: CFTimeInterval { 1 / Double(maximum > 0 ? maximum : 60) }
}
