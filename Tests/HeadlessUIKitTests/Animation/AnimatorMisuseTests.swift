import Testing
import UIKit
import UIKitSimulator

@MainActor struct AnimatorMisuseTests {
  private let stage = AnimationStage()

  private var message: String { stage.simulator.faults.last?.message ?? "" }

  @Test func `D: the defaults of the flags`() {
    let animator = stage.mover()
    #expect(animator.isUserInteractionEnabled)
    #expect(animator.isInterruptible)
    #expect(animator.scrubsLinearly)
    #expect(!animator.pausesOnCompletion)
    #expect(!animator.isManualHitTestingEnabled)
  }

  @Test func `D: two flags cannot be set on an active animator`() {
    let animator = stage.mover()
    animator.startAnimation()
    animator.isUserInteractionEnabled = false
    animator.isInterruptible = false
    #expect(stage.faults == ["D", "D"])
    #expect(
      message == "isInterruptible was set on a UIViewPropertyAnimator of UIView "
        + "while it is running: set it before startAnimation().")
    #expect(animator.isUserInteractionEnabled)
    #expect(animator.isInterruptible)
    animator.stopAnimation(true)
    animator.isInterruptible = false
    #expect(!animator.isInterruptible)
    #expect(stage.faults.count == 2)
  }

  @Test func `D: an animator that is not interruptible cannot be paused, scrubbed or stopped`() {
    let animator = stage.mover()
    animator.isInterruptible = false
    animator.startAnimation()
    stage.simulator.run(for: 0.25)
    animator.pauseAnimation()
    animator.fractionComplete = 0.9
    animator.stopAnimation(true)
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    #expect(stage.faults == ["D", "D", "D", "D"])
    #expect(message.contains("while it is not interruptible"))
    stage.simulator.run(for: 0.25)
    #expect(animator.isRunning)
    #expect(stage.x.isAbout(55))
  }

  @Test func `D: continuing without timing while reversed is only a hint`() {
    let animator = stage.mover()
    animator.fractionComplete = 0.5
    animator.isReversed = true
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    stage.simulator.runUntilIdle()
    #expect(stage.faults == [])
    #expect(stage.simulator.hints.map(\.fact) == ["D"])
    #expect(stage.simulator.hints.first?.message.contains("while it is reversed: pass") == true)
    #expect(stage.x.isAbout(5))
  }

  @Test func `D: fractionComplete cannot be set on a running animator`() {
    let animator = stage.mover()
    animator.startAnimation()
    animator.fractionComplete = 0.5
    #expect(stage.faults == ["D"])
    #expect(message.contains("pause it first"))
    #expect(stage.x.isAbout(5))
    animator.stopAnimation(true)
  }

  @Test(arguments: ["paused", "stopped", "paused at its end", "started without animations"])
  func `D: an animator must not be released while it is in that state`(state: String) {
    var animator: UIViewPropertyAnimator? = stage.mover()
    switch state {
    case "paused": animator?.pauseAnimation()
    case "stopped":
      animator?.startAnimation()
      animator?.stopAnimation(false)
    case "started without animations":
      animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
      animator?.startAnimation()
    default:
      animator?.pausesOnCompletion = true
      animator?.startAnimation()
      stage.simulator.run(for: 1.1)
    }
    #expect(stage.faults.isEmpty)
    animator = nil
    #expect(stage.faults == ["D"])
    #expect(message.contains("The last reference was released, which raises an exception"))
    #expect(message.contains("stopAnimation(true)"))
  }

  @Test(arguments: ["finish", "stop and finish", "stop for good", "nothing"])
  func `D: an animator may be released after that`(end: String) {
    var animator: UIViewPropertyAnimator? = stage.mover()
    if end != "nothing" { animator?.startAnimation() }
    switch end {
    case "finish": stage.simulator.run(for: 1)
    case "stop and finish":
      animator?.stopAnimation(false)
      animator?.finishAnimation(at: .current)
    case "stop for good": animator?.stopAnimation(true)
    default: break
    }
    animator = nil
    #expect(stage.faults.isEmpty)
  }

  @Test func `D: finishAnimation requires stopAnimation(false) first`() {
    let animator = stage.mover()
    animator.finishAnimation(at: .end)
    animator.startAnimation()
    animator.finishAnimation(at: .end)
    animator.stopAnimation(true)
    animator.finishAnimation(at: .end)
    #expect(stage.faults == ["D", "D", "D"])
    #expect(message.contains("call stopAnimation(false) first"))
  }

  @Test func `D: a stopped animator has to be finished before anything else`() {
    let animator = stage.mover()
    animator.startAnimation()
    animator.stopAnimation(false)
    animator.startAnimation()
    animator.pauseAnimation()
    animator.addAnimations { stage.view.alpha = 0 }
    #expect(stage.faults == ["D", "D", "D"])
    #expect(stage.view.alpha == 1)
    animator.finishAnimation(at: .start)
    #expect(stage.faults.count == 3)
  }

  @Test func `D: continueAnimation requires a paused animator`() {
    let animator = stage.mover()
    animator.startAnimation()
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    #expect(stage.faults == ["D"])
    animator.stopAnimation(true)
  }

  @Test(arguments: [
    (curve: UIView.AnimationCurve.linear, jumps: false), (.easeInOut, true),
  ])
  func `D: reversed on a curve that is not linear, an animator jumps in one variant`(
    curve: UIView.AnimationCurve, jumps: Bool
  ) {
    let stage = AnimationStage(variant: .jumpingReversals)
    let animator = stage.mover()
    animator.fractionComplete = 0.25
    stage.simulator.step()
    #expect(stage.x == 30)
    animator.isReversed = true
    animator.continueAnimation(
      withTimingParameters: UICubicTimingParameters(animationCurve: curve), durationFactor: 1)
    stage.simulator.run(for: 0.05)
    #expect((stage.x > 90) == jumps, "\(stage.x)")
    stage.simulator.runUntilIdle()
    #expect(stage.x == 5)
  }

  @Test(arguments: [true, false])
  func `D: views of a running animator take touches if it allows that`(allows: Bool) {
    stage.view.bounds.size = CGSize(width: 400, height: 400)
    let animator = stage.mover()
    animator.isUserInteractionEnabled = allows
    animator.startAnimation()
    stage.simulator.run(for: 0.5)
    let hit = stage.simulator.hitTest(CGPoint(x: 100, y: 100))
    #expect(hit === (allows ? stage.view : stage.simulator.window))
  }

  @Test(arguments: [false, true])
  func `D: touches hit a moving view where it is visible, unless the app does its own hit testing`(
    isManual: Bool
  ) {
    let animator = stage.mover()
    animator.isManualHitTestingEnabled = isManual
    animator.startAnimation()
    stage.simulator.run(for: 0.5)
    let seen = stage.simulator.hitTest(CGPoint(x: 55, y: 5))
    let modelled = stage.simulator.hitTest(CGPoint(x: 105, y: 5))
    #expect((seen === stage.view) == !isManual)
    #expect((modelled === stage.view) == isManual)
  }
}
