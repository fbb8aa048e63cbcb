import MatchCut
import Testing
import UIKit
import UIKitSimulator

/// Bars, safe areas, sizes.
@MainActor
struct NavigationLayoutTests {
  private static let landscape = CGSize(width: 852, height: 393)

  @Test("a screen that does not extend below the bar ends below it", arguments: NavigationCase.all)
  func belowBar(_ navigationCase: NavigationCase) {
    let stage = NavigationStage(navigationCase)
    stage.photo.edgesForExtendedLayout = []
    let top: CGFloat = navigationCase.hasBar ? 103 : 0
    let frame = CGRect(x: 0, y: top, width: 393, height: 852 - top)
    stage.pushAndSettle()
    #expect(stage.photo.view.frame == frame)
    #expect(stage.simulator.visibleFrame(of: stage.photo.view) == frame)
    let driver = stage.drive { stage.pop() }
    driver.update(0.5)
    stage.simulator.step()
    driver.cancel()
    stage.phone.settle()
    #expect(stage.photo.view.frame == frame)
    stage.popAndSettle()
    stage.expectShown(stage.root)
    #expect(stage.photo.view.superview == nil)
    stage.phone.expectNoFaults()
  }

  @Test("the safe area of a moving screen is that at rest", arguments: NavigationCase.standard)
  func safeArea(_ navigationCase: NavigationCase) {
    let stage = NavigationStage(navigationCase)
    let top: CGFloat = navigationCase.hasBar ? 103 : 59
    for isPush in [true, false] {
      let driver = stage.drive { if isPush { stage.push() } else { stage.pop() } }
      for part in [0, 0.3, 0.7, 1] {
        driver.update(part)
        stage.simulator.step()
        // A slide moves the screen sideways, from outside of the window.
        #expect(stage.photo.view.safeAreaInsets.top == top, "at \(part)")
        #expect(stage.photo.view.safeAreaInsets.bottom == 34, "at \(part)")
      }
      driver.finish()
      stage.phone.settle()
    }
    stage.expectRootShown()
  }

  @Test("a screen is laid out once, at its final size", arguments: NavigationCase.standard)
  func layoutPasses(_ navigationCase: NavigationCase) {
    let stage = NavigationStage(navigationCase)
    stage.push()
    stage.simulator.commit()
    let count = stage.photo.layoutCount
    stage.simulator.run(for: 0.2)
    #expect(stage.photo.layoutCount == count)
    #expect(stage.photo.view.bounds.size == stage.screen.size)
    stage.phone.settle()
    stage.expectPhotoShown()
  }

  @Test("additional safe area insets of the app are kept", arguments: [true, false])
  func additionalInsets(finishes: Bool) {
    let stage = NavigationStage(.zoom)
    let insets = UIEdgeInsets(top: 10, left: 0, bottom: 20, right: 0)
    stage.photo.additionalSafeAreaInsets = insets
    let driver = stage.drive { stage.push() }
    for part in [0, 0.5, 1] {
      driver.update(part)
      stage.simulator.step()
      #expect(stage.photo.view.safeAreaInsets.top == 113)
      #expect(stage.photo.view.safeAreaInsets.bottom == 54)
    }
    if finishes { driver.finish() } else { driver.cancel() }
    stage.phone.settle()
    #expect(stage.photo.additionalSafeAreaInsets == insets)
    stage.phone.expectNoFaults()
  }

  @Test(
    "the bar disappears with a push and appears with the pop", arguments: NavigationCase.barred)
  func barGoesAway(_ navigationCase: NavigationCase) {
    let stage = NavigationStage(navigationCase)
    stage.navigation.setNavigationBarHidden(true, animated: true)
    stage.push()
    stage.phone.settle()
    stage.expectPhotoShown()
    stage.navigation.setNavigationBarHidden(false, animated: true)
    stage.pop()
    stage.phone.settle()
    stage.expectRootShown()
    stage.phone.expectNoFaults()
  }

  @Test("a resize during a push or a pop is used at its end", arguments: NavigationCase.all)
  func resize(_ navigationCase: NavigationCase) {
    let stage = NavigationStage(navigationCase)
    stage.push()
    stage.simulator.run(for: 0.1)
    stage.simulator.resize(to: Self.landscape)
    stage.phone.settle()
    #expect(stage.screen.size == Self.landscape)
    stage.phone.expectAtRest(stage.photo)
    #expect(stage.container.subviews == [stage.photo.view])
    stage.pop()
    stage.simulator.run(for: 0.1)
    stage.simulator.resize(to: CGSize(width: 393, height: 852))
    stage.phone.settle()
    stage.expectShown(stage.root)
    stage.photo.expectDisappeared()
    stage.phone.expectNoFaults()
  }

  @Test("a resize while a finger drives a pop", arguments: TestEffect.all, [true, false])
  func resizeInHand(_ effect: TestEffect, finishes: Bool) {
    let stage = NavigationStage(effect)
    stage.pushAndSettle()
    let driver = stage.drive { stage.pop() }
    driver.update(0.5)
    stage.simulator.step()
    stage.simulator.resize(to: Self.landscape)
    stage.simulator.run(for: 0.2)
    if finishes { driver.finish() } else { driver.cancel() }
    stage.phone.settle()
    let shown = finishes ? stage.root : stage.photo
    stage.phone.expectAtRest(shown)
    #expect(stage.container.subviews == [shown.view])
    stage.phone.expectNoFaults()
  }

  @Test(
    "a pop after a rotation shows a screen of the new size", arguments: NavigationCase.standard)
  func rotatedMeanwhile(_ navigationCase: NavigationCase) {
    let effect = navigationCase.effect
    let stage = NavigationStage(navigationCase)
    stage.pushAndSettle()
    stage.simulator.resize(to: Self.landscape)
    stage.phone.settle()
    stage.phone.expectAtRest(stage.photo)
    let driver = stage.drive { stage.pop() }
    for part in [0, 0.5, 1] {
      driver.update(part)
      stage.simulator.step()
      stage.expectFront(of: effect, at: 1 - part)
    }
    driver.finish()
    stage.phone.settle()
    stage.phone.expectAtRest(stage.root)
    stage.phone.expectNoFaults()
  }

  @Test("right to left, a slide comes from the left, and a zoom from its source")
  func rightToLeft() {
    for effect in TestEffect.all {
      let stage = NavigationStage(effect)
      stage.simulator.layoutDirection = .rightToLeft
      let driver = stage.drive { stage.push() }
      driver.update(0.5)
      stage.simulator.step()
      stage.expectFront(of: effect, at: 0.5)
      if effect == .slide {
        let seen = stage.simulator.visibleFrame(of: stage.photo.view)
        #expect(seen.isClose(to: CGRect(x: 0, y: 0, width: 393 / 2, height: 852)), "\(seen)")
      }
      driver.finish()
      stage.phone.settle()
      stage.expectPhotoShown()
      stage.popAndSettle()
      stage.expectRootShown()
      stage.phone.expectNoFaults()
    }
  }
}
