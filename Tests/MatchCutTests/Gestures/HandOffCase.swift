import MatchCut
import UIKit

/// The parameters of a hand-off between a list and its screen.
struct HandOffCase: CustomStringConvertible, Sendable {
  var gesture = DismissalGesture.panDown
  /// The direction in which the finger moves, if the gesture has several.
  var moving: GestureDirection?
  var isRightToLeft = false
  var refreshRate = 60
  var effect = TestEffect.zoom
  var order = PullStage.Order.scrollFirst

  var description: String {
    "\(gesture), \(PanCase.name(direction)), \(isRightToLeft ? "right to left" : "left to right"), \(refreshRate) Hz, \(effect), "
      + "\(order)"
  }

  /// Whether the transition stays interactive while the list scrolls; otherwise it is canceled.
  var staysInteractive: Bool { gesture == .drag || gesture == .drag([.down, .up]) }

  var direction: GestureDirection { moving ?? gesture.direction }

  /// The direction on screen in which the finger dismisses.
  var unitVector: CGPoint {
    PanCase(direction: direction, isRightToLeft: isRightToLeft).unitVector
  }

  /// Each gesture in each order, with alternating refresh rates and effects.
  static let down: [HandOffCase] = TestEffect.inTurns(with: [
    HandOffCase(),
    HandOffCase(refreshRate: 120, order: .pullFirst),
    HandOffCase(gesture: .drag, order: .pullFirst),
    HandOffCase(gesture: .drag, refreshRate: 120),
  ]).map { turn in
    var handOffCase = turn.thing
    handOffCase.effect = turn.effect
    return handOffCase
  }

  /// Also the other directions in both layouts, and several directions.
  static let all: [HandOffCase] =
    down + [
      HandOffCase(gesture: .pan(.up), refreshRate: 120, order: .pullFirst),
      HandOffCase(gesture: .pan(.leading), refreshRate: 120),
      HandOffCase(gesture: .pan(.leading), isRightToLeft: true, order: .pullFirst),
      HandOffCase(gesture: .pan(.trailing), effect: .fade),
      HandOffCase(gesture: .pan(.trailing), isRightToLeft: true, refreshRate: 120),
      HandOffCase(gesture: .pan([.down, .up]), moving: .down, order: .pullFirst),
      HandOffCase(gesture: .pan([.down, .up]), moving: .up, effect: .fade),
      HandOffCase(gesture: .drag([.down, .up]), moving: .up),
      HandOffCase(gesture: .pan([.leading, .trailing]), moving: .leading, isRightToLeft: true),
      HandOffCase(
        gesture: .pan([.up, .trailing]), moving: .trailing, refreshRate: 120, order: .pullFirst),
    ]

  /// One of each gesture.
  static let two: [HandOffCase] = [
    HandOffCase(refreshRate: 120),
    HandOffCase(gesture: .drag, order: .pullFirst),
  ]
}
