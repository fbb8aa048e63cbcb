import Testing

@testable import Demo

struct LiveClockTests {
  private func frames(_ clock: inout LiveClock, until now: Double) -> [Double] {
    var frames: [Double] = []
    while let frame = clock.takeFrame(at: now) { frames.append(frame) }
    return frames
  }

  @Test(arguments: [60, 120])
  func `frames are due at equal intervals, the first one at once`(rate: Int) {
    var clock = LiveClock()
    clock.frameRate = rate
    #expect(frames(&clock, until: 10) == [])
    clock.start(at: 10)
    #expect(frames(&clock, until: 10) == [10])
    clock.start(at: 10.001)
    #expect(frames(&clock, until: 10.001) == [])
    let two = frames(&clock, until: 10 + 2.5 / Double(rate))
    #expect(two.count == 2 && abs(two[1] - 10 - 2 / Double(rate)) < 1e-9)
  }

  @Test func `slow motion has more frames in a simulated second`() {
    var clock = LiveClock()
    clock.speed = .tenth
    #expect(clock.refreshRate == 600)
    #expect(abs(clock.age(of: 9.99, at: 10) - 0.001) < 1e-9)
    #expect(clock.age(of: 10.1, at: 10) == 0)
  }

  @Test func `a long delay is not made up for`() {
    var clock = LiveClock()
    clock.start(at: 0)
    #expect(frames(&clock, until: 0.04).count == 3)
    #expect(frames(&clock, until: 5) == [5])
  }

  @Test func `paused or hidden, the clock is stopped and does not start`() {
    var clock = LiveClock()
    clock.start(at: 0)
    clock.isPaused = true
    #expect(clock.next == nil)
    clock.start(at: 1)
    #expect(clock.next == nil)
    clock.isHidden = true
    clock.isPaused = false
    clock.start(at: 1)
    #expect(clock.next == nil)
    clock.isHidden = false
    clock.start(at: 2)
    #expect(clock.next == 2)
  }

  @Test func `frames move to shortly before the page draws`() {
    var clock = LiveClock()
    clock.start(at: 0.010)
    var now = 0.0
    for _ in 0..<30 {
      now += 1 / 60.0
      clock.align(to: now)
      _ = frames(&clock, until: now + 0.0166)
    }
    let early = ((clock.next ?? 0) - now + 0.01) * 60
    #expect(abs(early - early.rounded()) < 1e-4)
    clock.stop()
    clock.align(to: now)
    #expect(clock.next == nil)
  }
}
