import Testing
import UIKit
import UIKitSimulator

@testable import MatchCut

/// A standalone layer, which animates implicitly.
@MainActor
private final class Bead {
  let layer = CALayer()
}

/// An effect that changes a standalone layer.
private struct BeadEffect: TransitionEffect {
  let bead: Bead

  func arrange(_ stage: TransitionStage) {
    stage.set(\.opacity, of: bead.layer, away: 0, settled: 1)
  }
}

/// Changes of a transition that no view has.
@MainActor
struct PutBackTests {
  @Test("a standalone layer is restored at once", arguments: [true, false])
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
    // A screen that was not presented is no longer in the window.
    let shown = isCancelled ? bead.layer : bead.layer.presentation()
    #expect((bead.layer.animationKeys() ?? []) == [] && shown?.opacity == 0.5)
  }
}
