import Testing
import UIKit

@testable import MatchCut

/// The measured releases of Apple's zoom, as far as the measurements agree.
///
/// A device (iPhone 16 Pro, iOS 27.0.1; the public repository "morph") and a simulator (iOS 27.0
/// beta; "swift_transitions") differ about the distance for a slow finger. Where they do, the
/// device is used, and rows of the simulator that contradict it are omitted: a slow finger that
/// moved 162 to 192 points from the edge and returned, one that moved 140 sideways, a flick of 80
/// from the edge, and fingers that moved back at 800 points per second from far down and still
/// dismissed.
struct DragReleaseTests {
  struct Row: CustomStringConvertible, Sendable {
    var axis = SignedAxis.downwards
    /// From the touch, in points.
    let translation: CGPoint
    var velocity = CGPoint.zero
    let isGone: Bool

    var description: String { "\(translation) at \(velocity): \(isGone ? "goes" : "returns")" }

    static func down(_ distance: CGFloat, at speed: CGFloat = 0, _ isGone: Bool) -> Row {
      Row(
        translation: CGPoint(x: 0, y: distance), velocity: CGPoint(x: 0, y: speed), isGone: isGone)
    }

    static func aside(_ distance: CGFloat, at speed: CGFloat = 0, _ isGone: Bool) -> Row {
      Row(
        axis: SignedAxis(.trailing, layoutDirection: .leftToRight),
        translation: CGPoint(x: distance, y: 0),
        velocity: CGPoint(x: speed, y: 0), isGone: isGone)
    }
  }

  private static let onPhone: [Row] = [
    .down(70, false), .down(110, false), .down(125, false), .down(140, true), .down(150, true),
    .down(300, true), .down(70, at: 900, false), .down(100, at: 1200, true),
    .aside(298, true), .aside(0, false),
  ]

  /// In that measurement, the screen began to move after 18 points.
  private static let inSimulator: [Row] = [
    .down(130, false), .down(148, true), .down(171, true), .down(173, true), .down(262, true),
    .down(437, true), .down(699, true),
    .down(175, at: 150, true), .down(350, at: 150, true), .down(524, at: 150, true),
    .down(175, at: 400, true), .down(350, at: 400, true), .down(524, at: 400, true),
    .down(175, at: 800, true), .down(350, at: 800, true), .down(524, at: 800, true),
    .aside(205, true), .aside(240, true), .aside(217, at: 800, true), .aside(151, true),
    .aside(161, true),
  ]

  @Test("on a phone", arguments: onPhone)
  func phone(_ row: Row) {
    #expect(isGone(row) == row.isGone)
  }

  @Test("in a simulator", arguments: inSimulator)
  func simulator(_ row: Row) {
    #expect(isGone(row) == row.isGone)
  }

  private func isGone(_ row: Row) -> Bool {
    let finger = FingerSample(
      velocity: row.velocity, axis: row.axis, size: CGSize(width: 402, height: 874))
    return DragRelease().pose(after: row.translation, finger) == .away
  }
}

/// The rule at its limits.
struct DragReleaseLimitTests {
  @Test(
    "a finger at rest dismisses from the distance, whatever its movement across",
    arguments: [(0, nil), (132.4, nil), (132.5, .away), (800, .away)] as [(CGFloat, FrontPose?)])
  func atRest(distance: CGFloat, expected: FrontPose?) {
    for across in [0, 300] as [CGFloat] {
      let translation = CGPoint(x: across, y: distance)
      #expect(pose(translation) == expected)
    }
  }

  @Test(
    "a flick decides, however short or long the translation",
    arguments: [(1049, nil, .away), (1050, .away, .away), (-1050, .settled, .settled)]
      as [(CGFloat, FrontPose?, FrontPose?)])
  func flick(speed: CGFloat, short: FrontPose?, long: FrontPose?) {
    let velocity = CGPoint(x: 0, y: speed)
    #expect(pose(CGPoint(x: 0, y: 5), velocity) == short)
    #expect(pose(CGPoint(x: 0, y: 500), velocity) == long)
  }

