import Testing
import UIKit

@testable import MatchCut

@MainActor
struct DragDecisionTests {
  @Test(
    "a finger at rest takes it away from the distance on, whatever it has gone across",
    arguments: [(0, nil), (132.4, nil), (132.5, .away), (800, .away)] as [(CGFloat, FrontPose?)])
  func atRest(distance: CGFloat, pose: FrontPose?) {
    for across in [0, 300] as [CGFloat] {
      let translation = CGPoint(x: across, y: distance)
      #expect(decision(translation).pose == pose)
    }
  }

  @Test(
    "a flick takes it away however short its way, and brings it back however long",
    arguments: [(1049, nil, .away), (1050, .away, .away), (-1050, .settled, .settled)]
      as [(CGFloat, FrontPose?, FrontPose?)])
  func flick(speed: CGFloat, short: FrontPose?, long: FrontPose?) {
    let velocity = CGPoint(x: 0, y: speed)
    #expect(decision(CGPoint(x: 0, y: 5), velocity).pose == short)
    #expect(decision(CGPoint(x: 0, y: 500), velocity).pose == long)
  }

  @Test(
    "a flick counts within 30 degrees of the direction",
    arguments: [(0, .away), (29, .away), (31, nil), (90, nil)] as [(Double, FrontPose?)])
  func cone(degrees: Double, pose: FrontPose?) {
    for side in [-1.0, 1] {
      let angle = side * degrees * .pi / 180
      let velocity = CGPoint(x: 2000 * sin(angle), y: 2000 * cos(angle))
      #expect(decision(CGPoint(x: 0, y: 20), velocity).pose == pose)
    }
  }

  @Test("a finger that moves back does not take it away; one that trembles does")
  func movingBack() {
    let translation = CGPoint(x: 0, y: 200)
    #expect(decision(translation, CGPoint(x: 0, y: -99)).pose == .away)
    #expect(decision(translation, CGPoint(x: 0, y: -100)).pose == nil, "not below 100")
    #expect(decision(translation, CGPoint(x: 0, y: -101)).pose == nil)
    #expect(decision(translation, CGPoint(x: 900, y: -99)).pose == .away)
  }

  @Test("pushed back as far as it would have to be pulled, it comes back")
  func pushedBack() {
    #expect(decision(CGPoint(x: 0, y: -132.4)).pose == nil)
    #expect(decision(CGPoint(x: 0, y: -132.5)).pose == .settled)
    // 0.499 of a second is carried on.
    #expect(decision(.zero, CGPoint(x: 0, y: -264)).pose == nil)
    #expect(decision(.zero, CGPoint(x: 0, y: -267)).pose == .settled)
  }

  @Test("distance and speed can be moved, to nothing too")
  func moved() {
    let translation = CGPoint(x: 0, y: 60)
    #expect(decision(translation, distance: 50).pose == .away)
    #expect(decision(translation, CGPoint(x: 0, y: 500), speed: 400).pose == .away)
    #expect(
      decision(translation, CGPoint(x: 0, y: -500), distance: 50, speed: 400).pose == .settled)
    #expect(decision(.zero, distance: 0).pose == .away)
  }

  @Test("the axis says what is away")
  func axis() {
    let translation = CGPoint(x: -200, y: 0)
    #expect(decision(translation, direction: .leading).pose == .away)
    #expect(decision(translation, direction: .trailing).pose == .settled)
    #expect(decision(translation, direction: .down).pose == nil)
  }

  @Test("dragged to a side, the whole way counts, and a flick along it")
  func sideways() {
    let aslant = CGPoint(x: 80, y: 120)
    #expect(decision(aslant, direction: .trailing).pose == .away)
    #expect(decision(CGPoint(x: -80, y: 120), direction: .trailing).pose == nil, "not that side")
    let short = CGPoint(x: 20, y: 60)
    #expect(decision(short, CGPoint(x: 400, y: 1200), direction: .trailing).pose == .away)
    #expect(decision(short, CGPoint(x: -100, y: -1200), direction: .trailing).pose == nil)
    #expect(decision(short, CGPoint(x: 1200, y: 0), direction: .trailing).pose == .away)
    #expect(decision(short, CGPoint(x: -1200, y: 0), direction: .trailing).pose == .settled)
  }

  private func decision(
    _ translation: CGPoint, _ velocity: CGPoint = .zero, direction: DismissalDirection = .down,
    distance: CGFloat = 132.5, speed: CGFloat = 1050
  ) -> DragDecision {
    DragDecision(
      translation: translation, velocity: velocity,
      axis: SignedAxis(direction, layoutDirection: .leftToRight), distance: distance, speed: speed)
  }
}
