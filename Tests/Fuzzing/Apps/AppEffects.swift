import MatchCut
import UIKit

/// Lives as long as somebody keeps the effect that it is of.
final class EffectToken: Sendable {}

/// An effect of the app's own: the screen comes from below, or from the side in a stack.
struct SlideEffect: TransitionEffect {
  weak var app: App?
  let token: EffectToken

  func arrange(_ stage: TransitionStage) {
    app?.meet(stage)
    var away = stage.front.center
    if stage.operation.isModal {
      away.y += stage.container.bounds.height
    } else {
      away.x += stage.container.bounds.width * (stage.layoutDirection == .rightToLeft ? -1 : 1)
    }
    stage.set(\.center, of: stage.front, away: away)
  }
}

/// The screen turns and shrinks, with the one behind where that is handed over.
struct TurnEffect: TransitionEffect {
  weak var app: App?
  let token: EffectToken

  func arrange(_ stage: TransitionStage) {
    app?.meet(stage)
    let (front, back) = (stage.front, stage.back)
    let turned = front.transform.scaledBy(x: 0.5, y: 0.5).rotated(by: 0.4)
    stage.set(\.transform, of: front, away: turned)
    stage.set(\.alpha, of: front, away: 0)
    guard let back else { return }
    stage.set(\.transform, of: back, settled: back.transform.scaledBy(x: 0.9, y: 0.9))
  }
}

/// Uses all that the stage offers: a view of its own, a clip, a hidden view, a part of the way, and a
/// property that is not a number on the way.
struct CurtainEffect: TransitionEffect {
  weak var app: App?
  let token: EffectToken

  func arrange(_ stage: TransitionStage) {
    app?.meet(stage)
    let curtain = UIView(frame: stage.container.bounds)
    curtain.backgroundColor = .black
    stage.add(curtain)
    let clip = stage.clip(stage.front)
    let line = CGRect(x: 0, y: 0, width: clip.view.bounds.width, height: 1)
    stage.set(\.bounds, of: clip.view, away: line)
    stage.set(\.alpha, of: curtain, away: 0, settled: 0.3, during: 0.5...1)
    if let screen = stage.frontController?.shownScreen {
      stage.set(\.weight, of: screen, away: .nan, settled: 0)
    }
    if let thumbnail = app?.first?.thumbnails[0] { stage.hide(thumbnail) }
  }
}

/// Changes nothing, also with Reduce Motion.
struct StillEffect: TransitionEffect {
  weak var app: App?
  let token: EffectToken

  var reduced: any TransitionEffect { self }

  func arrange(_ stage: TransitionStage) {
    app?.meet(stage)
  }
}

/// Changes the screen behind the stage's back, so that nobody can put it back.
struct CarelessEffect: TransitionEffect {
  func arrange(_ stage: TransitionStage) {
    stage.frontController?.view.alpha = 0.9
  }
}

extension App {
  /// Is told of a transition by an effect of the app's own.
  fileprivate func meet(_ stage: TransitionStage) {
    leaks.watched(stage, "a stage")
    fire(.poses)
  }
}
