import UIKit

/// Compares the values of a type, whether it is `Equatable` or not.
enum Comparison {
  /// Returns the comparison of the values of a type.
  ///
  /// It looks for the conformance once, so that the comparison itself is as fast as `==`: a drag
  /// compares in every frame.
  static func of<Value>(_ type: Value.Type) -> (Value, Value) -> Bool {
    // A `CATransform3D` is not `Equatable`.
    let transforms: Any = Equality<CATransform3D> { CATransform3DEqualToTransform($0, $1) }
    if let transforms = transforms as? Equality<Value> { return transforms.areEqual }
    if let type = type as? any Equatable.Type, let values = equality(of: type) as? Equality<Value> {
      return values.areEqual
    }
    return { areSame($0, $1) }
  }

  /// The comparison of a type that is known only at run time, for a cast.
  private struct Equality<Value> {
    let areEqual: (Value, Value) -> Bool
  }

  private static func equality<Value: Equatable>(of type: Value.Type) -> Any {
    Equality<Value> { $0 == $1 }
  }

  /// Whether two values are the same: by `==`, by identity, or part by part.
  private static func areSame(_ one: Any, _ other: Any) -> Bool {
    if let one = one as? any Equatable { return one.isEqual(to: other) }
    if type(of: one) is AnyClass { return one as AnyObject === other as AnyObject }
    let (parts, others) = (Mirror(reflecting: one).children, Mirror(reflecting: other).children)
    // A case of an enumeration has a name only.
    guard !parts.isEmpty else { return others.isEmpty && "\(one)" == "\(other)" }
    return parts.count == others.count
      && zip(parts, others).allSatisfy { $0.label == $1.label && areSame($0.value, $1.value) }
  }
}

extension Equatable {
  /// Whether a value of any type has this type and is equal.
  fileprivate func isEqual(to other: Any) -> Bool { other as? Self == self }
}
