import Fuzzing
import MatchCut
import Testing
import UIKit
import UIKitSimulator

/// The binding of a cover and its screen agree.
@MainActor struct BoundPresentationTests {
  @Test func `a state presents a screen with its transition, and dismisses it`() {
    let stage = CoverStage()
    stage.bound.id = 1
    stage.simulator.run(for: 0.1)
    #expect(stage.simulator.visibleFrame(of: stage.screen?.view ?? UIView()).minY > 100)
    stage.settle()
    stage.expectAgreement(on: 1)
    stage.bound.id = nil
    stage.simulator.run(for: 0.1)
    #expect(stage.simulator.visibleFrame(of: stage.screen?.view ?? UIView()).minY > 10)
    stage.settle()
    stage.expectAgreement(on: nil, dismissals: 1)
    #expect(stage.bound.made == [1] && stage.bound.clears == 0)
  }

  @Test func `a finger that dismisses the screen clears the state once, at the end`() {
    let stage = CoverStage()
    stage.set(1)
    stage.pull(450)
    #expect(stage.bound.id == 1)
    stage.settle()
    stage.expectAgreement(on: nil, dismissals: 1)
    #expect(stage.bound.log == [1, nil])
  }

  @Test func `a canceled pull never changes the state`() {
    let stage = CoverStage()
    stage.set(1)
    let former = stage.screen
    let finger = stage.simulator.touchDown(at: CGPoint(x: 196, y: 300))
    for step in 1...20 {
      finger.move(to: CGPoint(x: 196, y: 300 + CGFloat(step) * 5))
      stage.simulator.step()
    }
    stage.simulator.run(for: 0.3)
    finger.lift()
    stage.settle()
    stage.expectAgreement(on: 1)
    #expect(stage.bound.log == [1] && stage.screen === former)
  }

  @Test func `a pull that the screen refuses changes nothing`() {
    let stage = CoverStage()
    stage.set(1)
    stage.screen?.isModalInPresentation = true
    stage.pull(450)
    stage.settle()
    stage.expectAgreement(on: 1)
    stage.set(nil)
    stage.expectAgreement(on: nil, dismissals: 1)
  }

  @Test func `a screen that code dismisses clears the state`() {
    for isAnimated in [true, false] {
      let stage = CoverStage()
      stage.set(1)
      stage.screen?.dismiss(animated: isAnimated)
      stage.settle()
      stage.expectAgreement(on: nil, dismissals: 1)
      #expect(stage.bound.clears == 1)
      // The same item can be presented again.
      stage.set(1)
      stage.expectAgreement(on: 1, dismissals: 1)
    }
  }

  @Test(arguments: [0.05, 0.1, 0.2, 0.3, 0.45])
  func `clearing the state in flight reverses the presentation`(_ time: Double) {
    let stage = CoverStage()
    stage.bound.id = 1
    stage.simulator.run(for: time)
    let before = stage.simulator.visibleFrame(of: stage.screen?.view ?? UIView()).minY
    stage.bound.id = nil
    stage.simulator.run(for: 0.14)
    let screen = stage.screen?.view
    #expect(screen.map { stage.simulator.visibleFrame(of: $0).minY } ?? 1000 > before)
    stage.settle()
    stage.expectAgreement(on: nil, dismissals: 1)
  }

  @Test(arguments: [0.01, 0.02, 0.1, 0.2, 0.3])
  func `setting the state again in flight reverses the dismissal`(_ time: Double) {
    let stage = CoverStage()
    stage.set(1)
    let former = stage.screen
    stage.bound.id = nil
    stage.simulator.run(for: time)
    stage.bound.id = 1
    stage.settle()
    stage.expectAgreement(on: 1)
    #expect(stage.screen === former && stage.bound.made == [1])
    // From then on, everything is as before.
    stage.pull(450)
    stage.settle()
    stage.expectAgreement(on: nil, dismissals: 1)
    #expect(stage.bound.clears == 1)
  }

  @Test func `a screen that code dismisses as soon as it is presented clears the state`() {
    for variant in Simulator.Variant.all {
      for isAnimated in [true, false] {
        for frames in 1...4 {
          let stage = CoverStage(variant: variant)
          stage.bound.isAnimated = isAnimated
          stage.bound.id = 1
          repeat { stage.simulator.step() } while stage.screen == nil
          for _ in 1..<frames { stage.simulator.step() }
          stage.screen?.dismissOrReverse(animated: isAnimated)
          stage.settle()
          stage.expectAgreement(on: nil, dismissals: 1)
          #expect(stage.bound.made == [1], "\(variant), animated \(isAnimated), frame \(frames)")
        }
      }
    }
  }

  @Test func `a reversed presentation can be reversed again`() {
    let stage = CoverStage()
    stage.bound.id = 1
    stage.simulator.run(for: 0.2)
    stage.bound.id = nil
    stage.simulator.run(for: 0.05)
    stage.bound.id = 1
    stage.settle()
    stage.expectAgreement(on: 1)
    #expect(stage.bound.made == [1])
  }

