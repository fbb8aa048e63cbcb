import UIKit

// Turns the values that an effect sets into properties of the poses.
extension TransitionStage {
  /// Sets a property to a value in each pose, or in one of them.
  func set<Root: AnyObject, Value>(
    _ keyPath: ReferenceWritableKeyPath<Root, Value>, of object: Root,
    values: (away: Value?, settled: Value?), during part: ClosedRange<Double>
  ) {
    let property = LedgerProperty.of(keyPath)
    for case let value? in [values.away, values.settled]
    where !property.isValid(value) {
      let name = property.isKnown ? "\(property.name)" : "a property of type \(Value.self)"
      return reportInvalid(value, for: name, of: object)
    }
    let away = values.away ?? property.read(object)
    let settled = values.settled ?? property.read(object)
    set(property, of: object, during: part) { $0 == .away ? away : settled }
  }

  /// Sets a property whose values are read each time a pose is applied, since they may change
  /// meanwhile, as when the source of a zoom has moved.
  func set<Root: AnyObject, Value>(
    _ keyPath: ReferenceWritableKeyPath<Root, Value>, of object: Root,
    _ value: @escaping (FrontPose) -> Value
  ) {
    set(.of(keyPath), of: object, during: 0...1, value)
  }

  private func set<Root: AnyObject, Value>(
    _ property: LedgerProperty<Root, Value>, of object: Root, during part: ClosedRange<Double>,
    _ value: @escaping (FrontPose) -> Value
  ) {
    guard let view = object as? UIView,
      isGeometry(Value.self) || view is LayerMovedView && mayBeCoordinate(property)
    else { return add(property, of: object, during: part, value) }
    if property.name == .frame, view.layerTransform.isIdentity,
      let away = value(.away) as? CGRect, let settled = value(.settled) as? CGRect
    {
      return setFrame(of: view, away: away, settled: settled, during: part)
    }
    guard movesLayer(of: view) else {
      return add(property, of: object, during: part, value)
    }
    // A container of the app may change its size in flight. UIKit resizes a view with a transform by
    // its frame, which is undefined (F3).
    if property.name == .transform, acceptsChanges, !view.autoresizingMask.isEmpty,
      !(view.superview is ClipView)
    {
      ledger.set(\.autoresizingMask, of: view, to: [])
    }
    let layerProperty: AnyObject? =
      switch property.name {
      // A layout by constraints may return a view to where the view was placed last (AL4).
      case _ where !(view is LayerMovedView) && view.superview?.constraints.isEmpty == false: nil
      case .bounds where view is ClipView: LedgerProperty<UIView, CGRect>.layerBounds
      case .center: LedgerProperty<UIView, CGPoint>.layerPosition
      case .transform: LedgerProperty<UIView, CGAffineTransform>.layerTransform
      default: nil
      }
    add(
      layerProperty as? LedgerProperty ?? property.owned, of: object, during: part,
      center: property.isKnown ? nil : center(of: view, by: property, of: object, value), value)
  }

  /// Sets a corner radius that changes along with the size, as that of a circle does.
  func setCornerRadius(of view: UIView, _ radius: @escaping (FrontPose) -> CGFloat) {
    add(.cornerRadiusOfSize, of: view, radius)
  }

  /// Sets a property of a view for the transition only, so that the ledger need not restore it.
  ///
  /// If the screen can be dragged, what has a pose while fingers hold it changes throughout its flight.
  func setTemporary<Value>(
    _ property: LedgerProperty<UIView, Value>, of view: UIView, held: FrontPose? = nil,
    during part: ClosedRange<Double> = 0...1, _ value: @escaping (FrontPose) -> Value
  ) {
    guard acceptsChanges else { return }
    for value in [value(.away), value(.settled)] where !property.isValid(value) {
      return reportInvalid(value, for: "\(property.name)", of: view)
    }
    poses.add(
      PoseProperty(
        key: PropertyKey(view, property.name), isGeometry: isGeometry(Value.self),
        held: isDraggable ? held : nil, part: part, apply: { property.write(view, value($0)) }))
  }

  /// Moves and scales a temporary view by its layer.
  func setTemporaryPlace(
    of view: UIView, _ place: @escaping (FrontPose) -> (center: CGPoint, scale: CGFloat)
  ) {
    setTemporary(.layerTransform, of: view) {
      let scale = place($0).scale
      return CGAffineTransform(scaleX: scale, y: scale)
    }
    setTemporary(.layerPosition, of: view) { place($0).center }
  }

