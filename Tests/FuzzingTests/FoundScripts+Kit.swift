@testable import Fuzzing

extension FoundScript {
  /// What was found in the kit.
  static let kit: [FoundScript] = [
    FoundScript(
      testDescription: "a picture that is blank as a finger comes while the main thread hangs",
      script: Script(
        app: AppPlan(
          device: DevicePlan(refreshRate: 120), root: .deck,
          stack: StackPlan(effect: .zoom(.behind(0)))),
        events: [
          .act(.select(1, animated: true)), .settle, .stall(0.2), .down(0, x: 0.5, y: 0.3),
          .move(0, x: 88, y: 0, seconds: 0),
        ])),
    FoundScript(
      testDescription:
        "a completion that is not called, of a dismissal requested at a finger's end",
      script: Script(
        app: AppPlan(device: DevicePlan(variant: 1), modals: [ModalPlan(gesture: .pan(.down))]),
        events: [
          .when(.end, .dismissOrReverse(animated: true)), present, .settle,
          .down(0, x: 0.5, y: 0.3), .move(0, x: 0, y: 56, seconds: 0.3),
        ])),
    FoundScript(
      testDescription: "a completion that is not called, of a dismissal requested by a source",
      script: Script(
        app: AppPlan(modals: [ModalPlan(effect: .zoom(.provider), cornerRadius: 52.4)]),
        events: [
          .when(.source, .dismissOrReverse(animated: false)),
          .act(.present(0, inStack: false, animated: false)),
        ])),
    FoundScript(
      testDescription: "two screens that are dismissed in one layout, as the upper one has come",
      script: Script(
        app: AppPlan(),
        events: [
          .when(.willAppear, .dismissOrReverse(animated: true)),
          .when(.presentCompletion, .present(0, inStack: false, animated: true)),
          .act(.present(0, inStack: false, animated: true)),
          .run(0.2), .down(0, x: 0.5, y: 0.3), .move(0, x: 0, y: 0, seconds: 0.05),
          .act(.dismissOrReverse(animated: false)),
        ])),
    FoundScript(
      testDescription: "the alpha of a source that the app has set in flight",
      script: Script(
        app: AppPlan(
          root: .tabs, modals: [ModalPlan(effect: .zoom(.first(1)), gesture: .pan(.down))],
          stack: StackPlan(effect: .zoom(.first(1)))),
        events: [
          .act(.select(2, animated: true)), present, .commit, .down(0, x: 0.5, y: 0.3),
          .act(.source(.fade(1, 0.6))), .settle,
        ])),
    FoundScript(
      testDescription: "a dismissal requested as another one has been cancelled",
      script: Script(
        app: AppPlan(modals: [ModalPlan(gesture: .pan(.down))]),
        events: [
          .act(.present(0, inStack: false, animated: true)),
          .when(.presentCompletion, .present(0, inStack: false, animated: true)),
          .when(.end, .dismissOrReverse(animated: true)),
          .act(.dismissOrReverse(animated: true)), .settle, .down(0, x: 0.5, y: 0.3),
          .move(0, x: 0, y: 30, seconds: 0),
        ])),
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
    FoundScript(
      testDescription: "a freeze, for a stack that is dragged away as it and the one below push",
      script: Script(
        app: AppPlan(root: .navigation, modals: [ModalPlan(gesture: .drag(.down))]),
        events: [
          .act(.push(animated: true)), .commit,
          .act(.present(0, inStack: true, animated: false)), .commit,
          .act(.push(animated: true)), .down(0, x: 0.01, y: 0.3),
          .move(0, x: 356, y: 0, seconds: 0.3),
        ])),
    FoundScript(
      testDescription: "a tap beside a card and a pan in one turn, which both dismiss",
      script: Script(
        app: AppPlan(modals: [
          ModalPlan(gesture: .pan(.down), layout: .card, dismissesOnTapOutside: true)
        ]),
        events: [
          present, .settle, .down(0, x: 0.99, y: 0.3), .lift(0), .down(0, x: 0.5, y: 0.3),
          .move(0, x: 0, y: 53, seconds: 0),
        ])),
    FoundScript(
      testDescription: "an outcome inside UIKit's start of a pop, for a stack that goes in a block",
      script: Script(
        app: AppPlan(root: .navigation, stack: StackPlan(gesture: .fullWidth)),
        events: [
          .when(.alongside, .replaceRoot), .act(.push(animated: false)), .run(0.02),
          .down(0, x: 0.5, y: 0.3), .move(0, x: 393, y: 0, seconds: 0.05),
        ])),
    FoundScript(
      testDescription: "a view left behind, for tabs that go as a finger starts their transition",
      script: Script(
        app: AppPlan(device: DevicePlan(isRightToLeft: true), root: .tabs),
        events: [
          .down(0, x: 0.5, y: 0.3), .move(0, x: 532, y: 0, seconds: 0), .act(.lose(.noRoot)),
          .settle,
        ])),
    FoundScript(
      testDescription: "a dismissal that has waited, in the turn in which a finger asks for one",
      script: Script(
        app: AppPlan(
          contents: [.scroll], modals: [ModalPlan(timing: .spring, gesture: .pan(.down))]),
        events: [
          present, .run(0.05), .act(.dismissOrReverse(animated: false)), .run(0.05), .run(0.15),
          .down(0, x: 0.5, y: 0.3), .move(0, x: 23, y: 0, seconds: 0),
          .move(0, x: 0, y: -14, seconds: 0), .move(0, x: 0, y: 203, seconds: 0),
        ])),
    FoundScript(
      testDescription: "the same of a screen with a presentation that is the app's own",
      script: Script(
        app: AppPlan(
          contents: [.scroll],
          modals: [ModalPlan(way: .handWritten, timing: .spring, gesture: .pan(.down))]),
        events: [
          present, .run(0.05), .act(.dismissOrReverse(animated: false)), .run(0.05), .run(0.15),
          .down(0, x: 0.5, y: 0.3), .move(0, x: 23, y: 0, seconds: 0),
          .move(0, x: 0, y: -14, seconds: 0), .move(0, x: 0, y: 203, seconds: 0),
        ])),
    FoundScript(
      testDescription: "a container that goes while an effect is arranged for two fingers",
      script: Script(
        app: AppPlan(modals: [ModalPlan(effect: .curtain, gesture: .drag(.down))]),
        events: [
          .when(.poses, .lose(.container)), .act(.present(0, inStack: false, animated: false)),
          .settle, .down(0, x: 0.5, y: 0.3), .down(1, x: 0.8, y: 0.3),
          .move(1, x: -87, y: 0, seconds: 0.05),
        ])),
    FoundScript(
      testDescription: "a screen that another screen's presentation has selected, taken back",
      script: Script(
        app: AppPlan(
          device: DevicePlan(size: .landscape), root: .deck,
          modals: [ModalPlan(gesture: .pan(.down))]),
        events: [
          .when(.alongside, .select(2, animated: false)), present, .commit, .act(reverse),
        ])),
    FoundScript(
      testDescription: "a dismissal that waits for one, requested again as a finger lets that go",
      script: Script(
        app: AppPlan(modals: [ModalPlan(way: .handWritten, gesture: .pan(.down))]),
        events: [
          present, .settle, .act(.dismiss(animated: true)), .run(0.02), .act(reverse),
          .when(.end, reverse), .down(0, x: 0.5, y: 0.3), .move(0, x: -12, y: 0, seconds: 0),
        ])),
    FoundScript(
      testDescription: "two pushes at once, of which the first loses its window, and a pop",
      script: Script(
        app: AppPlan(root: .navigation),
        events: [
          .act(.push(animated: true)), .commit, .act(.push(animated: true)),
          .act(.lose(.windowHidden)), .act(.find), .act(.pop(animated: true)),
        ])),
    FoundScript(
      testDescription: "a full screen above a sheet, whose wrapper is UIKit's own",
      script: Script(
        app: AppPlan(
          device: DevicePlan(variant: 14),
          modals: [ModalPlan(way: .sheet), ModalPlan(way: .fullScreen)]),
        events: [
          present, .settle, .act(.present(1, inStack: false, animated: true)), .settle,
          .act(.dismiss(animated: true)),
        ])),
    FoundScript(
      testDescription: "a source that has been hidden, and that the app fades as a finger lets go",
      script: Script(
        app: AppPlan(
          device: DevicePlan(variant: 1),
          modals: [
            ModalPlan(effect: .zoom(.behind(0)), gesture: .pan(.down), cornerRadius: 48.88)
          ]),
        events: [
          present, .settle, .act(.dismiss(animated: true)), .when(.end, .source(.fade(0, 0.9))),
          .act(.source(.hide(0))), .commit, .down(0, x: 0.5, y: 0.3),
          .move(0, x: 0, y: -48, seconds: 0),
        ])),
  ]
}
