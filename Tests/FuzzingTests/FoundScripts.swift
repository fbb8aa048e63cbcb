import Testing

@testable import Fuzzing

/// A script in which the random test has found something once.
struct FoundScript: Sendable, CustomTestStringConvertible {
  /// What was wrong.
  let testDescription: String
  let script: Script
}

extension FoundScript {
  private static let present = Event.act(.present(0, inStack: false, animated: true))
  private static let reverse = Act.dismissOrReverse(animated: true)

  static let all = kit + sides + headless

  /// What was found in the kit.
  static let kit: [FoundScript] = [
    FoundScript(
      testDescription: "a source that fades for ever, whose screen lost its container in a block",
      script: Script(
        app: AppPlan(modals: [ModalPlan(effect: .zoom(.behind(0)))]),
        events: [.when(.alongside, .lose(.container)), present])),
    FoundScript(
      testDescription: "a source that fades for ever, whose screen was turned around in a block",
      script: Script(
        app: AppPlan(modals: [ModalPlan(effect: .match(.behind(0)), gesture: .pan(.down))]),
        events: [.when(.alongside, reverse), present])),
    FoundScript(
      testDescription: "a finger's end without a finger, for two reversals in one another",
      script: Script(
        app: AppPlan(modals: [ModalPlan(gesture: .pan(.down))]),
        events: [.when(.interactionChange, reverse), present, .commit, .act(reverse)])),
    FoundScript(
      testDescription: "a crash, for a reversal while a finger catches the screen",
      script: Script(
        app: AppPlan(modals: [ModalPlan(gesture: .pan(.down))]),
        events: [
          .when(.interactionChange, reverse), present, .commit, .down(0, x: 0.5, y: 0.3),
        ])),
    FoundScript(
      testDescription: "an animator continued twice, for a reversal while a drag is caught",
      script: Script(
        app: AppPlan(modals: [
          ModalPlan(effect: .kit(.push), gesture: .drag(.down), backdrop: .blur)
        ]),
        events: [
          present, .commit, .when(.interactionChange, reverse), .down(0, x: 0.5, y: 0.3),
          .act(.lose(.windowHidden)), .act(.find),
        ])),
    FoundScript(
      testDescription: "a thumbnail left half-way, taken over by an animation that goes back",
      script: Script(
        app: AppPlan(
          root: .navigation, modals: [ModalPlan(effect: .curtain, gesture: .pan(.down))],
          stack: StackPlan(effect: .curtain)),
        events: [
          .act(.push(animated: true)), .settle, .down(0, x: 0.01, y: 0.3),
          .move(0, x: 217, y: 0, seconds: 0), .lift(0), .run(0.02),
          .when(.didShow, reverse), present,
        ])),
    FoundScript(
      testDescription: "an animator left paused, for a drag without a duration during a push",
      script: Script(
        app: AppPlan(
          root: .navigation, modals: [ModalPlan(timing: .none, gesture: .drag(.down))]),
        events: [
          .act(.push(animated: true)), .commit,
          .act(.present(0, inStack: false, animated: false)), .commit,
          .down(0, x: 0.5, y: 0.3), .move(0, x: 0, y: 168, seconds: 0),
        ])),
    FoundScript(
      testDescription: "a dismissal lost that comes as a cancelled one ends, after another one",
      script: Script(
        app: AppPlan(modals: [ModalPlan(gesture: .pan(.down))]),
        events: [
          .when(.willDismiss, reverse), .when(.end, .dismissOrReverse(animated: false)),
          present, .settle, .down(0, x: 0.5, y: 0.3), .move(0, x: 0, y: 35, seconds: 0),
          .cancel(0),
        ])),
    FoundScript(
      testDescription:
        "a source that shows, of a card presented without animation as it is resized",
      script: Script(
        app: AppPlan(modals: [ModalPlan(effect: .zoom(.behind(0)), layout: .card)]),
        events: [.act(.present(0, inStack: false, animated: false)), .resize(.small)])),
    FoundScript(
      testDescription: "a drag that moves a screen whose view the app removes when it is told",
      script: Script(
        app: AppPlan(modals: [ModalPlan(way: .handWritten, gesture: .drag(.down))]),
        events: [
          .when(.willDismiss, .lose(.screen)), .act(.present(0, inStack: false, animated: false)),
          .commit, .down(0, x: 0.5, y: 0.3), .move(0, x: 0, y: 490, seconds: 0.05),
        ])),
    FoundScript(
      testDescription: "a dismissal that waits and never tells, since the app dismisses by itself",
      script: Script(
        events: [
          .when(.willAppear, reverse), .when(.coordinatorCompletion, reverse), present,
          .when(.presentCompletion, .dismiss(animated: true)),
        ])),
    FoundScript(
      testDescription:
        "a source that fades for ever, whose screen lost its container as it was shown",
      script: Script(
        app: AppPlan(modals: [ModalPlan(effect: .curtain, cornerRadius: 47.28)]),
        events: [present, .when(.alongside, .lose(.container))])),
    FoundScript(
      testDescription: "an alpha that the app sets as a drag's transition shows the source again",
      script: Script(
        app: AppPlan(modals: [
          ModalPlan(effect: .zoom(.behind(0)), gesture: .drag(.down), cornerRadius: 54.84)
        ]),
        events: [
          present, .settle, .act(.source(.move(0, x: -50, y: 160))),
          .act(.dismiss(animated: true)), .commit, .act(.source(.fade(0, 0.3))),
        ])),
    FoundScript(
      testDescription: "a crash, for a container that goes as a finger catches the screen",
      script: Script(
        app: AppPlan(modals: [ModalPlan(gesture: .pan(.down))]),
        events: [
          .when(.interactionChange, .lose(.container)), present, .commit,
          .down(0, x: 0.5, y: 0.3),
        ])),
    FoundScript(
      testDescription: "a tap that dismisses when a dismissal is waiting",
      script: Script(
        app: AppPlan(modals: [
          ModalPlan(
            timing: .spring, gesture: .pan(.down), layout: .card, dismissesOnTapOutside: true)
        ]),
        events: [
          present, .act(reverse), .run(0.2), .run(0.05), .down(0, x: 0.5, y: 0.3), .lift(0),
          .down(0, x: 0.01, y: 0.3),
        ])),
    FoundScript(
      testDescription: "a bar that the app shows while a finger holds a pop that was sent back",
      script: Script(
        app: AppPlan(root: .navigation, stack: StackPlan(hidesBar: true)),
        events: [
          .act(.push(animated: false)), .run(0.02), .down(0, x: 0.01, y: 0.3),
          .move(0, x: 105, y: 0, seconds: 0.1), .cancel(0), .down(0, x: 0.5, y: 0.3),
          .move(0, x: 225, y: 0, seconds: 0), .act(.hideBar(false, animated: false)),
        ])),
    FoundScript(
      testDescription: "an alpha that the app sets on the source while a finger holds a dismissal",
      script: Script(
        app: AppPlan(modals: [
          ModalPlan(effect: .zoom(.first(1)), gesture: .pan(.down), cornerRadius: 25.84)
        ]),
        events: [
          present, .settle, .act(.source(.move(1, x: -183, y: 65))), .down(0, x: 0.5, y: 0.3),
          .move(0, x: 0, y: 51, seconds: 0.1), .act(.source(.fade(1, 0.9))), .cancel(0),
        ])),
  ]

