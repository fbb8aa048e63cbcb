import MatchCut
import UIKit
import UIKitSimulator

/// The parameters of a push and a pop: effect, bar, and variant.
struct NavigationCase: CustomStringConvertible, Sendable {
  let effect: TestEffect
  var hasBar = true
  var variant = Simulator.Variant.standard

  var description: String { "\(effect), \(hasBar ? "bar" : "no bar"), \(variant)" }

  /// With and without the bar, in every variant, each effect as often as its kind requires.
  static let all = cases(Simulator.Variant.all)
  /// With and without the bar, in the standard variant, each effect as often as its kind requires.
  static let standard = cases([.standard])
  /// Below a bar, in every variant, each effect as often as its kind requires.
  static let barred = cases(Simulator.Variant.all, hasBar: [true])

  private static func cases(
    _ variants: [Simulator.Variant], hasBar: [Bool] = [true, false]
  ) -> [NavigationCase] {
    TestEffect.all.flatMap { effect in
      effect.cells(of: hasBar, variants).map { hasBar, variant in
        NavigationCase(effect: effect, hasBar: hasBar, variant: variant)
      }
    }
  }
}
