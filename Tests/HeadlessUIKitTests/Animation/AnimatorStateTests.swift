import Testing
import UIKit
import UIKitSimulator

@MainActor struct AnimatorStateTests {
  private let stage = AnimationStage()

  @Test(arguments: ["start", "pause", "scrub"])
  func `D: an animator becomes active, and its blocks change the model, when it is`(verb: String) {
    let animator = stage.mover()
    #expect(animator.state == .inactive)
    #expect(stage.view.center.x == 5)
    switch verb {
    case "start": animator.startAnimation()
    case "pause": animator.pauseAnimation()
    default: animator.fractionComplete = 0.5
    }
    #expect(animator.state == .active)
    #expect(animator.isRunning == (verb == "start"))
    #expect(stage.view.center.x == 105)
    animator.stopAnimation(true)
    #expect(animator.state == .inactive)
    #expect(stage.faults.isEmpty)
  }

  @Test(arguments: [false, true])
  func `D: after its end an animator has discarded its blocks and completions`(stops: Bool) {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
    var runs = 0
    var ends = 0
    animator.addAnimations {
      runs += 1
      stage.view.center.x = 105
    }
    animator.addCompletion { _ in ends += 1 }
    animator.startAnimation()
    stage.simulator.run(for: stops ? 0.5 : 1)
    if stops { animator.stopAnimation(true) }
    #expect(ends == (stops ? 0 : 1))
    animator.addAnimations { stage.view.center.x = 5 }
    animator.startAnimation()
    stage.simulator.run(for: 1)
    #expect(animator.state == .inactive)
    #expect(runs == 1)
    #expect(ends == (stops ? 0 : 1))
    #expect(stage.view.center.x == 5)
  }

  @Test(arguments: [
    (UIViewAnimatingPosition.end, CGFloat(105)), (.start, 5), (.current, 30),
  ])
  func `D: finishAnimation ends a stopped animator at the position, and reports it`(
    position: UIViewAnimatingPosition, x: CGFloat
  ) {
    let animator = stage.mover()
    var ends: [UIViewAnimatingPosition] = []
    animator.addCompletion { ends.append($0) }
    animator.startAnimation()
    stage.simulator.run(for: 0.25)
    animator.stopAnimation(false)
    #expect(animator.state == .stopped)
    #expect(stage.view.center.x.isAbout(30))
    #expect(stage.view.layer.animationKeys() == nil)
    #expect(ends.isEmpty)
    animator.finishAnimation(at: position)
    #expect(animator.state == .inactive)
    #expect(stage.view.center.x.isAbout(x))
    #expect(ends == [position])
    #expect(stage.faults.isEmpty)
  }

  @Test func `D: a second block that animates back also ends at the end`() {
    let animator = stage.mover()
    var ends: [UIViewAnimatingPosition] = []
    animator.addCompletion { ends.append($0) }
    animator.startAnimation()
    stage.simulator.run(for: 0.5)
    animator.addAnimations { stage.view.center.x = 5 }
    stage.simulator.run(for: 0.5)
    #expect(ends == [.end])
    #expect(stage.x == 5)
  }

  @Test func `D: an animator without arguments animates`() {
    let stage = AnimationStage()
    var animator = UIViewPropertyAnimator()
    #expect(animator.state == .inactive && animator.timingParameters == nil)
    animator.addAnimations { stage.view.center.x = 105 }
    animator.startAnimation()
    stage.simulator.run(for: 0.1)
    #expect(stage.x > 20 && stage.x < 90)
    stage.simulator.runUntilIdle()
    #expect(stage.x == 105 && animator.state == .inactive)
    animator = stage.mover()
    #expect(stage.faults == [] && animator.duration == 1)
  }
}
