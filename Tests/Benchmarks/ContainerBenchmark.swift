import MatchCut
import MatchCutContainers
import UIKit
import UIKitSimulator

/// A container of screens that selects one, and then the first one again.
@MainActor
struct ContainerBenchmark {
  private let simulator = Simulator()
  private let container = SwipeContainerController(
    (0..<3).map { _ in UIViewController() }, effect: .slide(from: .trailing))

  init() {
    simulator.window.rootViewController = container
    simulator.runUntilIdle()
  }

  func cycle() {
    for index in [1, 0] {
      container.select(index)
      simulator.runUntilIdle()
      precondition(container.selectedIndex == index, "the screen is not selected")
    }
  }
}
