import MatchCut
import UIKit
import UIKitSimulator

/// What differs from one drag to another: effect, way of presenting, layout, rate, and UIKit.
struct DragCase: CustomStringConvertible, Sendable {
  /// What the transition looks like.
  enum Effect: String {
    case zoom
    case fade
    /// Moves the screen, as an effect of a user's does.
    case slide
    /// Scales the screen by its transform, which the finger needs too.
    case lean

    @MainActor func effect(from source: ZoomSource) -> any TransitionEffect {
      switch self {
      case .zoom: .zoom(from: source)
      case .fade: .fade
      case .slide: SlideEffect()
      case .lean: LeanEffect()
      }
    }
  }

  var effect = Effect.zoom
  var way = ModalWay.presentUsing
  var isRightToLeft = false
  var refreshRate = 60
  var variant = Simulator.Variant.standard

  var description: String {
    let direction = isRightToLeft ? "right to left" : "left to right"
    return "\(effect.rawValue), \(way), \(direction), \(refreshRate) Hz, \(variant)"
  }

  /// Whether there is a backdrop behind the screen.
  var hasBackdrop: Bool { way.hasPresentationController }

  /// Each effect in each way, with layouts, rates and variants of UIKit in turns.
  static let all: [DragCase] = {
    let effects = [Effect.zoom, .fade, .slide, .lean]
    var cases: [DragCase] = []
    for (row, way) in ModalWay.pannable.enumerated() {
      for (column, effect) in effects.enumerated() {
        let number = row * effects.count + column
        cases.append(
          DragCase(
            effect: effect, way: way, isRightToLeft: (row + column / 2) % 2 == 1,
            refreshRate: (row / 2 + column) % 2 == 0 ? 60 : 120,
            variant: Simulator.Variant.all[(row + number) % Simulator.Variant.all.count]))
      }
    }
    return cases
  }()

  /// A few that differ in everything.
  static let some = [
    DragCase(),
    DragCase(effect: .lean, way: .custom, isRightToLeft: true, refreshRate: 120),
    DragCase(way: .bareFullScreen, variant: Simulator.Variant.all[1]),
    DragCase(effect: .slide, refreshRate: 120, variant: Simulator.Variant.all[3]),
    DragCase(effect: .fade, way: .bare, isRightToLeft: true),
  ]
}

/// An effect that scales and moves the screen by its transform.
struct LeanEffect: TransitionEffect {
  func poses(on stage: TransitionStage) -> TransitionPoses {
    let screen = stage.front
    let (rest, alpha) = (screen.transform, screen.alpha)
    let away = rest.translatedBy(x: -60, y: 200).scaledBy(x: 0.4, y: 0.4)
    return TransitionPoses(
      away: {
        stage.set(\.transform, of: screen, to: away)
        stage.set(\.alpha, of: screen, to: 0.2)
      },
      settled: {
        stage.set(\.transform, of: screen, to: rest)
        stage.set(\.alpha, of: screen, to: alpha)
      })
  }
}
