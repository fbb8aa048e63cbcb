import MatchCut
import Testing
import UIKit
import UIKitSimulator

/// The kit in an app that is isolated to the main actor by default.
struct MainActorTests {
  @Test func `a zoom opens, and a drag dismisses it with the effect of the app`() {
    let simulator = Simulator()
    let grid = GridViewController()
    simulator.window.rootViewController = grid
    grid.present(DetailViewController(), using: grid.zoom)
    #expect(simulator.runUntilIdle())
    #expect(grid.presentedViewController is DetailViewController)
    simulator.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 700), duration: 0.3)
    #expect(simulator.runUntilIdle())
    #expect(grid.presentedViewController == nil && grid.outcomes == [true])
    #expect(simulator.faults.isEmpty)
  }

  @Test func `a finger presents`() {
    let simulator = Simulator()
    let grid = GridViewController()
    simulator.window.rootViewController = grid
    simulator.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 100), duration: 0.3)
    #expect(simulator.runUntilIdle())
    #expect(grid.presentedViewController is DetailViewController && simulator.faults.isEmpty)
  }

  @Test func `a delegate of the app returns an animator`() {
    let simulator = Simulator()
    let (grid, detail, delegate) = (
      GridViewController(), DetailViewController(), PresentationDelegate()
    )
    simulator.window.rootViewController = grid
    detail.transitioningDelegate = delegate
    detail.modalPresentationStyle = .custom
    grid.present(detail, animated: true)
    simulator.run(for: 0.1)
    #expect(simulator.visibleAlpha(of: detail.view) < 1)
    #expect(simulator.runUntilIdle())
    #expect(simulator.faults.isEmpty)
  }
}
