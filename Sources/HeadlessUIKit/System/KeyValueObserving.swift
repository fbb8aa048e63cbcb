import Foundation

/// What a change handler gets.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: UInt

  /// Creates options from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The value after the change.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// The value before the change.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// The handler is also called at once, with the value that there is.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
}

/// A change of an observed property.
public struct NSKeyValueObservedChange<Value> {
  /// The value after the change, with the option `.new`.
  public let newValue: Value?
  /// The value before the change, with the option `.old`.
  public let oldValue: Value?
}

/// Observes a property until it is released or invalidated.
public class NSKeyValueObservation: NSObject {
  fileprivate var report: (@MainActor () -> Void)?

  /// Ends the observation.
  public func invalidate() { report = nil }
}

extension NSObjectProtocol where Self: UIView {
  /// Observes the view's `bounds`, `frame`, `center`, `transform`, `alpha` or `isHidden`.
  ///
  /// Apple documents none of them as observable, though apps observe them. No other property of a view is
  /// reported here, which a hint says.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - options: What the handler gets; nothing by default.
  ///   - changeHandler: Called as soon as the property has another value.
  /// - Returns: The observation, which has to be retained.
  @preconcurrency @MainActor
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    observe(keyPath, among: Self.reportedOfViews, options, changeHandler)
  }

  @MainActor fileprivate static var reportedOfViews: [PartialKeyPath<Self>] {
    [\.bounds, \.frame, \.center, \.transform, \.alpha, \.isHidden]
  }

  @MainActor fileprivate func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, among reported: [PartialKeyPath<Self>],
    _ options: NSKeyValueObservingOptions,
    _ changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    if !reported.contains(keyPath) {
      World.current.hint(
        "KVO",
        """
        \(keyPath) of \(describe(self)) is observed: the headless UIKit does not report its changes, and \
        Apple does not document that UIKit does.
        """)
    }
    var last = self[keyPath: keyPath]
    let observation = NSKeyValueObservation()
    observation.report = { [unowned self] in
      let (old, new) = (last, self[keyPath: keyPath])
      guard (new as? any Equatable)?.equals(old) == false else { return }
      last = new
      changeHandler(
        self,
        NSKeyValueObservedChange(
          newValue: options.contains(.new) ? new : nil,
          oldValue: options.contains(.old) ? old : nil))
    }
    if options.contains(.initial) {
      let value = options.contains(.new) ? last : nil
      changeHandler(self, NSKeyValueObservedChange(newValue: value, oldValue: nil))
    }
    observations.removeAll { $0.observation?.report == nil }
    observations.append(WeakObservation(observation: observation))
    return observation
  }
}

extension NSObjectProtocol where Self: UIScrollView {
  /// Observes the scroll view's `contentOffset`, `contentSize` or `contentInset`, or a view's property.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - options: What the handler gets; nothing by default.
  ///   - changeHandler: Called as soon as the property has another value.
  /// - Returns: The observation, which has to be retained.
  @preconcurrency @MainActor
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let own: [PartialKeyPath<Self>] = [\.contentOffset, \.contentSize, \.contentInset]
    return observe(keyPath, among: own + Self.reportedOfViews, options, changeHandler)
  }
}

extension Equatable {
  fileprivate func equals(_ other: Any) -> Bool { self == other as? Self }
}

struct WeakObservation {
  fileprivate weak var observation: NSKeyValueObservation?
}

extension UIView {
  /// Reports the observed properties that have other values.
  func reportObservations() {
    guard !observations.isEmpty else { return }
    for reference in observations { reference.observation?.report?() }
  }
}
