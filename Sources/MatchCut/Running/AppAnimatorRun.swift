package import UIKit

/// A transition whose screens the app's animator moves.
///
/// If a gesture can drive the transition, the run completes it for an animator that never reports
/// its end: after the announced duration since the release, as soon as the property animator has
/// stopped, or three seconds later without one.
@MainActor package final class AppAnimatorRun: TransitionRun {
  /// The time that an animator without known progress may take beyond its announced duration, in
  /// seconds, before the last two checks of the watchdog.
  private static let patience: TimeInterval = 2

  /// The animator, retained as long as the run; `nil` if it is not known.
  private let animator: (any UIViewControllerAnimatedTransitioning)?
  /// The announced duration, in seconds.
  private var duration: TimeInterval = 0
  /// The layer in whose time the animator is watched; `nil` if it is not.
  private var clock: CALayer?
  /// The time at which the animation began to run by itself.
  private var startTime: TimeInterval = 0

  /// Creates the run of a transition; its animator may be unknown.
  init(
    _ context: any UIViewControllerContextTransitioning,
    by animator: (any UIViewControllerAnimatedTransitioning)?
  ) {
    self.animator = animator
    super.init(context)
  }

  override var propertyAnimator: (any UIViewImplicitlyAnimating)? {
    guard let context else { return nil }
    // UIKit may have asked the kit's animator only after the start (C).
    guard let animator else { return EffectRun.of(context)?.animator }
    let propertyAnimator = implemented(by: animator) {
      optional(animator.interruptibleAnimator(using:))?(context)
    }
    return propertyAnimator ?? nil
  }

  /// Begins to complete the transition if the animator does not; has no effect without a window.
  ///
  /// - Parameters:
  ///   - duration: The duration that the animator has announced, in seconds.
  ///   - onWindowLoss: Called before the container leaves its window, because the animation would
  ///     then end under the user's finger.
  func watch(announcing duration: TimeInterval, onWindowLoss: @escaping () -> Void) {
    guard let container, container.window != nil, let layer = container.superview?.layer else {
      return
    }
    self.duration = duration.isFinite ? max(duration, 0) : 0
    // UIKit may pause the time of the container's layer, but not that of the layer around it.
    clock = layer
    startTime = layer.now
    watch(on: layer)
    sentinel.willLeaveWindow = onWindowLoss
    container.insertSubview(sentinel, at: 0)
  }

  override var progressValues: [CGFloat]? {
    guard let now = clock?.now else { return nil }
    if context?.isInteractive == true { startTime = now }
    let elapsed = now - startTime
    guard elapsed > 0, elapsed >= duration else { return [now] }
    return [propertyAnimator?.fractionComplete ?? min(elapsed, duration + Self.patience)]
  }

  override func stopAnimation(isCancelled: Bool) {
    guard let propertyAnimator, propertyAnimator.state == .active else { return }
    // Stop a paused animator before releasing it (D). Its completion may complete the transition,
    // if UIKit has never called it (openradar 35743469).
    propertyAnimator.end(at: isCancelled ? .start : .end)
  }

  override func restore(isCancelled: Bool) {
    Self.report(animator)
    // The animator removes the new view after a cancel, not UIKit (A6).
    if isCancelled, let context, let view = context.view(forKey: .to),
      view.isDescendant(of: context.containerView)
    {
      view.removeFromSuperview()
    }
  }

  /// Reports an animator that has not completed its transition.
  package static func report(_ animator: (any UIViewControllerAnimatedTransitioning)?) {
    Misuse.warn(
      """
      \(animator.map { "\(type(of: $0))" } ?? "The animator") has not completed its transition, which \
      is completed in its place: call completeTransition(_:) when the animation has ended, also after a \
      cancel.
      """)
  }
}
