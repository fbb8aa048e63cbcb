import MatchCut
import Testing
import UIKit
import UIKitSimulator

@MainActor
struct StackChangeTests {
  @Test("two pushes in one turn are one transition", arguments: NavigationCase.standard)
  func pushTwice(_ navigationCase: NavigationCase) {
    let stage = NavigationStage(navigationCase)
    let map = Screen("map")
    stage.push()
    stage.navigation.pushViewController(map, animated: true)
    stage.phone.settle()
    #expect(stage.navigation.viewControllers == [stage.root, stage.photo, map])
    stage.expectShown(map)
    #expect(!stage.photo.isViewLoaded)
    #expect(stage.outcomes == [true])
    stage.navigation.popToRootViewController(animated: true)
    stage.phone.settle()
    stage.expectRootShown()
    #expect(map.parent == nil)
    stage.phone.expectNoFaults()
  }

  @Test(
    "a push and a pop of the same screen in one turn are no transition, in either order",
    arguments: NavigationCase.standard, [true, false])
  func inOneTurn(_ navigationCase: NavigationCase, isPushFirst: Bool) {
    let stage = NavigationStage(navigationCase)
    if isPushFirst {
      stage.push()
      stage.pop()
    } else {
      stage.pushAndSettle()
      stage.pop()
      stage.push()
    }
    stage.phone.settle()
    if isPushFirst { stage.expectRootShown() } else { stage.expectPhotoShown() }
    #expect(stage.outcomes == (isPushFirst ? [] : [true]))
    stage.phone.expectNoFaults()
  }

  @Test("popping to the root removes all screens above it", arguments: NavigationCase.all)
  func popToRoot(_ navigationCase: NavigationCase) {
    let effect = navigationCase.effect
    let stage = NavigationStage(navigationCase, timing: .curve(.linear, duration: 0.5))
    stage.navigation.pushViewController(Screen("map"), animated: false)
    stage.pushAndSettle()
    stage.navigation.popToRootViewController(animated: true)
    stage.simulator.run(for: 0.25)
    stage.expectFront(of: effect, at: 0.5)
    stage.phone.settle()
    stage.expectRootShown()
    stage.phone.expectNoFaults()
  }

  @Test("a new stack is pushed or popped to", arguments: NavigationCase.all)
  func setViewControllers(_ navigationCase: NavigationCase) {
    let effect = navigationCase.effect
    let stage = NavigationStage(navigationCase, timing: .curve(.linear, duration: 0.5))
    stage.navigation.setViewControllers([stage.root, stage.photo], animated: true)
    stage.simulator.run(for: 0.25)
    stage.expectFront(of: effect, at: 0.5)
    stage.expectPhotoAbove()
    stage.phone.settle()
    stage.expectPhotoShown()
    stage.navigation.setViewControllers([stage.root], animated: true)
    stage.simulator.run(for: 0.25)
    stage.expectFront(of: effect, at: 0.5)
    stage.expectPhotoAbove()
    stage.phone.settle()
    stage.expectRootShown()
    stage.phone.expectNoFaults()
  }

  @Test("replacing the only screen is a push", arguments: NavigationCase.standard)
  func replace(_ navigationCase: NavigationCase) {
    let stage = NavigationStage(navigationCase)
    stage.navigation.setViewControllers([stage.photo], animated: true)
    stage.phone.settle()
    stage.expectShown(stage.photo)
    stage.expectHidden(stage.root)
    #expect(stage.navigation.viewControllers == [stage.photo])
    #expect(stage.root.parent == nil)
    #expect(stage.outcomes == [true])
    stage.phone.expectNoFaults()
  }

  @Test("a pop during a push comes after it", arguments: NavigationCase.all)
  func popDuringPush(_ navigationCase: NavigationCase) {
    let stage = NavigationStage(navigationCase)
    stage.push()
    stage.simulator.run(for: 0.1)
    stage.pop()
    stage.phone.settle()
    stage.expectRootShown()
    #expect(stage.outcomes == [true, true])
    // Changing the stack now is the app's mistake, and the only one.
    #expect(stage.phone.facts == ["B1"])
  }

  @Test("a push during a pop comes after it", arguments: NavigationCase.all)
  func pushDuringPop(_ navigationCase: NavigationCase) {
    let stage = NavigationStage(navigationCase)
    let map = Screen("map")
    stage.pushAndSettle()
    stage.pop()
    stage.simulator.run(for: 0.1)
    stage.navigation.pushViewController(map, animated: true)
    stage.phone.settle()
    stage.expectShown(map)
    stage.expectHidden(stage.photo)
    #expect(stage.navigation.viewControllers == [stage.root, map])
    #expect(stage.photo.parent == nil)
    #expect(stage.phone.facts == ["B1"])
  }

  @Test("a pop right after didShow is a separate transition", arguments: NavigationCase.all)
  func popFromCompletion(_ navigationCase: NavigationCase) {
    let stage = NavigationStage(navigationCase)
    stage.push()
    stage.simulator.commit()
    stage.navigation.transitionCoordinator?.animate(alongsideTransition: nil) { _ in stage.pop() }
    stage.phone.settle()
    stage.expectRootShown()
    #expect(stage.outcomes == [true, true])
    stage.phone.expectNoFaults()
  }
}
