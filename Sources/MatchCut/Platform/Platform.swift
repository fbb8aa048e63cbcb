// Target and action need the Objective-C runtime. The headless UIKit takes closures instead, and lists
// mistakes rather than stop at them, so that each type is here twice. Nothing else in the kit depends
// on the platform.
#if canImport(ObjectiveC)
import UIKit

/// A closure that a gesture recognizer calls whenever it reports.
///
/// Recognizers do not retain their targets: let the recognizer itself own the action.
final class GestureAction: NSObject {
  private weak var recognizer: UIGestureRecognizer?
  private let handler: @MainActor () -> Void

  @MainActor init(of recognizer: UIGestureRecognizer, handler: @escaping @MainActor () -> Void) {
    self.recognizer = recognizer
    self.handler = handler
    super.init()
    recognizer.addTarget(self, action: #selector(fire))
  }

  /// Makes the recognizer report to it no longer.
  @MainActor func invalidate() {
    recognizer?.removeTarget(self, action: nil)
  }

  @MainActor @objc private func fire() {
    handler()
  }
}

/// A closure that is called once in each frame, until it returns `false`.
final class FrameAction: NSObject {
  private let handler: @MainActor () -> Bool

  private init(_ handler: @escaping @MainActor () -> Bool) {
    self.handler = handler
    super.init()
  }

  /// Begins to call a closure, which is retained until it is done.
  @MainActor static func run(_ handler: @escaping @MainActor () -> Bool) {
    // The link retains its target until it is invalidated.
    CADisplayLink(target: FrameAction(handler), selector: #selector(fire))
      .add(to: .main, forMode: .common)
  }

  @MainActor @objc private func fire(_ link: CADisplayLink) {
    if !handler() { link.invalidate() }
  }
}

/// A mistake in the app's use of the kit.
enum Misuse {
  /// Stops a debug build at the mistake; a release build goes on.
  @MainActor static func report(_ message: String) {
    assertionFailure(message)
  }
}
#else
@_spi(Simulator) import UIKit

/// A closure that a gesture recognizer calls whenever it reports.
final class GestureAction {
  private weak var recognizer: UIGestureRecognizer?
  private let handler: @MainActor () -> Void

  @MainActor init(of recognizer: UIGestureRecognizer, handler: @escaping @MainActor () -> Void) {
    self.recognizer = recognizer
    self.handler = handler
    recognizer.onAction(for: self) { [weak self] _ in self?.handler() }
  }

  /// Makes the recognizer report to it no longer.
  @MainActor func invalidate() {
    recognizer?.removeActions(for: self)
  }
}

/// A closure that is called once in each frame, until it returns `false`.
enum FrameAction {
  /// Begins to call a closure, which is retained until it is done.
  @MainActor static func run(_ handler: @escaping @MainActor () -> Bool) {
    let link = CADisplayLink { link in
      // A simulated display draws on the main thread only.
      let goesOn = MainActor.assumeIsolated { handler() }
      if !goesOn { link.invalidate() }
    }
    link.add(to: .main, forMode: .common)
  }
}

/// A mistake in the app's use of the kit.
enum Misuse {
  /// Adds the mistake to the faults of the simulator.
  @MainActor static func report(_ message: String) {
    World.current.fault("MatchCut", message)
  }
}
#endif

/// Returns an optional requirement, `nil` if the delegate does not implement it, without naming its
/// type.
func optional<Method>(_ method: Method?) -> Method? { method }
