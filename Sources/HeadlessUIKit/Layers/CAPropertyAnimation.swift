import Foundation

/// The target of animations: a layer's values, and those of its subclass.
struct AnimationTarget {
  var values: LayerValues
  /// Properties of layer subclasses, such as a gradient's colors.
  var extras: [LayerKey: AnimatableValue] = [:]

  subscript(path: AnimationKeyPath) -> AnimatableValue? {
    get { whole(path.key).flatMap(path.read(from:)) }
    set {
      guard let newValue, let whole = whole(path.key) else { return }
      let value = path.write(newValue, into: whole)
      if values[path.key] != nil { values[path.key] = value } else { extras[path.key] = value }
    }
  }

  private func whole(_ key: LayerKey) -> AnimatableValue? { values[key] ?? extras[key] }
}

/// An animation of one property of a layer.
open class CAPropertyAnimation: CAAnimation {
  /// The property, such as "position.x".
  @exclusivity(unchecked) open var keyPath: String? {
    didSet { knownPath = nil }
  }
  /// Whether its value is added to the property; false by default.
  @exclusivity(unchecked) open var isAdditive = false
  /// Whether each cycle is added to the previous one; false by default.
  open var isCumulative = false

  /// The parsed key path.
  var path: AnimationKeyPath? {
    if let knownPath { return knownPath }
    let path = keyPath.flatMap(AnimationKeyPath.init)
    knownPath = .some(path)
    return path
  }
  /// Parsed when it is needed, which it never is for animations of views.
  @exclusivity(unchecked) private var knownPath: AnimationKeyPath??

  /// Creates an animation of a property.
  public convenience init(keyPath path: String?) {
    self.init()
    setKeyPath(path)
  }

  private func setKeyPath(_ path: String?) { keyPath = path }

  override func copyProperties(to copy: CAAnimation) {
    super.copyProperties(to: copy)
    guard let copy = copy as? CAPropertyAnimation else { return }
    copy.keyPath = keyPath
    copy.isAdditive = isAdditive
    copy.isCumulative = isCumulative
  }

  override func apply(to target: inout AnimationTarget, elapsed: CFTimeInterval) {
    guard let path, let model = target[path] else { return }
    guard let value = value(model: model, elapsed: elapsed) else { return }
    target[path] = isAdditive ? model.adding(value) : value
  }

  /// The animated value, or nil where the animation has none.
  func value(model: AnimatableValue, elapsed: CFTimeInterval) -> AnimatableValue? { nil }
}

/// An animation from one value to another.
open class CABasicAnimation: CAPropertyAnimation {
  /// The first value; nil for the property's own.
  open var fromValue: Any?
  /// The last value; nil for the property's own.
  open var toValue: Any?
  /// The difference between first and last value.
  open var byValue: Any?

  override func copyProperties(to copy: CAAnimation) {
    super.copyProperties(to: copy)
    guard let copy = copy as? CABasicAnimation else { return }
    copy.fromValue = fromValue
    copy.toValue = toValue
    copy.byValue = byValue
  }

  override func value(model: AnimatableValue, elapsed: CFTimeInterval) -> AnimatableValue? {
    guard let fraction = timing.cycleFraction(elapsed: elapsed) else { return nil }
    let ends = ends(model: isAdditive ? model.neutral : model)
    return ends.from.interpolated(to: ends.to, progress: progress(at: fraction))
  }

  func progress(at fraction: Double) -> Double {
    timingFunction?.curve.progress(at: fraction) ?? fraction
  }

  private func ends(model: AnimatableValue) -> (from: AnimatableValue, to: AnimatableValue) {
    let from = fromValue.flatMap { AnimatableValue($0, like: model) }
    let to = toValue.flatMap { AnimatableValue($0, like: model) }
    let by = byValue.flatMap { AnimatableValue($0, like: model) }
    switch (from, to, by) {
    case (let from?, let to?, _): return (from, to)
    case (let from?, nil, let by?): return (from, from.adding(by))
    case (nil, let to?, let by?): return (to.subtracting(by), to)
    case (let from?, nil, nil): return (from, model)
    case (nil, let to?, nil): return (model, to)
    case (nil, nil, let by?): return (model, model.adding(by))
    case (nil, nil, nil): return (model, model)
    }
  }
}
