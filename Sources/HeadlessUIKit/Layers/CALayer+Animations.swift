import Foundation

extension CALayer {
  /// The values on screen: the model with all running animations applied, in order.
  func presentationTarget(isCommitted: Bool = false) -> AnimationTarget {
    var target = AnimationTarget(values: values, extras: extraValues)
    guard !entries.isEmpty else { return target }
    let now = World.current.mediaTime
    for entry in entries {
      let elapsed = entry.elapsed(mediaTime: now, isCommitted: isCommitted)
      entry.animation.apply(to: &target, elapsed: elapsed)
    }
    return target
  }

  /// The transform on screen; that of the model for a layer at rest.
  @_spi(Simulator) public var presentedTransformToSuperlayer: CGAffineTransform {
    presentedValues.transformToSuperlayer
  }

  var presentedValues: LayerValues {
    entries.isEmpty ? values : presentationTarget().values
  }

  func presentationCopy() -> CALayer? {
    guard modelLayer == nil else { return self }
    guard isInWindow, hasJoinedCommit else { return nil }
    let copy = makePresentationLayer()
    // E15: changes of this turn are included after the next commit.
    let target = currentLook?.target ?? presentationTarget(isCommitted: true)
    copy.values = target.values
    copy.extraValues = target.extras
    // Presentation layers convert points through the tree as it is on screen.
    copy.superlayer = nil
    return copy
  }

  /// Called after a property has changed, to animate the change if necessary.
  func didChange(_ key: LayerKey, from old: AnimatableValue) {
    guard modelLayer == nil else { return }
    let world = World.current
    world.counters.layerChanges += 1
    if isBacking {
      world.animations.blocks.last?.record(layer: self, key: key, from: old, in: world)
    } else if !world.transactions.disablesActions, key != .backgroundColor, hasBeenCommitted {
      addImplicitAnimation(key: key, from: old)
    }
  }

  /// Called with the former value, or nil if the property has not changed.
  func didChange(_ key: LayerKey, from old: CGFloat?) {
    if let old { didChange(key, from: .number(old)) }
  }

  /// Called with the former value, or nil if the property has not changed.
  func didChange(_ key: LayerKey, from old: Float?) {
    if let old { didChange(key, from: .number(Double(old))) }
  }

  /// Called with the former value, or nil if the property has not changed.
  func didChange(_ key: LayerKey, from old: CGPoint?) {
    if let old { didChange(key, from: .point(old)) }
  }

  /// Called with the former value, or nil if the property has not changed.
  func didChange(_ key: LayerKey, from old: CGSize?) {
    if let old { didChange(key, from: .size(old)) }
  }

  /// Called with the former value, or nil if the property has not changed.
  func didChange(_ key: LayerKey, from old: CGColor??) {
    if let old { didChange(key, from: .color(old?.rgba ?? .clear)) }
  }

  /// Called after a change of a property that never animates.
  func didChangeAtOnce() { World.current.counters.layerChanges += 1 }

  /// E8: standalone layers animate implicitly, with the transaction's duration and curve.
  private func addImplicitAnimation(key: LayerKey, from old: AnimatableValue) {
    let transactions = World.current.transactions
    let animation = CABasicAnimation(keyPath: key.rawValue)
    animation.fromValue = entries.isEmpty ? old.boxed : presentationTarget()[key: key]?.boxed
    animation.duration = transactions.duration
    animation.timingFunction =
      transactions.timingFunction ?? CAMediaTimingFunction(name: .default)
    guard animation.duration > 0 else { return }
    add(animation, forKey: key.rawValue)
  }

  func addCopy(of animation: CAAnimation, key: String?) {
    guard let copy = animation.copy(with: nil) as? CAAnimation, accepts(copy) else { return }
    if copy.repeatCount > 0, copy.repeatDuration > 0 {
      World.current.fault(
        "E3",
        """
        \(describe(animation)) for \(name ?? describe(self)) has a repeatCount and a \
        repeatDuration, which is undefined: set one of them.
        """)
    }
    if copy.duration == 0 { copy.duration = World.current.transactions.duration }
    insert(copy, key: key ?? "", replacing: key != nil, in: World.current)
  }

  @discardableResult
  func insert(
    _ animation: CAAnimation, key: String, replacing: Bool, in world: World
  ) -> LayerAnimation {
    keepCommittedLook()
    if replacing { removeAnimation(forKey: key) }
    let entry = LayerAnimation(
      key: key, animation: animation, layer: self,
      transaction: world.transactions.recordForNewAnimation)
    entries.append(entry)
    world.animations.add(entry)
    world.counters.animationsAdded += 1
    return entry
  }

  func removeEntry(_ entry: LayerAnimation, finished: Bool) {
    guard entry.isAlive else { return }
    keepCommittedLook()
    entry.markRemoved()
    entries.removeAll { $0 === entry }
    entry.reportEnd(finished: finished)
  }
}

extension AnimationTarget {
  subscript(key key: LayerKey) -> AnimatableValue? { values[key] ?? extras[key] }
}

extension AnimatableValue {
  /// Converts a value of the app, by the type of the property.
  init?(_ value: Any, like model: AnimatableValue) {
    switch model {
    case .number:
      guard let number = Self.double(value) else { return nil }
      self = .number(number)
    case .point:
      guard let point = value as? CGPoint else { return nil }
      self = .point(point)
    case .size:
      guard let size = value as? CGSize else { return nil }
      self = .size(size)
    case .rect:
      guard let rect = value as? CGRect else { return nil }
      self = .rect(rect)
    case .transform:
      guard let transform = value as? CATransform3D else { return nil }
      self = .transform(transform)
    case .color:
      guard let color = value as? CGColor else { return nil }
      self = .color(color.rgba)
    case .colors:
      guard let colors = value as? [CGColor] else { return nil }
      self = .colors(colors.map(\.rgba))
    case .path:
      guard let path = value as? CGPath else { return nil }
      self = .path(path)
    }
  }

  private static func double(_ value: Any) -> Double? {
    switch value {
    case let value as Double: value
    case let value as CGFloat: Double(value)
    case let value as Float: Double(value)
    case let value as Int: Double(value)
    case let value as NSNumber: value.doubleValue
    case let value as Bool: value ? 1 : 0
    default: nil
    }
  }

  /// The value for the app.
  var boxed: Any {
    switch self {
    case .number(let value): value
    case .point(let value): value
    case .size(let value): value
    case .rect(let value): value
    case .transform(let value): value
    case .color(let value): CGColor(value)
    case .colors(let value): value.map { CGColor($0) }
    case .path(let value): value
    }
  }
}
