import Foundation

extension UIAccessibility {
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

    /// The layout of the screen has changed; the argument is the element to go to.
    public static let layoutChanged = Notification(rawValue: 1001)

    /// Something to be read aloud, the argument.
    public static let announcement = Notification(rawValue: 1008)

    var description: String {
      switch self {
      case .screenChanged: ".screenChanged"
      case .layoutChanged: ".layoutChanged"
      case .announcement: ".announcement"
      default: "\(rawValue)"
      }
    }
  }
}
