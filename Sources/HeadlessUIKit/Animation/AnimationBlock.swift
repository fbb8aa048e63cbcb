import Foundation

/// An open animation block: changes of views' layers become animations of its owner.
final class AnimationBlock {
  let owner: any ViewAnimationOwner
  let id: Int
  @exclusivity(unchecked) var window: AnimationWindow
  let isKeyframed: Bool
  /// The duration that nested blocks inherit (E12).
  let duration: CFTimeInterval
  let curve: TimingCurve
  /// Whether changes follow the block's curve if its owner has another one.
  let keepsCurve: Bool
  /// The part of a view's frame that was set last (F5).
  @exclusivity(unchecked) var lastFrameChange: FrameChange?

  nonisolated(unsafe) private static var lastID = 0

  init(
    owner: any ViewAnimationOwner, duration: CFTimeInterval, curve: TimingCurve,
    window: AnimationWindow = .full, isKeyframed: Bool = false, keepsCurve: Bool = false
  ) {
    Self.lastID += 1
    id = Self.lastID
    self.owner = owner
    self.duration = duration
    self.curve = curve
    self.window = window
    self.isKeyframed = isKeyframed
    self.keepsCurve = keepsCurve
  }

  /// Runs `body` with this block as the innermost one, and then the alongside animations (A1.4).
  func run(_ body: () -> Void) {
    let center = World.current.animations
    center.blocks.append(self)
    body()
    if center.blocks.count == 1 {
      // An app may start another transition in it.
      center.alongside.take(at: self).run()
    }
    center.blocks.removeLast()
  }

  /// Runs `body` with another window of time, for a keyframe.
  func run(in window: AnimationWindow, _ body: () -> Void) {
    let outer = self.window
    self.window = window
    body()
    self.window = outer
  }

  func record(layer: CALayer, key: LayerKey, from old: AnimatableValue, in world: World) {
    guard key.animatesInBlocks, world.animations.areAnimationsEnabled,
      !world.transactions.disablesActions, layer.isInWindow, let new = layer.values[key]
    else { return }
    for tracker in world.animations.trackers { tracker.record(layer: layer, key: key, old: old) }
    if let earlier = earlierChange(of: key, on: layer) {
      earlier.extend(to: new)
      return
    }
    let isSummed = isKeyframed || (key.isAdditiveInBlocks && !layer.hasAbsoluteAnimation(of: key))
    let isAdditive = isSummed && new.canBeAdded(to: old)
    // Keyframes are additive among themselves only (E7).
    let replaced = isAdditive && !isKeyframed ? [] : layer.viewAnimations(of: key, besides: self)
    let continues = isAdditive && replaced.isEmpty
    let start = continues ? old : startOfAbsoluteChange(key, on: layer, old: old)
    let animation = ViewAnimation(
      owner: owner, key: key, start: start, end: new, block: self, isAdditive: isAdditive)
    let name = replaced.isEmpty ? layer.freeKey(key.rawValue) : key.rawValue
    let entry = layer.insert(animation, key: name, replacing: false, in: world)
    owner.animationBegan(entry, animation: animation)
    for tracker in world.animations.trackers { tracker.record(entry) }
    for entry in replaced { layer.removeEntry(entry, finished: false) }
  }

  private func earlierChange(of key: LayerKey, on layer: CALayer) -> ViewAnimation? {
    let last = layer.entries.last { ($0.animation as? ViewAnimation)?.key == key }
    guard let animation = last?.animation as? ViewAnimation, animation.owner === owner,
      animation.blockID == id, animation.window == window
    else { return nil }
    return animation
  }

  private func startOfAbsoluteChange(
    _ key: LayerKey, on layer: CALayer, old: AnimatableValue
  ) -> AnimatableValue {
    guard owner.beginsFromCurrentState, !layer.entries.isEmpty else { return old }
    // The model has the new value already, so the value on screen is computed with the old one.
    let new = layer.values[key]
    layer.values[key] = old
    defer { layer.values[key] = new }
    // What this turn has changed is not on screen yet (E15).
    return layer.presentationCopy()?.values[key] ?? old
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

  /// E7: animations are not additive to keyframes, to repeating animations and to animations that
  /// the app has added.
  fileprivate func hasAbsoluteAnimation(of key: LayerKey) -> Bool {
    entries.contains { entry in
      if let animation = entry.animation as? ViewAnimation {
        return animation.key == key
          && (!animation.isAdditive || animation.isKeyframe || animation.repeats)
      }
      guard let animation = entry.animation as? CAPropertyAnimation else { return false }
      return animation.path?.key == key && !animation.isAdditive
    }
  }

  /// The animations of a property that a new absolute one replaces.
  fileprivate func viewAnimations(
    of key: LayerKey, besides block: AnimationBlock
  ) -> [LayerAnimation] {
    entries.filter { entry in
      guard let animation = entry.animation as? ViewAnimation else {
        return entry.key == key.rawValue
      }
      return animation.key == key && animation.blockID != block.id
    }
  }
}

extension AnimatableValue {
  /// E7: transforms that are not affine or not invertible are not additive.
  fileprivate func canBeAdded(to old: AnimatableValue) -> Bool {
    guard case .transform(let new) = self, case .transform(let old) = old else { return true }
    guard CATransform3DIsAffine(new), CATransform3DIsAffine(old) else { return false }
    let affine = CATransform3DGetAffineTransform(new)
    return affine.a * affine.d - affine.b * affine.c != 0
  }
}