  /// What was found in the kit's containers and tabs.
  static let sides: [FoundScript] = [
    FoundScript(
      testDescription: "a tab selected in the layout of one that comes",
      script: Script(
        app: AppPlan(root: .tabs),
        events: [.when(.layout, .select(0, animated: true)), .act(.select(1, animated: true))])),
    FoundScript(
      testDescription: "a tab selected in the animation block of a swipe that begins",
      script: Script(
        app: AppPlan(root: .tabs),
        events: [
          .when(.alongside, .select(1, animated: true)), .down(0, x: 0.5, y: 0.3),
          .move(0, x: -28, y: 0, seconds: 0),
        ])),
    FoundScript(
      testDescription: "a tab selected in the animation block of another selection",
      script: Script(
        app: AppPlan(root: .tabs),
        events: [.when(.alongside, .select(0, animated: true)), .act(.select(2, animated: true))])),
    FoundScript(
      testDescription: "a tab selected in the layout of one that a finger brings",
      script: Script(
        app: AppPlan(root: .tabs),
        events: [
          .when(.layout, .select(1, animated: true)), .down(0, x: 0.5, y: 0.3),
          .move(0, x: -13, y: 0, seconds: 0), .settle,
        ])),
    FoundScript(
      testDescription: "a tab selected when a swipe has ended, before the finger hears of it",
      script: Script(
        app: AppPlan(root: .tabs),
        events: [
          .when(.coordinatorCompletion, .select(0, animated: true)), .down(0, x: 0.5, y: 0.3),
          .move(0, x: -269, y: 0, seconds: 0),
        ])),
    FoundScript(
      testDescription: "a screen selected as a finger brings another one without a duration",
      script: Script(
        app: AppPlan(
          device: DevicePlan(isRightToLeft: true), root: .deck, stack: StackPlan(timing: .none)),
        events: [
          .when(.isAppearing, .select(2, animated: true)), .down(0, x: 0.5, y: 0.3),
          .move(0, x: 73, y: 0, seconds: 0),
        ])),
    FoundScript(
      testDescription: "a container that goes as one of its screens has gone",
      script: Script(
        app: AppPlan(root: .deck),
        events: [
          .when(.didDisappear, .lose(.windowHidden)), .act(.select(2, animated: true)),
        ])),
    FoundScript(
      testDescription: "an alpha of the app's that a selection without animation takes back",
      script: Script(
        app: AppPlan(root: .deck, stack: StackPlan(effect: .zoom(.behind(0)))),
        events: [
          .act(.select(2, animated: true)), .act(.source(.fade(0, 0.6))),
          .act(.select(1, animated: false)),
        ])),
    FoundScript(
      testDescription: "a container that goes as a transition in it begins",
      script: Script(
        app: AppPlan(root: .deck),
        events: [
          .when(.willDisappear, .lose(.windowHidden)), .act(.select(1, animated: true)),
        ])),
    FoundScript(
      testDescription: "insets that were computed while a screen gave way at an end",
      script: Script(
        app: AppPlan(device: DevicePlan(size: .landscape), root: .deck),
        events: [
          .down(0, x: 0.5, y: 0.3), .move(0, x: 28, y: 0, seconds: 0), .act(.tweak(.insets(11))),
        ])),
    FoundScript(
      testDescription: "a container that is covered while a selection waits",
      script: Script(
        app: AppPlan(root: .deck, modals: [ModalPlan(way: .fullScreen)]),
        events: [
          .act(.select(1, animated: false)), .act(.select(0, animated: true)),
          .when(.didAppear, .select(1, animated: true)),
          .act(.present(0, inStack: false, animated: false)),
        ])),
    FoundScript(
      testDescription: "a container that goes as a selection is led elsewhere",
      script: Script(
        app: AppPlan(root: .deck),
        events: [
          .when(.didAppear, .replaceRoot), .act(.select(2, animated: true)),
          .act(.select(1, animated: true)),
        ])),
    FoundScript(
      testDescription: "an alpha of the app's that a finger in a container takes back",
      script: Script(
        app: AppPlan(root: .deck, stack: StackPlan(effect: .zoom(.first(1)), timing: .spring)),
        events: [
          .act(.select(1, animated: true)), .run(0.15), .act(.source(.fade(1, 0.9))), .run(0.05),
          .down(0, x: 0.5, y: 0.3), .move(0, x: -33, y: 0, seconds: 0.3),
        ])),
  ]

