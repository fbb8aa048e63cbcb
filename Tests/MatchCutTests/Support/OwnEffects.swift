import MatchCut
import UIKit

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
