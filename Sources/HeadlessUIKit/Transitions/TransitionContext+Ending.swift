import Foundation

extension TransitionContext {
  func completeTransition(_ didComplete: Bool) {
    World.current.note("completeTransition(\(didComplete))")
    record?.completions.append((World.current.time, didComplete))
    guard phase == .running else {
      guard !World.current.variant.allowsSecondCompletion else { return }
      return World.current.fault(
        "A6",
        """
        completeTransition(\(didComplete)) was called again on \(summary), which has ended; call \
        it once
        """
      )
    }
    phase = .ended
    if isHiddenCancel { wasCancelled = true }
    reportWrongEnd(didComplete)
    unblockTouches()
    reportUnusedAnimator()
    driver?.abandon()
    driver = nil
    coordinator.runAnimations()
    let end = onEnd
    onEnd = nil
    end?(didComplete)
    window?.transitionsInFlight -= 1
  }

  private func reportWrongEnd(_ didComplete: Bool) {
    let world = World.current
    if didComplete == wasCancelled {
      world.fault(
        "A6",
        """
        completeTransition(\(didComplete)) contradicts transitionWasCancelled == \
        \(wasCancelled) in \(summary); pass !transitionWasCancelled
        """
      )
    }
    if isDrivenByUser {
      world.fault(
        "A6",
        """
        \(summary) was completed while it was interactive; call finishInteractiveTransition or \
        cancelInteractiveTransition first
        """
      )
    }
    if let view = to.view, didComplete { reportWrongFrame(of: view) }
  }

  /// A5: the view should be at its final frame, unless that is zero; UIKit is silent about it.
  ///
  /// Its presentation controller may have another frame for it by now.
  private func reportWrongFrame(of view: UIView) {
    let wanted = to.finalFrame
    guard wanted != .zero, view.superview === container else { return }
    let frame = view.frame
    let controller = (container as? UITransitionView)?.presentationController
    let isPresented = controller?.presentedViewController === to.controller
    let places = [wanted, isPresented ? controller?.frameOfPresentedViewInContainerView : nil]
    guard !places.compactMap(\.self).contains(where: frame.isWithinHalfAPoint(of:)) else { return }
    World.current.hint(
      "A5",
      """
      \(summary) left \(type(of: view)) at \(frame) rather than at its final frame \(wanted); use \
      finalFrame(for:)
      """
    )
  }

  /// Reports views that the animator added to the container, and has not removed at the end of this
  /// turn.
  ///
  /// UIKit does not report one. The simulator hints at one that is not visible, unless it is a
  /// screen's own view, and at one that does no harm.
  ///
  /// - Parameters:
  ///   - expected: The views that the container keeps.
  ///   - fact: The number of the fact that the other views violate.
  ///   - isHarmless: Whether a view, although visible, is only hinted at.
  func reportLeftBehind(
    except expected: [UIView], fact: String,
    isHarmless: @escaping @MainActor (UIView) -> Bool = { _ in false }
  ) {
    let left = subviewsOfAnimator.filter { view in !expected.contains { $0 === view } }
    guard !left.isEmpty else { return }
    let screens = [from, to].flatMap { [$0.view, $0.controller.viewIfLoaded] }.compactMap { $0 }
    World.current.afterCommit { [container, summary] in
      for view in left where view.superview === container {
        let message = """
          \(summary) left \(type(of: view)) behind in the container; remove it before \
          completeTransition
          """
        let isInvisible = (view.isHidden || view.alpha < 0.01) && !screens.contains(view)
        if isInvisible || isHarmless(view) {
          World.current.hint(fact, message)
        } else {
          World.current.fault(fact, message)
        }
      }
    }
  }

  /// Tells everyone involved that the transition has ended, in one of the possible orders (L1).
  func tellEnd(
    _ didComplete: Bool, owner: () -> Void = {}, completion: (() -> Void)?
  ) {
    let isToldCaller = didComplete || World.current.variant.callsCompletionAfterCancel
    let caller = {
      guard let completion, isToldCaller else { return }
      World.current.note("completion of \(self.summary)")
      completion()
    }
    switch World.current.variant.endOrder {
    case .didEndFirst:
      owner()
      caller()
      tellAnimator(didComplete)
      coordinator.runCompletions()
      tellAnimatorAgain(didComplete)
    case .completionFirst:
      coordinator.runCompletions()
      tellAnimator(didComplete)
      caller()
      owner()
      tellAnimatorAgain(didComplete)
    }
  }

  /// A2: `animationEnded` has been seen to come twice for a presentation.
  private func tellAnimatorAgain(_ didComplete: Bool) {
    guard isPresentation, World.current.variant.endsPresentationsTwice else { return }
    tellAnimator(didComplete)
  }

  private func tellAnimator(_ didComplete: Bool) {
    World.current.note("\(type(of: plan.animator)).animationEnded(\(didComplete))")
    plan.animator.animationEnded(didComplete)
  }
}

extension CGRect {
  fileprivate func isWithinHalfAPoint(of other: CGRect) -> Bool {
    [minX - other.minX, minY - other.minY, maxX - other.maxX, maxY - other.maxY]
      .allSatisfy { abs($0) <= 0.5 }
  }
}
