import MatchCut
import MatchCutContainers
import Testing
import UIKit
import UIKitSimulator

/// A pop that an app requests at any time.
@MainActor
struct PopOrReverseTests {
  @Test("a push in flight reverses", arguments: Simulator.Variant.all)
  func reverses(_ variant: Simulator.Variant) {
    let stage = NavigationStage(NavigationCase(effect: .zoom, variant: variant))
    stage.push()
    stage.simulator.run(for: 0.2)
    let former = stage.simulator.visibleFrame(of: stage.photo.view).width
    for _ in 0..<2 { stage.navigation.popOrReverse() }
    stage.simulator.run(for: 0.1)
    #expect(stage.simulator.visibleFrame(of: stage.photo.view).width < former)
    stage.phone.settle()
    #expect(stage.outcomes == [false])
    stage.expectRootShown()
    stage.phone.expectNoFaults()
  }

  @Test("a push that nothing can reverse ends first", arguments: [0, 1, 2])
  func ends(kind: Int) {
    let stage = NavigationStage(NavigationCase(effect: .slide))
    switch kind {
    case 0: PushTransition(.fade, popGesture: nil).attach(to: stage.navigation)
    case 1: stage.navigation.delegate = nil
    default: break
    }
    stage.push()
    stage.simulator.run(for: 0.1)
    stage.navigation.popOrReverse(animated: kind != 2)
    stage.phone.settle()
    #expect(stage.outcomes.first == true)
    stage.expectRootShown()
    stage.phone.expectNoFaults()
  }

  @Test(
    "it waits for a push whose screens the app takes off the stack meanwhile",
    arguments: [true, false])
  func replaced(isAnimated: Bool) {
    let stage = NavigationStage(NavigationCase(effect: .fade))
    stage.push()
    stage.simulator.run(for: 0.1)
    let (second, third) = (Screen("second"), Screen("third"))
    stage.navigation.setViewControllers([stage.root, second, third], animated: false)
    let faults = stage.simulator.faults.count
    stage.navigation.popOrReverse(animated: isAnimated)
    stage.phone.settle()
    #expect(stage.navigation.viewControllers == [stage.root, second])
    // UIKit tolerates the app's change, but not another one during the push.
    #expect(faults == 1 && stage.simulator.faults.count == faults)
  }

  @Test("at rest it pops, and a pop in flight continues", arguments: [true, false])
  func pops(isAnimated: Bool) {
    let stage = NavigationStage(NavigationCase(effect: .fade))
    stage.root.title = "root"
    stage.pushAndSettle()
    stage.navigation.popOrReverse(animated: isAnimated)
    stage.simulator.run(for: 0.1)
    if isAnimated { stage.navigation.popOrReverse() }
    stage.phone.settle()
    #expect(stage.outcomes.dropFirst() == [true])
    stage.expectRootShown()
    stage.phone.expectNoFaults()
  }

  @Test("deeper in the stack, only the top screen is popped", arguments: [true, false])
  func deeper(isInFlight: Bool) {
    let stage = NavigationStage(NavigationCase(effect: .slide))
    stage.pushAndSettle()
    let top = Screen("top")
    stage.navigation.pushViewController(top, animated: true)
    if isInFlight { stage.simulator.run(for: 0.1) } else { stage.phone.settle() }
    stage.navigation.popOrReverse()
    stage.phone.settle()
    stage.expectPhotoShown()
    top.expectDisappeared()
    stage.phone.expectNoFaults()
  }

  @Test(
    "a presentation or a dismissal above the stack does not delay it", arguments: [true, false])
  func belowModal(isDismissal: Bool) {
    let stage = NavigationStage(NavigationCase(effect: .slide))
    stage.pushAndSettle()
    let modal = Screen("modal")
    stage.photo.present(modal, using: ModalTransition(.fade))
    if isDismissal {
      stage.phone.settle()
      modal.dismiss(animated: true)
    }
    stage.simulator.run(for: 0.1)
    stage.navigation.popOrReverse()
    stage.phone.settle()
    #expect(stage.navigation.viewControllers.count == 1)
    #expect((stage.phone.window.rootViewController?.presentedViewController == nil) == isDismissal)
    stage.phone.expectNoFaults()
  }

