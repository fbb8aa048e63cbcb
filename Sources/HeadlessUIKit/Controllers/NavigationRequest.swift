import Foundation

/// Changes of the stack that wait for the next layout; several become one transition (B1).
struct NavigationRequest {
  /// The stack before the first change.
  let before: [UIViewController]
  let isAnimated: Bool
  /// The system's swipe back, if that asks for the change.
  var swipe: SystemPop.Swipe?
}

/// A push or a pop under way.
@MainActor
final class NavigationRun {
  let context: TransitionContext
  /// The stack before and after, which tells who comes and who goes.
  let before: [UIViewController]
  let after: [UIViewController]

  init(context: TransitionContext, before: [UIViewController], after: [UIViewController]) {
    self.context = context
    self.before = before
    self.after = after
  }
}

extension [UIViewController] {
  func without(_ others: [UIViewController]) -> [UIViewController] {
    filter { controller in !others.contains { $0 === controller } }
  }
}
