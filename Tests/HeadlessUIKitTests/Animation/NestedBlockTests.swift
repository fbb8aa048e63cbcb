import Testing
import UIKit
import UIKitSimulator

@MainActor struct NestedBlockTests {
  private let stage = AnimationStage()

  @Test func `E12: an inner block inherits the duration and the curve of the outer one`() {
    UIView.animate(withDuration: 1, delay: 0, options: .curveEaseIn) {
      #expect(UIView.inheritedAnimationDuration == 1)
      UIView.animate(withDuration: 0.1, delay: 0, options: .curveLinear) {
        stage.view.center.x = 105
      }
    }
    #expect(UIView.inheritedAnimationDuration == 0)
    stage.simulator.run(for: 0.5)
    #expect(stage.x.isAbout(5 + 31.5357, within: 1e-3))
  }

  @Test func `E12: an inner block keeps its curve with the option to override`() {
    UIView.animate(withDuration: 1, delay: 0, options: .curveEaseIn) {
      UIView.animate(
        withDuration: 0.1, delay: 0, options: [.curveLinear, .overrideInheritedCurve]
      ) { stage.view.center.x = 105 }
    }
    stage.simulator.run(for: 0.5)
    #expect(stage.x.isAbout(55))
  }

  @Test(arguments: [true, false])
  func `E12: an inner block inherits the options of the outer one, unless it overrides them`(
    inherits: Bool
  ) {
    UIView.animate(withDuration: 1, delay: 0, options: [.allowUserInteraction, .repeat]) {
      UIView.animate(
        withDuration: 1, delay: 0, options: inherits ? [] : .overrideInheritedOptions
      ) { stage.view.bounds.size.width = 300 }
    }
    stage.simulator.run(for: 0.5)
    let hit = stage.simulator.hitTest(CGPoint(x: 5, y: 5))
    #expect((hit === stage.view) == inherits)
    stage.simulator.run(for: 1)
    #expect((stage.view.layer.animationKeys() != nil) == inherits)
  }

  @Test func `E12: with animations disabled everything changes at once`() {
    UIView.setAnimationsEnabled(false)
    var ends: [Bool] = []
    stage.move { ends.append($0) }
    UIView.setAnimationsEnabled(true)
    #expect(stage.x == 105)
    #expect(ends == [true])
    #expect(UIView.areAnimationsEnabled)
  }

  @Test func `E10: an empty block does not wait for its delay`() {
    var ends = 0
    UIView.animate(withDuration: 1, delay: 1) {
    } completion: { _ in
      ends += 1
    }
    #expect(ends == 1)
  }

  @Test func `E: a keyframe outside of a keyframe animation is reported`() {
    UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { stage.view.alpha = 0 }
    #expect(stage.faults == ["E"])
    #expect(stage.view.alpha == 0)
  }
}
