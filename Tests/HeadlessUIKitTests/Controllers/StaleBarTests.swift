import Foundation
import Testing
import UIKit
import UIKitSimulator

/// The items of a bar during a push with two outcomes.
@MainActor struct StaleBarTests {
  let simulator = Simulator()
  let driver = UIPercentDrivenInteractiveTransition()
  let delegate = StackDelegate(animator: InterruptibleFadeAnimator())
  let navigation = UINavigationController(rootViewController: Screen("root"))

  init() {
    delegate.driver = driver
    navigation.delegate = delegate
    simulator.window.rootViewController = navigation
    simulator.runUntilIdle()
  }

  private var titles: [String?]? { navigation.navigationBar.items?.map(\.title) }

  /// Begins a push, reports an outcome, catches it, and reports another one.
  private func push(
    _ first: (UIPercentDrivenInteractiveTransition) -> Void,
    then second: (UIPercentDrivenInteractiveTransition) -> Void
  ) {
    navigation.pushViewController(Screen("photo"), animated: true)
    simulator.commit()
    driver.update(0.5)
    first(driver)
    simulator.run(for: 0.05)
    driver.pause()
    driver.update(0.6)
    second(driver)
    simulator.runUntilIdle()
  }

  @Test func `B16: canceled, caught and finished, a push leaves the bar of the former screen`() {
    push({ $0.cancel() }, then: { $0.finish() })
    #expect(navigation.topViewController?.title == "photo")
    #expect(titles == ["root"])
    #expect(simulator.faults.map(\.fact) == ["B16"])
    navigation.delegate = nil
    navigation.pushViewController(Screen("next"), animated: true)
    simulator.runUntilIdle()
    #expect(titles == ["root", "photo", "next"])
  }

  @Test func `B16: with a hidden bar or another outcome, nothing is reported`() {
    push({ $0.finish() }, then: { $0.cancel() })
    #expect(titles == ["root"])
    push({ $0.cancel() }, then: { $0.cancel() })
    #expect(titles == ["root"])
    navigation.isNavigationBarHidden = true
    push({ $0.cancel() }, then: { $0.finish() })
    #expect(titles == ["root", "photo"])
    #expect(simulator.faults.isEmpty)
  }
}
