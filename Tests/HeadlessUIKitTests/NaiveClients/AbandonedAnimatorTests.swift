import Testing
@_spi(Simulator) import UIKit
import UIKitSimulator

/// Opens a drawer with a pan that scrubs a property animator.
@MainActor
private final class DrawerPan {
  let drawer = UIView(frame: CGRect(x: 0, y: 752, width: 393, height: 100))
  private let stopsWhenCancelled: Bool
  private var animator: UIViewPropertyAnimator?

  init(in view: UIView, stopsWhenCancelled: Bool) {
    self.stopsWhenCancelled = stopsWhenCancelled
    view.addSubview(drawer)
    let pan = UIPanGestureRecognizer()
    drawer.addGestureRecognizer(pan)
    pan.onAction(for: self) { [unowned self] _ in handle(pan) }
  }

  private func handle(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      let drawer = drawer
      animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear) {
        drawer.frame = CGRect(x: 0, y: 352, width: 393, height: 500)
      }
      animator?.pauseAnimation()
    case .changed:
      animator?.fractionComplete = -pan.translation(in: drawer.superview).y / 400
    case .ended:
      animator?.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    default:
      if stopsWhenCancelled { animator?.stopAnimation(true) }
      animator = nil
    }
  }
}

/// A property animator that is released while it is paused.
@MainActor
struct AbandonedAnimatorTests {
  private let start = CGPoint(x: 200, y: 800)

  private func drag(_ simulator: Simulator, by distance: CGFloat) -> Finger {
    let finger = simulator.touchDown(at: start)
    for step in 1...10 {
      finger.move(to: CGPoint(x: 200, y: 800 - distance * CGFloat(step) / 10))
      simulator.step()
    }
    return finger
  }

  @Test func `D: a pan that ends lets the drawer open completely`() {
    let stage = ModalStage()
    let pan = DrawerPan(in: stage.root.view, stopsWhenCancelled: false)
    let finger = drag(stage.simulator, by: 200)
    #expect(stage.simulator.visibleFrame(of: pan.drawer).minY.isClose(to: 562))
    finger.lift()
    stage.simulator.runUntilIdle()
    #expect(pan.drawer.frame.minY == 352)
    stage.simulator.expectFaults()
  }

  @Test func `D: a canceled pan releases the paused animator, which raises`() {
    let stage = ModalStage()
    let pan = DrawerPan(in: stage.root.view, stopsWhenCancelled: false)
    let finger = drag(stage.simulator, by: 200)
    stage.simulator.deactivate()
    withExtendedLifetime(finger) { stage.simulator.step() }
    stage.simulator.expectFaults("D")
    #expect(pan.drawer.superview != nil)
  }

  @Test func `D: an animator that was stopped may be released; the drawer stays where it was`() {
    let stage = ModalStage()
    let pan = DrawerPan(in: stage.root.view, stopsWhenCancelled: true)
    let finger = drag(stage.simulator, by: 200)
    finger.cancel()
    stage.simulator.step()
    #expect(pan.drawer.frame.minY.isClose(to: 562))
    stage.simulator.expectFaults()
  }
}
