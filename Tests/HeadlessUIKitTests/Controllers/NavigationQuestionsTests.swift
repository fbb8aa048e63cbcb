import Testing
import UIKit
import UIKitSimulator

/// What a navigation controller asks its delegate, and when (B2).
@MainActor
@Suite("Questions to the navigation delegate")
struct NavigationQuestionsTests {
  private func questions(animator: FadeAnimator?) -> [String] {
    let stage = StackStage(animator: animator)
    let start = stage.simulator.log.count
    stage.navigation.pushViewController(stage.detail, animated: true)
    stage.simulator.runUntilIdle()
    #expect(stage.simulator.faults.isEmpty)
    return stage.simulator.log.dropFirst(start).map(\.message)
      .filter { $0.contains("ControllerFor") }
  }

  @Test func `B2: the delegate is asked for an animator, then for a driver`() {
    let asked = questions(animator: FadeAnimator())
    #expect(asked.count == 2)
    #expect(asked.first?.contains("animationControllerFor") == true)
    #expect(asked.last?.contains("interactionControllerFor") == true)
  }

  @Test func `B2: without an animator it is not asked for a driver, and the stack slides`() {
    let asked = questions(animator: nil)
    #expect(asked.count == 1)
    #expect(asked.first?.contains("animationControllerFor") == true)
  }

  @Test func `B2: an animator without a driver makes the transition one that no finger has`() {
    let stage = StackStage(animator: FadeAnimator())
    stage.navigation.pushViewController(stage.detail, animated: true)
    stage.simulator.commit()
    #expect(stage.navigation.transitionCoordinator?.initiallyInteractive == false)
    #expect(stage.navigation.transitionCoordinator?.isInteractive == false)
    stage.simulator.runUntilIdle()
    #expect(stage.navigation.viewControllers == [stage.list, stage.detail])
  }
}
