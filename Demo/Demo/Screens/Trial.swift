import MatchCut
import UIKit

/// The transitions to try in the running app, instead of its own.
@MainActor struct Trial {
  /// Something to choose.
  enum Menu: String, CaseIterable {
    case effect = "Effect"
    case timing = "Timing"
    case photos = "Photos"
    case stories = "Stories"
  }

  private struct Choice<Value> {
    let name: String
    let value: Value
  }

  /// The effect of the system's own transitions, which the kit does not run.
  static let systemEffect = effects.count - 1

  private static let effects: [Choice<(any TransitionEffect)?>] = [
    Choice(name: "The app's own", value: nil),
    Choice(name: "Push", value: .push), Choice(name: "Slide", value: .slide(from: .trailing)),
    Choice(name: "Cover", value: .cover(from: .bottom)), Choice(name: "Scale", value: .scale),
    Choice(name: "Flip", value: .flip), Choice(name: "Shared axis", value: .sharedAxis(.x)),
    Choice(name: "Fade through", value: .fadeThrough), Choice(name: "Fade", value: .fade),
    Choice(name: "The system's sheet and push", value: nil),
  ]
  private static let timings: [Choice<TransitionTiming?>] = [
    Choice(name: "The effect's own", value: nil),
    Choice(name: "Ease out, 0.2 s", value: .curve(.easeOut, duration: 0.2)),
    Choice(name: "Spring that bounces", value: .spring(duration: 0.6, dampingRatio: 0.6)),
    Choice(name: "Slow, 2 s", value: .curve(.linear, duration: 2)),
  ]
  private static let dismissals: [Choice<DismissalGesture>] = [
    Choice(name: "Drag photos", value: .drag), Choice(name: "Pull photos down", value: .panDown),
    Choice(name: "Push photos up", value: .pan(.up)),
    Choice(name: "Throw photos up or down", value: .drag([.down, .up])),
  ]
  private static let pops: [Choice<PopGesture?>] = [
    Choice(name: "Swipe from the edge", value: .edge),
    Choice(name: "Swipe anywhere", value: .fullWidth),
    Choice(name: "Drag stories", value: .drag), Choice(name: "No swipe", value: nil),
  ]

  /// The choices of a menu.
  static func names(of menu: Menu) -> [String] {
    switch menu {
    case .effect: effects.map(\.name)
    case .timing: timings.map(\.name)
    case .photos: dismissals.map(\.name)
    case .stories: pops.map(\.name)
    }
  }

  private var selection: [Menu: Int] = [:]
  /// Whether effects are those of Reduce Motion, on a phone that has it off.
  var isReduced = false

  /// The index of the choice, 0 at first; an index out of range changes nothing.
  subscript(menu: Menu) -> Int {
    get { selection[menu] ?? 0 }
    set {
      if Self.names(of: menu).indices.contains(newValue) { selection[menu] = newValue }
    }
  }

  /// The effect that was chosen; nil for the app's own.
  var effect: (any TransitionEffect)? { Self.effects[self[.effect]].value.map(seen) }

  /// Whether transitions are the kit's rather than the system's.
  var usesKit: Bool { self[.effect] != Self.systemEffect }

  private func seen(_ effect: any TransitionEffect) -> any TransitionEffect {
    isReduced ? effect.reduced : effect
  }

  /// The transition of a photo; nil for the system's.
  @MainActor func transition(
    _ own: any TransitionEffect, dismissal: DismissalGesture, options: GestureOptions
  ) -> ModalTransition? {
    guard usesKit else { return nil }
    return ModalTransition(
      effect ?? seen(own), timing: Self.timings[self[.timing]].value, dismissal: dismissal,
      dismissalOptions: options)
  }

  /// Makes the app use the choices, from the next transition on.
  func apply(to app: AppViewController) {
    app.photos.trial = self
    app.photos.dismissal = Self.dismissals[self[.photos]].value
    guard usesKit else {
      (app.journal.delegate as? PushTransition)?.detach(from: app.journal)
      return
    }
    let articles = app.articles
    PushTransition(
      timing: Self.timings[self[.timing]].value, popGesture: Self.pops[self[.stories]].value
    ) { [weak articles] request in
      effect ?? seen(articles?.effect(for: request) ?? .push)
    }
    .attach(to: app.journal)
  }
}
