import MatchCut
import UIKit

/// An object that lives as long as an effect.
final class EffectToken: Sendable {}

/// An effect of the app: the screen moves in from below, or from the side in a stack.
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

/// The screen rotates and shrinks, and so does the one behind if the stage has it.
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

/// Uses everything that the stage offers: a view of its own, a clip, a hidden view, a part of the
/// duration, and a NaN.
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

/// The thumbnails and texts of both screens move from one place to the other.
struct PairEffect: TransitionEffect {
  weak var app: App?
  let token: EffectToken

  func arrange(_ stage: TransitionStage) {
    app?.meet(stage)
    guard let back = stage.backController?.shownScreen,
      let front = stage.frontController?.shownScreen
    else { return stage.set(\.alpha, of: stage.front, away: 0) }
    var pairs = zip(back.thumbnails, front.thumbnails).map { ZoomPair.pair(of: $0, and: $1) }
    if let text = back.constrained?.text, let other = front.constrained?.text {
      pairs.append(.pair(of: text, and: other))
    }
    AnyTransitionEffect.match(pairs).arrange(stage)
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

/// Changes the screen behind without the stage, so that nothing restores it.
struct CarelessEffect: TransitionEffect {
  func arrange(_ stage: TransitionStage) {
    stage.frontController?.view.alpha = 0.9
  }
}

extension App {
  /// Records that an effect of the app runs.
  fileprivate func meet(_ stage: TransitionStage) {
    leaks.watched(stage, "a stage")
    fire(.poses)
  }
}
