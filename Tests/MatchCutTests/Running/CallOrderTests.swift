import Testing
import UIKit
import UIKitSimulator

@testable import MatchCut

/// The order of all calls to the app, on each path of each kind of transition.
@MainActor struct CallOrderTests {
  @Test("the calls come in order", arguments: JourneyKind.allCases, JourneyPath.allCases)
  func calls(_ kind: JourneyKind, _ path: JourneyPath) {
    let journey = kind.journey
    journey.go(path)
    let calls = journey.calls.split(separator: "-")
    let opening = calls.count > 1 ? calls[0] : []
    #expect(opening.isEmpty || opening.joined(separator: " ") == kind.calls.opening)
    #expect(calls.last?.joined(separator: " ") == kind.calls.paths[path])
    #expect(journey.simulator.faults.isEmpty, "\(journey.simulator.faults)")
    journey.tearDown()
  }
}
