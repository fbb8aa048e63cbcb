import Foundation

/// The accessibility settings of the user.
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
    guard notification == .screenChanged || notification == .layoutChanged else { return }
    if let element = argument as? UIResponder { World.current.focusedElement = element }
  }

  /// Returns the element that an assistive technology has in focus; for `nil`, the one that was used
  /// last.
  ///
  /// Without VoiceOver there is none. The simulator knows the elements that were posted.
  public static func focusedElement(
    using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?
  ) -> Any? {
    guard isVoiceOverRunning, assistiveTechnologyIdentifier != .notificationSwitchControl else {
      return nil
    }
    return World.current.focusedElement
  }
}

extension UIAccessibility {
  /// An assistive technology.
  public struct AssistiveTechnologyIdentifier: Hashable, RawRepresentable, Sendable {
    /// The name of the technology.
    public let rawValue: String

    /// Creates an identifier from the name of the technology.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Switch Control.
    public static let notificationSwitchControl = AssistiveTechnologyIdentifier(
      rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
    /// VoiceOver.
    public static let notificationVoiceOver = AssistiveTechnologyIdentifier(
      rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
  }

  /// Something that assistive technologies can be told.
  public struct Notification: Hashable, RawRepresentable, Sendable {
    /// The number of the notification.
    public let rawValue: UInt32

    /// Creates a notification from its number.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// A new screen has appeared; the argument is the element to go to.
    public static let screenChanged = Notification(rawValue: 1000)

    /// A page was scrolled; the argument is a description of the position.
    public static let pageScrolled = Notification(rawValue: 1009)

    /// The layout of the screen has changed; the argument is the element to go to.
    public static let layoutChanged = Notification(rawValue: 1001)

    /// Something to be read aloud, the argument.
    public static let announcement = Notification(rawValue: 1008)

    var description: String {
      switch self {
      case .screenChanged: ".screenChanged"
      case .pageScrolled: ".pageScrolled"
      case .layoutChanged: ".layoutChanged"
      case .announcement: ".announcement"
      default: "\(rawValue)"
      }
    }
  }
}

/// The direction in which an assistive technology scrolls.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  case right = 1
  case left, up, down, next, previous
}
