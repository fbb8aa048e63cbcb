import Foundation

/// The name of a method that UIKit calls.
///
/// Without the Objective-C runtime there is no `#selector`, and a name alone does not find a method. So only
/// on Linux, a selector is created with the method itself: `Selector("tap(_:)", Self.tap(_:))`. An override
/// is called like on Apple's platforms. Selectors are equal if their names and numbers of arguments are.
public struct Selector: Sendable {
  private typealias Call = (_ target: Any, _ sender: Any?, _ event: Any?) -> Misfit?

  private enum Misfit {
    case target, sender, event
  }

  private let name: String
  // As in Objective-C, the method is called on whichever thread that happens.
  private nonisolated(unsafe) let call: Call
  private let isMethod: @Sendable (Any) -> Bool

  private init<Target>(
    _ name: String, arguments: Int, _ call: @escaping (Target, Any?, Any?) -> Misfit?
  ) {
    self.name = name.prefix { $0 != "(" } + String(repeating: ":", count: arguments)
    isMethod = { $0 is Target }
    self.call = { target, sender, event in
      (target as? Target).map { call($0, sender, event) } ?? .target
    }
  }

  /// Creates the selector of a method without arguments; only on Linux.
  ///
  /// - Parameters:
  ///   - name: The name of the method, with or without its labels.
  ///   - method: The method, as a function of the object.
  public init<Target, Result>(
    _ name: String, _ method: @escaping (Target) -> () -> Result
  ) {
    self.init(name, arguments: 0) { (target: Target, _, _) in
      _ = method(target)()
      return nil
    }
  }

  /// Creates the selector of a method that takes the sender; only on Linux.
  ///
  /// - Parameters:
  ///   - name: The name of the method, with or without its labels.
  ///   - method: The method, as a function of the object.
  public init<Target, Sender, Result>(
    _ name: String, _ method: @escaping (Target) -> (Sender) -> Result
  ) {
    self.init(name, arguments: 1) { (target: Target, sender, _) in
      guard let sender: Sender = Self.argument(sender) else { return .sender }
      _ = method(target)(sender)
      return nil
    }
  }

  /// Creates the selector of a method that takes the sender and the event; only on Linux.
  ///
  /// - Parameters:
  ///   - name: The name of the method, with or without its labels.
  ///   - method: The method, as a function of the object.
  public init<Target, Sender, Event, Result>(
    _ name: String, _ method: @escaping (Target) -> (Sender, Event) -> Result
  ) {
    self.init(name, arguments: 2) { (target: Target, sender, event) in
      guard let sender: Sender = Self.argument(sender) else { return .sender }
      guard let event: Event = Self.argument(event) else { return .event }
      _ = method(target)(sender, event)
      return nil
    }
  }

  private static func argument<Argument>(_ value: Any?) -> Argument? {
    if let argument = value as? Argument { return argument }
    // A pointer that is read as a Boolean, as in `#selector(UIView.endEditing(_:))`, is true.
    if value != nil, let argument = true as? Argument { return argument }
    guard let notification = value as? Notification else { return nil }
    return NSNotification(
      name: notification.name, object: notification.object, userInfo: notification.userInfo)
      as? Argument
  }

  /// Whether an object has the method.
  func isMethod(of object: Any) -> Bool { isMethod(object) }

  /// Calls the method; it is a fault if the object has no such method, or if it takes other arguments.
  func send(to target: Any, sender: Any?, event: Any? = nil) {
    let message: String? =
      switch call(target, sender, event) {
      case nil: nil
      case .target:
        """
        -[\(type(of: target)) \(name)]: unrecognized selector. The target is of another class than the \
        method. On a device this raises an exception.
        """
      case .sender:
        """
        \(type(of: target)) takes another argument in \(name) than \(Self.kind(of: sender)), and is not \
        called. On a device it is, and does not find what it expects.
        """
      case .event:
        """
        \(type(of: target)) takes an event in \(name), and is not called without one. On a device it is \
        called with nil.
        """
      }
    if let message { World.current.fault("G", message) }
  }

  private static func kind(of sender: Any?) -> String {
    sender.map { "\(type(of: $0))" } ?? "nil"
  }
}

extension Selector: Hashable, CustomStringConvertible {
  /// Whether two selectors have the same name and number of arguments.
  public static func == (one: Self, other: Self) -> Bool { one.name == other.name }

  /// Hashes the name and the number of arguments.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }

  /// The name of the method, with a colon for each argument.
  public var description: String { name }
}
