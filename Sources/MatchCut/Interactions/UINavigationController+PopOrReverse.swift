public import UIKit

extension UINavigationController {
  /// Pops the top screen at any time, even when UIKit may ignore `popViewController(animated:)`.
  ///
  /// If a ``PushTransition`` with a ``PopGesture`` pushes the screen, the push
  /// reverses from where it is, and is canceled, even while a gesture holds it. If a gesture
  /// catches it afterward and brings the screen back, the screen is popped when it has returned.
  /// Any other push ends first. A pop in flight continues, without a second one; if a gesture holds
  /// or cancels it now, the screen is popped afterward. If nothing is in flight in the stack, the
  /// method is the same as `popViewController(animated:)`.
  ///
  /// - Parameter animated: Whether the pop is animated; `true` by default. With `false`, a push in
  ///   flight finishes, and the screen is then popped at once.
  public func popOrReverse(animated: Bool = true) {
    expectMainThread()
    let interaction = viewIfLoaded?.interaction(PopInteraction.self)
    if PopMark.isPresent(on: self) { return }
    if let view = viewIfLoaded, view.window != nil, isAboutToChange(for: interaction) {
      NextLayout.run(in: view) { [weak self, weak top = topViewController] in
        // The app may have changed the stack in the same turn.
        guard let self, topViewController === top else { return }
        popOrReverseNow(animated: animated)
      }
    } else {
      popOrReverseNow(animated: animated)
    }
  }

  /// Pops the top screen, or reverses the push in flight, unless the screen is being popped.
  private func popOrReverseNow(animated: Bool) {
    let interaction = viewIfLoaded?.interaction(PopInteraction.self)
    // The coordinator may be that of a transition around or above the stack.
    guard let coordinator = transitionCoordinator, let top = topViewController,
      let from = coordinator.viewController(forKey: .from),
      let to = coordinator.viewController(forKey: .to),
      children.contains(from) || children.contains(to)
    else {
      if popViewController(animated: animated) != nil { PopMark.add(to: self) }
      return
    }
    guard from === top || to === top else {
      // The app has changed the stack, and UIKit may be about to begin another transition.
      coordinator.animate(alongsideTransition: nil) { [weak self, weak top] _ in
        guard let self, topViewController === top else { return }
        popOrReverse(animated: animated)
      }
      return
    }
    // A push may have replaced screens.
    let isPush =
      to === top
      && (viewControllers.contains(from) || to.isMovingToParent || interaction?.isPush == true
        || EffectRun.isPushing(to))
    guard isPush || coordinator.isCancelled || coordinator.isInteractive else { return }
    coordinator.animate(alongsideTransition: nil) { [weak self, weak screen = isPush ? to : from] in
      guard let self, $0.isCancelled != isPush, topViewController === screen else { return }
      popViewController(animated: animated)
    }
    if animated, isPush { interaction?.gesture.redirect(to: .away) }
  }

  /// Whether UIKit begins a transition with the next layout: one that the gesture has requested, or
  /// the push of a screen.
  private func isAboutToChange(for interaction: PopInteraction?) -> Bool {
    if interaction?.gesture.isBeginning == true { return true }
    guard transitionCoordinator == nil, let top = topViewController else { return false }
    return !(interaction?.delegate.isShown(top) ?? (top.viewIfLoaded?.window != nil))
  }
}

extension EffectRun {
  /// Whether a push of a screen is in flight, also one that replaces others.
  fileprivate static func isPushing(_ viewController: UIViewController) -> Bool {
    known.contains {
      guard let run = $0.object, !run.isEnded, run.operation == .push else {
        return false
      }
      return run.context?.viewController(forKey: .to) === viewController
    }
  }
}

/// Marks a stack whose top screen has been popped, until UIKit begins the pop in the next layout.
private final class PopMark: NextLayout {
  private weak var top: UIViewController?

  static func add(to stack: UINavigationController) {
    guard let view = stack.viewIfLoaded, view.window != nil else { return }
    let mark = PopMark()
    mark.top = stack.topViewController
    mark.wait(in: view, endsWithWindow: true)
  }

  /// Returns whether the stack is marked, and has not been changed since.
  static func isPresent(on stack: UINavigationController) -> Bool {
    stack.viewIfLoaded?.subviews.contains { ($0 as? PopMark)?.top === stack.topViewController }
      ?? false
  }
}
