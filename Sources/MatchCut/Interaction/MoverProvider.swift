import UIKit

/// The owner of a gesture; makes the movers for its transitions.
@MainActor protocol MoverProvider: AnyObject {
  /// Returns what moves the screens of a transition from now to the release.
  func makeMover() -> any TransitionMover

  /// Sets whether the next transition that UIKit starts begins interactively.
  func setInteractiveStart(_ isInteractive: Bool)
}

extension MoverProvider where Self: UIPercentDrivenInteractiveTransition {
  func setInteractiveStart(_ isInteractive: Bool) {
    wantsInteractiveStart = isInteractive
  }
}

/// Makes percentage movers for the control that a closure returns.
@MainActor final class PercentMovers: MoverProvider {
  private let release: PanRelease
  private let control: @MainActor () -> (any PercentControl)?

  init(release: PanRelease, control: @escaping @MainActor () -> (any PercentControl)?) {
    self.release = release
    self.control = control
  }

  func makeMover() -> any TransitionMover {
    PercentMover(release: { [release] in release }, control: control)
  }

  func setInteractiveStart(_ isInteractive: Bool) {
    (control() as? UIPercentDrivenInteractiveTransition)?.wantsInteractiveStart = isInteractive
  }
}