  /// What was found in the headless UIKit.
  static let headless: [FoundScript] = [
    FoundScript(
      testDescription: "a child that stays about to appear, whose view came and went in one turn",
      script: Script(
        app: AppPlan(root: .nestedNavigation),
        events: [.act(.lose(.child)), .act(.find), .act(.lose(.child)), .run(0.02)])),
    FoundScript(
      testDescription: "the insets of a sheet that comes back",
      script: Script(
        app: AppPlan(
          device: DevicePlan(size: .landscape, refreshRate: 120), modals: [ModalPlan(way: .sheet)]),
        events: [
          present, .settle, .down(0, x: 0.5, y: 0.3), .move(0, x: 0, y: 85, seconds: 0.1),
        ])),
    FoundScript(
      testDescription: "a screen that does not hear of its window, whose root was away meanwhile",
      script: Script(
        events: [present, .settle, .act(.lose(.windowHidden)), .act(.lose(.noRoot))])),
    FoundScript(
      testDescription: "a sheet that stays in the hand at rest, where animators never end there",
      script: Script(
        app: AppPlan(device: DevicePlan(variant: 3), modals: [ModalPlan(way: .sheet)]),
        events: [
          present, .settle, .down(0, x: 0.5, y: 0.3), .move(0, x: 0, y: 37, seconds: 0),
          .move(0, x: 0, y: -68, seconds: 0),
        ])),
    FoundScript(
      testDescription: "a covered screen that appears, whose stack comes back during a push",
      script: Script(
        app: AppPlan(root: .navigation, stack: StackPlan(way: .system)),
        events: [.act(.push(animated: true)), .commit, .act(.lose(.noRoot))])),
    FoundScript(
      testDescription: "a tab selected as a cancelled transition has ended, installed twice",
      script: Script(
        app: AppPlan(root: .tabs, stack: StackPlan(effect: .zoom(.behind(0)))),
        events: [
          .when(.coordinatorCompletion, .select(0, animated: true)), .down(0, x: 0.99, y: 0.94),
          .lift(0), .act(.select(1, animated: true)), .down(0, x: 0.5, y: 0.3),
          .move(0, x: -176, y: 0, seconds: 0),
        ])),
    FoundScript(
      testDescription: "a child that stays about to appear, whose view was away meanwhile",
      script: Script(
        app: AppPlan(root: .nestedNavigation),
        events: [.act(.lose(.noRoot)), .when(.willAppear, .lose(.child))])),
    FoundScript(
      testDescription: "a back button that pops before a push has begun",
      script: Script(
        app: AppPlan(root: .navigation),
        events: [
          .act(.push(animated: true)), .settle, .act(.push(animated: true)),
          .down(0, x: 0.11, y: 0.07), .move(0, x: 0, y: -43, seconds: 0.05),
        ])),
  ]
}
