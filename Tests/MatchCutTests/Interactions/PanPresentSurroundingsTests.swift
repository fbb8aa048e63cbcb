import MatchCut
import Testing
import UIKit
import UIKitSimulator

/// A presentation by a finger, in what surrounds it.
@MainActor struct PanPresentSurroundingsTests {
  // MARK: The surroundings

  @Test func `with Reduce Motion, it cross-fades`() {
    let stage = PromiseStage()
    stage.simulator.isReduceMotionEnabled = true
    let finger = stage.pull(400)
    let view = stage.screen!.view!
    #expect(stage.simulator.visibleFrame(of: view) == stage.simulator.window.bounds)
    let alpha = stage.simulator.visibleAlpha(of: view)
    #expect(alpha > 0.2 && alpha < 0.8, "\(alpha)")
    stage.move(finger, by: 0, -100)
    #expect(stage.simulator.visibleAlpha(of: view) > alpha)
    stage.simulator.isReduceMotionEnabled = false
    stage.move(finger, by: 0, -50)
    stage.simulator.run(for: 0.2)
    finger.lift()
    stage.expectOpen()
    #expect(stage.ends == [false])
  }

  @Test(arguments: [true, false])
  func `Reduce Motion is switched on in flight`(_ isCanceled: Bool) {
    let stage = PromiseStage()
    let finger = stage.pull(400)
    stage.simulator.isReduceMotionEnabled = true
    stage.move(finger, by: 0, isCanceled ? 350 : -100)
    stage.simulator.run(for: 0.2)
    finger.lift()
    if isCanceled { stage.expectGone() } else { stage.expectOpen() }
    #expect(stage.ends == [isCanceled])
  }

  @Test(arguments: [true, false]) func `trailing follows the layout`(_ isRightToLeft: Bool) {
    let stage = PromiseStage(
      ModalTransition(.cover(from: .leading)), direction: .trailing,
      isRightToLeft: isRightToLeft)
    for side in [-1.0, 1] {
      let finger = stage.touch(CGPoint(x: 200, y: 400))
      stage.move(finger, by: side * 170)
      stage.simulator.run(for: 0.2)
      if (side < 0) == isRightToLeft {
        let frame = stage.simulator.visibleFrame(of: stage.screen!.view)
        #expect(side < 0 ? frame.minX > 200 : frame.maxX < 193, "\(frame)")
      }
      finger.lift()
      stage.settle()
      #expect(stage.made.count == ((side < 0) == isRightToLeft ? 1 : stage.made.count))
      if let screen = stage.screen {
        screen.dismiss(animated: false)
        stage.settle()
      }
    }
    #expect(stage.made.count == 1 && stage.ends == [false])
  }

  @Test(arguments: [true, false]) func `the keyboard is up`(_ isCanceled: Bool) {
    let stage = PromiseStage()
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    stage.root.view.addSubview(field)
    _ = field.becomeFirstResponder()
    stage.settle()
    stage.pull(isCanceled ? 150 : 400, from: CGPoint(x: 200, y: 480)).lift()
    if isCanceled { stage.expectGone() } else { stage.expectOpen() }
    #expect(stage.ends == [isCanceled])
  }

  @Test func `animations are disabled`() {
    let stage = PromiseStage()
    UIView.setAnimationsEnabled(false)
    defer { UIView.setAnimationsEnabled(true) }
    let finger = stage.pull(500)
    finger.lift()
    stage.settle()
    #expect(stage.ends.count <= 1 && stage.made.count == 1)
    UIView.setAnimationsEnabled(true)
    stage.expectOpen()
  }

  @Test(arguments: [0.01, 5]) func `the duration makes no difference`(_ duration: Double) {
    let stage = PromiseStage(
      ModalTransition(.cover(from: .bottom), timing: .curve(duration: duration)))
    let finger = stage.pull(500)
    let frame = stage.simulator.visibleFrame(of: stage.screen!.view)
    #expect(abs(frame.minY - 352) < 30, "\(frame)")
    #expect(stage.ends.isEmpty)
    stage.move(finger, by: 0, 480)
    finger.lift()
    stage.expectGone()
    let start = stage.pull(500)
    let time = stage.simulator.time
    start.lift()
    while stage.ends.count < 2, stage.simulator.time < time + 8 { stage.simulator.step() }
    #expect(stage.simulator.time - time < 0.3, "\(stage.simulator.time - time)")
    stage.expectOpen()
    #expect(stage.ends == [true, false])
  }

  @Test(arguments: TestEffect.all) func `every effect is pulled`(_ effect: TestEffect) {
    let mini = UIView(frame: CGRect(x: 20, y: 700, width: 353, height: 64))
    let stage = PromiseStage(ModalTransition(effect.effect(from: mini)))
    stage.root.view.addSubview(mini)
    stage.simulator.step()
    let initial = Hierarchy(of: stage.simulator.window)
    let finger = stage.pull(400)
    stage.move(finger, by: 0, 350)
    stage.simulator.run(for: 0.2)
    finger.lift()
    stage.expectGone()
    Hierarchy(of: stage.simulator.window).expectSame(as: initial)
    stage.pull(700).lift()
    stage.expectOpen()
    stage.screen?.dismiss(animated: true)
    stage.expectGone()
    Hierarchy(of: stage.simulator.window).expectSame(as: initial)
    #expect(stage.ends == [true, false])
  }
}
