import Testing
import UIKit
import UIKitSimulator

@testable import Demo

@MainActor @Test func `what was done by hand`() {
  let simulator = Simulator()
  let app = AppViewController()
  simulator.window.rootViewController = app
  simulator.runUntilIdle()
  var trial = Trial()
  var tweak = Tweak()
  var fingers: [Int: Finger] = [:]

  trial[.timing] = 2  // Spring that bounces
  trial.apply(to: app)
  tweak[.distance] = 2  // 60 pt
  tweak.apply(to: app)
  tweak.isOn = false
  tweak.apply(to: app)
  fingers[1] = simulator.touchDown(at: CGPoint(x: 110, y: 240))
  for _ in 0..<6 { simulator.step() }
  fingers[1]?.lift(ago: 0.0042)
  for _ in 0..<60 { simulator.step() }
  fingers[2] = simulator.touchDown(at: CGPoint(x: 205.5, y: 360), ago: 0.01)
  simulator.step()
  for (x, y, ago) in [
    (206.5, 372.5, 0.0061),
    (207.5, 385, 0.0061),
    (208.5, 397.5, 0.0061),
    (209.5, 410, 0.0061),
    (210.5, 422.5, 0.0061),
    (211.5, 435, 0.0061),
  ] as [(Double, Double, Double)] {
    fingers[2]?.move(to: CGPoint(x: x, y: y), ago: ago)
    simulator.step()
  }
  simulator.stall(for: 0.05)
  for _ in 0..<3 { simulator.step() }
  fingers[2]?.cancel()
  simulator.isReduceMotionEnabled = true
  simulator.layoutDirection = .rightToLeft
  simulator.layoutDirection = .leftToRight
  simulator.deactivate()
  for _ in 0..<2 { simulator.step() }
  simulator.activate()
  simulator.refreshRate = 120
  simulator.resize(to: CGSize(width: 852, height: 393))
  for _ in 0..<120 { simulator.step() }

  #expect(simulator.runUntilIdle())
  #expect(simulator.faults.isEmpty)
}