  @Test("a flick askew of a screen that is dragged down decides nothing")
  func askew() {
    #expect(pose(CGPoint(x: 60, y: 60), CGPoint(x: 900, y: 900)) == nil)
  }

  @Test(
    "a flick decides within 30 degrees of the direction",
    arguments: [(0, .away), (29, .away), (31, nil), (90, nil)] as [(Double, FrontPose?)])
  func cone(degrees: Double, expected: FrontPose?) {
    for side in [-1.0, 1] {
      let angle = side * degrees * .pi / 180
      let velocity = CGPoint(x: 2000 * sin(angle), y: 2000 * cos(angle))
      #expect(pose(CGPoint(x: 0, y: 20), velocity) == expected)
    }
  }

  @Test("a finger that moves back does not dismiss; one that trembles does")
  func movingBack() {
    let translation = CGPoint(x: 0, y: 200)
    #expect(pose(translation, CGPoint(x: 0, y: -99)) == .away)
    #expect(pose(translation, CGPoint(x: 0, y: -100)) == nil, "not below 100")
    #expect(pose(translation, CGPoint(x: 0, y: -101)) == nil)
    #expect(pose(translation, CGPoint(x: 900, y: -99)) == .away)
  }

  @Test("pushed back by the distance of a dismissal, it returns")
  func pushedBack() {
    #expect(pose(CGPoint(x: 0, y: -132.4)) == nil)
    #expect(pose(CGPoint(x: 0, y: -132.5)) == .settled)
    // The distance is projected by 0.499 seconds.
    #expect(pose(.zero, CGPoint(x: 0, y: -264)) == nil)
    #expect(pose(.zero, CGPoint(x: 0, y: -267)) == .settled)
  }

  @Test("distance and speed can be changed, also to 0")
  func moved() {
    let translation = CGPoint(x: 0, y: 60)
    #expect(pose(translation, distance: 50) == .away)
    #expect(pose(translation, CGPoint(x: 0, y: 500), speed: 400) == .away)
    #expect(
      pose(translation, CGPoint(x: 0, y: -500), distance: 50, speed: 400) == .settled)
    #expect(pose(.zero, distance: 0) == .away)
  }

  @Test("the axis determines the direction")
  func axis() {
    let translation = CGPoint(x: -200, y: 0)
    #expect(pose(translation, direction: .leading) == .away)
    #expect(pose(translation, direction: .trailing) == .settled)
    #expect(pose(translation, direction: .down) == nil)
  }

  @Test("a drag sideways uses the whole translation, and a flick along it")
  func sideways() {
    let aslant = CGPoint(x: 80, y: 120)
    #expect(pose(aslant, direction: .trailing) == .away)
    #expect(pose(CGPoint(x: -80, y: 120), direction: .trailing) == nil, "not that side")
    let short = CGPoint(x: 20, y: 60)
    #expect(pose(short, CGPoint(x: 400, y: 1200), direction: .trailing) == .away)
    #expect(pose(short, CGPoint(x: -100, y: -1200), direction: .trailing) == nil)
    #expect(pose(short, CGPoint(x: 1200, y: 0), direction: .trailing) == .away)
    #expect(pose(short, CGPoint(x: -1200, y: 0), direction: .trailing) == .settled)
  }

  private func pose(
    _ translation: CGPoint, _ velocity: CGPoint = .zero, direction: GestureDirection = .down,
    distance: CGFloat = 132.5, speed: CGFloat = 1050
  ) -> FrontPose? {
    let axis = SignedAxis(direction, layoutDirection: .leftToRight)
    let finger = FingerSample(velocity: velocity, axis: axis, size: .zero)
    return DragRelease(distance: distance, speed: speed).pose(after: translation, finger)
  }
}
