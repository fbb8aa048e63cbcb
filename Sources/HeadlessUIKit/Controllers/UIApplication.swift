import Foundation

/// The running app: its scenes, its windows and its delegate.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// The app.
  open class var shared: UIApplication { World.current.application }

  /// The object that the app's code has set; not retained.
  ///
  /// Apps of scenes, as the simulator runs them, call none of its methods about being active.
  open weak var delegate: (any UIApplicationDelegate)?
  /// Whether the display stays on; false by default; stored only.
  open var isIdleTimerDisabled = false
  /// The number on the app's icon; 0 by default; stored only.
  open var applicationIconBadgeNumber = 0
  /// Whether the status bar shows activity; deprecated in iOS 13; stored only.
  open var isNetworkActivityIndicatorVisible = false

  /// The scenes that are connected to the app.
  open var connectedScenes: Set<UIScene> {
    Set(World.current.scenes.filter { $0.activationState != .unattached })
  }
  /// The windows of all scenes, back to front; deprecated in iOS 15.
  open var windows: [UIWindow] { World.current.windows }
  /// The front key window; deprecated in iOS 13.
  open var keyWindow: UIWindow? { windows.last(where: \.isKeyWindow) }
  /// Whether the app may have several scenes: on an iPad.
  open var supportsMultipleScenes: Bool { World.current.userInterfaceIdiom == .pad }
  /// The direction of the user's language.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    World.current.layoutDirection
  }
  /// The frame of the status bar of the first scene; deprecated in iOS 13.
  open var statusBarFrame: CGRect { firstWindowScene?.statusBarManager?.statusBarFrame ?? .zero }
  /// The orientation of the first scene; deprecated in iOS 13.
  open var statusBarOrientation: UIInterfaceOrientation {
    firstWindowScene?.interfaceOrientation ?? .unknown
  }

  /// The state of the app: that of the scene which is nearest to being active.
  open var applicationState: UIApplication.State {
    let states = connectedScenes.map(\.activationState)
    if states.contains(.foregroundActive) { return .active }
    return states.contains(.foregroundInactive) ? .inactive : .background
  }

  private var firstWindowScene: UIWindowScene? {
    World.current.scenes.lazy.compactMap { $0 as? UIWindowScene }.first
  }

  /// Calls a method of an object.
  ///
  /// - Parameters:
  ///   - action: The method, which takes nothing, the sender, or the sender and the event.
  ///   - target: The object; for `nil`, the first responder or the next object in its chain that has the
  ///     method.
  ///   - sender: The argument of the method.
  ///   - event: The second argument of the method.
  /// - Returns: Whether an object has the method.
  @discardableResult
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?)
    -> Bool
  {
    TargetAction(target, action)
      .send(from: sender, in: sender as? UIResponder ?? keyWindow, event: event)
  }

  open override var next: UIResponder? { delegate as? UIResponder }

  // MARK: Touches

  /// Whether no touch is delivered.
  open var isIgnoringInteractionEvents: Bool { ignoringCalls > 0 }
  private var ignoringCalls = 0

  /// Delivers no new touch until `endIgnoringInteractionEvents()`; deprecated in iOS 13.
  open func beginIgnoringInteractionEvents() { ignoringCalls += 1 }

  /// Ends what `beginIgnoringInteractionEvents()` began; the calls are counted.
  open func endIgnoringInteractionEvents() { ignoringCalls = max(0, ignoringCalls - 1) }

  // MARK: Background tasks

  private var lastTask = UIBackgroundTaskIdentifier.invalid.rawValue

  /// Returns a new identifier; the app is never suspended here.
  open func beginBackgroundTask(expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil)
    -> UIBackgroundTaskIdentifier
  {
    lastTask += 1
    return UIBackgroundTaskIdentifier(rawValue: lastTask)
  }

  /// Returns a new identifier; the app is never suspended here.
  open func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { beginBackgroundTask(expirationHandler: handler) }

  /// Ends a task; nothing happens here.
  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
}

extension UIApplication {
  /// The state of an app.
  public enum State: Int, Sendable {
    /// On screen, and receives events.
    case active = 0
    /// On screen, and receives no events.
    case inactive
    /// Not on screen.
    case background
  }
}

/// The number of a background task.
public struct UIBackgroundTaskIdentifier: Hashable, RawRepresentable, Sendable {
  /// The number.
  public let rawValue: Int

  /// Creates an identifier from its number.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The identifier of no task.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}
