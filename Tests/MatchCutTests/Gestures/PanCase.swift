import MatchCut
import UIKit
import UIKitSimulator

/// The parameters of a pan: direction, layout, refresh rate and effect.
struct PanCase: CustomStringConvertible, Sendable {
  var direction = DismissalDirection.down
  var isRightToLeft = false
  var refreshRate = 60
  var effect = TestEffect.zoom
  var variant = Simulator.Variant.standard

  var description: String {
    let layout = isRightToLeft ? "right to left" : "left to right"
    return "\(direction), \(layout), \(refreshRate) Hz, \(effect), \(variant)"
  }

  /// The direction on screen in which the finger dismisses.
  var unitVector: CGPoint {
    let trailing: CGFloat = isRightToLeft ? -1 : 1
    return switch direction {
    case .down: CGPoint(x: 0, y: 1)
    case .up: CGPoint(x: 0, y: -1)
    case .leading: CGPoint(x: -trailing, y: 0)
    case .trailing: CGPoint(x: trailing, y: 0)
    }
  }

  /// Each direction in each layout, with alternating refresh rates and effects.
  static let all: [PanCase] = {
    let directions = DismissalDirection.allCases.flatMap { direction in
      [false, true].map { (direction: direction, isRightToLeft: $0) }
    }
    return TestEffect.inTurns(with: directions).enumerated().map { index, turn in
      PanCase(
        direction: turn.thing.direction, isRightToLeft: turn.thing.isRightToLeft,
        refreshRate: index % 3 == 1 ? 120 : 60, effect: turn.effect)
    }
  }()

  /// A few that differ in every parameter.
  static let some: [PanCase] = [
    PanCase(), PanCase(direction: .trailing, isRightToLeft: true, refreshRate: 120),
    PanCase(direction: .up, effect: .fade),
  ]
}
