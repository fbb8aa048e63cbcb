import Foundation

/// A timer that fires once a display frame.
///
/// On Linux there are no selectors, so the initialiser that takes a target and one is missing.
open class CADisplayLink: NSObject {
  private var onFrame: ((CADisplayLink) -> Void)?
  /// The world, whose animations say so when it goes.
  private unowned(unsafe) var world: World?

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
    timestamp = now
    targetTimestamp = now + interval
    duration = interval
    onFrame?(self)
  }
}
