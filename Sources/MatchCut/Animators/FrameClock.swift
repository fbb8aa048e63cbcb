#if canImport(ObjectiveC)
import UIKit

/// Calls a closure once in each frame, until the closure returns `false`.
@MainActor enum FrameClock {
  /// Begins to call a closure, which the clock retains until it is done.
  static func run(_ onFrame: @escaping @MainActor () -> Bool) {
    let target = FrameTarget(onFrame)
    // The link retains its target until it is invalidated.
    CADisplayLink(target: target, selector: #selector(FrameTarget.tick))
      .add(to: .main, forMode: .common)
  }
}

/// What a display link calls, which needs the Objective-C runtime.
private final class FrameTarget: NSObject {
  private let onFrame: @MainActor () -> Bool

  @MainActor init(_ onFrame: @escaping @MainActor () -> Bool) {
    self.onFrame = onFrame
    super.init()
  }

  @MainActor @objc func tick(_ link: CADisplayLink) {
    if !onFrame() { link.invalidate() }
  }
}
#else
@_spi(Simulator) import UIKit

/// Calls a closure once in each frame, until the closure returns `false`.
@MainActor enum FrameClock {
  /// Begins to call a closure, which the clock retains until it is done.
  static func run(_ onFrame: @escaping @MainActor () -> Bool) {
    let link = CADisplayLink { link in
      // A simulated display draws on the main thread only.
      let goesOn = MainActor.assumeIsolated { onFrame() }
      if !goesOn { link.invalidate() }
    }
    link.add(to: .main, forMode: .common)
  }
}
#endif
