import Testing
import UIKit
import UIKitSimulator

/// Animations of an app that enters the background.
@MainActor struct BackgroundTests {
  @Test func `E14: the background ends animations, unfinished`() {
    let stage = AnimationStage()
    let ends = Ends()
    stage.move { ends.finished.append($0) }
    stage.simulator.run(for: 0.3)
    stage.simulator.enterBackground()
    stage.simulator.step()
    #expect(ends.finished == [false] && stage.x == 105)
  }

  @Test func `E14: an animation that begins in the background ends at once`() {
    let stage = AnimationStage()
    let ends = Ends()
    stage.simulator.enterBackground()
    stage.move { ends.finished.append($0) }
    stage.simulator.step()
    #expect(ends.finished == [false])
    stage.simulator.activate()
    stage.move { ends.finished.append($0) }
    #expect(stage.simulator.runUntilIdle())
    #expect(ends.finished == [false, true])
  }

  @Test func `D: a property animator ends with its animations in the background`() {
    let stage = AnimationStage()
    let ends = Ends()
    let animator = stage.mover()
    animator.addCompletion { ends.positions.append($0) }
    animator.startAnimation()
    stage.simulator.run(for: 0.3)
    stage.simulator.enterBackground()
    stage.simulator.step()
    #expect(ends.positions == [.end] && animator.state == UIViewAnimatingState.inactive)
  }

  @Test func `D: a property animator may stay active in the background, without progress`() {
    let stage = AnimationStage(variant: .frozenAnimators)
    let animator = stage.mover()
    animator.startAnimation()
    stage.simulator.run(for: 0.3)
    stage.simulator.enterBackground()
    stage.simulator.run(for: 2)
    stage.simulator.activate()
    stage.simulator.run(for: 2)
    #expect(animator.isRunning)
    #expect(animator.fractionComplete.isAbout(0.3, within: 0.04))
    animator.stopAnimation(false)
    animator.finishAnimation(at: .end)
    #expect(stage.x == 105 && stage.faults.isEmpty)
  }

  private final class Ends {
    var finished: [Bool] = []
    var positions: [UIViewAnimatingPosition] = []
  }
}
