import Foundation
import Testing
@_spi(Simulator) import UIKit
@_spi(Simulator) import UIKitSimulator

/// Work on the main queue uses the simulator that it belongs to, or none.
@MainActor struct YieldingWorldTests {
  /// The simulators that work has used.
  @MainActor final class Finds {
    var worlds: [World] = []
    func add() { worlds.append(World.current) }
  }

  /// Sends work in every way and from a view controller, and lets it alternate with others.
  private func play(_ finds: Finds) async -> World {
    let simulator = Simulator()
    let world = World.current
    let screen = SendingViewController(finds)
    simulator.window.rootViewController = screen
    DispatchQueue.main.async {
      finds.add()
      DispatchQueue.main.async { finds.add() }
    }
    for _ in 0..<2 {
      OperationQueue.main.addOperation { MainActor.assumeIsolated { finds.add() } }
    }
    Task { @MainActor in finds.add() }
    await simulator.runYielding(for: 0.2)
    return world
  }

  @Test func `tests that alternate use their own simulators`() async {
    let tests = (0..<20).map { _ in
      Task {
        let finds = Finds()
        let world = await play(finds)
        #expect(finds.worlds.count == 8)
        #expect(finds.worlds.allSatisfy { $0 === world })
      }
    }
    for test in tests { await test.value }
  }

  @Test func `a task uses its simulator again after another one did`() async {
    let simulator = Simulator()
    let world = World.current
    let (other, otherFinds) = (Finds(), Finds())
    let screen = SendingViewController(otherFinds)
    screen.onLoad = {
      screen.task = Task { @MainActor in
        other.add()
        await Task.detached {}.value
        other.add()
      }
    }
    simulator.window.rootViewController = screen
    // Another simulator uses the main thread in between.
    await Task { @MainActor in _ = await play(Finds()) }.value
    await screen.task?.value
    #expect(other.worlds.count == 2)
    #expect(other.worlds.allSatisfy { $0 === world })
  }

  @Test func `work uses its simulator beside one that is kept outside of tasks`() async {
    // As in a test without `async` that keeps its simulator in a property. This task uses one
    // first, because a block of a task that never did cannot be distinguished from those of other
    // tests.
    let own = Simulator()
    let kept = await withCheckedContinuation { continuation in
      DispatchQueue.main.async {
        MainActor.assumeIsolated { continuation.resume(returning: Simulator()) }
      }
    }
    let finds = Finds()
    let world = await play(finds)
    #expect(finds.worlds.count == 8)
    #expect(finds.worlds.allSatisfy { $0 === world })
    #expect(kept.time == 0 && own.time == 0)
  }

  @Test func `work that outlives its simulator uses no other one`() async {
    let finds = Finds()
    var lost: Simulator? = Simulator()
    weak let lostWorld = World.current
    DispatchQueue.main.async { finds.add() }
    lost = nil
    let simulator = Simulator()
    let world = World.current
    await simulator.runYielding(for: 0.1)
    #expect(lost == nil && lostWorld == nil)
    #expect(finds.worlds.count == 1)
    #expect(finds.worlds.allSatisfy { $0 !== world })
  }
}

private final class SendingViewController: UIViewController {
  private let finds: YieldingWorldTests.Finds
  var onLoad: () -> Void = {}
  var task: Task<Void, Never>?

  init(_ finds: YieldingWorldTests.Finds) {
    self.finds = finds
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    onLoad()
    let finds = finds
    Task { @MainActor in
      finds.add()
      await Task.yield()
      finds.add()
    }
    DispatchQueue.main.async { finds.add() }
  }
}
