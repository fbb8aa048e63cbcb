import UIKit

/// What a pose does to the place of the front screen, which is found out without moving it.
@MainActor struct PosedPlace {
  /// The centre of the front screen; `nil` if the pose does not set it.
  private(set) var center: CGPoint?
  /// Whether the pose sets the transform of the front screen.
  private(set) var setsTransform = false
  /// The width of the front screen; `nil` if the pose does not set its bounds.
  private(set) var width: CGFloat?
  /// The scale of its transform; `nil` if the pose does not set that.
  private(set) var scale: CGFloat?
  /// The corner radius, if it belongs to the size; `nil` if the pose does not set it so.
  private(set) var radius: CGFloat?
  /// Whether the pose transforms the content of the clip that moves the front screen.
  private(set) var scalesContent = false

  /// Notes what a value does, whichever property it belongs to.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - object: The object with the property.
  ///   - value: The value that the pose sets.
  ///   - mover: The view that moves the front screen; it is as before afterwards.
  mutating func note<Root: AnyObject, Value>(
    _ keyPath: ReferenceWritableKeyPath<Root, Value>, of object: Root, set value: Value,
    moving mover: UIView
  ) {
    guard object === mover else {
      if value is CGAffineTransform, object === (mover as? ClipView)?.content {
        scalesContent = true
      }
      return
    }
    guard PosePart.geometry.takes(value) else { return }
    if let roundness = value as? Roundness {
      radius = roundness.radius
      return
    }
    guard keyPath as AnyKeyPath != \UIView.bounds else {
      width = (value as? CGRect)?.width
      return
    }
    guard keyPath as AnyKeyPath != \UIView.transform, !PosePart.isSpatial(value) else {
      setsTransform = true
      scale = (value as? CGAffineTransform).map { hypot($0.a, $0.b) }
      return
    }
    noteCenter(keyPath, of: object, set: value, moving: mover)
    if value is CGAffineTransform { setsTransform = true }
  }

  /// Notes where a value of the mover's puts its centre.
  private mutating func noteCenter<Root: AnyObject, Value>(
    _ keyPath: ReferenceWritableKeyPath<Root, Value>, of object: Root, set value: Value,
    moving mover: UIView
  ) {
    // The finger's transform is set aside, since a frame is undefined with it (F1).
    let transform = mover.layerTransform
    mover.layerTransform = .identity
    defer { mover.layerTransform = transform }
    if let position = mover.position(by: keyPath, value) {
      center = position
      return
    }
    let (rest, bounds, old) = (mover.center, mover.bounds, object[keyPath: keyPath])
    object[keyPath: keyPath] = value
    if mover.center != rest || value as? CGPoint == rest { center = mover.center }
    object[keyPath: keyPath] = old
    if mover.bounds != bounds { mover.bounds = bounds }
    mover.layer.position = rest
  }
}
