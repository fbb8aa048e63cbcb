import MatchCut
import UIKit
import UIKitSimulator

/// The effects that pushes and pops are tested with: the kit's, and one that a user wrote.
enum StackEffect: String, CaseIterable, CustomStringConvertible {
  case zoom
  case fade
  case slide

  var description: String { rawValue }

  /// The effect, a zoom out of a source.
  func effect(from source: ZoomSource) -> any TransitionEffect {
    switch self {
    case .zoom: .zoom(from: source)
    case .fade: .fade
    case .slide: SlideEffect()
    }
  }

  /// What has to be seen of the front screen at a part of the way from away to settled, if the
  /// timing is linear.
  @MainActor func expected(at part: CGFloat, on screen: CGRect) -> (frame: CGRect, alpha: CGFloat) {
    switch self {
    case .zoom:
      (Phone.thumbnailFrame.interpolated(to: screen, at: part), min(part / 0.25, 1))
    case .fade:
      (screen, part)
    case .slide:
      (screen.offsetBy(dx: screen.width * (1 - part), dy: 0).intersection(screen), 1)
    }
  }
}

/// One cell of the matrix: what a push and a pop look like, whether there is a bar, and how UIKit
/// behaves.
struct NavigationCase: CustomStringConvertible, Sendable {
  let effect: StackEffect
  var hasBar = true
  var variant = Simulator.Variant.standard

  var description: String { "\(effect), \(hasBar ? "bar" : "no bar"), \(variant)" }

  /// Every effect, with and without the bar, with every variant of UIKit.
  static let all = StackEffect.allCases.flatMap { effect in
    [true, false].flatMap { hasBar in
      Simulator.Variant.all.map { NavigationCase(effect: effect, hasBar: hasBar, variant: $0) }
    }
  }
  /// Every effect with and without the bar, on the likeliest UIKit.
  static let standard = all.filter { $0.variant == .standard }
  /// Every effect below a bar, with every variant of UIKit.
  static let barred = all.filter(\.hasBar)
}

extension CGRect {
  /// The rectangle that is a part of the way to another one.
  func interpolated(to other: CGRect, at part: CGFloat) -> CGRect {
    CGRect(
      x: minX + (other.minX - minX) * part, y: minY + (other.minY - minY) * part,
      width: width + (other.width - width) * part, height: height + (other.height - height) * part)
  }
}
