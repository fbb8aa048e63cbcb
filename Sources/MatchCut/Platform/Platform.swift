// Target and action need the Objective-C runtime. The headless UIKit takes closures instead, and
// records mistakes as hints. So each type is declared twice; no other file depends on the platform.
#if canImport(ObjectiveC)
import SwiftUI
public import UIKit
#if canImport(os)
import os
#endif

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

  /// Stops the reports of the recognizer.
  @MainActor func invalidate() {
    recognizer?.removeTarget(self, action: nil)
  }

  @MainActor @objc private func fire() {
    handler()
  }
}

/// A closure that is called once in each frame, until it returns `false`.
package final class FrameAction: NSObject {
  private let handler: @MainActor () -> Bool

  private init(_ handler: @escaping @MainActor () -> Bool) {
    self.handler = handler
    super.init()
  }

  /// Begins to call a closure, and retains it until it returns `false`.
  @MainActor package static func run(_ handler: @escaping @MainActor () -> Bool) {
    // The link retains its target until it is invalidated.
    CADisplayLink(target: FrameAction(handler), selector: #selector(fire)).start()
  }

  @MainActor @objc private func fire(_ link: CADisplayLink) {
    if !handler() { link.invalidate() }
  }
}

/// A delegate that forwards what it does not implement to the delegate that it has replaced.
///
/// UIKit may call methods that MatchCut does not know.
@MainActor open class ForwardingDelegate: NSObject {
  private nonisolated(unsafe) weak var former: (any NSObjectProtocol)?
  private nonisolated(unsafe) var hasForwarded = false

  // Only the products have delegates of this class.
  package override init() {
    _ = ForwardingDelegate.forwards
    super.init()
  }

  /// Sets the replaced delegate, without retaining it; a later one replaces an earlier one.
  func forward(to former: (any NSObjectProtocol)?) {
    self.former = former
    hasForwarded = hasForwarded || former != nil
  }

  /// Whether the delegate, or the one that it has replaced, implements a method.
  public nonisolated override func responds(to aSelector: Selector!) -> Bool {
    super.responds(to: aSelector) || former?.responds(to: aSelector) == true
  }

  // An override of `forwardingTarget(for:)`, added at run time: in Swift it would return `Any`, which
  // only Apple's compiler can pass to Objective-C.
  private static let forwards: Bool = {
    let target: @convention(block) (ForwardingDelegate, Selector) -> AnyObject? = {
      if let former = $0.former, former.responds(to: $1) { return former }
      // UIKit may have cached what a delegate implements that no longer exists.
      return $0.hasForwarded && $0.former == nil ? NilResponder() : nil
    }
    let name = #selector(NSObject.forwardingTarget(for:))
    return class_addMethod(ForwardingDelegate.self, name, imp_implementationWithBlock(target), nil)
  }()
}

/// An object that answers any message with nil, zero or false.
///
/// UIKit raises an exception if the orientations are zero, so the default ones are returned.
private final class NilResponder: NSObject {
  @MainActor private static var orientations: UIInterfaceOrientationMask {
    UIDevice.current.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }

  @MainActor @objc func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask { Self.orientations }

  @MainActor @objc func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation { .portrait }

  @MainActor @objc func tabBarControllerSupportedInterfaceOrientations(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientationMask { Self.orientations }

  @MainActor @objc func tabBarControllerPreferredInterfaceOrientationForPresentation(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientation { .portrait }

  override class func resolveInstanceMethod(_ sel: Selector!) -> Bool {
    let answer: @convention(block) (AnyObject) -> Int = { _ in 0 }
    return class_addMethod(self, sel, imp_implementationWithBlock(answer), nil)
  }
}

extension UIHostingController: HostingController {}

/// Returns the result of an optional method that is known to be implemented.
@MainActor func implemented<Result>(by delegate: AnyObject, _ call: () -> Result) -> Result? {
  call()
}

/// Whether the code runs on the main thread.
var isOnMainThread: Bool { Thread.isMainThread }

extension Misuse {
  /// Writes a mistake to the log as a fault; the app continues.
  static func warn(_ message: String) {
    #if canImport(os)
    Logger(subsystem: "MatchCut", category: "Misuse").fault("\(message, privacy: .public)")
    #endif
  }
}
#else
@_spi(Simulator) public import UIKit

/// A closure that a gesture recognizer calls whenever it reports.
final class GestureAction {
  private weak var recognizer: UIGestureRecognizer?
  private let handler: @MainActor () -> Void

  @MainActor init(of recognizer: UIGestureRecognizer, handler: @escaping @MainActor () -> Void) {
    self.recognizer = recognizer
    self.handler = handler
    recognizer.onAction(for: self) { [unowned self] _ in self.handler() }
  }

  /// Stops the reports of the recognizer.
  @MainActor func invalidate() {
    recognizer?.removeActions(for: self)
  }
}

/// A closure that is called once in each frame, until it returns `false`.
package enum FrameAction {
  /// Begins to call a closure, and retains it until it returns `false`.
  @MainActor package static func run(_ handler: @escaping @MainActor () -> Bool) {
    let link = CADisplayLink { link in
      // A simulated display draws on the main thread only.
      let goesOn = MainActor.assumeIsolated { handler() }
      if !goesOn { link.invalidate() }
    }
    link.start()
  }
}

/// The base class of MatchCut's delegates; here, these implement everything that UIKit may call.
@MainActor open class ForwardingDelegate: NSObject {
  // Only the products have delegates of this class.
  package override init() { super.init() }

  /// Does nothing: the kit forwards every method itself.
  func forward(to former: (any NSObjectProtocol)?) {}
}

/// Returns the result of an optional method; `nil` if it is that of the default implementation.
@MainActor func implemented<Result>(by delegate: AnyObject, _ call: () -> Result) -> Result? {
  DelegateProbe.call(delegate, call)
}

private let mainQueueKey = {
  let key = DispatchSpecificKey<Bool>()
  DispatchQueue.main.setSpecific(key: key, value: true)
  return key
}()

/// Whether the code runs on the main queue, which has no thread of its own here.
var isOnMainThread: Bool { DispatchQueue.getSpecific(key: mainQueueKey) == true }

extension Misuse {
  /// Adds a mistake to the hints of the simulator.
  static func warn(_ message: String) {
    World.current.hint("MatchCut", message)
  }
}
#endif

/// A controller whose view shows content of SwiftUI.
@MainActor protocol HostingController: UIViewController {}

extension CADisplayLink {
  /// Starts the link at the rate of the display, rather than at 60 frames per second.
  fileprivate func start() {
    preferredFrameRateRange = CAFrameRateRange(minimum: 60, maximum: 120, preferred: 120)
    add(to: .main, forMode: .common)
  }
}

extension FrameAction {
  /// Calls a closure once, in the next frame.
  @MainActor package static func once(_ action: @escaping @MainActor () -> Void) {
    run {
      action()
      return false
    }
  }
}

/// Returns an optional method of a delegate; `nil` if the delegate does not implement it.
///
/// Optional requirements of Objective-C are optional values, and those of the headless UIKit are
/// not. With this function, the same line compiles for both.
package func optional<Method>(_ method: Method?) -> Method? { method }
