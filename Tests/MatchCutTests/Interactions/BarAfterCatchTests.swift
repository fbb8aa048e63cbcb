import MatchCut
import Testing
import UIKit
import UIKitSimulator

/// The items of the bar after a finger has caught a push or a pop (B16).
@MainActor
struct BarAfterCatchTests {
  @Test(
    "caught, moved either way and released, the bar matches the stack",
    arguments: PopFlight.allCases, [-150, 0, 150] as [CGFloat])
  func once(_ flight: PopFlight, distance: CGFloat) {
    let pop = flight.fly(hasBar: true)
    let finger = pop.catchInFlight()
    if distance != 0 { pop.move(finger, by: distance) }
    finger.lift()
    expectBar(in: pop)
  }

  @Test("caught while it returns it stops, and follows, but returns in the end")
  func returning() {
    let pop = PopFlight.returning.fly(hasBar: true)
    let before = pop.simulator.visibleFrame(of: pop.stage.photo.view)
    let finger = pop.catchInFlight()
    #expect(pop.simulator.visibleFrame(of: pop.stage.photo.view).isClose(to: before, within: 1))
    pop.move(finger, by: 100)
    #expect(pop.navigation.transitionCoordinator?.isInteractive == true)
    finger.lift()
    expectBar(in: pop)
    #expect(pop.navigation.topViewController === pop.stage.photo)
    pop.expectSwipePops()
  }

  @Test(
    "caught again and again, it continues in the direction of the first reversal",
    arguments: PopFlight.allCases)
  func again(_ flight: PopFlight) {
    let pop = flight.fly(hasBar: true)
    for distance in [40, -60, 90] as [CGFloat] {
      guard pop.navigation.transitionCoordinator != nil else { break }
      let finger = pop.catchInFlight()
      pop.move(finger, by: distance, for: 0.1)
      finger.lift()
      pop.simulator.step()
    }
    expectBar(in: pop)
  }

  private func expectBar(in pop: PopStage, sourceLocation: SourceLocation = #_sourceLocation) {
    pop.stage.phone.settle(sourceLocation: sourceLocation)
    let items = pop.navigation.viewControllers.map(\.navigationItem)
    #expect(pop.navigation.navigationBar.items == items, sourceLocation: sourceLocation)
    let shown = pop.navigation.topViewController?.viewIfLoaded?.window
    #expect(shown != nil, sourceLocation: sourceLocation)
    pop.stage.phone.expectNoFaults(sourceLocation: sourceLocation)
  }
}
