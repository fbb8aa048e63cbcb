import MatchCut
import UIKit
import UIKitSimulator

/// The parameters of an interactive pop.
struct PopCase: CustomStringConvertible, Sendable {
  var effect = TestEffect.slide
  var gesture: PopGesture? = .edge
  var direction = UIUserInterfaceLayoutDirection.leftToRight
  var refreshRate = 60
  var variant = Simulator.Variant.standard

  var description: String {
    let side = isMirrored ? "right to left" : "left to right"
    return
      "\(effect), \(gesture.map { "\($0)" } ?? "no gesture"), \(side), \(refreshRate) Hz, \(variant)"
  }

  var isMirrored: Bool { direction == .rightToLeft }

  /// Both gestures in both directions.
  static let sides: [PopCase] = [
    PopCase(),
    PopCase(gesture: .fullWidth, refreshRate: 120),
    PopCase(direction: .rightToLeft, refreshRate: 120),
    PopCase(gesture: .fullWidth, direction: .rightToLeft),
  ]
  /// The same, and each other kind of effect with each gesture, in one direction or the other.
  static let kinds: [PopCase] =
    sides
    + TestEffect.kinds.filter { $0 != .slide }.enumerated().flatMap { index, effect in
      [sides[index % 2 * 2], sides[3 - index % 2 * 2]].map { side in
        var popCase = side
        popCase.effect = effect
        return popCase
      }
    }
  /// The other effects of those kinds, with alternating sides.
  static let others: [PopCase] =
    TestEffect.all.filter { !TestEffect.kinds.contains($0) }.enumerated().map { index, effect in
      var popCase = sides[index % sides.count]
      popCase.effect = effect
      return popCase
    }
  /// Every effect as often as its kind requires.
  static let standard: [PopCase] = kinds + others
  /// The same, and each other variant once.
  static let all: [PopCase] =
    standard
    + zip(Simulator.Variant.all.dropFirst(), standard.reversed()).map { variant, popCase in
      var popCase = popCase
      popCase.variant = variant
      return popCase
    }
}