  @Test("nor does a transition of the tabs around it")
  func inTab() {
    let simulator = Simulator()
    let stack = UINavigationController()
    stack.viewControllers = [Screen("list"), Screen("story")]
    PushTransition(.push).attach(to: stack)
    let tabs = UITabBarController()
    tabs.viewControllers = [Screen("first"), stack]
    let transition = TabTransition(.slide(from: .trailing))
    transition.attach(to: tabs)
    simulator.window.rootViewController = tabs
    simulator.runUntilIdle()
    transition.select(1, in: tabs)
    simulator.run(for: 0.1)
    stack.popOrReverse()
    simulator.runUntilIdle()
    #expect(stack.viewControllers.count == 1 && tabs.selectedIndex == 1)
    #expect(simulator.faults.isEmpty, "\(simulator.faults)")
  }

  @Test("while a canceled swipe returns, it waits", arguments: Simulator.Variant.all)
  func afterCancel(_ variant: Simulator.Variant) {
    let stage = NavigationStage(NavigationCase(effect: .slide, variant: variant))
    stage.pushAndSettle()
    let finger = stage.simulator.touchDown(at: CGPoint(x: 2, y: 400))
    stage.simulator.step()
    for step in 1...10 {
      finger.move(to: CGPoint(x: 2 + CGFloat(step) * 8, y: 400))
      stage.simulator.step()
    }
    stage.simulator.run(for: 0.3)
    finger.lift()
    stage.simulator.step()
    #expect(stage.navigation.transitionCoordinator?.isCancelled == true)
    for _ in 0..<2 { stage.navigation.popOrReverse() }
    stage.phone.settle()
    stage.expectRootShown()
    stage.phone.expectNoFaults()
  }

  @Test("a push that replaces screens ends first, or reverses", arguments: [true, false])
  func replacing(isReversible: Bool) {
    let stage = NavigationStage(NavigationCase(effect: .slide))
    if !isReversible { PushTransition(.fade, popGesture: nil).attach(to: stage.navigation) }
    stage.pushAndSettle()
    let (list, story) = (Screen("list"), Screen("story"))
    stage.navigation.setViewControllers([list, story], animated: true)
    stage.simulator.run(for: 0.1)
    stage.navigation.popOrReverse()
    stage.phone.settle()
    #expect(stage.navigation.viewControllers == [list])
    stage.phone.expectNoFaults()
  }

  @Test("it pops no screen that was pushed later")
  func noLaterScreen() {
    let stage = NavigationStage(NavigationCase(effect: .slide))
    let (first, last) = (Screen("first"), Screen("last"))
    stage.navigation.pushViewController(first, animated: false)
    stage.phone.settle()
    stage.navigation.popViewController(animated: false)
    stage.navigation.popOrReverse()
    stage.navigation.pushViewController(last, animated: false)
    stage.phone.settle()
    #expect(stage.navigation.viewControllers == [stage.root, last])
  }

  @Test("requested twice in a turn, it pops once", arguments: [true, false])
  func twice(isAnimated: Bool) {
    let stage = NavigationStage(NavigationCase(effect: .slide))
    let screens = [stage.root, Screen("second"), Screen("third")]
    stage.navigation.setViewControllers(screens, animated: false)
    stage.phone.settle()
    for _ in 0..<2 { stage.navigation.popOrReverse(animated: isAnimated) }
    stage.phone.settle()
    #expect(stage.navigation.viewControllers == Array(screens.dropLast()))
    stage.navigation.popOrReverse(animated: isAnimated)
    stage.phone.settle()
    #expect(stage.navigation.viewControllers == [stage.root])
  }
}
