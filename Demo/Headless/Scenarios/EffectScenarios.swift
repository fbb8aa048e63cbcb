import MatchCut
import UIKit

extension Scenario {
  /// Each of the other effects, there and back.
  static let effects = [
    effectPush, effectSlide, effectFlip, effectSharedAxis,
    effectFadeThrough, effectCircle, effectCover, effectScale,
  ]

  static let effectPush = Scenario(
    id: "effect-push", group: .effects, title: "As the system pushes, but caught",
    summary: "A push as the system's, which a finger catches and a swipe takes back.",
    code: """
      PushTransition(.push)
      """,
    part: .journal,
    prepare: { $0.app.articles.triedEffect = .push },
    script: caught)

  static let effectSlide = Scenario(
    id: "effect-slide", group: .effects, title: "Side by side",
    summary: "Both screens move; the new one pushes the other one out.",
    code: """
      PushTransition(.slide(from: .trailing))
      """,
    part: .journal,
    prepare: { $0.app.articles.triedEffect = .slide(from: .trailing) },
    script: thereAndBack)

  static let effectFlip = Scenario(
    id: "effect-flip", group: .effects, title: "Two sides of a card",
    summary: "The screens turn about the vertical axis, one after the other.",
    code: """
      PushTransition(.flip)
      """,
    part: .journal,
    prepare: { $0.app.articles.triedEffect = .flip },
    script: thereAndBack)

  static let effectSharedAxis = Scenario(
    id: "effect-shared-axis", group: .effects, title: "Along a shared axis",
    summary: "Material's way to the next step: a short way, out and in.",
    code: """
      PushTransition(.sharedAxis(.x))
      """,
    part: .journal,
    prepare: { $0.app.articles.triedEffect = .sharedAxis(.x) },
    script: thereAndBack)

  static let effectFadeThrough = Scenario(
    id: "effect-fade-through", group: .effects, title: "Through nothing",
    summary: "Material's way between screens that have little in common.",
    code: """
      PushTransition(.fadeThrough)
      """,
    part: .journal,
    prepare: { $0.app.articles.triedEffect = .fadeThrough },
    script: thereAndBack)

  static let effectCircle = Scenario(
    id: "effect-circle", group: .effects, title: "Out of a button",
    summary: "A circle grows out of the button that was tapped, and shrinks back into it.",
    code: """
      ModalTransition(.circle(from: .view(button)))
      """,
    prepare: { $0.app.photos.settingsEffect = .circle(from: .view($0.app.photos.settingsButton)) },
    script: openAndClose)

  static let effectCover = Scenario(
    id: "effect-cover", group: .effects, title: "Over the other one",
    summary: "Only the screen in front moves, from an edge.",
    code: """
      ModalTransition(.cover(from: .bottom))
      """,
    prepare: { $0.app.photos.settingsEffect = .cover(from: .bottom) },
    script: openAndClose)

  static let effectScale = Scenario(
    id: "effect-scale", group: .effects, title: "Two at once",
    summary: "The screen grows and fades in while it comes up from the lower edge.",
    code: """
      ModalTransition(
        .cover(from: .bottom)
          .combined(with: .scale))
      """,
    prepare: { $0.app.photos.settingsEffect = .cover(from: .bottom).combined(with: .scale) },
    script: openAndClose)

  @MainActor private static func thereAndBack(_ stage: Stage) {
    stage.wait(0.3)
    stage.tap(stage.app.articles.cards[0])
    stage.settle()
    stage.tap(stage.story?.backButton)
    stage.settle()
    stage.expect(stage.story == nil, "the list is shown")
  }

  @MainActor private static func caught(_ stage: Stage) {
    stage.wait(0.3)
    stage.tap(stage.app.articles.cards[0])
    stage.wait(0.06)
    stage.drag(
      from: CGPoint(x: 60, y: 520),
      [
        Stroke(right: 150, in: 0.4, hold: 0.1),
        Stroke(right: -190, in: 0.3),
      ])
    stage.settle()
    stage.drag(from: CGPoint(x: 3, y: 520), [Stroke(right: 260, down: 10, in: 0.4)])
    stage.settle()
    stage.expect(stage.story == nil, "the list is shown")
  }

  @MainActor private static func openAndClose(_ stage: Stage) {
    stage.wait(0.3)
    stage.tap(stage.app.photos.settingsButton)
    stage.settle()
    stage.tap(stage.settings?.doneButton)
    stage.settle()
    stage.expect(stage.settings == nil, "the settings are closed")
  }
}
