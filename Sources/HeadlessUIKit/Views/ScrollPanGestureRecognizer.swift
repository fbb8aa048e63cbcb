import Foundation

/// The pan of a scroll view, which also tells it when fingers land on it and leave it.
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  private var scrollView: UIScrollView? { view as? UIScrollView }

  override var leavesHysteresisOut: Bool { true }
  override var takesScrolls: Bool { true }

  /// How far back the speed of the content is looked for, in seconds.
  private static let window = 0.1

  /// Whether the finger has not moved for so long that the content has no speed.
  var isResting: Bool { movement.rest(at: World.current.time) > Self.window }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    scrollView?.fingerDidLand()
  }

  override func reset() {
    super.reset()
    scrollView?.fingersDidLeave()
  }
}
