import Foundation

/// A navigation controller that goes away during its own push or pop.
///
/// It is not known which calls its children get then. In one variant, they disappear with it and
/// reverse in flight; in the other, the push ends first, if there is time. Either way, none of them
/// stays.
extension UINavigationController {
  private var isLeaving: Bool {
    appearance.state == .disappearing || appearance.state == .disappeared
  }

  private var childrenLeaveAtOnce: Bool {
    isLeaving && !World.current.variant.childrenLeaveAfterTheirTransition
  }

  /// Who hears of the navigation controller's own appearance while a transition runs in it.
  func childrenSharingAppearance(during run: NavigationRun) -> [UIViewController] {
    let (from, to) = (run.context.from.controller, run.context.to.controller)
    if childrenLeaveAtOnce { return [from, to] }
    // It comes back before it has gone: the transition itself tells when its child has appeared. The
    // stack may already have another one on top, which waits for the end.
    guard appearance.state == .appearing else { return [] }
    return [run.context.wasCancelled ? from : to]
  }

  /// Ends the appearance of the children of a transition that completed.
  func endAppearance(from: UIViewController, to: UIViewController) {
    from.endAppearance()
    if to.appearance.state == .appearing, appearance.state != .disappeared { to.endAppearance() }
  }

  /// Turns the children of a canceled transition around, in the order of a canceled pop (B3).
  func turnAppearanceRound(from: UIViewController, to: UIViewController, animated: Bool) {
    to.beginAppearance(false, animated: animated)
    to.endAppearance()
    guard !childrenLeaveAtOnce else { return }
    from.beginAppearance(true, animated: animated)
    from.endAppearance()
  }

  /// Takes the child that is shown now as far as the navigation controller itself has gone.
  func takeShownAlong() {
    guard isLeaving, let shown else { return }
    shown.beginAppearance(false, animated: appearance.isAnimated)
    if appearance.state == .disappeared { shown.endAppearance() }
  }
}
