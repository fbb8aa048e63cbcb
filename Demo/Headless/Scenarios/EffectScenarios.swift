import MatchCut
import MatchCutContainers
import UIKit

extension Scenario {
  /// The other effects, in both directions.
  static let effects: [Scenario] = [
    effectPush, effectSlide, effectSharedAxis,
    effectFadeThrough, effectMatch, effectCircle, effectCover, effectScale,
    effectCombined,
  ]

  static let effectPush = inStack(
    id: "effect-push", title: "A push that can be caught",
    summary: "It looks like the system's push, but a finger catches it, and a swipe reverses it.",
    code: .journal { navigationController in
      PushTransition(.push)
        .attach(to: navigationController)
    }, script: caught)

  static let effectSlide = inStack(
    id: "effect-slide", title: "Side by side",
    summary: "Both screens move: the new one pushes the other one out.",
    code: .journal { navigationController in
      PushTransition(.slide(from: .trailing))
        .attach(to: navigationController)
    })

  static let effectSharedAxis = inStack(
    id: "effect-shared-axis", title: "Along a shared axis",
    summary: "Material's transition to a next step: a short move, with a fade.",
    code: .journal { navigationController in
      PushTransition(.sharedAxis(.x))
        .attach(to: navigationController)
    }, posterTime: 0.57, .moves(by: 20, frames: 10))

  static let effectFadeThrough = Scenario(
    id: "effect-fade-through", group: .effects, title: "One fades out, one fades in",
    summary: "Material's transition between screens without a strong relationship, such as tabs.",
    code: .tabs { tabBarController in
      TabTransition(.fadeThrough)
        .attach(to: tabBarController)
    },
    posterTime: 0.55,
    makeRoot: { PlacesTabController() },
    script: { stage in
      stage.wait(0.3)
      stage.tap(tab: 1)
      stage.settle()
      stage.promise(stage.tabs?.selectedViewController?.view, .fades(frames: 10))
      stage.tap(tab: 0)
      stage.settle()
      stage.expect(stage.tabs?.selectedIndex == 0, "the first tab is shown")
    })

  static let effectMatch = Scenario(
    id: "effect-match", group: .effects, title: "Only what matches moves",
    summary: "The story fades in, while its picture and its title move there from the card.",
    code: .journal { navigationController in
      PushTransition { request in
        guard let list = request.backController as? ArticleListViewController,
          let story = request.frontController as? ArticleViewController,
          let card = list.card(of: story)
        else { return .push }
        return .match([
          .pair(of: card.picture, and: story.picture),
          .pair(of: card.kicker, and: story.kicker),
          .pair(of: card.heading, and: story.heading),
        ])
      }
      .attach(to: navigationController)
    },
    part: .journal,
    script: { stage in
      stage.wait(0.3)
      stage.tap(stage.app.articles.cards[1])
      stage.settle()
      stage.promise(stage.story?.view, .fades(frames: 10), .glides(1))
      stage.tap(stage.story?.backButton)
      stage.settle()
      stage.expect(stage.story == nil, "the list is shown")
    })

  static let effectCircle = Scenario(
    id: "effect-circle", group: .effects, title: "Out of a circle",
    summary: "A circle grows out of the tapped button until it fills the screen, and shrinks back.",
    code: .settings { button in
      ModalTransition(.circle(from: .view(button)))
    },
    posterTime: 0.6,
    script: { stage in
      stage.wait(0.3)
      stage.tap(stage.app.photos.settingsButton)
      stage.settle()
      stage.promise(stage.settings?.view, .moves(by: 300, frames: 30))
      stage.tap(stage.settings?.doneButton)
      stage.settle()
      stage.expect(stage.settings == nil, "the settings are closed")
    })

  static let effectCover = presented(
    id: "effect-cover", title: "Above the other screen",
    summary: "Only the front screen moves, from an edge.",
    code: .settings { _ in
      ModalTransition(
        .cover(from: .bottom),
        presentation: PresentationOptions(
          layout: .bottomSheet(), cornerRadius: 32))
    })

  static let effectScale = presented(
    id: "effect-scale", title: "Larger, and there",
    summary: "The screen grows a little, and fades in.",
    code: .settings { _ in
      ModalTransition(
        .scale,
        presentation: PresentationOptions(
          layout: .bottomSheet(), cornerRadius: 32))
    }, .fades(frames: 10))

  static let effectCombined = presented(
    id: "effect-combined", title: "Two effects at once",
    summary: "The screen grows and fades in while it comes up from the lower edge.",
    code: .settings { _ in
      ModalTransition(
        .cover(from: .bottom).combined(with: .scale),
        presentation: PresentationOptions(
          layout: .bottomSheet(), cornerRadius: 32))
    })

  /// A scenario of an effect between the screens of a stack.
  private static func inStack(
    id: String, title: String, summary: String, code: Code,
    posterTime: Double? = nil, _ promise: Promise = .moves(by: 200, frames: 20),
    script: (@MainActor (Stage) -> Void)? = nil
  ) -> Scenario {
    Scenario(
      id: id, group: .effects, title: title, summary: summary, code: code,
      posterTime: posterTime, part: .journal,
      script: script ?? { thereAndBack($0, promise) })
  }

  /// A scenario of an effect with which a button presents a screen.
  private static func presented(
    id: String, title: String, summary: String, code: Code,
    _ promise: Promise = .moves(by: 300, frames: 30)
  ) -> Scenario {
    Scenario(
      id: id, group: .effects, title: title, summary: summary, code: code,
      script: { openAndClose($0, promise) })
  }

  @MainActor private static func thereAndBack(_ stage: Stage, _ promise: Promise) {
    stage.wait(0.3)
    stage.tap(stage.app.articles.cards[0])
    stage.settle()
    stage.promise(stage.story?.view, promise)
    stage.tap(stage.story?.backButton)
    stage.settle()
    stage.expect(stage.story == nil, "the list is shown")
  }

  @MainActor private static func caught(_ stage: Stage) {
    stage.wait(0.3)
    stage.tap(stage.app.articles.cards[0])
    stage.wait(0.06)
    stage.promise(stage.story?.view, .moves(by: 200, frames: 40))
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

  @MainActor private static func openAndClose(_ stage: Stage, _ promise: Promise) {
    stage.wait(0.3)
    stage.tap(stage.app.photos.settingsButton)
    stage.settle()
    stage.promise(stage.settings?.view, promise, .glides(65))
    stage.tap(stage.settings?.doneButton)
    stage.settle()
    stage.expect(stage.settings == nil, "the settings are closed")
  }
}
