import MatchCut
import UIKit

/// Lives as long as somebody keeps the effect that it is of.
final class EffectToken: Sendable {}

/// An effect of the app's own: the screen comes from below, or from the side in a stack.
struct SlideEffect: TransitionEffect {
  weak var app: App?
  let token: EffectToken

  func poses(on stage: TransitionStage) -> TransitionPoses {
    app?.meet(stage)
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

/// The screen turns and shrinks, with the one behind where that is handed over.
struct TurnEffect: TransitionEffect {
  weak var app: App?
  let token: EffectToken

  func poses(on stage: TransitionStage) -> TransitionPoses {
    app?.meet(stage)
    let (front, back) = (stage.front, stage.back)
    let rest = front.transform
    let backRest = back?.transform ?? .identity
    return TransitionPoses(
      away: {
        stage.set(\.transform, of: front, to: rest.scaledBy(x: 0.5, y: 0.5).rotated(by: 0.4))
        stage.set(\.alpha, of: front, to: 0)
        if let back { stage.set(\.transform, of: back, to: backRest) }
      },
      settled: {
        stage.set(\.transform, of: front, to: rest)
        stage.set(\.alpha, of: front, to: 1)
        if let back { stage.set(\.transform, of: back, to: backRest.scaledBy(x: 0.9, y: 0.9)) }
      })
  }
}

/// Uses all that the stage offers: a view of its own, a clip, a hidden view, a part of the way, and a
/// property that is not a number on the way.
struct CurtainEffect: TransitionEffect {
  weak var app: App?
  let token: EffectToken

  func poses(on stage: TransitionStage) -> TransitionPoses {
    app?.meet(stage)
    let curtain = UIView(frame: stage.container.bounds)
    curtain.backgroundColor = .black
    stage.add(curtain)
    let clip = stage.clip(stage.front)
    let bounds = clip.view.bounds
    let thumbnail = app?.first?.thumbnails[0]
    let screen = stage.frontController?.shownScreen
    return TransitionPoses(
      away: {
        stage.set(\.bounds, of: clip.view, to: CGRect(x: 0, y: 0, width: bounds.width, height: 1))
        stage.set(\.alpha, of: curtain, to: 0)
        if let screen { stage.set(\.weight, of: screen, to: .nan) }
        if let thumbnail { stage.during(0...0.5) { stage.show(thumbnail) } }
      },
      settled: {
        stage.set(\.bounds, of: clip.view, to: bounds)
        stage.set(\.alpha, of: curtain, to: 0.3)
        if let screen { stage.set(\.weight, of: screen, to: 0) }
        if let thumbnail { stage.during(0.5...1) { stage.hide(thumbnail) } }
      })
  }
}

/// Changes nothing, also with Reduce Motion.
struct StillEffect: TransitionEffect {
  weak var app: App?
  let token: EffectToken

  var reduced: any TransitionEffect { self }

  func poses(on stage: TransitionStage) -> TransitionPoses {
    app?.meet(stage)
    return TransitionPoses(away: {}, settled: {})
  }
}

/// Changes the screen behind the stage's back, so that nobody can put it back.
struct CarelessEffect: TransitionEffect {
  func poses(on stage: TransitionStage) -> TransitionPoses {
    let view = stage.frontController?.view
    return TransitionPoses(away: { view?.alpha = 0.5 }, settled: { view?.alpha = 0.9 })
  }
}

extension App {
  /// Is told of a transition by an effect of the app's own.
  fileprivate func meet(_ stage: TransitionStage) {
    leaks.watched(stage, "a stage")
    fire(.poses)
  }
}
