import Testing
import UIKit

@testable import MatchCut

@MainActor
@Suite("DragDecision")
struct DragDecisionTests {
  @Test(
    "a finger at rest takes it away from the distance on, whatever it has gone across",
    arguments: [(0, nil), (132.4, nil), (132.5, true), (800, true)] as [(CGFloat, Bool?)])
  func atRest(distance: CGFloat, takesAway: Bool?) {
    for across in [0, 300] as [CGFloat] {
      let way = CGPoint(x: across, y: distance)
      #expect(decision(way).takesAway == takesAway)
    }
  }

  @Test(
    "a flick takes it away however short its way, and brings it back however long",
    arguments: [(1049, nil, true), (1050, true, true), (-1050, false, false)]
      as [(CGFloat, Bool?, Bool?)])
  func flick(speed: CGFloat, short: Bool?, long: Bool?) {
    let velocity = CGPoint(x: 0, y: speed)
    #expect(decision(CGPoint(x: 0, y: 5), velocity).takesAway == short)
    #expect(decision(CGPoint(x: 0, y: 500), velocity).takesAway == long)
  }

  @Test(
    "a flick counts within 30 degrees of the direction",
    arguments: [(0, true), (29, true), (31, nil), (90, nil)] as [(Double, Bool?)])
  func cone(degrees: Double, takesAway: Bool?) {
    for side in [-1.0, 1] {
      let angle = side * degrees * .pi / 180
      let velocity = CGPoint(x: 2000 * sin(angle), y: 2000 * cos(angle))
      #expect(decision(CGPoint(x: 0, y: 20), velocity).takesAway == takesAway)
    }
  }

  @Test("a finger that moves back does not take it away; one that trembles does")
  func movingBack() {
    let way = CGPoint(x: 0, y: 200)
    #expect(decision(way, CGPoint(x: 0, y: -99)).takesAway == true)
    #expect(decision(way, CGPoint(x: 0, y: -101)).takesAway == nil)
    #expect(decision(way, CGPoint(x: 900, y: -99)).takesAway == true)
  }

  @Test("pushed back as far as it would have to be pulled, it comes back")
  func pushedBack() {
    #expect(decision(CGPoint(x: 0, y: -132.4)).takesAway == nil)
    #expect(decision(CGPoint(x: 0, y: -132.5)).takesAway == false)
    // 0.499 of a second's way is carried on.
    #expect(decision(.zero, CGPoint(x: 0, y: -264)).takesAway == nil)
    #expect(decision(.zero, CGPoint(x: 0, y: -267)).takesAway == false)
  }

  @Test("distance and speed can be moved, to nothing too")
  func moved() {
    let way = CGPoint(x: 0, y: 60)
    #expect(decision(way, distance: 50).takesAway == true)
    #expect(decision(way, CGPoint(x: 0, y: 500), speed: 400).takesAway == true)
    #expect(decision(way, CGPoint(x: 0, y: -500), distance: 50, speed: 400).takesAway == false)
    #expect(decision(.zero, distance: 0).takesAway == true)
  }

  @Test("the axis says what is away")
  func axis() {
    let way = CGPoint(x: -200, y: 0)
    #expect(decision(way, direction: .leading).takesAway == true)
    #expect(decision(way, direction: .trailing).takesAway == false)
    #expect(decision(way, direction: .down).takesAway == nil)
  }

  private func decision(
    _ way: CGPoint, _ velocity: CGPoint = .zero, direction: DismissalDirection = .down,
    distance: CGFloat = 132.5, speed: CGFloat = 1050
  ) -> DragDecision {
    DragDecision(
      way: way, velocity: velocity,
      axis: SignedAxis(direction, layoutDirection: .leftToRight), distance: distance, speed: speed)
  }
}
