import MatchCut
import Testing
import UIKit
import UIKitSimulator

/// Two fingers on content that scrolls or zooms.
@MainActor
struct DragPinchContentTests {
  @Test(
    "it works on a scrolled list, too, whose offset stays", arguments: [0, 300],
    [true, false])
  func list(offset: CGFloat, isGone: Bool) {
    let stage = HandOffStage(HandOffCase(gesture: .drag))
    stage.list.contentOffset.y = offset
    let fingers = [140, 260].map { stage.simulator.touchDown(at: CGPoint(x: $0, y: 400)) }
    stage.simulator.step()
    let before = stage.list.contentOffset
    close(fingers, from: 120, to: isGone ? 50 : 80, stage.simulator)
    #expect(stage.photo.transitionCoordinator?.isInteractive == true)
    #expect(stage.list.contentOffset == before)
    for finger in fingers { finger.lift() }
    stage.phone.settle()
    if isGone { return stage.expectDismissed() }
    stage.expectPresented()
    #expect(stage.list.contentOffset == before)
  }

  @Test("a second finger joins one that scrolls")
  func scrolling() {
    let stage = HandOffStage(HandOffCase(gesture: .drag))
    stage.list.contentOffset.y = 300
    let finger = stage.simulator.touchDown(at: CGPoint(x: 140, y: 400))
    stage.simulator.step()
    for y in stride(from: 395.0, through: 350, by: -5) {
      finger.move(to: CGPoint(x: 140, y: y))
      stage.simulator.step()
    }
    #expect(stage.list.contentOffset.y > 320)
    let other = stage.simulator.touchDown(at: CGPoint(x: 300, y: 350))
    stage.simulator.step()
    for x in stride(from: 295.0, through: 190, by: -5) {
      other.move(to: CGPoint(x: x, y: 350))
      stage.simulator.step()
    }
    #expect(stage.photo.transitionCoordinator?.isInteractive == true)
    let held = stage.list.contentOffset
    finger.move(to: CGPoint(x: 150, y: 360))
    stage.simulator.step()
    #expect(stage.list.contentOffset == held)
    for finger in [finger, other] { finger.lift() }
    stage.phone.settle()
    stage.expectDismissed()
  }

  @Test(
    "at its minimum, content zooms when fingers open, and the screen moves when they close",
    arguments: [DragGestures.all, .pinch])
  func zoomable(_ gestures: DragGestures) {
    let stage = PresentedStage(zooming: .drag(.down, gestures: gestures))
    stage.pinch(from: 100, to: 300)
    #expect(stage.scrollView.zoomScale > 2)
    #expect(stage.phone.root.presentedViewController === stage.presented)
    stage.pinch(from: 300, to: 120)
    stage.phone.settle()
    #expect(stage.scrollView.zoomScale >= 1 && stage.scrollView.zoomScale < 1.5)
    stage.scrollView.zoomScale = 1
    stage.pinch(from: 200, to: 150)
    stage.phone.settle()
    #expect(stage.phone.root.presentedViewController === stage.presented)
    #expect(stage.scrollView.zoomScale == 1)
    stage.pinch(from: 200, to: 60)
    stage.phone.settle()
    #expect(stage.phone.root.presentedViewController == nil)
  }

  private func close(
    _ fingers: [Finger], from start: CGFloat, to end: CGFloat, _ simulator: Simulator
  ) {
    for step in 1...20 {
      let distance = start + (end - start) * CGFloat(step) / 20
      for (finger, side) in zip(fingers, [-0.5, 0.5] as [CGFloat]) {
        finger.move(to: CGPoint(x: 200 + side * distance, y: 400))
      }
      simulator.step()
    }
  }
}
