import UIKit

/// How a gesture moves the screens of its transitions.
@MainActor enum GestureMovement {
  /// By a percentage of the animation.
  case percentage(PercentMovement)
  /// The front screen itself follows the fingers.
  case drag(DragMovement)

  /// Prepares the animator of the next transition.
  func prepare(_ animator: TransitionAnimator) {
    switch self {
    case .percentage(let movement): if movement.stretches { animator.stretches = true }
    case .drag: animator.isDraggable = true
    }
  }

  /// Sets whether UIKit's driver, if it moves the next transition, begins it interactively.
  func setInteractiveStart(_ isInteractive: Bool) {
    guard case .percentage(let movement) = self else { return }
    (movement.control() as? UIPercentDrivenInteractiveTransition)?.wantsInteractiveStart =
      isInteractive
  }

  /// Whether a transition in flight can be paused; its progress has to be known for that.
  func canPause(_ run: TransitionRun) -> Bool {
    switch self {
    case .percentage(let movement):
      // An animator that has ended may belong to a transition that its app has yet to complete.
      run.propertyAnimator.map { $0.state == .active } ?? (movement.control()?.shownFraction != nil)
    case .drag: run is EffectRun
    }
  }

  /// Returns what moves the screens of a transition from now to the release.
  func makeMover() -> any TransitionMover {
    switch self {
    case .percentage(let movement): PercentMover(by: movement)
    case .drag(let movement): DragMover(by: movement)
    }
  }
}

/// What a gesture needs to move transitions by a percentage.
@MainActor struct PercentMovement {
  /// Returns the rule for the release.
  let rule: @MainActor () -> PanRelease
  /// Returns what moves a transition that does not drive itself, once UIKit has started it.
  let control: @MainActor () -> (any PercentControl)?
  /// Whether the gesture brings the screen in rather than away.
  var presents = false
  /// Whether the user may pull the screen back beyond its place.
  var stretches = false
}

/// What a gesture needs to drag screens.
@MainActor struct DragMovement {
  /// Whether a screen that the effect does not move leaves in the direction of the finger.
  var fliesOff = false
  /// Returns the rule for the release.
  let rule: @MainActor () -> DragRelease
}
