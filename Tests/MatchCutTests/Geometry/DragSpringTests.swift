import Testing
import UIKit
import UIKitSimulator

@testable import MatchCut

@MainActor
struct DragSpringTests {
  @Test("on dismissal the position overshoots and the size does not; on return they move together")
  func springs() {
    let away = DragSprings.to(.away)
    #expect(away.position == DragSpring(response: 0.45, dampingRatio: 0.81))
    #expect(away.size == DragSpring(response: 0.33, dampingRatio: 0.98))
    let back = DragSprings.to(.settled)
    #expect(back.position == back.size)
    #expect(back.position == DragSpring(response: 0.278, dampingRatio: 0.927))
  }

  @Test(
    "an animator follows the spring, with its velocity",
    arguments: [(0.45, 0.81, 0), (0.45, 0.81, 6), (0.33, 0.98, 0), (0.278, 0.927, -8)]
      as [(CGFloat, CGFloat, CGFloat)])
  func animator(response: CGFloat, dampingRatio: CGFloat, velocity: CGFloat) {
    let simulator = Simulator(refreshRate: 120)
    let view = UIView(frame: CGRect(x: 100, y: 0, width: 10, height: 10))
    simulator.window.addSubview(view)
    simulator.commit()
    let spring = DragSpring(response: response, dampingRatio: dampingRatio)
    let animator = spring.animator(velocity: CGVector(dx: velocity, dy: velocity))
    animator.addAnimations { view.center.x += 100 }
    animator.startAnimation()
    simulator.commit()
    for frame in 1...60 {
      simulator.step()
      let part = SpringMotion(spring, velocity: velocity).part(at: CGFloat(frame) / 120)
      let x = simulator.visibleFrame(of: view).minX - 100
      #expect(abs(x - 100 * part) < 0.5, "frame \(frame): \(x) instead of \(100 * part)")
    }
    #expect(simulator.runUntilIdle())
    #expect(animator.state == .inactive && simulator.visibleFrame(of: view).minX == 200)
  }
}

/// A damped spring in closed form, from 0 to 1.
struct SpringMotion {
  private let spring: DragSpring
  private let velocity: CGFloat

  /// Creates the motion of an underdamped spring; the velocity is in fractions of the distance per
  /// second.
  init(_ spring: DragSpring, velocity: CGFloat) {
    self.spring = spring
    self.velocity = velocity
  }

  /// The fraction of the distance after some seconds.
  func part(at seconds: CGFloat) -> CGFloat {
    let frequency = 2 * CGFloat.pi / spring.response
    let decay = spring.dampingRatio * frequency
    let swing = frequency * (1 - spring.dampingRatio * spring.dampingRatio).squareRoot()
    let wave = cos(swing * seconds) + (decay - velocity) / swing * sin(swing * seconds)
    return 1 - exp(-decay * seconds) * wave
  }
}
