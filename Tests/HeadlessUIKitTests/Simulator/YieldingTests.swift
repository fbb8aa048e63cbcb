import Foundation
import Testing
@_spi(Simulator) import UIKit
@_spi(Simulator) import UIKitSimulator

@MainActor struct YieldingTests {
  let simulator = Simulator()

  /// The ways to send work to the main queue or the main actor.
  enum Way: CaseIterable {
    case dispatchQueue, operationQueue, task

    @MainActor func send(_ work: @escaping @MainActor @Sendable () -> Void) {
      switch self {
      case .dispatchQueue: DispatchQueue.main.async { work() }
      case .operationQueue: OperationQueue.main.addOperation { MainActor.assumeIsolated(work) }
      case .task: Task { @MainActor in work() }
      }
    }
  }

  private func addView() -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    simulator.window.addSubview(view)
    simulator.commit()
    return view
  }

  @Test(arguments: Way.allCases)
  func `work on the main queue runs before the first frame`(way: Way) async {
    var times: [Double] = []
    way.send { times.append(CACurrentMediaTime()) }
    simulator.step()
    #expect(times.isEmpty)
    let now = CACurrentMediaTime()
    await simulator.runYielding(for: 0.1)
    #expect(times == [now])
    #expect(abs(simulator.time - 7 / 60.0) < 1e-9)
  }

  @Test(arguments: Way.allCases)
  func `work sent in a frame runs before the next one`(way: Way) async {
    let start = CACurrentMediaTime()
    var times: [Double] = []
    World.current.everyFrame { now in
      if times.isEmpty { way.send { times.append(CACurrentMediaTime()) } }
      return now < start + 0.045
    }
    await simulator.runYielding(for: 0.1)
    #expect(times.count == 1)
    #expect(abs((times.first ?? 0) - start - 1 / 60.0) < 1e-9)
  }

  @Test(arguments: Way.allCases)
  func `work that sends itself again runs in every frame, and time passes`(way: Way) async {
    var count = 0
    func work() {
      count += 1
      way.send { work() }
    }
    work()
    await simulator.runYielding(for: 0.5)
    #expect(abs(simulator.time - 0.5) < 1e-9)
    #expect(count >= 30 * 8)
    let simulator = simulator
    #expect(await simulator.runYieldingUntilIdle())
  }

  @Test(arguments: Way.allCases)
  func `an animation that the main queue begins takes simulated time`(way: Way) async {
    let view = addView()
    way.send {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.frame.origin.x = 200 }
    }
    await simulator.runYielding(for: 0.5)
    #expect(abs(simulator.visibleFrame(of: view).minX - 100) < 1e-6)
    #expect(await simulator.runYieldingUntilIdle())
    #expect(simulator.visibleFrame(of: view).minX == 200)
    #expect(abs(simulator.time - 1) < 1.01 / 60)
  }

  @Test(arguments: Way.allCases)
  func `a screen is presented from the main queue while another appears`(way: Way) async {
    let root = UIViewController()
    simulator.window.rootViewController = root
    let second = LateViewController(way: way)
    root.present(second, animated: true)
    #expect(await simulator.runYieldingUntilIdle())
    #expect(second.presentedViewController != nil)
    #expect(second.presentedViewController?.view.window === simulator.window)
    #expect(simulator.faults == [])
  }

  @Test func `work that is sent while the main thread is blocked waits`() async {
    simulator.stall(for: 0.2)
    var time: Double?
    DispatchQueue.main.async { time = CACurrentMediaTime() }
    let start = CACurrentMediaTime()
    await simulator.runYielding(for: 0.15)
    #expect(time == nil)
    await simulator.runYielding(for: 0.1)
    #expect(abs((time ?? 0) - start - 0.2) < 1e-9)
  }

  @Test func `with work on the main queue, the simulator is not idle`() async {
    let view = addView()
    DispatchQueue.main.async { UIView.animate(withDuration: 0.3) { view.alpha = 0.5 } }
    #expect(simulator.runUntilIdle())
    #expect(simulator.visibleAlpha(of: view) == 1)
    #expect(await simulator.runYieldingUntilIdle())
    #expect(simulator.visibleAlpha(of: view) == 0.5)
  }

  @Test func `the wait for work without an end stops after 10 simulated seconds`() async {
    World.current.everyFrame { _ in true }
    #expect(await !simulator.runYieldingUntilIdle())
    #expect(abs(simulator.time - 10) < 1.01 / 60)
  }

  @Test(arguments: Way.allCases)
  func `the same input gives the same frames, with work on the main queue, too`(way: Way) async {
    func play() async -> [CGRect] {
      let simulator = Simulator()
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      simulator.window.addSubview(view)
      simulator.step()
      var frames: [CGRect] = []
      World.current.everyFrame { _ in
        frames.append(simulator.visibleFrame(of: view))
        return frames.count < 40
      }
      way.send { UIView.animate(withDuration: 0.4) { view.center.x += 200 } }
      await simulator.runYielding(for: 0.2)
      way.send { UIView.animate(withDuration: 0.4) { view.center.x -= 100 } }
      await simulator.runYieldingUntilIdle()
      return frames
    }
    let first = await play()
    #expect(first.count == 40)
    #expect(Set(first.map(\.minX)).count > 30)
    #expect(await play() == first)
  }
}

/// Presents another screen when it appears, from the main queue.
private final class LateViewController: UIViewController {
  private let way: YieldingTests.Way

  init(way: YieldingTests.Way) {
    self.way = way
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard presentedViewController == nil else { return }
    way.send { self.present(UIViewController(), animated: true) }
  }
}
