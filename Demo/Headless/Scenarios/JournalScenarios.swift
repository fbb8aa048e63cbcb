import MatchCut
import UIKit
import UIKitSimulator

extension Scenario {
  /// Stories that are pushed and popped.
  static let stories: [Scenario] = [articleMatch, articlePush, articlePop, popSwipe, popCancel]

  static let articleMatch = Scenario(
    id: "article-match", group: .navigation, title: "Picture and title move along",
    summary: "A push out of a card: the pictures coincide, and the title moves along.",
    code: .declaration(
      "func effect(for", in: "Demo/Screens/Journal/ArticleListViewController.swift"),
    posterTime: 0.5,
    part: .journal,
    script: { stage in
      stage.wait(0.3)
      stage.tap(stage.app.articles.cards[1])
      stage.settle()
      stage.promise(stage.story?.view, .moves(by: 100, frames: 20))
      stage.promise(stage.story?.picture, .replaces(stage.app.articles.cards[1].picture))
      stage.tap(stage.story?.backButton)
      stage.settle()
      stage.expect(stage.story == nil, "the list is shown")
    })

  static let articlePush = Scenario(
    id: "article-push", group: .navigation, title: "Into a story",
    summary: "A push like the system’s. The navigation controller keeps the transition alive.",
    code: .journal { navigationController in
      PushTransition(.push)
        .attach(to: navigationController)
    },
    posterTime: 0.43,
    part: .journal,
    script: { stage in
      stage.wait(0.3)
      stage.tap(stage.app.articles.cards[0])
      stage.settle()
      stage.promise(stage.story?.view, .moves(by: 300, frames: 10), .glides(90))
      stage.expect(stage.story != nil, "the story is open")
    })

  static let articlePop = Scenario(
    id: "article-pop", group: .navigation, title: "And back to the list",
    summary: "The same effect for the pop: the list moves back in as the story leaves.",
    code: .journal { navigationController in
      PushTransition(.push)
        .attach(to: navigationController)
    },
    part: .journal,
    prepare: tapping { $0.app.articles.cards[2] },
    script: { stage in
      stage.promise(stage.story?.view, .moves(by: 300, frames: 10), .glides(90))
      stage.wait(0.3)
      stage.tap(stage.story?.backButton)
      stage.settle()
      stage.expect(stage.story == nil, "the list is shown")
    })

  static let popSwipe = Scenario(
    id: "pop-swipe", group: .navigation, title: "Swiped back",
    summary: "A swipe from the edge drives the pop, slowly and back and forth, and finishes it.",
    code: .journal { navigationController in
      PushTransition(.push, popGesture: .edge)
        .attach(to: navigationController)
    },
    part: .journal,
    prepare: tapping { $0.app.articles.cards[0] },
    script: { stage in
      stage.promise(stage.story?.view, .moves(by: 300, frames: 60))
      stage.wait(0.3)
      stage.drag(
        from: edge,
        [
          Stroke(right: 230, down: 16, in: 0.7, hold: 0.15),
          Stroke(right: -140, down: -8, in: 0.5, hold: 0.15),
          Stroke(right: 220, down: 10, in: 0.4),
        ])
      stage.settle()
      stage.expect(stage.story == nil, "the list is shown")
    })

  static let popCancel = Scenario(
    id: "pop-cancel", group: .navigation, title: "A canceled swipe",
    summary: "Released too early, the story returns, and the next tap works.",
    code: .journal { navigationController in
      var options = GestureOptions()
      options.shouldBegin = { request in
        // Not on the picture.
        request.location.y > 280
      }
      PushTransition(
        .push, popGesture: .edge, popOptions: options
      ).attach(to: navigationController)
    },
    posterTime: 1.1,
    part: .journal,
    prepare: tapping { $0.app.articles.cards[0] },
    script: { stage in
      stage.promise(stage.story?.view, .moves(by: 80, frames: 40))
      stage.wait(0.3)
      stage.drag(from: edge, [Stroke(right: 110, down: 8, in: 0.6, hold: 0.25)])
      stage.settle()
      stage.expect(stage.story != nil, "the story is still open")
      stage.tap(stage.story?.backButton)
      stage.settle()
      stage.expect(stage.story == nil, "the list is shown")
    })

  /// A point at the leading edge.
  private static let edge = CGPoint(x: 3, y: 520)
}
