import MatchCut
import MatchCutContainers
import Testing
import UIKit
import UIKitSimulator

/// The system's swipe back from anywhere in the content, together with the kit's gestures.
@MainActor struct ContentPopTests {
  private let simulator = Simulator(variant: .contentPops)

  private func swipe(from start: CGFloat = 100, by distance: CGFloat) {
    simulator.drag(
      from: CGPoint(x: start, y: 400), to: CGPoint(x: start + distance, y: 400), duration: 0.3)
    #expect(simulator.runUntilIdle())
  }

  @Test func `in a tab it pops, and at the root a swipe selects the tab`() {
    let stack = UINavigationController(rootViewController: Screen("root"))
    let tabs = UITabBarController()
    tabs.viewControllers = [Screen("first"), stack]
    tabs.selectedIndex = 1
    let transition = TabTransition(.slide(from: .trailing), swipe: PanRelease())
    transition.attach(to: tabs)
    simulator.window.rootViewController = tabs
    simulator.runUntilIdle()
    stack.pushViewController(Screen("pushed"), animated: false)
    simulator.runUntilIdle()
    swipe(by: 260)
    #expect(tabs.selectedIndex == 1 && stack.viewControllers.count == 1)
    swipe(by: 260)
    #expect(tabs.selectedIndex == 0)
    #expect(simulator.faults.isEmpty, "\(simulator.faults)")
  }

  @Test func `in a container's screen it pops, and at its root the container swipes`() {
    let inner = UINavigationController(rootViewController: Screen("inner root"))
    let container = SwipeContainerController([Screen("first"), inner], selectedIndex: 1)
    let outer = UINavigationController(rootViewController: Screen("outer root"))
    simulator.window.rootViewController = outer
    outer.pushViewController(container, animated: false)
    inner.pushViewController(Screen("pushed"), animated: false)
    simulator.runUntilIdle()
    swipe(by: 260)
    #expect(inner.viewControllers.count == 1 && container.selectedIndex == 1)
    swipe(by: 260)
    #expect(container.selectedIndex == 0 && outer.viewControllers.count == 2)
    swipe(by: 260)
    #expect(outer.viewControllers.count == 1)
    #expect(simulator.faults.isEmpty, "\(simulator.faults)")
  }

  @Test func `in a presented stack it has precedence over a pan in that direction`() {
    let root = UIViewController()
    simulator.window.rootViewController = root
    simulator.runUntilIdle()
    let stack = UINavigationController(rootViewController: Screen("presented"))
    root.present(stack, using: ModalTransition(.fade, dismissal: .pan(.trailing)))
    simulator.runUntilIdle()
    stack.pushViewController(Screen("pushed"), animated: false)
    simulator.runUntilIdle()
    swipe(by: 260)
    #expect(root.presentedViewController === stack && stack.viewControllers.count == 1)
    swipe(by: 260)
    #expect(root.presentedViewController == nil)
    #expect(simulator.faults.isEmpty, "\(simulator.faults)")
  }
}
