import UIKit

/// What moves the screens of a gesture's transitions.
@MainActor protocol MoverProvider: AnyObject {
  /// Prepares for a transition; `nil` if its animator is the app's.
  func prepare(_ animator: TransitionAnimator?)

  /// Sets whether UIKit's driver, if it moves the next transition, begins it interactively.
  func setInteractiveStart(_ isInteractive: Bool)

  /// Returns what moves the screens of a transition from now to the release.
  func makeMover() -> any TransitionMover
}

/// Makes movers that move transitions by a percentage.
@MainActor final class PercentMovers: MoverProvider {
  /// Returns the rule for the release.
  let release: @MainActor () -> PanRelease
  /// Returns what moves a transition, once UIKit has started it.
  let control: @MainActor () -> (any PercentControl)?
  /// Whether the gesture brings the screen in rather than away; `false` by default.
  let presents: Bool
  /// Whether the user may pull the screen back beyond its place; `false` by default.
  private let stretches: Bool

  /// Creates what makes the movers of a gesture.
  init(
    release: @escaping @MainActor () -> PanRelease,
    control: @escaping @MainActor () -> (any PercentControl)?, presents: Bool = false,
    stretches: Bool = false
  ) {
    self.release = release
    self.control = control
    self.presents = presents
    self.stretches = stretches
  }

  func prepare(_ animator: TransitionAnimator?) {
    if stretches { animator?.stretches = true }
  }

  func setInteractiveStart(_ isInteractive: Bool) {
    (control() as? UIPercentDrivenInteractiveTransition)?.wantsInteractiveStart = isInteractive
  }

  func makeMover() -> any TransitionMover {
    PercentMover(of: self)
  }
}
