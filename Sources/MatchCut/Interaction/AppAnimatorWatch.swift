package import UIKit

/// Completes a transition whose animator, which is the app's, never reports its end.
///
/// It waits for the announced duration after the release, and then until the animator has stopped,
/// or for five seconds if the progress of the animator is not known. It also reports when the
/// container is about to leave its window, where the animation would end under the finger.
@MainActor package final class AppAnimatorWatch {
  /// The time that an animator without known progress may take beyond its announced duration, in
  /// seconds, before the last two checks of the watchdog.
  private static let patience: TimeInterval = 4

  /// The animator, which has to live as long as the watch; `nil` if it is not known.
  private let animator: (any UIViewControllerAnimatedTransitioning)?
  private let transition: TransitionInFlight
  private let layer: CALayer
  private let duration: TimeInterval
  /// The time at which the animation began to run by itself.
  private var start: TimeInterval
  private var isOver = false
  /// A view in the container, which reports when that leaves its window.
  private let sentinel = TransitionSentinel()
  private lazy var watchdog = TransitionWatchdog { [weak self] in
    self.map { [$0.progressValue] }
  } onStall: { [weak self] in
    self?.complete()
  }

  /// Creates the watch of a transition; `nil` without a window.
  ///
  /// - Parameters:
  ///   - transition: The transition, which has no session of the kit.
  ///   - duration: The duration that its animator has announced, in seconds.
  ///   - onWindowLoss: Called before the container leaves its window.
  init?(
    _ transition: TransitionInFlight, announcing duration: TimeInterval,
    onWindowLoss: @escaping () -> Void
  ) {
    // UIKit may pause the time of the container's layer.
    guard let container = transition.container, container.window != nil,
      let layer = container.superview?.layer
    else { return nil }
    self.transition = transition
    animator = transition.appAnimator
    self.layer = layer
    self.duration = duration.isFinite ? max(duration, 0) : 0
    start = layer.convertTime(CACurrentMediaTime(), from: nil)
    watchdog.watch(on: layer)
    sentinel.willLeaveWindow = onWindowLoss
    sentinel.onLeavingWindow = { [weak self] in self?.watchWithoutWindow() }
    sentinel.isUserInteractionEnabled = false
    container.insertSubview(sentinel, at: 0)
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

  /// Ends the watch, since the transition is over.
  func stop() {
    isOver = true
    watchdog.stop()
    sentinel.willLeaveWindow = nil
    sentinel.onLeavingWindow = nil
    sentinel.removeFromSuperview()
  }

  /// Gives the animator the time that it may take, in frames, because no layer outside of a window
  /// measures it.
  private func watchWithoutWindow() {
    let deadline = CACurrentMediaTime() + duration + Self.patience
    FrameAction.run { [weak self] in
      guard let self, !isOver else { return false }
      guard sentinel.window == nil else {
        watchdog.resume()
        return false
      }
      guard CACurrentMediaTime() >= deadline else { return true }
      complete()
      return false
    }
  }

  /// A number that changes as long as the animation may still be running.
  private var progressValue: CGFloat {
    let now = layer.convertTime(CACurrentMediaTime(), from: nil)
    if transition.context?.isInteractive == true { start = now }
    let elapsed = now - start
    guard elapsed > 0, elapsed >= duration else { return now }
    return transition.propertyAnimator?.fractionComplete ?? min(elapsed, duration + Self.patience)
  }

  private func complete() {
    guard let context = transition.context, TransitionSession.of(context) == nil else { return }
    let isCancelled = context.transitionWasCancelled
    if let propertyAnimator = transition.propertyAnimator, propertyAnimator.state == .active {
      // A paused animator must not be released (D), and its completion may end the transition, which it
      // had no chance to do if UIKit has never called it (openradar 35743469).
      propertyAnimator.end(at: isCancelled ? .start : .end)
    }
    guard !isOver else { return }
    Self.report(animator)
    // The animator removes the new view after a cancel, not UIKit (A6).
    if isCancelled, let view = context.view(forKey: .to),
      view.isDescendant(of: context.containerView)
    {
      view.removeFromSuperview()
    }
    context.completeTransition(!isCancelled)
  }
}

extension UIViewControllerContextTransitioning {
  /// Cancels an interactive transition that UIKit is about to start outside of a window, where an
  /// animator of the app's may end at once.
  @MainActor package func cancelWithoutWindow() {
    if isInteractive, containerView.window == nil { cancelInteractiveTransition() }
  }
}
