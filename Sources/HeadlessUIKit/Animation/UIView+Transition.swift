import Foundation

extension UIView {
  /// Animates a change of a view's content; on Linux, it only waits for the duration.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    performWithoutAnimation { animations?() }
    wait(for: duration, completion: completion)
  }

  /// Replaces a view by another one in its superview; on Linux, at once, and it waits for the duration.
  ///
  /// - Parameters:
  ///   - fromView: The view that is removed, or hidden with `.showHideTransitionViews`.
  ///   - toView: The view that takes its place in the order, or is shown with that option.
  ///   - duration: The duration in seconds.
  ///   - options: The kind of the transition, which is not drawn, and the option above.
  ///   - completion: Called after the duration.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: UIView.AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    performWithoutAnimation {
      if options.contains(.showHideTransitionViews) {
        toView.isHidden = false
        fromView.isHidden = true
      } else if let superview = fromView.superview {
        superview.insertSubview(toView, aboveSubview: fromView)
        fromView.removeFromSuperview()
      }
    }
    wait(for: duration, completion: completion)
  }

  private class func wait(for duration: TimeInterval, completion: ((Bool) -> Void)?) {
    let world = World.current
    let end = world.time + (areAnimationsEnabled ? duration : 0)
    world.everyFrame { [unowned world] _ in
      guard world.time >= end - MediaTiming.tolerance else { return true }
      completion?(true)
      return false
    }
  }
}

extension UIView.AnimationOptions {
  /// A transition by a turn about the vertical axis, from the left.
  public static let transitionFlipFromLeft = UIView.AnimationOptions(rawValue: 1 << 20)
  /// A transition by a turn about the vertical axis, from the right.
  public static let transitionFlipFromRight = UIView.AnimationOptions(rawValue: 2 << 20)
  /// A transition by a page that curls up.
  public static let transitionCurlUp = UIView.AnimationOptions(rawValue: 3 << 20)
  /// A transition by a page that curls down.
  public static let transitionCurlDown = UIView.AnimationOptions(rawValue: 4 << 20)
  /// A transition by cross-dissolve.
  public static let transitionCrossDissolve = UIView.AnimationOptions(rawValue: 5 << 20)
  /// A transition by a turn about the horizontal axis, from the top.
  public static let transitionFlipFromTop = UIView.AnimationOptions(rawValue: 6 << 20)
  /// A transition by a turn about the horizontal axis, from the bottom.
  public static let transitionFlipFromBottom = UIView.AnimationOptions(rawValue: 7 << 20)
}
