public import UIKit

// The properties that an effect sets.
extension TransitionStage {
  /// Sets a property of a view, or of any other object, for the duration of the transition.
  ///
  /// The property changes from one value to the other as the front screen appears, and back as it
  /// disappears. If it is set again, under whichever key path, the later values apply. At the end,
  /// the stage restores the former value, unless something else has set the property meanwhile. While
  /// a reversed transition returns, UIKit overwrites what others set. If one of the values is not a
  /// number, the property is left alone.
  ///
  /// The stage compares values of a type that is not `Equatable` part by part, and objects by
  /// identity. Closures cannot be compared: a closure gets its former value back, even if the app
  /// has set another one. `nil` is a value of an optional property.
  ///
  /// - Parameters:
  ///   - keyPath: The property, such as `\.alpha` or `\.layer.cornerRadius`. If the view has a
  ///     transform, set `bounds` and `center` rather than `frame`.
  ///   - object: The view or the other object with the property.
  ///   - away: The value before the front screen appears, and after it has gone.
  ///   - settled: The value while the front screen is in its place.
  ///   - part: The part of the transition in which the property changes, from 0, where the front
  ///     screen is away, to 1, where it is settled, in every operation. Numbers outside of that
  ///     range are clamped. All of the transition by default.
  public func set<Root: AnyObject, Value>(
    _ keyPath: ReferenceWritableKeyPath<Root, Value>, of object: Root, away: Value,
    settled: Value, during part: ClosedRange<Double> = 0...1
  ) {
    set(keyPath, of: object, values: (away, settled), during: part)
  }

  /// Sets the value of a property while the front screen is away.
  ///
  /// While the front screen is settled, the property has its present value. See
  /// `set(_:of:away:settled:during:)`.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - object: The object with the property.
  ///   - away: The value before the front screen appears, and after it has gone.
  ///   - part: The part of the transition in which the property changes; all of it by default.
  public func set<Root: AnyObject, Value>(
    _ keyPath: ReferenceWritableKeyPath<Root, Value>, of object: Root, away: Value,
    during part: ClosedRange<Double> = 0...1
  ) {
    set(keyPath, of: object, values: (away, nil), during: part)
  }

  /// Sets the value of a property while the front screen is settled.
  ///
  /// While the front screen is away, the property has its present value. See
  /// `set(_:of:away:settled:during:)`.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - object: The object with the property.
  ///   - settled: The value while the front screen is in its place.
  ///   - part: The part of the transition in which the property changes; all of it by default.
  public func set<Root: AnyObject, Value>(
    _ keyPath: ReferenceWritableKeyPath<Root, Value>, of object: Root, settled: Value,
    during part: ClosedRange<Double> = 0...1
  ) {
    set(keyPath, of: object, values: (nil, settled), during: part)
  }

  /// Sets a property to one value for the whole transition.
  ///
  /// See `set(_:of:away:settled:during:)`.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - object: The object with the property.
  ///   - value: The value from the beginning of the transition to its end.
  public func set<Root: AnyObject, Value>(
    _ keyPath: ReferenceWritableKeyPath<Root, Value>, of object: Root, to value: Value
  ) {
    set(keyPath, of: object, values: (value, value), during: 0...1)
  }

  /// Hides a view during the transition, such as the thumbnail that a screen grows out of.
  ///
  /// If the effect also sets the alpha of the view, before or after, that alpha is ignored.
  ///
  /// - Parameters:
  ///   - view: The view to hide, by its alpha. It shows again at the end of the transition; if
  ///     several transitions hide it, it shows again at the end of the last one. Beside a screen
  ///     that a ``ModalTransition`` presents and that does not cover the container, the view stays
  ///     hidden until the screen is dismissed.
  ///   - part: The part of the transition in which the view disappears as the front screen appears;
  ///     with `nil`, the default, the view is hidden throughout.
  public func hide(_ view: UIView, during part: ClosedRange<Double>? = nil) {
    hide(of: view, during: part) { view }
  }

  /// Sets a corner radius that follows the size of its view, even while a gesture drags the screen.
  ///
  /// If one of the radii is not a number, the corner radius is left alone.
  ///
  /// - Parameters:
  ///   - view: The view, such as that of a clip.
  ///   - away: The radius before the front screen appears, and after it has gone, in points; 0 if it
  ///     is negative.
  ///   - settled: The radius while the front screen is in its place, in points; 0 if it is negative.
  public func setCornerRadius(of view: UIView, away: CGFloat, settled: CGFloat) {
    for radius in [away, settled] where !radius.isFinite {
      return reportInvalid(radius, for: "a corner radius", of: view)
    }
    setCornerRadius(of: view) { max($0 == .away ? away : settled, 0) }
  }
}
