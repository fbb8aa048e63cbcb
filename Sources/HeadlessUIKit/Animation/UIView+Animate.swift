import Foundation

extension UIView {
  /// Animates changes of views, with a delay, options, and a completion.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    runBlock(
      duration: duration, delay: delay, curve: .cubic(options.curve.bezier), options: options,
      animations: animations, completion: completion)
  }

  /// Animates changes of views, with a completion.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
  }

  /// Animates changes of views.
  public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    animate(withDuration: duration, delay: 0, animations: animations)
  }

  /// Animates changes of views with a spring fitted to the duration.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = SpringCurve(
      dampingRatio: dampingRatio, duration: duration, initialVelocity: velocity)
    runBlock(
      duration: duration, delay: delay, curve: .spring(spring), options: options,
      animations: animations, completion: completion)
  }

  /// Animates changes of views with a spring that has its own duration.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0.0,
    initialSpringVelocity: CGFloat = 0.0, delay: TimeInterval = 0.0,
    options: UIView.AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = SpringCurve(
      perceptualDuration: duration, bounce: bounce, initialVelocity: initialSpringVelocity)
    runBlock(
      duration: spring.settlingDuration, delay: delay, curve: .spring(spring), options: options,
      animations: animations, completion: completion)
  }

  /// Animates changes of views in keyframes added by `addKeyframe`.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    // A curve in the options applies to the whole animation.
    let options = AnimationOptions(rawValue: options.rawValue)
    runBlock(
      duration: duration, delay: delay, curve: .cubic(options.curve.bezier), options: options,
      isKeyframed: true,
      animations: animations, completion: completion)
  }

  /// Adds changes for a part of a keyframe animation, in fractions of its duration.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard let block = World.current.animations.blocks.last, block.isKeyframed else {
      World.current.fault(
        "E", "addKeyframe was called outside an animateKeyframes block: move it inside one.")
      animations()
      return
    }
    let window = AnimationWindow(
      delay: block.window.delay, start: frameStartTime, length: frameDuration)
    block.run(in: window, animations)
  }

  /// Makes changes inside an animation block without animating them.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let center = World.current.animations
    let wereEnabled = center.areAnimationsEnabled
    center.areAnimationsEnabled = false
    actionsWithoutAnimation()
    center.areAnimationsEnabled = wereEnabled
  }

  /// Says whether animation blocks animate anything.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    World.current.animations.areAnimationsEnabled = enabled
  }

  /// Whether animation blocks animate anything.
  public class var areAnimationsEnabled: Bool { World.current.animations.areAnimationsEnabled }

  /// The duration of the animation block that is running, in seconds, or 0.
  public class var inheritedAnimationDuration: TimeInterval {
    World.current.animations.blocks.last?.duration ?? 0
  }
}

extension UIView {
  private static func runBlock(
    duration: TimeInterval, delay: TimeInterval, curve: TimingCurve,
    options: UIView.AnimationOptions, isKeyframed: Bool = false,
    animations: () -> Void, completion: ((Bool) -> Void)?
  ) {
    let outer = World.current.animations.blocks.last
    if let outer, let clock = outer.owner as? AnimatorClock {
      let block = AnimationBlock(
        inside: outer, of: clock, duration: duration, delay: delay, curve: curve, options: options,
        isKeyframed: isKeyframed)
      block.run(animations)
      if let completion { clock.addNestedCompletion { completion($0 == .end) } }
      return
    }
    let inheritsCurve = outer != nil && !options.contains(.overrideInheritedCurve)
    let length = outer?.duration(inside: options, own: duration) ?? duration
    let group = ViewAnimationGroup(
      duration: length, delay: delay, curve: inheritsCurve ? outer?.curve ?? curve : curve,
      options: options.inheriting(from: outer), completion: completion.map(mainActorCompletion))
    guard length > 0 || delay > 0 else {
      World.current.runUnanimated(animations)
      // E10: in the next turn at the earliest.
      World.current.onNextTurn { group.close() }
      return
    }
    AnimationBlock(owner: group, duration: length, curve: group.curve, isKeyframed: isKeyframed)
      .run(animations)
    group.close()
  }

  private static func mainActorCompletion(
    _ completion: @escaping (Bool) -> Void
  ) -> @MainActor (Bool) -> Void {
    { completion($0) }
  }
}

extension World {
  /// Runs a block without a duration, and the alongside animations with it, not animated.
  @MainActor fileprivate func runUnanimated(_ animations: () -> Void) {
    UIView.performWithoutAnimation(animations)
    guard self.animations.blocks.isEmpty else { return }
    let alongside = takeUnrunAlongsideWork()
    UIView.performWithoutAnimation { alongside.run(with: nil) }
  }
}
