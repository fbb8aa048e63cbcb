import Testing
import UIKit
import UIKitSimulator

@testable import MatchCut
@testable import MatchCutContainers

/// A new size of a swipe container during a transition.
@MainActor struct SwipeSizeTests {
  @Test func `the screens are told of a rotation when the transition has ended`() {
    let screens = [SizeListener(), SizeListener()]
    let simulator = Simulator()
    let container = SwipeContainerController(screens)
    simulator.window.rootViewController = container
    simulator.runUntilIdle()
    container.select(1, animated: true)
    simulator.run(for: 0.1)
    #expect(container.transition != nil)
    simulator.resize(to: CGSize(width: 852, height: 393))
    simulator.runUntilIdle()
    for screen in screens { #expect(screen.hasHeardInFlight == [false]) }
    #expect(container.selectedIndex == 1)
    #expect(simulator.faults.isEmpty, "\(simulator.faults)")
  }

  @Test func `another size from a parent ends the transition`() {
    let simulator = Simulator()
    let container = SwipeContainerController([Screen("first"), Screen("second")])
    let parent = UIViewController()
    parent.addChild(container)
    container.view.frame = parent.view.bounds
    container.view.autoresizingMask = []
    parent.view.addSubview(container.view)
    container.didMove(toParent: parent)
    simulator.window.rootViewController = parent
    simulator.runUntilIdle()
    container.select(1, animated: true)
    simulator.run(for: 0.1)
    #expect(container.transition != nil)
    container.view.frame = CGRect(x: 20, y: 30, width: 300, height: 500)
    simulator.step()
    #expect(container.transition == nil)
    #expect(container.selectedViewController?.view.frame.size == CGSize(width: 300, height: 500))
    #expect(simulator.runUntilIdle())
    #expect(container.selectedIndex == 1)
    #expect(simulator.faults.isEmpty, "\(simulator.faults)")
  }
}

/// A screen that records whether its container is in a transition when its size changes.
private final class SizeListener: UIViewController {
  private(set) var hasHeardInFlight: [Bool] = []

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    hasHeardInFlight.append((parent as? SwipeContainerController)?.transition != nil)
  }
}
