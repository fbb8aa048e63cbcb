import Foundation

/// The pan of a scroll view, which also tells it when fingers land on it and leave it.
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  private var scrollView: UIScrollView? { view as? UIScrollView }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    scrollView?.fingerDidLand()
  }

  override func reset() {
    super.reset()
    scrollView?.fingersDidLeave()
  }
}
