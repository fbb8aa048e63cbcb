import MatchCut
import Testing
import UIKit
import UIKitSimulator
import XCTest

@MainActor @Test func `a screen fades in`() {
  let simulator = Simulator()
  let root = UIViewController()
  let screen = UIViewController()
  simulator.window.rootViewController = root
  root.present(screen, using: ModalTransition(.fade))
  simulator.run(for: 0.1)
  #expect(simulator.visibleAlpha(of: screen.view) < 1)
  #expect(simulator.runUntilIdle())
  #expect(simulator.visibleAlpha(of: screen.view) == 1)
  #expect(simulator.faults.isEmpty)
}

final class FadeCaseTests: XCTestCase {
  @MainActor func testScreenFadesIn() async {
    let simulator = Simulator()
    let root = UIViewController()
    let screen = UIViewController()
    simulator.window.rootViewController = root
    root.present(screen, using: ModalTransition(.fade))
    let isIdle = await simulator.runYieldingUntilIdle()
    XCTAssertTrue(isIdle)
    XCTAssertEqual(simulator.visibleAlpha(of: screen.view), 1)
    XCTAssertTrue(simulator.faults.isEmpty)
  }
}

@MainActor private func yield(_ simulator: Simulator) async {
  await simulator.runYielding(for: 0.1)
}

@MainActor private func pull(_ simulator: Simulator) {
  let finger = simulator.touchDown(at: CGPoint(x: 200, y: 300))
  simulator.step()
  finger.move(to: CGPoint(x: 200, y: 500))
  simulator.step()
  finger.cancel()
}

@MainActor @Test(arguments: [true, false])
func `the effect that an article shows pushes, and a finger cancels it`(finishes: Bool) {
  let simulator = Simulator()
  let (list, detail) = (UIViewController(), UIViewController())
  let navigation = UINavigationController(rootViewController: list)
  PushTransition(BlindTransition.BlindEffect(), popGesture: .fullWidth).attach(to: navigation)
  simulator.window.rootViewController = navigation
  simulator.runUntilIdle()
  navigation.pushViewController(detail, animated: true)
  simulator.run(for: 0.2)
  #expect(simulator.visibleFrame(of: detail.view).height < 852)
  simulator.runUntilIdle()
  #expect(simulator.visibleFrame(of: detail.view) == simulator.window.bounds)
  simulator.drag(
    from: CGPoint(x: 60, y: 400), to: CGPoint(x: finishes ? 360 : 110, y: 400), duration: 1)
  simulator.runUntilIdle()
  #expect(navigation.topViewController === (finishes ? list : detail))
  #expect(list.view.transform.isIdentity && detail.view.alpha == 1)
  #expect(simulator.faults.isEmpty)
}
