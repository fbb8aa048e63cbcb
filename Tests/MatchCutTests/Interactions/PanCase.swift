import MatchCut
import UIKit
import UIKitSimulator

/// The parameters of a pan: direction, layout, refresh rate and effect.
struct PanCase: CustomStringConvertible, Sendable {
  /// The direction in which the finger moves.
  var direction = GestureDirection.down
  /// The directions of the gesture, if there are others.
  var among: GestureDirection = []
  var isRightToLeft = false
  var refreshRate = 60
  var effect = TestEffect.zoom
  var variant = Simulator.Variant.standard

  var description: String {
    let layout = isRightToLeft ? "right to left" : "left to right"
    let names =
      among.isEmpty ? Self.name(direction) : "\(Self.name(direction)) of \(Self.name(among))"
    return "\(names), \(layout), \(refreshRate) Hz, \(effect), \(variant)"
  }

  /// The single directions.
  static let directions: [GestureDirection] = [.down, .up, .leading, .trailing]

  /// The names of the directions in a set.
  static func name(_ direction: GestureDirection) -> String {
    zip(directions, ["down", "up", "leading", "trailing"]).filter { direction.contains($0.0) }
      .map(\.1).joined(separator: " or ")
  }

  /// The direction on screen in which the finger dismisses.
  var unitVector: CGPoint {
    let trailing: CGFloat = isRightToLeft ? -1 : 1
    return switch direction {
    case .up: CGPoint(x: 0, y: -1)
    case .leading: CGPoint(x: -trailing, y: 0)
    case .trailing: CGPoint(x: trailing, y: 0)
    default: CGPoint(x: 0, y: 1)
    }
  }

  /// Each direction in each layout, with alternating refresh rates and effects.
  static let all: [PanCase] = {
    let turns = directions.flatMap { direction in
      [false, true].map { (direction: direction, isRightToLeft: $0) }
    }
    return TestEffect.inTurns(with: turns).enumerated().map { index, turn in
      PanCase(
        direction: turn.thing.direction, isRightToLeft: turn.thing.isRightToLeft,
        refreshRate: index % 3 == 1 ? 120 : 60, effect: turn.effect)
    }
  }()

  /// Gestures with several directions, in each of which a finger moves.
  static let several: [PanCase] = {
    let sets: [GestureDirection] = [
      [.down, .up], [.leading, .trailing], [.up, .trailing], [.down, .up, .leading, .trailing],
    ]
    return sets.enumerated().flatMap { index, set in
      directions.filter(set.contains).map { direction in
        PanCase(
          direction: direction, among: set, isRightToLeft: index % 2 == 1,
          refreshRate: index == 2 ? 120 : 60, effect: direction == .up ? .fade : .zoom)
      }
    }
  }()

  /// A few that differ in every parameter.
  static let some: [PanCase] = [
    PanCase(), PanCase(direction: .trailing, isRightToLeft: true, refreshRate: 120),
    PanCase(direction: .up, effect: .fade),
  ]
}