  /// Hides a view, and looks it up each time a pose is applied.
  ///
  /// - Parameters:
  ///   - owner: The object that identifies the view, because the view may change.
  ///   - part: The part of the transition in which the view disappears as the front screen comes;
  ///     `nil` if it is hidden throughout.
  ///   - view: Returns the view.
  func hide(
    of owner: AnyObject, during part: ClosedRange<Double>? = nil, _ view: @escaping () -> UIView?
  ) {
    guard acceptsChanges else { return }
    // The stage retains the closure, so the closure must not retain the stage.
    let apply: (FrontPose) -> Void = {
      [ledger, front, hiddenSource, operation, latePictures] pose in
      guard let view = view() else { return }
      ledger.yieldAlpha(of: view)
      latePictures.whenTaken(of: view) {
        if part != nil, pose == .away { ledger.show(view) } else { ledger.hide(view) }
        if part == nil || pose == .settled, operation.isAppearing, !view.isDescendant(of: front) {
          hiddenSource?.add(view)
        }
      }
    }
    poses.add(
      PoseProperty(
        key: PropertyKey(owner, .hiding), part: part ?? 0...1, apply: apply))
  }

  /// Whether a property may be a part of a position or a size, such as `\.center.x`.
  private func mayBeCoordinate<Root, Value>(_ property: LedgerProperty<Root, Value>) -> Bool {
    Value.self == CGFloat.self && !property.isKnown
  }

  /// Whether values of a type are positions or sizes.
  private func isGeometry<Value>(_ type: Value.Type) -> Bool {
    type == CGPoint.self || type == CGSize.self || type == CGRect.self
      || type == CGAffineTransform.self || type == CATransform3D.self || type == UIEdgeInsets.self
  }

  /// Sets the center of a view by its frame, and its size if that changes.
  private func setFrame(
    of view: UIView, away: CGRect, settled: CGRect, during part: ClosedRange<Double>
  ) {
    let (layer, bounds) = (view.layer, view.bounds)
    set(
      \.center, of: view, away: layer.position(filling: away),
      settled: layer.position(filling: settled), during: part)
    guard away.size != bounds.size || settled.size != bounds.size else { return }
    set(
      \.bounds, of: view, away: CGRect(origin: bounds.origin, size: away.size),
      settled: CGRect(origin: bounds.origin, size: settled.size), during: part)
  }

  /// Returns the center that a property of the app gives a view, by setting it for a moment; `nil`
  /// if the property does not move the view.
  private func center<Root: AnyObject, Value>(
    of view: UIView, by property: LedgerProperty<Root, Value>, of object: Root,
    _ value: (FrontPose) -> Value
  ) -> ((FrontPose) -> CGPoint)? {
    guard Value.self == CGPoint.self else { return nil }
    let (rest, prior) = (view.layer.position, property.read(object))
    var centers: [CGPoint] = []
    view.moveView {
      for pose in [FrontPose.away, .settled] {
        property.write(object, value(pose))
        centers.append(view.layer.position)
      }
      property.write(object, prior)
    }
    view.layer.position = rest
    return centers.contains { $0 != rest } ? { $0 == .away ? centers[0] : centers[1] } : nil
  }

  private func add<Root: AnyObject, Value>(
    _ property: LedgerProperty<Root, Value>, of object: Root,
    during part: ClosedRange<Double> = 0...1,
    center: ((FrontPose) -> CGPoint)? = nil, _ value: @escaping (FrontPose) -> Value
  ) {
    guard acceptsChanges else { return }
    let entry = ledger.entry(property, of: object)
    // A dragged screen is opaque, so it fades only as it flies.
    let fades = isDraggable && object === front && property.name == .alpha
    poses.add(
      PoseProperty(
        key: PropertyKey(object, property.name),
        isGeometry: property.isOwned || isGeometry(Value.self), held: fades ? .settled : nil,
        part: part, apply: { entry.write(value($0)) },
        value: property.isOwned && property.isKnown ? { value($0) } : center))
  }

  func reportInvalid<Value>(_ value: Value, for name: String, of object: AnyObject) {
    let owner =
      if object === front || object === movingView {
        "the front screen"
      } else if object === back {
        "the screen behind"
      } else {
        "\(type(of: object))"
      }
    Misuse.report(
      object,
      """
      \(effectType.map { "\($0)" } ?? "An effect") sets \(name) of \(owner) to \(value), which is \
      not a number; the property is left alone. Look for a division by zero.
      """)
  }
}
