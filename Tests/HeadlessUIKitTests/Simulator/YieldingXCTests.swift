import UIKit
import UIKitSimulator
import XCTest

/// The simulator runs the main queue under XCTest, too.
final class YieldingXCTests: XCTestCase {
  @MainActor func testMainQueueHasItsTurnInEveryFrame() async {
    let simulator = Simulator()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    simulator.window.addSubview(view)
    simulator.step()
    DispatchQueue.main.async {
      UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
        view.frame.origin.x = 200
      } completion: { _ in
        Task { @MainActor in
          OperationQueue.main.addOperation { MainActor.assumeIsolated { view.alpha = 0.5 } }
        }
      }
    }
    await simulator.runYielding(for: 0.25)
    XCTAssertEqual(simulator.visibleFrame(of: view).minX, 100, accuracy: 1e-6)
    XCTAssertEqual(view.alpha, 1)
    let isIdle = await simulator.runYieldingUntilIdle()
    XCTAssertTrue(isIdle)
    XCTAssertEqual(simulator.visibleFrame(of: view).minX, 200)
    XCTAssertEqual(view.alpha, 0.5)
    XCTAssertEqual(simulator.time, 0.5, accuracy: 3 / 60.0)
    XCTAssertTrue(simulator.faults.isEmpty)
  }
}
