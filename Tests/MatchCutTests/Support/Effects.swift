import MatchCut
import UIKit

/// The effects that every test is run with.
enum EffectKind: String, CaseIterable, CustomStringConvertible {
  case zoom
  case fade

  var description: String { rawValue }

  /// The effect, a zoom out of a source.
  func effect(from source: ZoomSource) -> any TransitionEffect {
    switch self {
    case .zoom: .zoom(from: source)
    case .fade: .fade
    }
  }

  /// The effect, a zoom out of a view.
  @MainActor func effect(from view: UIView) -> any TransitionEffect {
    effect(from: .view(view))
  }
}

/// An effect as a user writes one: the screen slides in over the other one, from below or, in a
/// navigation stack, from the trailing edge.
struct SlideEffect: TransitionEffect {
  func poses(on stage: TransitionStage) -> TransitionPoses {
    let screen = stage.front
    let rest = screen.center
    var away = rest
    if stage.operation.isModal {
      away.y += stage.container.bounds.height
    } else {
      away.x += stage.container.bounds.width * (stage.layoutDirection == .rightToLeft ? -1 : 1)
    }
    return TransitionPoses(
      away: { [away] in stage.set(\.center, of: screen, to: away) },
      settled: { stage.set(\.center, of: screen, to: rest) })
  }
}
