import MatchCut
import UIKit
import UIKitSimulator

/// One cell of the matrix: what a push and a pop look like, whether there is a bar, and how UIKit
/// behaves.
struct NavigationCase: CustomStringConvertible, Sendable {
  let effect: TestEffect
  var hasBar = true
  var variant = Simulator.Variant.standard

  var description: String { "\(effect), \(hasBar ? "bar" : "no bar"), \(variant)" }

  /// With and without the bar, UIKit's variants, and every effect as its kind needs it.
  static let all = cases(Simulator.Variant.all)
  /// With and without the bar, on the likeliest UIKit, with every effect as its kind needs it.
  static let standard = cases([.standard])
  /// Below a bar, with UIKit's variants, and every effect as its kind needs it.
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