  @Test func `without a gesture, a transition in flight ends first`() {
    let stage = CoverStage { _ in ModalTransition(.fade) }
    stage.bound.id = 1
    stage.simulator.run(for: 0.1)
    stage.bound.id = nil
    stage.settle()
    stage.expectAgreement(on: nil, dismissals: 1)
    stage.set(2)
    stage.bound.id = nil
    stage.simulator.run(for: 0.1)
    stage.bound.id = 2
    stage.settle()
    stage.expectAgreement(on: 2, dismissals: 2)
    #expect(stage.bound.made == [1, 2, 2] && stage.bound.clears == 0)
  }

  @Test func `of several changes in a turn, the last one is used`() {
    let stage = CoverStage()
    stage.bound.id = 1
    stage.bound.id = nil
    stage.settle()
    stage.expectAgreement(on: nil)
    stage.bound.id = 1
    stage.bound.id = nil
    stage.bound.id = 2
    stage.settle()
    stage.expectAgreement(on: 2)
    stage.bound.id = nil
    stage.bound.id = 2
    stage.settle()
    stage.expectAgreement(on: 2)
    #expect(stage.bound.made == [2])
  }

  @Test(arguments: [nil, 0.1, 0.3])
  func `another item replaces the former one`(_ time: Double?) {
    let stage = CoverStage()
    stage.bound.id = 1
    if let time { stage.simulator.run(for: time) } else { stage.settle() }
    stage.bound.id = 2
    stage.settle()
    stage.expectAgreement(on: 2, dismissals: 1)
    #expect(stage.bound.made == [1, 2] && stage.bound.clears == 0)
  }

  @Test func `an item that is set while the former one is dragged is shown afterward`() {
    let stage = CoverStage()
    stage.set(1)
    stage.pull(450)
    stage.simulator.run(for: 0.05)
    stage.bound.id = 2
    stage.settle()
    stage.expectAgreement(on: 2, dismissals: 1)
    #expect(stage.bound.log == [1, 2])
  }

  @Test func `the content follows the state, and stays during the dismissal`() {
    let stage = CoverStage()
    stage.bound.content = "a"
    stage.set(1)
    stage.bound.content = "b"
    stage.settle()
    #expect(stage.screen?.content == "b")
    let former = stage.screen
    stage.bound.id = nil
    stage.bound.content = "c"
    stage.simulator.run(for: 0.1)
    #expect(former?.content == "b")
    stage.settle()
    stage.expectAgreement(on: nil, dismissals: 1)
  }

  @Test func `a change without animation presents at once`() {
    let stage = CoverStage()
    stage.bound.isAnimated = false
    stage.bound.id = 1
    for _ in 0..<3 { stage.simulator.step() }
    stage.expectAgreement(on: 1)
    stage.settle()
    stage.bound.isAnimated = false
    stage.bound.id = nil
    for _ in 0..<3 { stage.simulator.step() }
    stage.expectAgreement(on: nil, dismissals: 1)
  }

  @Test func `a dismissal by the state that a finger cancels is repeated`() {
    let stage = CoverStage { _ in
      ModalTransition(.zoom(from: .frame(.zero, in: nil)), dismissal: .drag)
    }
    stage.set(1)
    stage.bound.id = nil
    stage.simulator.run(for: 0.05)
    let finger = stage.simulator.touchDown(at: CGPoint(x: 196, y: 400))
    for step in 1...10 {
      finger.move(to: CGPoint(x: 196, y: 400 - CGFloat(step) * 20))
      stage.simulator.step()
    }
    finger.lift()
    stage.settle()
    stage.expectAgreement(on: nil, dismissals: 1)
  }

  @Test func `a state that is cleared before the screen is presented presents nothing`() {
    let stage = CoverStage()
    stage.bound.id = 1
    stage.simulator.commit()
    stage.bound.id = nil
    stage.settle()
    #expect(stage.bound.made.isEmpty)
    stage.expectAgreement(on: nil)
  }

  @Test func `a state that changes just after the dismissal is not cleared`() {
    let stage = CoverStage()
    stage.set(1)
    let screen = stage.screen
    screen?.dismiss(animated: true)
    repeat { stage.simulator.step() } while screen?.presentingViewController != nil
    #expect(stage.bound.id == 1)
    stage.bound.id = 2
    stage.settle()
    stage.expectAgreement(on: 2, dismissals: 1)
    #expect(stage.bound.clears == 0)
  }

  @Test func `a state that cannot be cleared presents again with the next update`() {
    let stage = CoverStage()
    stage.bound.isConstant = true
    stage.set(1)
    stage.pull(450)
    stage.settle()
    #expect(stage.bound.clears == 1 && stage.root.presentedViewController == nil)
    stage.bound.content = "new"
    stage.settle()
    stage.expectAgreement(on: 1, dismissals: 1)
  }

  @Test func `a later update does not animate a change without animation`() {
    let stage = CoverStage()
    stage.root.present(UIViewController(), using: ModalTransition(.fade))
    stage.settle()
    stage.root.dismiss(animated: true)
    stage.simulator.run(for: 0.1)
    stage.bound.isAnimated = false
    stage.bound.id = 1
    stage.simulator.step()
    stage.bound.content = "new"
    repeat { stage.simulator.step() } while stage.screen == nil
    for _ in 0..<2 { stage.simulator.step() }
    stage.expectAgreement(on: 1)
  }
}
