import MatchCut
import UIKit
import UIKitSimulator

extension Scenario {
  /// Pops from anywhere, in a right-to-left layout and in a dark interface, and an effect of the app.
  static let waysBack: [Scenario] = [popAnywhere, rightToLeft, dark, ownEffect]

  static let popAnywhere = Scenario(
    id: "pop-anywhere", group: .navigation, title: "Swiped from anywhere",
    summary: "A pan anywhere on the story pops it, as on iOS 26.",
    code: .journal { navigationController in
      PushTransition(.push, popGesture: .fullWidth)
        .attach(to: navigationController)
    },
    part: .journal,
    prepare: tapping { $0.app.articles.cards[3] },
    script: { stage in
      stage.promise(stage.story?.view, .moves(by: 200, frames: 30))
      stage.wait(0.3)
      stage.drag(from: CGPoint(x: 150, y: 560), [Stroke(right: 215, down: 12, in: 0.5)])
      stage.settle()
      stage.expect(stage.story == nil, "the list is shown")
    })

  static let rightToLeft = Scenario(
    id: "right-to-left", group: .navigation, title: "From right to left",
    summary: "In a right-to-left layout, pushes and swipes are mirrored.",
    code: .journal { navigationController in
      // Leading is where the text begins.
      PushTransition(.slide(from: .trailing))
        .attach(to: navigationController)
    },
    part: .journal,
    prepare: { $0.simulator.layoutDirection = .rightToLeft },
    script: { stage in
      stage.wait(0.3)
      stage.tap(stage.app.articles.cards[0])
      stage.settle()
      stage.promise(stage.story?.view, .moves(by: 200, frames: 30))
      stage.drag(from: CGPoint(x: 390, y: 520), [Stroke(right: -260, down: 10, in: 0.5)])
      stage.settle()
      stage.expect(stage.story == nil, "the list is shown")
    })

  static let dark = Scenario(
    id: "dark", group: .navigation, title: "In a dark interface",
    summary: "Between the screens, the app's own background shows: nothing flashes.",
    code: .journal { navigationController in
      PushTransition(.fadeThrough)
        .attach(to: navigationController)
    },
    part: .journal,
    prepare: { $0.simulator.userInterfaceStyle = .dark },
    script: { stage in
      stage.wait(0.3)
      stage.tap(stage.app.articles.cards[2])
      stage.settle()
      stage.promise(stage.story?.view, .fades(frames: 20))
      stage.tap(stage.story?.backButton)
      stage.settle()
      stage.expect(stage.story == nil, "the list is shown")
    })

  static let ownEffect = Scenario(
    id: "own-effect", group: .effects, title: "An effect of your own",
    summary: "An effect is two poses. Dragging, canceling and popping follow from them.",
    code: .journal { navigationController in
      struct TumbleEffect: TransitionEffect {
        func arrange(_ stage: TransitionStage) {
          let fallen = stage.front.transform
            .translatedBy(x: 0, y: 900).rotated(by: 0.6)
          stage.set(\.transform, of: stage.front, away: fallen)
        }
      }
      PushTransition(TumbleEffect())
        .attach(to: navigationController)
    },
    part: .journal,
    script: { stage in
      stage.wait(0.3)
      stage.tap(stage.app.articles.cards[0])
      stage.settle()
      stage.promise(stage.story?.view, .moves(by: 200, frames: 30))
      stage.drag(
        from: CGPoint(x: 3, y: 520),
        [Stroke(right: 200, in: 0.5, hold: 0.1), Stroke(right: 120, in: 0.2)])
      stage.settle()
      stage.expect(stage.story == nil, "the list is shown")
    })
}
