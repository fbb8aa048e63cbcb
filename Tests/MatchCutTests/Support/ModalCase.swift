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

  /// Whether UIKit removes the presenter's view while the screen is presented (A4).
  var removesPresenter: Bool { isFullScreen || self == .removing }
  /// Whether the style is `.fullScreen`.
  var isFullScreen: Bool { self == .fullScreen || self == .bareFullScreen }
  /// Whether `present(_:using:)` presents.
  var isPresentUsing: Bool { self == .presentUsing || self == .removing }
  /// The options of the presentation.
  var options: PresentationOptions { PresentationOptions(removesPresenter: self == .removing) }
  /// Whether the kit's presentation controller is used.
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

/// The parameters of a modal transition: effect, way of presenting, and variant.
struct ModalCase: CustomStringConvertible, Sendable {
  let effect: TestEffect
  let way: ModalWay
  var variant = Simulator.Variant.standard
  var refreshRate = 60

  var description: String { "\(effect), \(way), \(variant), \(refreshRate) Hz" }

  /// All of them, in every variant, each effect as often as its kind requires.
  static let all: [ModalCase] = cases()
  /// The same, with the test's interaction.
  static let driven: [ModalCase] = cases(ModalWay.drivable)
  /// The same, with a finger, and at the other refresh rate in the standard variant.
  static let panned: [ModalCase] =
    cases(ModalWay.pannable)
    + cases(ModalWay.pannable, variants: [.standard], refreshRates: [120])
  /// All of them, in the standard variant, each effect as often as its kind requires.
  static let standard: [ModalCase] = cases(variants: [.standard])
  /// The same, with a finger.
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
