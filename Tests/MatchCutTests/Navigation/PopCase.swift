import MatchCut
import UIKit
import UIKitSimulator

/// One cell of the matrix of pops by a finger.
struct PopCase: CustomStringConvertible, Sendable {
  var effect = StackEffect.slide
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

  /// Each effect with each gesture, direction and rate, though not each with each of the others.
  static let standard = [
    PopCase(),
    PopCase(gesture: .fullWidth, refreshRate: 120),
    PopCase(direction: .rightToLeft, refreshRate: 120),
    PopCase(gesture: .fullWidth, direction: .rightToLeft),
    PopCase(effect: .zoom, refreshRate: 120),
    PopCase(effect: .zoom, gesture: .fullWidth, direction: .rightToLeft),
    PopCase(effect: .fade, direction: .rightToLeft),
    PopCase(effect: .fade, gesture: .fullWidth, refreshRate: 120),
  ]
  /// The same, and each other variant of UIKit once.
  static let all =
    standard
    + zip(Simulator.Variant.all.dropFirst(), standard.reversed()).map { variant, popCase in
      var popCase = popCase
      popCase.variant = variant
      return popCase
    }
  /// Both gestures in both directions.
  static let sides = Array(standard.prefix(4))
}
