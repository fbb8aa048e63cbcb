import Testing
import UIKit

@testable import MatchCut

/// The releases of Apple's zoom that were measured, and on which the measurements agree.
///
/// A phone (iPhone 16 Pro, iOS 27.0.1; the public repository "morph") and a simulator (iOS 27.0 beta;
/// "swift_transitions") differ about the way that a slow finger has to go. Where they do, the phone
/// counts, and rows of the simulator that contradict it are left out: a slow finger that has gone 162
/// to 192 points from the edge and returned, one that has gone 140 to a side, a flick of 80 from the
/// edge, and fingers that moved back at 800 points per second from far down and still dismissed.
struct DragReleaseTests {
  struct Row: CustomStringConvertible, Sendable {
    var axis = SignedAxis.downwards
    /// From where the finger has touched the screen, in points.
    let way: CGPoint
    var velocity = CGPoint.zero
    let isGone: Bool

    var description: String { "\(way) at \(velocity): \(isGone ? "goes" : "returns")" }

    static func down(_ way: CGFloat, at speed: CGFloat = 0, _ isGone: Bool) -> Row {
      Row(way: CGPoint(x: 0, y: way), velocity: CGPoint(x: 0, y: speed), isGone: isGone)
    }

    static func aside(_ way: CGFloat, at speed: CGFloat = 0, _ isGone: Bool) -> Row {
      Row(
        axis: SignedAxis(.trailing, layoutDirection: .leftToRight), way: CGPoint(x: way, y: 0),
        velocity: CGPoint(x: speed, y: 0), isGone: isGone)
    }
  }

  private static let onPhone: [Row] = [
    .down(70, false), .down(110, false), .down(125, false), .down(140, true), .down(150, true),
    .down(300, true), .down(70, at: 900, false), .down(100, at: 1200, true),
    .aside(298, true), .aside(0, false),
  ]

  /// That rig's screen began to move after 18 points.
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
    return DragRelease().pose(after: row.way, finger) == .away
  }
}
