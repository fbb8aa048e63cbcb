import MatchCut
import Testing
import UIKit
import UIKitSimulator

/// Views and windows that are removed halfway.
@MainActor
struct NavigationLossTests {
  @Test("the window gets another root", arguments: NavigationCase.all, [true, false])
  func anotherRoot(_ navigationCase: NavigationCase, isDriven: Bool) {
    let stage = NavigationStage(navigationCase)
    begin(isDriven: isDriven, on: stage)
    let other = Screen("other")
    stage.phone.window.rootViewController = other
    stage.phone.settle()
    #expect(stage.outcomes == [!isDriven])
    #expect(stage.navigation.transitionCoordinator == nil)
    stage.phone.expectAtRest(other)
    stage.phone.window.rootViewController = stage.navigation
    stage.phone.settle()
    expectUsable(stage, isPhotoShown: !isDriven)
  }

  @Test(
    "the navigation view is removed and added again", arguments: NavigationCase.all, [true, false])
  func navigationView(_ navigationCase: NavigationCase, isDriven: Bool) {
    let stage = NavigationStage(navigationCase)
    begin(isDriven: isDriven, on: stage)
    let view = stage.navigation.viewIfLoaded
    let superview = view?.superview
    view?.removeFromSuperview()
    #expect(stage.outcomes == [!isDriven])
    stage.simulator.run(for: 0.1)
    #expect(stage.navigation.transitionCoordinator == nil)
    if let view { superview?.addSubview(view) }
    stage.phone.settle()
    expectUsable(stage, isPhotoShown: !isDriven)
  }

  @Test("a pop loses its window", arguments: NavigationCase.all, [true, false])
  func pop(_ navigationCase: NavigationCase, isDriven: Bool) {
    let stage = NavigationStage(navigationCase)
    stage.pushAndSettle()
    let driver = isDriven ? stage.drive { stage.pop() } : nil
    if !isDriven { stage.pop() }
    driver?.update(0.5)
    stage.simulator.run(for: 0.1)
    let view = stage.navigation.viewIfLoaded
    let superview = view?.superview
    view?.removeFromSuperview()
    #expect(stage.outcomes == [true, !isDriven])
    if let view { superview?.addSubview(view) }
    stage.phone.settle()
    driver?.finish()
    stage.phone.settle()
    expectUsable(stage, isPhotoShown: isDriven)
  }

  @Test("the window is hidden and shown again", arguments: NavigationCase.standard)
  func hiddenWindow(_ navigationCase: NavigationCase) {
    let stage = NavigationStage(navigationCase)
    begin(isDriven: false, on: stage)
    stage.phone.window.isHidden = true
    stage.simulator.run(for: 0.1)
    stage.phone.window.isHidden = false
    stage.phone.settle()
    stage.expectPhotoShown()
    stage.popAndSettle()
    stage.expectRootShown()
  }

  @Test("the app removes the moving view from the container", arguments: NavigationCase.all)
  func movingView(_ navigationCase: NavigationCase) {
    let stage = NavigationStage(navigationCase)
    begin(isDriven: false, on: stage)
    stage.photo.view.removeFromSuperview()
    stage.phone.settle()
    #expect(stage.outcomes == [true])
    #expect(stage.navigation.transitionCoordinator == nil)
    stage.popAndSettle()
    stage.expectRootShown()
    // The app's mistake, which UIKit would not notice either.
    #expect(stage.phone.facts.allSatisfy { $0 == "B4" })
  }

  @Test("the scene is deactivated and activated again", arguments: NavigationCase.all)
  func deactivated(_ navigationCase: NavigationCase) {
    let stage = NavigationStage(navigationCase)
    begin(isDriven: false, on: stage)
    stage.simulator.deactivate()
    stage.simulator.run(for: 0.1)
    stage.simulator.activate()
    stage.phone.settle()
    stage.expectPhotoShown()
    stage.popAndSettle()
    stage.expectRootShown()
    stage.phone.expectNoFaults()
  }

  @Test(
    "a navigation controller that is in no window pushes at once",
    arguments: NavigationCase.standard)
  func noWindow(_ navigationCase: NavigationCase) {
    let stage = NavigationStage(navigationCase)
    stage.phone.window.rootViewController = Screen("other")
    stage.phone.settle()
    stage.push()
    stage.phone.settle()
    stage.phone.window.rootViewController = stage.navigation
    stage.phone.settle()
    stage.expectPhotoShown()
    stage.popAndSettle()
    stage.expectRootShown()
    stage.phone.expectNoFaults()
  }

  /// Begins a push, interactively or not.
  private func begin(isDriven: Bool, on stage: NavigationStage) {
    if isDriven {
      let driver = stage.drive { stage.push() }
      driver.update(0.5)
    } else {
      stage.push()
    }
    stage.simulator.run(for: 0.1)
    #expect(stage.navigation.transitionCoordinator != nil)
  }

  /// Expects that everything still works.
  private func expectUsable(
    _ stage: NavigationStage, isPhotoShown: Bool, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    if isPhotoShown {
      stage.expectPhotoShown(sourceLocation: sourceLocation)
    } else {
      stage.expectRootShown(sourceLocation: sourceLocation)
      stage.pushAndSettle(sourceLocation: sourceLocation)
      stage.expectPhotoShown(sourceLocation: sourceLocation)
    }
    stage.popAndSettle(sourceLocation: sourceLocation)
    stage.expectRootShown(sourceLocation: sourceLocation)
    stage.phone.expectNoFaults(sourceLocation: sourceLocation)
  }
}
