import MatchCut
import MatchCutContainers
import Testing
import UIKit
import UIKitSimulator

/// Pending layouts of the screens at the beginning of a transition.
@MainActor struct PendingLayoutTests {
  @Test func `it is laid out before an animation that would animate it`() {
    let stage = SwipeStage { $0.effect = LayingOutEffect() }
    let notes = [stage.second, stage.third].map { screen in
      let note = LayoutNote(frame: CGRect(x: 0, y: 300, width: 100, height: 100))
      screen.loadViewIfNeeded()
      screen.view.addSubview(note)
      return note
    }
    stage.settle()
    for (screen, note) in zip([stage.second, stage.third], notes) {
      note.durations = []
      screen.onCall = { call, _ in
        if call == .willAppear || call == .willDisappear { note.setNeedsLayout() }
      }
    }
    stage.container.select(2, animated: true)
    stage.settle()
    for note in notes { #expect(!note.durations.isEmpty && Set(note.durations) == [0]) }
    stage.expectSelected(2)
  }
}

/// A view that records the animations in which it is laid out.
private final class LayoutNote: UIView {
  /// The durations of the animations around its layouts, in seconds.
  var durations: [TimeInterval] = []

  override func layoutSubviews() {
    super.layoutSubviews()
    durations.append(UIView.inheritedAnimationDuration)
  }
}

/// An object with a property that lays out views when it is set.
@MainActor private final class LayoutTrigger {
  let views: [UIView]
  var number = 0 {
    didSet {
      guard number != oldValue else { return }
      for view in views { view.layoutIfNeeded() }
    }
  }

  init(_ views: [UIView]) {
    self.views = views
  }
}

/// An effect that lays out both screens in its animation.
private struct LayingOutEffect: TransitionEffect {
  func arrange(_ stage: TransitionStage) {
    stage.set(\.alpha, of: stage.front, away: 0)
    let trigger = LayoutTrigger([stage.front, stage.back].compactMap { $0 })
    stage.set(\.number, of: trigger, settled: 1)
  }
}
