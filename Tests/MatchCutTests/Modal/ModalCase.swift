import MatchCut
import UIKitSimulator

/// How a screen gets its transition.
enum ModalWay: String, CaseIterable, CustomStringConvertible {
  /// `present(_:using:)`.
  case presentUsing = "present(_:using:)"
  /// The same, and the presentation removes the presenter.
  case removing = "present(_:using:), removing"
  /// A `ModalTransition` as `transitioningDelegate`, and the style `.custom`.
  case custom = "delegate, custom"
  /// A `ModalTransition` as `transitioningDelegate`, and the style `.fullScreen`.
  case fullScreen = "delegate, full screen"
  /// A hand-written delegate that returns a `TransitionAnimator`, and the style `.custom`.
  case bare = "animator, custom"
  /// A hand-written delegate that returns a `TransitionAnimator`, and the style `.fullScreen`.
  case bareFullScreen = "animator, full screen"

  var description: String { rawValue }

  /// Whether UIKit takes the presenter's view away while the screen is shown (A4).
  var removesPresenter: Bool { isFullScreen || self == .removing }
  /// Whether the style is `.fullScreen`.
  var isFullScreen: Bool { self == .fullScreen || self == .bareFullScreen }
  /// Whether `present(_:using:)` presents.
  var isPresentUsing: Bool { self == .presentUsing || self == .removing }
  /// The options of the presentation.
  var options: PresentationOptions { PresentationOptions(removesPresenter: self == .removing) }
  /// Whether the kit's presentation controller is at work.
  var hasPresentationController: Bool { isPresentUsing || self == .custom }
  /// Whether a `ModalTransition` is the delegate.
  var usesModalTransition: Bool { self != .bare && self != .bareFullScreen }

  /// Those in which a finger can dismiss.
  static let pannable: [ModalWay] = [
    .presentUsing, .removing, .custom, .fullScreen, .bare, .bareFullScreen,
  ]
  /// Those in which a test can drive the transition.
  static let drivable: [ModalWay] = [.custom, .fullScreen, .bare, .bareFullScreen]
}

/// One cell of the matrix: what a transition looks like, how it is set up, and how UIKit behaves.
struct ModalCase: CustomStringConvertible, Sendable {
  let effect: TestEffect
  let way: ModalWay
  var variant = Simulator.Variant.standard
  var refreshRate = 60

  var description: String { "\(effect), \(way), \(variant), \(refreshRate) Hz" }

  /// All of them, with all of UIKit's variants, with every effect as its kind needs it.
  static let all: [ModalCase] = cases()
  /// The same, where the test drives.
  static let driven: [ModalCase] = cases(ModalWay.drivable)
  /// The same, where a finger drives, and at the other refresh rate on the likeliest UIKit.
  static let panned: [ModalCase] =
    cases(ModalWay.pannable)
    + cases(ModalWay.pannable, variants: [.standard], refreshRates: [120])
  /// All of them, on the likeliest UIKit, with every effect as its kind needs it.
  static let standard: [ModalCase] = cases(variants: [.standard])
  /// The same, where a finger drives.
  static let standardPanned: [ModalCase] = cases(ModalWay.pannable, variants: [.standard])

  static func cases(
    _ ways: [ModalWay] = ModalWay.allCases, variants: [Simulator.Variant] = Simulator.Variant.all,
    refreshRates: [Int] = [60]
  ) -> [ModalCase] {
    TestEffect.all.flatMap { effect in
      effect.cells(of: ways, variants).flatMap { way, variant in
        refreshRates.map {
          ModalCase(effect: effect, way: way, variant: variant, refreshRate: $0)
        }
      }
    }
  }
}
