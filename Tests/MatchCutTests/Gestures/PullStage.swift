import UIKit
import UIKitSimulator

@testable import MatchCut

/// A window with a scroll view, and a pan with a hand-off between its content and a screen.
@MainActor
final class PullStage: NSObject, UIGestureRecognizerDelegate {
  /// Which of the two pans reports an event first.
  enum Order: CaseIterable {
    case scrollFirst
    case pullFirst
  }

  let simulator = Simulator()
  let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 800))
  let handOff = ScrollHandOff()
  /// How far the screen has been pulled along the axis, in points.
  private(set) var pulled: CGFloat = 0

  private let content = UIView(frame: CGRect(x: -1000, y: -1000, width: 5000, height: 5000))
  private let pan = UIPanGestureRecognizer()
  private let axis: SignedAxis
  private var action: GestureAction?
  private var followed: CGFloat = 0

  init(_ direction: GestureDirection = .down, _ order: Order = .scrollFirst) {
    axis = SignedAxis(direction, layoutDirection: .leftToRight)
    super.init()
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.contentInset.top = 20
    scrollView.contentSize = CGSize(width: 393, height: 3000)
    scrollView.contentOffset.y = -20
    simulator.window.addSubview(scrollView)
    scrollView.addSubview(content)
    simulator.commit()
    pan.delegate = self
    action = GestureAction(of: pan) { [weak self] in self?.follow() }
    // Those of the touched view are first.
    (order == .pullFirst ? content : simulator.window).addGestureRecognizer(pan)
  }

  /// Puts a finger down, on the scroll view by default.
  func touch(on view: UIView? = nil) -> Finger {
    let location = CGPoint(x: 200, y: 400)
    handOff.touchBegan(on: view ?? content, below: simulator.window, along: axis)
    let finger = simulator.touchDown(at: location)
    simulator.step()
    return finger
  }

  /// Moves the finger along the axis in steps, and returns the distance of the content in each of
  /// them.
  @discardableResult func move(_ finger: Finger, by step: CGFloat, times count: Int = 1)
    -> [CGFloat]
  {
    (0..<count).map { _ in
      let before = scrollView.contentOffset
      finger.move(
        to: CGPoint(
          x: finger.location.x + step * axis.along(CGPoint(x: 1, y: 0)),
          y: finger.location.y + step * axis.along(CGPoint(x: 0, y: 1))))
      simulator.step()
      let after = scrollView.contentOffset
      return axis.along(CGPoint(x: before.x - after.x, y: before.y - after.y))
    }
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    handOff.contains(otherGestureRecognizer)
  }

  private func follow() {
    let translation = axis.along(pan.translation(in: nil))
    let step = translation - followed
    followed = translation
    switch pan.state {
    case .began, .changed: step > 0 ? pull(by: step) : pullBack(by: step)
    default:
      followed = 0
      handOff.touchEnded()
    }
  }

  private func pull(by step: CGFloat) {
    guard handOff.isHolding || !handOff.canScroll else { return }
    handOff.hold()
    pulled += step
  }

  private func pullBack(by step: CGFloat) {
    pulled = max(pulled + step, 0)
    if pulled == 0 { handOff.release() }
  }
}
