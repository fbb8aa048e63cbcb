import Foundation

/// What the user has switched on to use the device in another way.
@preconcurrency @MainActor public enum UIAccessibility {
  /// Whether the user prefers less motion.
  public static var isReduceMotionEnabled: Bool { World.current.isReduceMotionEnabled }

  /// Whether the user prefers cross-fades where screens would slide.
  public static var prefersCrossFadeTransitions: Bool { World.current.prefersCrossFadeTransitions }

  /// Whether the user prefers opaque surfaces.
  public static var isReduceTransparencyEnabled: Bool { World.current.isReduceTransparencyEnabled }

  /// Whether VoiceOver reads the screen aloud.
  public static var isVoiceOverRunning: Bool { World.current.isVoiceOverRunning }

  /// Posted when ``isReduceMotionEnabled`` has changed.
  public nonisolated static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification"
  )

  /// Posted when ``prefersCrossFadeTransitions`` has changed.
  public nonisolated static let prefersCrossFadeTransitionsStatusDidChange = NSNotification.Name(
    "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification"
  )

  /// Tells assistive technologies that something happened.
  public static func post(notification: UIAccessibility.Notification, argument: Any?) {
    let about =
      switch argument {
      case let element as UIResponder: describe(element)
      case let text as String: text
      case let other?: String(describing: type(of: other))
      case nil: "nil"
      }
    World.current.note("UIAccessibility.post(\(notification.description), \(about))")
  }
}
