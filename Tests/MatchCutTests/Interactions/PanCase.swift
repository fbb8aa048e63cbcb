import MatchCut
import UIKit
import UIKitSimulator

/// What differs from one pan to another: direction, layout, refresh rate and effect.
struct PanCase: CustomStringConvertible, Sendable {
  var direction = DismissalDirection.down
  var isRightToLeft = false
  var refreshRate = 60
  var effect = EffectKind.zoom

  var description: String {
    "\(direction), \(isRightToLeft ? "right to left" : "left to right"), \(refreshRate) Hz, \(effect)"
  }

  /// Where the finger goes on screen to dismiss.
  var way: CGPoint {
    let trailing: CGFloat = isRightToLeft ? -1 : 1
    return switch direction {
    case .down: CGPoint(x: 0, y: 1)
    case .up: CGPoint(x: 0, y: -1)
    case .leading: CGPoint(x: -trailing, y: 0)
    case .trailing: CGPoint(x: trailing, y: 0)
    }
  }

  /// Each direction in each layout, refresh rates and effects in turns.
  static let all = [
    PanCase(),
    PanCase(isRightToLeft: true, refreshRate: 120, effect: .fade),
    PanCase(direction: .up, refreshRate: 120),
    PanCase(direction: .up, isRightToLeft: true, effect: .fade),
    PanCase(direction: .leading, effect: .fade),
    PanCase(direction: .leading, isRightToLeft: true, refreshRate: 120),
    PanCase(direction: .trailing, refreshRate: 120),
    PanCase(direction: .trailing, isRightToLeft: true, effect: .fade),
  ]

  /// A few that differ in everything.
  static let some = [
    PanCase(), PanCase(direction: .trailing, isRightToLeft: true, refreshRate: 120),
    PanCase(direction: .up, effect: .fade),
  ]
}
