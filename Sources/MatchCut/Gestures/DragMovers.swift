import UIKit

/// Starts the transitions whose screens a gesture may drag, and makes their movers.
@MainActor final class DragMovers: MoverProvider {
  /// The animator of the next transition, if it is the kit's.
  private weak var animator: TransitionAnimator?
  /// The fade that replaces an animator of the app's, or one for the opposite operation.
  private var substitute: TransitionAnimator?
  private let fliesOff: Bool
  private let release: @MainActor () -> DragRelease

  /// Creates what makes the movers of a gesture.
  ///
  /// - Parameters:
  ///   - fliesOff: Whether a screen that the effect does not move leaves in the direction of the
  ///     finger; `false` by default.
  ///   - release: Returns the rule for the release.
  init(fliesOff: Bool = false, release: @escaping @MainActor () -> DragRelease) {
    self.fliesOff = fliesOff
    self.release = release
  }

  func prepare(_ animator: TransitionAnimator?) {
    animator?.isDraggable = true
    self.animator = animator
  }

  func setInteractiveStart(_ isInteractive: Bool) {}

  func makeMover() -> any TransitionMover {
    DragMover(fliesOff: fliesOff) { [release] in release().pose(after: $0, $1) }
  }

  /// The operation of the animator that was prepared; `nil` if that is the app's, or released.
  var operation: TransitionOperation? { animator?.operation }

  /// Starts a transition with the animator that was prepared, or with a fade if that is the
  /// app's or for the opposite operation.
  func start(
    _ context: any UIViewControllerContextTransitioning, as operation: TransitionOperation,
    isHeld: Bool
  ) {
    let run = animator(for: operation).run(of: context)
    if isHeld { run.startInteractively() } else { run.start() }
  }

  private func animator(for operation: TransitionOperation) -> TransitionAnimator {
    // An animator for the opposite operation belongs to a transition that is over.
    if let animator, animator.operation.isAppearing == operation.isAppearing { return animator }
    let animator = TransitionAnimator(FadeEffect.fade, for: operation)
    animator.isDraggable = true
    substitute = animator
    return animator
  }
}
