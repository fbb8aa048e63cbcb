import Foundation

/// The owner of the animations of a block: `UIView.animate` or a property animator.
protocol ViewAnimationOwner: AnyObject {
  /// The progress of an animation, 0 at its start and 1 at its end.
  func progress(of animation: ViewAnimation, elapsed: CFTimeInterval) -> Double
  /// The progress of vertical movements, which differs for a spring with two velocities (D).
  func verticalProgress(of animation: ViewAnimation, elapsed: CFTimeInterval) -> Double?
  /// Whether an animation has reached its end.
  func isOver(elapsed: CFTimeInterval) -> Bool
  /// Whether each animation ends after its own duration, rather than when the owner ends them all.
  var endsAnimationsByThemselves: Bool { get }
  /// Whether the owner's animations repeat forever.
  var isEndless: Bool { get }
  /// Whether absolute animations run to the current model value, rather than to the one at their
  /// creation.
  var followsModel: Bool { get }
  /// Whether its views take touches while they animate.
  var allowsUserInteraction: Bool { get }
  /// Whether absolute animations begin at the value on screen.
  var beginsFromCurrentState: Bool { get }

  /// Makes the timing of the animations linear from now on.
  func makeLinear()
  func animationBegan(_ entry: LayerAnimation, animation: ViewAnimation)
  func animationEnded(_ animation: ViewAnimation, finished: Bool)
}

/// The part of its owner's duration in which an animation runs.
struct AnimationWindow: Equatable {
  /// The fraction of the duration before it begins, from `addAnimations(_:delayFactor:)`.
  var delay = 0.0
  /// The fraction of the duration that it takes, for a block that overrides the duration.
  var span: Double?
  /// The part of the progress that a keyframe covers.
  var start = 0.0
  var length = 1.0

  static let full = AnimationWindow()

  /// The fraction of the animation's own duration that has passed.
  func fraction(ofOwner fraction: Double) -> Double {
    guard delay > 0 || span != nil else { return fraction }
    return min(max((fraction - delay) / max(span ?? 1 - delay, 1e-9), 0), 1)
  }

  /// The progress within the keyframe; a whole animation may overshoot.
  func progress(_ progress: Double) -> Double {
    guard start > 0 || length < 1 else { return progress }
    guard length > 0 else { return progress >= start ? 1 : 0 }
    return min(max((progress - start) / length, 0), 1)
  }
}

/// One change of one property made inside an animation block.
final class ViewAnimation: CABasicAnimation {
  @exclusivity(unchecked) private(set) var owner: (any ViewAnimationOwner)?
  @exclusivity(unchecked) private(set) var key = LayerKey.position
  @exclusivity(unchecked) private(set) var start = AnimatableValue.number(0)
  @exclusivity(unchecked) private(set) var end = AnimatableValue.number(0)
  @exclusivity(unchecked) private(set) var window = AnimationWindow.full
  /// Identifies the block, so that two changes in one block are one animation.
  @exclusivity(unchecked) private(set) var blockID = 0
  @exclusivity(unchecked) private(set) var isKeyframe = false
  /// The curve of a block that keeps its own curve inside an animator's block.
  private(set) var ownCurve: TimingCurve?
  /// How long its animator had been running when it was added, in seconds.
  var lateOffset: CFTimeInterval = 0

  convenience init(
    owner: any ViewAnimationOwner, key: LayerKey, start: AnimatableValue, end: AnimatableValue,
    block: AnimationBlock, isAdditive: Bool
  ) {
    self.init(keyPath: key.rawValue)
    self.owner = owner
    self.key = key
    self.start = start
    self.end = end
    self.isAdditive = isAdditive
    window = block.window
    blockID = block.id
    isKeyframe = block.isKeyframed
    ownCurve = block.keepsCurve ? block.curve : nil
    fillMode = .both
  }

  /// Whether it repeats forever.
  var repeats: Bool { (owner as? ViewAnimationGroup)?.isEndless == true }

  override var fromValue: Any? {
    get { (isAdditive ? start.subtracting(end) : start).boxed }
    set {}
  }

  override var toValue: Any? {
    get { isAdditive ? end.neutral.boxed : nil }
    set {}
  }

  func extend(to end: AnimatableValue) { self.end = end }

  override func apply(to target: inout AnimationTarget, elapsed: CFTimeInterval) {
    guard let owner, let model = target[key: key] else { return }
    let from = isAdditive ? start.subtracting(end) : start
    let to = isAdditive ? end.neutral : owner.followsModel ? model : end
    var value = from.interpolated(
      to: to, progress: owner.progress(of: self, elapsed: elapsed))
    if key == .position, let vertical = owner.verticalProgress(of: self, elapsed: elapsed) {
      value = value.takingY(from: from.interpolated(to: to, progress: vertical))
    }
    target.values[key] = isAdditive ? model.adding(value) : value
  }

  override func isOver(elapsed: CFTimeInterval) -> Bool {
    owner?.isOver(elapsed: elapsed) ?? true
  }

  override var endsByItself: Bool { owner?.endsAnimationsByThemselves ?? true }

  override var isEndless: Bool { owner?.isEndless ?? false }

  func ended(finished: Bool) {
    owner?.animationEnded(self, finished: finished)
    owner = nil
  }
}
