import Foundation

/// An open animation block: changes of views' layers made now become animations of its owner.
final class AnimationBlock {
  let owner: any ViewAnimationOwner
  let id: Int
  var window: AnimationWindow
  let isKeyframed: Bool
  /// What nested blocks inherit (E12).
  let duration: CFTimeInterval
  let curve: TimingCurve

  nonisolated(unsafe) private static var lastID = 0

  init(
    owner: any ViewAnimationOwner, duration: CFTimeInterval, curve: TimingCurve,
    window: AnimationWindow = .full, isKeyframed: Bool = false
  ) {
    Self.lastID += 1
    id = Self.lastID
    self.owner = owner
    self.duration = duration
    self.curve = curve
    self.window = window
    self.isKeyframed = isKeyframed
  }

  /// Runs `body` with this block as the innermost one, then the work that rides along (A1.4).
  func run(_ body: () -> Void) {
    let center = World.current.animations
    center.blocks.append(self)
    body()
    if center.blocks.count == 1 {
      let work = center.alongsideWork
      center.alongsideWork = []
      MainActor.assumeIsolated { for run in work { run() } }
    }
    center.blocks.removeLast()
  }

  /// Runs `body` with another window, for a keyframe.
  func run(in window: AnimationWindow, _ body: () -> Void) {
    let outer = self.window
    self.window = window
    body()
    self.window = outer
  }

  func record(layer: CALayer, key: LayerKey, from old: AnimatableValue) {
    let world = World.current
    guard key.animatesInBlocks, world.animations.areAnimationsEnabled,
      !world.transactions.disablesActions, layer.isInWindow, let new = layer.values[key]
    else { return }
    for tracker in world.animations.trackers { tracker.record(layer: layer, key: key, old: old) }
    if let earlier = earlierChange(of: key, on: layer) {
      earlier.extend(to: new)
      return
    }
    let isAdditive = (isKeyframed || key.isAdditiveInBlocks) && new.canBeAdded(to: old)
    let start = isAdditive ? old : startOfAbsoluteChange(key, on: layer, old: old)
    let animation = ViewAnimation(
      owner: owner, key: key, start: start, end: new, block: self, isAdditive: isAdditive)
    animation.isRemovedOnCompletion = true
    let entry = layer.insert(
      animation, key: isAdditive ? layer.freeKey(key.rawValue) : key.rawValue,
      replacing: !isAdditive)
    owner.animationBegan(entry, animation: animation)
    for tracker in world.animations.trackers { tracker.record(entry) }
  }

  private func earlierChange(of key: LayerKey, on layer: CALayer) -> ViewAnimation? {
    guard let last = layer.entries.last(where: { $0.key.hasPrefix(key.rawValue) }),
      let animation = last.animation as? ViewAnimation,
      animation.owner === owner, animation.key == key, animation.blockID == id,
      animation.window == window
    else { return nil }
    return animation
  }

  private func startOfAbsoluteChange(
    _ key: LayerKey, on layer: CALayer, old: AnimatableValue
  ) -> AnimatableValue {
    guard owner.beginsFromCurrentState, !layer.entries.isEmpty else { return old }
    // The model has the new value already: what is on screen is asked with the old one.
    let new = layer.values[key]
    layer.values[key] = old
    defer { layer.values[key] = new }
    return layer.presentedValues[key] ?? old
  }
}

extension CALayer {
  /// "position", then "position-2" and so on (E7).
  fileprivate func freeKey(_ base: String) -> String {
    guard entries.contains(where: { $0.key == base }) else { return base }
    var number = 2
    while entries.contains(where: { $0.key == "\(base)-\(number)" }) { number += 1 }
    return "\(base)-\(number)"
  }
}

extension AnimatableValue {
  /// E7: transformations that are not affine, or that cannot be undone, do not add up.
  fileprivate func canBeAdded(to old: AnimatableValue) -> Bool {
    guard case .transform(let new) = self, case .transform(let old) = old else { return true }
    guard CATransform3DIsAffine(new), CATransform3DIsAffine(old) else { return false }
    let affine = CATransform3DGetAffineTransform(new)
    return affine.a * affine.d - affine.b * affine.c != 0
  }
}
