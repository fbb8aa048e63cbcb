import Foundation

extension AnimationBlock {
  /// Creates a block inside a property animator's block: the outer animator tracks it (D).
  convenience init(
    inside outer: AnimationBlock, of clock: AnimatorClock, duration: CFTimeInterval,
    delay: CFTimeInterval, curve: TimingCurve, options: UIView.AnimationOptions,
    isKeyframed: Bool = false
  ) {
    let keepsCurve = options.contains(.overrideInheritedCurve)
    var window = outer.window
    if clock.duration > 0 {
      if delay > 0 { window.delay = min(delay / clock.duration, 1) }
      if options.contains(.overrideInheritedDuration) {
        window.span = min(duration / clock.duration, 1 - window.delay)
      }
    }
    self.init(
      owner: clock, duration: outer.duration(inside: options, own: duration),
      curve: keepsCurve ? curve : outer.curve, window: window,
      isKeyframed: isKeyframed || outer.isKeyframed, keepsCurve: keepsCurve)
  }

  /// The duration of animations that are created inside the block (E12).
  func duration(
    inside options: UIView.AnimationOptions, own duration: CFTimeInterval
  ) -> CFTimeInterval {
    options.contains(.overrideInheritedDuration) ? duration : self.duration
  }
}

extension UIView.AnimationOptions {
  /// The options, with those that a nested block inherits (E12).
  func inheriting(from outer: AnimationBlock?) -> UIView.AnimationOptions {
    guard let group = outer?.owner as? ViewAnimationGroup,
      !contains(.overrideInheritedOptions)
    else { return self }
    return union(group.options.intersection(Self.inherited))
  }

  private static let inherited: UIView.AnimationOptions = [
    .layoutSubviews, .allowUserInteraction, .beginFromCurrentState, .repeat, .autoreverse,
  ]
}
