import Testing
import UIKit
import UIKitSimulator

@testable import MatchCut

/// A layer without a view, which Core Animation animates by itself.
@MainActor
private final class Bead {
  let layer = CALayer()
}

/// An effect that changes a layer without a view.
private struct BeadEffect: TransitionEffect {
  let bead: Bead

  func arrange(_ stage: TransitionStage) {
    stage.set(\.opacity, of: bead.layer, away: 0, settled: 1)
  }
}

/// What a transition leaves behind that no view says.
@MainActor
struct PutBackTests {
  @Test("a layer without a view is put back at once", arguments: [true, false])
  func bareLayer(isCancelled: Bool) {
    let bare = BareStage()
    let bead = Bead()
    bare.to.view.layer.addSublayer(bead.layer)
    bead.layer.opacity = 0.5
    let context = bare.context()
    context.transitionWasCancelled = isCancelled
    var keys: [String]?
    context.onCompletion = { keys = bead.layer.animationKeys() ?? [] }
    let timing = TransitionTiming.curve(duration: 1)
    TransitionAnimator(BeadEffect(bead: bead), for: .push, timing: timing)
      .animateTransition(using: context)
    #expect(bare.simulator.runUntilIdle())
    #expect(keys == [] && bead.layer.opacity == 0.5)
    bare.simulator.step()
    // A screen that has not come is not in the window any more.
    let shown = isCancelled ? bead.layer : bead.layer.presentation()
    #expect((bead.layer.animationKeys() ?? []) == [] && shown?.opacity == 0.5)
  }
}
