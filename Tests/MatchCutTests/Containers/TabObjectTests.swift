import MatchCut
import MatchCutContainers
import Testing
import UIKit
import UIKitSimulator

/// A tab bar controller whose app sets tabs rather than controllers.
@MainActor struct TabObjectTests {
  private let simulator = Simulator()
  private let controller = UITabBarController()
  private let screens = [Screen("first"), Screen("second"), Screen("hidden"), Screen("third")]
  private let delegate = TabDelegate()
  private let transition: TabTransition

  init() {
    transition = TabTransition(.slide(from: .trailing), swipe: PanRelease())
    controller.tabs = screens.map { [screens] screen in
      let tab = UITab(title: screen.name, image: nil, identifier: screen.name) { tab in
        screens.first { $0.name == tab.identifier } ?? UIViewController()
      }
      tab.isHidden = screen.name == "hidden"
      return tab
    }
    controller.delegate = delegate
    transition.attach(to: controller)
    simulator.window.rootViewController = controller
    simulator.runUntilIdle()
  }

  private var selected: String? { controller.selectedViewController?.title }

  @Test func `a swipe selects the neighbor, and tells so once, at the end`() {
    #expect(controller.viewControllers == nil && selected == "first")
    simulator.drag(from: CGPoint(x: 360, y: 400), to: CGPoint(x: 300, y: 400), duration: 0.5)
    simulator.runUntilIdle()
    #expect(selected == "first" && delegate.selected == [])
    let finger = simulator.touchDown(at: CGPoint(x: 360, y: 400))
    for x in stride(from: 340, through: 100, by: -20) {
      simulator.step()
      finger.move(to: CGPoint(x: CGFloat(x), y: 400))
    }
    simulator.step()
    #expect(selected == "second" && delegate.selected == [])
    finger.lift()
    simulator.runUntilIdle()
    #expect(selected == "second" && delegate.selected == ["second"])
    expectShown(1)
  }

  @Test func `code selects a visible tab by its index`() {
    transition.select(2, in: controller)
    simulator.run(for: 0.1)
    // It comes from the trailing edge, and leaves to it.
    #expect(simulator.visibleFrame(of: screens[3].view).minX > 0)
    simulator.runUntilIdle()
    expectShown(3)
    transition.select(0, in: controller)
    simulator.run(for: 0.1)
    #expect(simulator.visibleFrame(of: screens[3].view).minX > 0)
    transition.select(1, in: controller)
    simulator.runUntilIdle()
    expectShown(1)
  }

  private func expectShown(_ index: Int) {
    #expect(controller.selectedViewController === screens[index])
    #expect(simulator.visibleFrame(of: screens[index].view) == simulator.window.bounds)
    #expect(simulator.faults.isEmpty && simulator.hints.isEmpty)
  }
}
