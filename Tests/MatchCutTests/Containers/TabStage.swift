import MatchCut
import MatchCutContainers
import Testing
import UIKit
import UIKitSimulator

/// A tab bar controller with three tabs, alone in the window.
@MainActor final class TabStage: SidewaysStage {
  let simulator: Simulator
  let screens = [Screen("first"), Screen("second"), Screen("third")]
  let controller = UITabBarController()
  let transition: TabTransition
  var expectedHint: String?

  init(
    _ transition: TabTransition = TabTransition(.slide(from: .trailing), swipe: PanRelease()),
    variant: Simulator.Variant = .standard, isRightToLeft: Bool = false, selectedIndex: Int = 1,
    delegate: (any UITabBarControllerDelegate)? = nil
  ) {
    self.transition = transition
    simulator = Simulator(variant: variant)
    if isRightToLeft { simulator.layoutDirection = .rightToLeft }
    controller.viewControllers = screens
    controller.selectedIndex = selectedIndex
    controller.delegate = delegate
    transition.attach(to: controller)
    simulator.window.rootViewController = controller
    simulator.runUntilIdle()
    for screen in screens { screen.forgetCalls() }
  }

  /// Taps the item of a tab.
  func tap(_ index: Int) {
    let bar = controller.tabBar.convert(controller.tabBar.bounds, to: nil)
    let isMirrored = simulator.layoutDirection == .rightToLeft
    let place = CGFloat(isMirrored ? 2 - index : index)
    simulator.tap(at: CGPoint(x: width / 3 * (place + 0.5), y: bar.minY + 20))
  }

  /// Expects one tab at rest in its place, the others removed, and nothing else.
  func expectSelected(_ index: Int, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(controller.selectedIndex == index, sourceLocation: sourceLocation)
    #expect(controller.transitionCoordinator == nil, sourceLocation: sourceLocation)
    for (place, screen) in screens.enumerated() {
      if place == index {
        screen.expectAppeared(sourceLocation: sourceLocation)
        #expect(
          simulator.visibleFrame(of: screen.view) == simulator.window.bounds,
          sourceLocation: sourceLocation)
        #expect(simulator.visibleAlpha(of: screen.view) == 1, sourceLocation: sourceLocation)
        let siblings = screen.view.superview?.subviews.count
        #expect(siblings == 1, sourceLocation: sourceLocation)
        let middle = simulator.window.bounds.size
        let hit = simulator.hitTest(CGPoint(x: middle.width / 2, y: middle.height / 2))
        #expect(hit === screen.view, "touches get lost", sourceLocation: sourceLocation)
      } else {
        screen.expectDisappeared(sourceLocation: sourceLocation)
        #expect(screen.viewIfLoaded?.window == nil, sourceLocation: sourceLocation)
      }
    }
    expectNoFaults(sourceLocation: sourceLocation)
  }
}

/// A delegate of the app, which records its calls.
final class TabDelegate: NSObject, UITabBarControllerDelegate {
  var allows = true
  var animator: (any UIViewControllerAnimatedTransitioning)?
  private(set) var selected: [String] = []
  /// The tabs that it was asked about by the controller.
  private(set) var asked: [String] = []
  /// The tabs that it was asked about by the tab.
  private(set) var askedByTab: [String] = []

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    asked.append(viewController.title ?? "")
    return allows
  }

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelectTab tab: UITab
  ) -> Bool {
    askedByTab.append(tab.title)
    return allows
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
  ) {
    selected.append(selectedTab.title)
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    selected.append(viewController.title ?? "")
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
}

/// A delegate of an app that knows nothing of tabs as objects.
final class ControllerTabDelegate: NSObject, UITabBarControllerDelegate {
  var allows = true
  private(set) var asked: [String] = []
  private(set) var selected: [String] = []

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    asked.append(viewController.title ?? "")
    return allows
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    selected.append(viewController.title ?? "")
  }
}
