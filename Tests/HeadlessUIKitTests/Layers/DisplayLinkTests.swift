import Testing
@_spi(Simulator) import UIKit
import UIKitSimulator

@MainActor struct DisplayLinkTests {
  private let simulator = Simulator()

  private func start(_ link: CADisplayLink) { link.add(to: .main, forMode: .common) }

  @Test(arguments: [60, 120])
  func `E14: it is called once per frame, with the times of this frame and the next`(rate: Int) {
    simulator.refreshRate = rate
    var times: [(stamp: Double, target: Double, now: Double)] = []
    let link = CADisplayLink { link in
      times.append((link.timestamp, link.targetTimestamp, CACurrentMediaTime()))
    }
    #expect(link.duration == 0)
    link.preferredFrameRateRange = CAFrameRateRange(minimum: 30, maximum: 120)
    start(link)
    for _ in 0..<10 { simulator.step() }
    link.invalidate()
    #expect(times.count == 10)
    #expect(link.duration == 1 / Double(rate))
    for (this, next) in zip(times, times.dropFirst()) {
      #expect(this.stamp == this.now)
      #expect(abs(this.target - next.stamp) < 1e-9)
    }
  }

  @Test func `E14: in the background it is not called`() {
    var calls = 0
    let link = CADisplayLink { _ in calls += 1 }
    start(link)
    simulator.enterBackground()
    #expect(simulator.runUntilIdle())
    simulator.run(for: 0.2)
    #expect(calls == 0)
    simulator.activate()
    simulator.step()
    #expect(calls == 1)
    link.invalidate()
  }

  @Test func `E14: it is called 60 times per second, unless it requests more`() {
    simulator.refreshRate = 120
    var calls = 0
    let link = CADisplayLink { _ in calls += 1 }
    start(link)
    simulator.run(for: 1)
    #expect(calls == 60)
    link.preferredFrameRateRange = CAFrameRateRange(minimum: 80, maximum: 120, preferred: 120)
    simulator.run(for: 1)
    #expect(calls == 180)
    link.invalidate()
  }

  @Test func `E14: paused or invalidated, it is not called`() {
    var calls = 0
    let link = CADisplayLink { _ in calls += 1 }
    start(link)
    simulator.step()
    link.isPaused = true
    simulator.step()
    #expect(calls == 1)
    link.isPaused = false
    simulator.step()
    #expect(calls == 2)
    link.invalidate()
    simulator.step()
    #expect(calls == 2)
  }

  @Test func `E14: it retains its target until it is invalidated`() {
    final class Target {}
    weak var target: Target?
    var link: CADisplayLink?
    do {
      let owned = Target()
      target = owned
      link = CADisplayLink { _ in withExtendedLifetime(owned) {} }
    }
    if let link { start(link) }
    simulator.step()
    #expect(target != nil)
    link?.invalidate()
    #expect(target == nil)
    #expect(simulator.runUntilIdle())
  }

  @Test func `E14: the run loop retains it until it is invalidated`() {
    var calls = 0
    weak var link: CADisplayLink?
    do {
      let added = CADisplayLink { _ in calls += 1 }
      start(added)
      start(added)
      link = added
    }
    simulator.step()
    #expect(calls == 1)
    link?.invalidate()
    simulator.step()
    #expect(link == nil)
    #expect(calls == 1)
  }
}
