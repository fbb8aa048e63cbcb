import Testing
import UIKit
import UIKitSimulator

@testable import MatchCut

@MainActor struct FrameActionTests {
  @Test(arguments: [60, 120])
  func `it is called in each frame, at any refresh rate`(_ rate: Int) {
    let simulator = Simulator(refreshRate: rate)
    var calls = 0
    FrameAction.run {
      calls += 1
      return calls < 2 * rate
    }
    simulator.run(for: 1)
    #expect(calls == rate)
    #expect(simulator.runUntilIdle())
    #expect(calls == 2 * rate)
  }
}
