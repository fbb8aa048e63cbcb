import MatchCut
import MatchCutContainers
import Testing
import UIKit
import UIKitSimulator

/// Transitions that are removed from a stack or from tabs.
@MainActor struct DetachingTests {
  /// A phone with a stack whose delegate is the app's.
  @MainActor private struct Stack {
    let phone: Phone
    let navigation: UINavigationController

    init() {
      let navigation = UINavigationController()
      phone = Phone {
        navigation.viewControllers = [$0]
        return navigation
      }
      self.navigation = navigation
    }

    func push() {
      navigation.pushViewController(Screen("photo"), animated: true)
      phone.settle()
    }
  }

  @Test(arguments: [false, true])
  func `a stack has its former delegate again, and no trace of the transition`(_ hasFormer: Bool) {
    let stage = Stack()
    let former = hasFormer ? SilentDelegate() : nil
    stage.navigation.delegate = former
    let recognizers = stage.navigation.view.gestureRecognizers ?? []
    weak var released: PushTransition?
    do {
      let transition = PushTransition(.fade)
      released = transition
      for _ in 0..<2 { transition.attach(to: stage.navigation) }
      stage.push()
      #expect(stage.navigation.view.gestureRecognizers != recognizers)
      for _ in 0..<2 { transition.detach(from: stage.navigation) }
      transition.detach(from: nil)
      #expect(transition.popGestureRecognizers(of: stage.navigation).first == nil)
    }
    #expect(stage.navigation.delegate === former && released == nil)
    #expect(stage.navigation.view.gestureRecognizers == recognizers)
    #expect(stage.navigation.view.interactions.isEmpty)
    // The system's swipe works again.
    let finger = stage.phone.simulator.touchDown(at: CGPoint(x: 3, y: 400))
    for step in 1...10 {
      finger.move(to: CGPoint(x: 3 + CGFloat(step) * 30, y: 400))
      stage.phone.simulator.step()
    }
    #expect(stage.navigation.transitionCoordinator?.isInteractive == true)
    finger.lift()
    stage.phone.settle()
    #expect(stage.navigation.viewControllers.count == 1)
    stage.phone.expectNoFaults()
  }

  @Test func `a delegate that was set since stays, and the next touch is silent`() {
    let stage = Stack()
    let transition = PushTransition(.fade)
    transition.attach(to: stage.navigation)
    let other = SilentDelegate()
    stage.navigation.delegate = other
    transition.detach(from: stage.navigation)
    stage.phone.simulator.tap(at: CGPoint(x: 200, y: 400))
    stage.phone.settle()
    #expect(stage.navigation.delegate === other)
    stage.phone.expectNoFaults()
  }

  @Test func `one that was never attached changes nothing, and one set by hand is removed`() {
    let stage = Stack()
    let transition = PushTransition(.fade)
    transition.attach(to: stage.navigation)
    let other = PushTransition(.push)
    other.detach(from: stage.navigation)
    #expect(stage.navigation.delegate === transition)
    #expect(transition.popGestureRecognizers(of: stage.navigation).first != nil)
    stage.navigation.delegate = other
    stage.push()
    #expect(other.popGestureRecognizers(of: stage.navigation).first != nil)
    other.detach(from: stage.navigation)
    #expect(stage.navigation.delegate == nil)
    #expect(other.popGestureRecognizers(of: stage.navigation).first == nil)
  }

  @Test(arguments: Simulator.Variant.all, [false, true])
  func `a push in flight finishes, and no finger catches it`(
    _ variant: Simulator.Variant, _ isHeld: Bool
  ) {
    let stage = PopStage(PopCase(effect: .fade, variant: variant), pushes: false)
    stage.stage.push()
    stage.simulator.run(for: 0.2)
    let finger = isHeld ? stage.touchDown() : nil
    stage.transition.detach(from: stage.navigation)
    let late = isHeld ? nil : stage.touchDown()
    (finger ?? late).map { stage.move($0, by: 20) }
    #expect(stage.navigation.transitionCoordinator?.isInteractive != true)
    (finger ?? late)?.lift()
    stage.phone.settle()
    #expect(stage.navigation.topViewController === stage.front)
    #expect(stage.stage.outcomes == [true])
    stage.phone.expectAtRest(stage.front)
    stage.phone.expectNoFaults()
  }

  @Test(arguments: Simulator.Variant.all, [0, 1, 10])
  func `a pop that a finger drives is canceled`(_ variant: Simulator.Variant, _ frames: Int) {
    let stage = PopStage(PopCase(effect: .fade, variant: variant))
    let finger = stage.touchDown()
    stage.move(finger, by: 60, for: 0.1)
    for _ in 0..<frames {
      finger.move(to: CGPoint(x: finger.location.x + 10, y: 500))
      stage.simulator.step()
    }
    #expect(stage.navigation.transitionCoordinator?.isInteractive == true)
    stage.transition.detach(from: stage.navigation)
    stage.move(finger, by: 100)
    finger.lift()
    stage.phone.settle()
    #expect(stage.navigation.topViewController === stage.front && stage.outcomes == [false])
    stage.phone.expectAtRest(stage.front)
    // UIKit pops the screen as without the transition.
    stage.navigation.popViewController(animated: true)
    stage.phone.settle()
    #expect(stage.navigation.viewControllers.count == 1)
    stage.phone.expectNoFaults()
  }

  @Test(arguments: [false, true])
  func `tabs have their former delegate again`(_ isReplaced: Bool) {
    let former = TabDelegate()
    let stage = TabStage(delegate: former)
    let other = TabDelegate()
    if isReplaced { stage.controller.delegate = other }
    stage.transition.detach(from: stage.controller)
    stage.transition.detach(from: nil)
    #expect(stage.controller.delegate === (isReplaced ? other : former))
    #expect(stage.transition.swipeGestureRecognizer(of: stage.controller) == nil)
    #expect(stage.controller.view.gestureRecognizers?.isEmpty != false)
    #expect(stage.controller.view.interactions.isEmpty)
    stage.swipe(-0.6).lift()
    stage.settle()
    stage.expectSelected(1)
    stage.tap(2)
    stage.settle()
    stage.expectSelected(2)
  }

  @Test(arguments: Simulator.Variant.all, [false, true])
  func `tabs in flight end as without a finger`(_ variant: Simulator.Variant, _ isDriven: Bool) {
    let stage = TabStage(variant: variant)
    let finger = isDriven ? stage.swipe(-0.3) : nil
    if !isDriven {
      stage.tap(2)
      stage.simulator.run(for: 0.1)
    }
    #expect(stage.controller.transitionCoordinator?.isInteractive == isDriven)
    stage.transition.detach(from: stage.controller)
    finger.map { stage.move($0, by: -0.4) }
    finger?.lift()
    stage.settle()
    stage.expectSelected(isDriven ? 1 : 2)
  }
}
