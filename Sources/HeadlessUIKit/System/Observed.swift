/// A stored property whose observers are also called in a convenience initializer of an app's extension.
///
/// There, Swift sets a stored property of the same class without its observers, as in every initializer.
/// Apple's classes are written in Objective-C, where each assignment calls the setter. The underscore
/// marks a name that Apple's UIKit lacks.
@propertyWrapper
public struct _Observed<Value> {
  /// The value.
  public var wrappedValue: Value

  /// Creates the property with a value.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

extension _Observed: Sendable where Value: Sendable {}
