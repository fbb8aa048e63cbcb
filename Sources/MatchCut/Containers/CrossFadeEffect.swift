import UIKit

/// Fades the front screen in while it fades the one behind out.
///
/// A plain fade would leave the screen behind to be seen through a clear one, until it vanishes at
/// the end.
struct CrossFadeEffect: TransitionEffect {
  var timing: TransitionTiming { FadeEffect().timing }

  var reduced: any TransitionEffect { self }

  func poses(on stage: TransitionStage) -> TransitionPoses {
    let (front, back) = (stage.front, stage.back)
    let frontAlpha = front.alpha
    let backAlpha = back?.alpha ?? 1
    return TransitionPoses(
      away: {
        stage.set(\.alpha, of: front, to: stage.faded(frontAlpha))
        if let back { stage.set(\.alpha, of: back, to: backAlpha) }
      },
      settled: {
        stage.set(\.alpha, of: front, to: frontAlpha)
        if let back { stage.set(\.alpha, of: back, to: 0) }
      })
  }
}
