import MatchCut
import UIKit

/// An effect of an app: the screen slides in over the other one, from below or, in a navigation
/// stack, from the trailing edge.
struct SlideEffect: TransitionEffect {
  func arrange(_ stage: TransitionStage) {
    var away = stage.front.center
    if stage.operation.isModal {
      away.y += stage.container.bounds.height
    } else {
      away.x += stage.container.bounds.width * (stage.layoutDirection == .rightToLeft ? -1 : 1)
    }
    stage.set(\.center, of: stage.front, away: away)
  }
}

/// An effect that scales and moves the screen with its transform.
struct LeanEffect: TransitionEffect {
  func arrange(_ stage: TransitionStage) {
    let screen = stage.front
    let away = screen.transform.translatedBy(x: -60, y: 200).scaledBy(x: 0.4, y: 0.4)
    stage.set(\.transform, of: screen, away: away)
    stage.set(\.alpha, of: screen, away: 0.2)
  }
}
