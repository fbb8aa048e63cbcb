import Testing
@_spi(Simulator) import UIKit
import UIKitSimulator

/// What a simulator has shown goes with it.
@MainActor
struct WorldReleaseTests {
  private final class Watch {
    weak var world: World?
  }

  /// Makes a simulator, and notes its world.
  private func simulator(_ watch: Watch) -> Simulator {
    let simulator = Simulator()
    simulator.step()
    watch.world = World.current
    return simulator
  }

  @Test("a world goes with its simulator")
  func alone() {
    let watch = Watch()
    do { _ = simulator(watch) }
    #expect(watch.world == nil)
  }

  @Test("two that a task has used in turn go with theirs, the first or the last of them first")
  func inTurn() {
    for firstGoes in [true, false] {
      let (one, other) = (Watch(), Watch())
      var first: Simulator? = simulator(one)
      var second: Simulator? = simulator(other)
      first?.step()
      second?.step()
      if firstGoes { first = nil } else { second = nil }
      #expect((one.world == nil) == firstGoes && (other.world == nil) != firstGoes)
      first?.step()
      second?.step()
      (first, second) = (nil, nil)
      #expect(one.world == nil && other.world == nil)
    }
  }

  @Test("a view made while another simulator is current is not taken for one of the next")
  func viewMadeBefore() {
    let former = Simulator()
    let early = (0..<20).map { UIView(frame: CGRect(x: 1, y: 2, width: 300 - $0, height: 40)) }
    let simulator = Simulator()
    let late = (0..<60).map { UIView(frame: CGRect(x: 1, y: 2, width: 200 - $0, height: 40)) }
    var outer: UIView = simulator.window
    for view in early + late {
      outer.addSubview(view)
      outer = view
    }
    simulator.step()
    for view in early + late {
      #expect(simulator.visibleFrame(of: view).width == view.bounds.width)
    }
    withExtendedLifetime(former) {}
  }

  @Test("one that a task has only used goes while the task runs on")
  func usedElsewhere() async {
    let watch = Watch()
    var simulator: Simulator? = simulator(watch)
    await Task { @MainActor [simulator] in simulator?.step() }.value
    simulator?.step()
    simulator = nil
    #expect(watch.world == nil)
  }

  @Test("a display link that outlives its simulator can be invalidated, and goes into another")
  func displayLink() {
    let watch = Watch()
    var fired = 0
    let link = CADisplayLink { _ in fired += 1 }
    do {
      let simulator = simulator(watch)
      link.add(to: .main, forMode: .common)
      simulator.step()
    }
    #expect(watch.world == nil && fired == 1)
    let other = Simulator()
    link.add(to: .main, forMode: .common)
    other.step()
    #expect(fired == 2)
    link.invalidate()
    link.invalidate()
    other.step()
    #expect(fired == 2)
  }

  @Test("a display link is invalidated while its simulator is there, or later, or twice")
  func invalidatedLink() {
    for (isEarly, isLate) in [(true, false), (false, true), (true, true)] {
      let watch = Watch()
      let link = CADisplayLink { _ in }
      do {
        let simulator = simulator(watch)
        link.add(to: .main, forMode: .common)
        if isEarly { link.invalidate() }
        simulator.step()
      }
      #expect(watch.world == nil)
      if isLate { link.invalidate() }
    }
  }
}
