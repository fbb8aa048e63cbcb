import Testing
import UIKit
import UIKitSimulator

@MainActor struct AnimatorNestingTests {
  private let stage = AnimationStage()

  private func run(
    _ duration: TimeInterval = 0.25, options: UIView.AnimationOptions = .curveLinear,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    .runningPropertyAnimator(
      withDuration: duration, delay: 0, options: options,
      animations: { stage.view.center.x = 105 }, completion: completion)
  }

  @Test func `D: a running animator is interruptible, unless it was made inside another one`() {
    let alone = run()
    #expect(alone.isRunning)
    #expect(alone.isInterruptible)
    alone.stopAnimation(true)
    var nested: UIViewPropertyAnimator?
    UIView.animate(withDuration: 1) { nested = run() }
    #expect(nested?.isInterruptible == false)
    nested?.pauseAnimation()
    #expect(stage.faults == ["D"])
    #expect(nested?.isRunning == true)
  }

  @Test func `D: inside another animation it inherits duration and curve`() {
    var nested: UIViewPropertyAnimator?
    UIView.animate(withDuration: 1, delay: 0, options: .curveEaseIn) { nested = run() }
    #expect(nested?.duration == 1)
    stage.simulator.run(for: 0.5)
    #expect(stage.x.isAbout(5 + 31.5357, within: 1e-3))
  }

  @Test func `D: inside another animation it keeps its own with the options to override`() {
    UIView.animate(withDuration: 1, delay: 0, options: .curveEaseIn) {
      _ = run(
        0.5, options: [.curveLinear, .overrideInheritedDuration, .overrideInheritedCurve])
    }
    stage.simulator.run(for: 0.25)
    #expect(stage.x.isAbout(55))
    stage.simulator.run(for: 0.25)
    #expect(stage.x == 105)
  }

  @Test func `D: nested blocks keep their duration and curve with the options to override`() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      UIView.animate(
        withDuration: 0.5, delay: 0.25,
        options: [.curveEaseIn, .overrideInheritedDuration, .overrideInheritedCurve]
      ) { stage.view.center.x = 105 }
    }
    animator.startAnimation()
    stage.simulator.run(for: 0.25)
    #expect(stage.x.isAbout(5))
    stage.simulator.run(for: 0.25)
    #expect(stage.x.isAbout(5 + 31.5357, within: 1e-3))
    stage.simulator.run(for: 0.25)
    #expect(stage.x.isAbout(105))
    #expect(animator.isRunning)
  }

  @Test func `F5: setting origin and size separately in an animator's block is reported`() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      stage.view.frame.origin = CGPoint(x: 50, y: 50)
      stage.view.frame.size = CGSize(width: 20, height: 20)
    }
    animator.startAnimation()
    #expect(stage.faults == ["F5"])
    #expect(stage.simulator.faults[0].message.contains("frame of UIView"))
    #expect(stage.simulator.faults[0].message.contains("set the frame once"))
  }

  @Test func `F5: setting the whole frame, or other views in between, is not reported`() {
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.simulator.window.addSubview(other)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      stage.view.frame = CGRect(x: 50, y: 50, width: 20, height: 20)
      stage.view.frame.origin.x = 60
      other.frame.size.width = 20
    }
    animator.startAnimation()
    UIView.animate(withDuration: 1) {
      other.frame.origin.x = 60
      other.frame.size.width = 40
    }
    #expect(stage.faults.isEmpty)
  }
}
