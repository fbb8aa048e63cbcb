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

  /// Every effect, with and without the bar, with every variant of UIKit or one after the other.
  static let all = cases(Simulator.Variant.all)
  /// Every effect with and without the bar, on the likeliest UIKit.
  static let standard = cases([.standard])
  /// Every effect below a bar, with every variant of UIKit.
  static let barred = all.filter(\.hasBar)

  private static func cases(_ variants: [Simulator.Variant]) -> [NavigationCase] {
    TestEffect.all.flatMap { effect in
      [true, false].enumerated().flatMap { row, hasBar in
        effect.variants(of: variants, row: row).map {
          NavigationCase(effect: effect, hasBar: hasBar, variant: $0)
        }
      }
    }
  }
}
