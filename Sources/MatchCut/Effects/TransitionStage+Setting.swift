public import UIKit

// Properties of types whose values can be compared.
extension TransitionStage {
  /// Sets a property of a view, or of any other object, for the duration of the transition.
  ///
  /// At the end, the stage restores the former value, unless something else has set the property
  /// meanwhile.
  ///
  /// - Parameters:
  ///   - keyPath: The property, such as `\.alpha` or `\.layer.cornerRadius`. If the view has a
  ///     transform, set `bounds` and `center` rather than `frame`.
  ///   - object: The view or the other object with the property.
  ///   - value: The new value.
  public func set<Root: AnyObject, Value: Equatable>(
    _ keyPath: ReferenceWritableKeyPath<Root, Value>, of object: Root, to value: Value
  ) {
    set(keyPath, of: object, to: value, by: { $0 == $1 })
  }

  /// Sets a transform in space, such as `\.layer.transform`, for the duration of the transition.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - object: The layer, the view or the other object with the property.
  ///   - value: The new value.
  public func set<Root: AnyObject>(
    _ keyPath: ReferenceWritableKeyPath<Root, CATransform3D>, of object: Root,
    to value: CATransform3D
  ) {
    set(keyPath, of: object, to: value, by: CATransform3DEqualToTransform)
  }
}
