import Foundation

/// A navigation controller that disappears during its own push or pop.
///
/// It is not known which callbacks its children get. In one variant, they disappear with it and
/// reverse in flight; in the other, the push ends first, if there is time. Either way, they have
/// disappeared in the end.
extension UINavigationController {
  private var isLeaving: Bool {
    appearance.state == .disappearing || appearance.state == .disappeared
  }

  private var childrenLeaveAtOnce: Bool {
    isLeaving && !World.current.variant.childrenLeaveAfterTheirTransition
  }

  /// The children that share the navigation controller's appearance during its own transition.
  func childrenSharingAppearance(during run: NavigationRun) -> [UIViewController] {
    let (from, to) = (run.context.from.controller, run.context.to.controller)
    if childrenLeaveAtOnce { return [from, to] }
    // It appears again before it has disappeared: the transition itself tells when its child has
    // appeared. The stack may already have another controller on top, which waits for the end.
    guard appearance.state == .appearing else { return [] }
    return [run.context.wasCancelled ? from : to]
  }

  /// Ends the appearance of the children of a transition that completed.
  func endAppearance(from: UIViewController, to: UIViewController) {
    from.endAppearance()
    if to.appearance.state == .appearing, appearance.state != .disappeared { to.endAppearance() }
  }

  /// Reverses the children of a canceled transition, in the order of a canceled pop (B3).
  func turnAppearanceRound(from: UIViewController, to: UIViewController, animated: Bool) {
    to.beginAppearance(false, animated: animated)
    to.endAppearance()
    guard !childrenLeaveAtOnce else { return }
    from.beginAppearance(true, animated: animated)
    from.endAppearance()
  }

  /// Gives the current child the appearance of the navigation controller itself.
  func takeShownAlong() {
    guard isLeaving, let shown else { return }
    shown.beginAppearance(false, animated: appearance.isAnimated)
    if appearance.state == .disappeared { shown.endAppearance() }
  }
}
