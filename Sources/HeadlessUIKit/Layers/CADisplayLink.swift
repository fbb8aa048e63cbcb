import Foundation

/// A timer that fires once a display frame.
///
/// On Linux there are no selectors, so the initialiser that takes a target and one is missing.
open class CADisplayLink: NSObject {
  private var onFrame: ((CADisplayLink) -> Void)?
  /// The world, whose animations say so when it goes.
  private unowned(unsafe) var world: World?

  /// How often it wants to fire in a second; 60 times at the most by default, on any display.
  open var preferredFrameRateRange = CAFrameRateRange.default
  /// Whether it stays silent; false by default.
  open var isPaused = false
  /// The time of the frame that is being drawn, in seconds.
  open private(set) var timestamp: CFTimeInterval = 0
  /// The time of the next frame, in seconds.
  open private(set) var targetTimestamp: CFTimeInterval = 0
  /// The time between two frames, in seconds; valid from the first call on.
  open private(set) var duration: CFTimeInterval = 0

  /// Creates a link that calls a closure, which it retains until `invalidate()`.
  @_spi(Simulator)
  public init(onFrame: @escaping (CADisplayLink) -> Void) {
    self.onFrame = onFrame
  }

  /// Starts it; all run loops and modes are the one of the simulated device.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    world = World.current
    timestamp = 0
    World.current.animations.add(self)
  }

  /// Stops it for good, and lets go of the closure (E14).
  open func invalidate() {
    world?.animations.remove(self)
    world = nil
    onFrame = nil
  }

  /// Forgets the world.
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

/// How often something wants to be drawn, in frames a second.
public struct CAFrameRateRange: Equatable, Sendable {
  /// The least rate.
  public var minimum: Float
  /// The greatest rate.
  public var maximum: Float
  /// The rate that is best; nil and 0 leave it to the system.
  public var preferred: Float?

  /// Creates a range.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }

  /// Whatever the system thinks best, which is 60 frames a second for a display link.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)

  /// The least time between two frames, in seconds.
  fileprivate var interval: CFTimeInterval { 1 / Double(maximum > 0 ? maximum : 60) }
}
