import UIKit

// Keeps touches from the screens of a transition, without setting a property of the app's views.
extension EffectRun {
  /// Covers the screen behind, and blocks taps on a front screen that leaves, until the end.
  func guardTouches(on stage: TransitionStage) {
    if let back = stage.back {
      // A touch could reach it beside or through the front screen, and push in the middle of a pop.
      // A gesture on the container can still catch the transition.
      let cover = UIView(frame: stage.container.bounds)
      cover.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      if back.superview === stage.container {
        stage.container.insertSubview(cover, aboveSubview: back)
      } else {
        stage.container.insertSubview(cover, at: 0)
      }
      stage.ledger.addTemporary(cover)
    }
    let blocker = TapBlocker()
    blocker.minimumPressDuration = 0
    blocker.delegate = blocker
    blocker.blocks = { [weak self] in self?.isFrontLeaving == true }
    stage.container.addGestureRecognizer(blocker)
    stage.ledger.onUndo { blocker.view?.removeGestureRecognizer(blocker) }
  }

  /// Whether the front screen disappears by itself, rather than returns or is held by a gesture.
  private var isFrontLeaving: Bool {
    guard let context, !context.isInteractive else { return false }
    return operation.isAppearing == context.transitionWasCancelled
  }
}

/// A recognizer that keeps taps from controls and from other recognizers, and lets views scroll.
///
/// It recognizes each touch at once. The views under the touch no longer receive it, and
/// recognizers fail, except those of movements: these may catch the transition or scroll content.
private final class TapBlocker: UILongPressGestureRecognizer, UIGestureRecognizerDelegate {
  /// Returns whether it blocks a touch that begins.
  var blocks: @MainActor () -> Bool = { false }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    // Whether the touch itself catches the transition is known only later.
    blocks()
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    otherGestureRecognizer is UIPanGestureRecognizer
      || otherGestureRecognizer is UIPinchGestureRecognizer
  }
}
