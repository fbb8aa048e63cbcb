import MatchCut
import Testing
import UIKit
import UIKitSimulator

/// Transitions of a stack inside of tabs, to screens that want other bars.
@MainActor struct BottomBarsTests {
  /// Those whose screens are not in a view larger than the window, where it is not established what
  /// becomes of the safe area as bars come and go (F6).
  nonisolated private static let insetEffects = TestEffect.all.filter { $0.description != "circle" }

  @Test(arguments: insetEffects)
  func `a screen without tabs has its own insets from the first frame to the last`(
    _ effect: TestEffect
  ) {
    let stage = BarsStage(effect)
    stage.photo.hidesBottomBarWhenPushed = true
    stage.stack.pushViewController(stage.photo, animated: true)
    stage.expectInsets(top: 103, bottom: 34)
    #expect(stage.simulator.visibleFrame(of: stage.tabs.tabBar).isEmpty)
    stage.stack.popViewController(animated: true)
    stage.settle()
    #expect(stage.simulator.visibleFrame(of: stage.tabs.tabBar).minY == 769)
    #expect(stage.root.view.safeAreaInsets.bottom == 83)
    #expect(stage.simulator.faults.isEmpty, "\(stage.simulator.faults)")
  }

  @Test(arguments: TestEffect.kinds)
  func `a pop that is taken back leaves the tabs away, and the insets`(_ effect: TestEffect) {
    let stage = BarsStage(effect)
    stage.photo.hidesBottomBarWhenPushed = true
    stage.stack.pushViewController(stage.photo, animated: true)
    stage.settle()
    let finger = stage.simulator.touchDown(at: CGPoint(x: 1, y: 400))
    for step in 1...10 {
      finger.move(to: CGPoint(x: 1 + 12 * CGFloat(step), y: 400))
      stage.simulator.step()
    }
    #expect(stage.stack.transitionCoordinator?.isInteractive == true)
    stage.simulator.run(for: 0.3)
    for step in 1...10 {
      finger.move(to: CGPoint(x: 121 - 11 * CGFloat(step), y: 400))
      stage.simulator.step()
    }
    stage.simulator.run(for: 0.2)
    finger.lift()
    stage.settle()
    #expect(stage.stack.topViewController === stage.photo)
    #expect(stage.simulator.visibleFrame(of: stage.tabs.tabBar).isEmpty)
    #expect(stage.photo.view.safeAreaInsets.bottom == 34)
    #expect(stage.simulator.faults.isEmpty, "\(stage.simulator.faults)")
  }

  @Test(arguments: insetEffects)
  func `from a screen without a bar to one below it, the insets are right at once`(
    _ effect: TestEffect
  ) {
    let stage = BarsStage(effect)
    stage.stack.setNavigationBarHidden(true, animated: false)
    stage.simulator.runUntilIdle()
    stage.photo.onCall = { call, screen in
      guard call == .willAppear else { return }
      screen.navigationController?.setNavigationBarHidden(false, animated: true)
    }
    stage.root.onCall = { call, screen in
      guard call == .willAppear else { return }
      screen.navigationController?.setNavigationBarHidden(true, animated: true)
    }
    stage.stack.pushViewController(stage.photo, animated: true)
    stage.expectInsets(top: 103, bottom: 83)
    stage.stack.popViewController(animated: true)
    stage.settle()
    #expect(stage.root.view.safeAreaInsets.top == 59)
    #expect(stage.root.view.frame == stage.simulator.window.bounds)
    #expect(stage.simulator.faults.isEmpty, "\(stage.simulator.faults)")
  }
}

/// Tabs with a stack in them, and a photo to push.
@MainActor private final class BarsStage {
  let simulator = Simulator()
  let tabs = UITabBarController()
  let root = Screen("root")
  let photo = Screen("photo")
  let stack: UINavigationController

  init(_ effect: TestEffect) {
    stack = UINavigationController(rootViewController: root)
    tabs.viewControllers = [stack, Screen("other")]
    let source = ZoomSource.frame(Phone.thumbnailFrame, in: nil)
    PushTransition(effect.effect(from: source)).attach(to: stack)
    simulator.window.rootViewController = tabs
    simulator.runUntilIdle()
  }

  func settle() {
    #expect(simulator.runUntilIdle(), "it never comes to rest")
  }

  /// Runs to the end, and expects the photo's insets in every frame.
  func expectInsets(
    top: CGFloat, bottom: CGFloat, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var wrong: [UIEdgeInsets] = []
    repeat {
      simulator.step()
      let insets = photo.view.safeAreaInsets
      if insets.top != top || insets.bottom != bottom { wrong.append(insets) }
    } while stack.transitionCoordinator != nil && simulator.time < 5
    #expect(wrong.isEmpty, "\(wrong.prefix(3))", sourceLocation: sourceLocation)
    settle()
    #expect(photo.view.frame == simulator.window.bounds, sourceLocation: sourceLocation)
  }
}
