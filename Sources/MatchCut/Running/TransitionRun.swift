import UIKit

/// One transition, until `completeTransition`.
///
/// Only the run completes a transition, and every path ends in ``end(for:)``: when the animation
/// has finished or was canceled, when UIKit does not return the view, when the transition is not
/// animated, when the window is lost in flight, and when the app's animator never reports its end.
/// Its subclasses know what moves the screens.
@MainActor package class TransitionRun {
  private enum State {
    /// The screens are brought into their first pose, and the app is called. An end waits.
    case arranging(EndReason?)
    case running
    /// The animation is being stopped. Its completions have no effect.
    case stopping
    case ended
  }

  private(set) weak var context: (any UIViewControllerContextTransitioning)?
  /// The view in which the transition takes place.
  private(set) weak var container: UIView?
  /// Whether the screen that the gesture moves is settled if the transition finishes, rather than
  /// away.
  ///
  /// It is `false` for a change of tabs or in a swipe container, where the progress is that of the
  /// screen that leaves, and without a gesture.
  var endsSettled = false
  /// Whether a gesture has requested the transition, rather than the app.
  var isRequestedByGesture = false
  /// Whether a gesture has caught the transition in flight.
  var wasCaught = false
  /// A view that reports when the container leaves its window.
  let sentinel = TransitionSentinel()
  /// Defers the loss of the window, and what the app demands of the transition, while the kit calls
  /// UIKit, which calls the app.
  let calls = ReentrancyGuard()
  private(set) var watchdog: TransitionWatchdog?
  /// Keeps the run alive from its first change to its end.
  private var selfReference: TransitionRun?
  private var state = State.running
  private var endHandlers: [@MainActor (_ isCancelled: Bool) -> Void] = []

  /// Creates the run of a transition, without retaining its context.
  init(_ context: any UIViewControllerContextTransitioning) {
    self.context = context
    container = context.containerView
    sentinel.isUserInteractionEnabled = false
  }

  /// Whether the transition has been completed.
  package var isEnded: Bool { if case .ended = state { true } else { false } }

  /// Whether the transition is canceled, or about to be.
  var isCancelled: Bool { context?.transitionWasCancelled ?? false }

  /// The pose to which the transition is going, as reported to UIKit.
  var destination: FrontPose? {
    context.map { $0.transitionWasCancelled == endsSettled ? .away : .settled }
  }

  /// Whether the transition finishes, rather than being canceled, if the screen rests in a pose.
  func finishes(in pose: FrontPose) -> Bool { (pose == .settled) == endsSettled }

  /// Returns the fraction of the animation for a progress of the screen, or the reverse, from 0 to
  /// 1.
  func fraction(at progress: CGFloat) -> CGFloat { endsSettled ? 1 - progress : progress }

  /// The property animator with which UIKit runs the transition; `nil` if it has none.
  var propertyAnimator: (any UIViewImplicitlyAnimating)? { nil }

  /// Whether the run reports its end; the app's animator does not.
  var reportsEnd: Bool { false }

  /// The displacement of a screen that only moves out of the container, in points; otherwise `nil`.
  var displacement: CGPoint? { nil }

  /// The progress for the watchdog; `nil` while a gesture may hold the screens.
  var progressValues: [CGFloat]? { nil }

  /// Stops the animation at its start or its end.
  func stopAnimation(isCancelled: Bool) {}

  /// Restores the views before the end is reported to UIKit.
  func restore(isCancelled: Bool) {}

  /// Calls a closure after the transition has been completed, and retains it until then.
  ///
  /// - Returns: Whether the transition has yet to end.
  func whenEnded(_ handler: @escaping @MainActor (_ isCancelled: Bool) -> Void) -> Bool {
    if !isEnded { endHandlers.append(handler) }
    return !isEnded
  }

  /// Prepares for the animation; an end that is requested meanwhile comes afterward.
  func arrange(_ body: () -> Void) {
    state = .arranging(nil)
    selfReference = self
    body()
    guard case .arranging(let reason) = state else { return }
    state = .running
    if let reason { end(for: reason) }
  }

  /// Whether the transition ends as soon as it is arranged.
  var endsWhenArranged: Bool { if case .arranging(.some) = state { true } else { false } }

  /// Ends the transition if its animation stops without reporting its end.
  func watch(on layer: CALayer) {
    watchdog = TransitionWatchdog { [weak self] in
      self?.progressValues
    } onStall: { [weak self] in
      self?.end(for: .stalled)
    }
    watchdog?.watch(on: layer)
  }

  /// Ends the transition where it was going.
  ///
  /// A second call has no effect.
  package func end(for reason: EndReason) {
    switch state {
    case .arranging(let earlier): state = .arranging(earlier ?? reason)
    case .running:
      let reported = context.flatMap { reason.reportOutcome(to: $0) }
      // The app may have ended it in a callback.
      if case .running = state { endNow(for: reason, isCancelled: reported ?? isCancelled) }
    case .stopping where reason == .reported: state = .ended
    case .stopping, .ended: break
    }
  }

  private func endNow(for reason: EndReason, isCancelled: Bool) {
    let screens = [.from, .to].compactMap { context?.viewController(forKey: $0) }
    if reason.stopsAnimation {
      state = .stopping
      stopAnimation(isCancelled: isCancelled)
    }
    // The app's animator may have completed the transition as it was stopped.
    let completes = reason != .reported && !isEnded
    state = .ended
    watchdog?.stop()
    watchdog = nil
    if completes { complete(isCancelled: isCancelled) } else { removeSentinel() }
    for screen in screens { screen.refreshHitTesting() }
    let handlers = endHandlers
    endHandlers = []
    for handler in handlers { handler(isCancelled) }
    selfReference = nil
  }

  private func complete(isCancelled: Bool) {
    // Otherwise, the keyboard would hide without an animation when the view is removed below, and a
    // card behind would jump rather than follow.
    if isCancelled { context?.view(forKey: .to)?.endEditing(true) }
    // In one transaction, nothing is drawn between the restoration of the views and UIKit's
    // cleanup. The app's work in its callbacks is not affected, and its animations stay enabled.
    CATransaction.begin()
    let disablesActions = CATransaction.disableActions()
    CATransaction.setDisableActions(true)
    UIView.performWithoutAnimation {
      restore(isCancelled: isCancelled)
      removeSentinel()
    }
    CATransaction.setDisableActions(disablesActions)
    context?.completeTransition(!isCancelled)
    CATransaction.commit()
  }

  private func removeSentinel() {
    sentinel.willLeaveWindow = nil
    sentinel.didLeaveWindow = nil
    sentinel.removeFromSuperview()
  }
}

extension UIViewController {
  /// Makes SwiftUI update the place of its content for hit testing, here and in children.
  ///
  /// Up to iOS 17, a hosting view whose superview has moved and returned has been reported to
  /// hit-test at its place in flight, until its frame changes. So its buttons take no taps.
  fileprivate func refreshHitTesting() {
    for child in children { child.refreshHitTesting() }
    guard self is any HostingController, let view = viewIfLoaded, view.transform.isIdentity
    else { return }
    let frame = view.frame
    UIView.performWithoutAnimation {
      // Not empty, because that would lay out lists anew.
      view.frame.size.height = max(frame.height - 1, 0)
      view.frame = frame
    }
  }
}
