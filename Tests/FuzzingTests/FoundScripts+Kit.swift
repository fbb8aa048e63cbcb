@testable import Fuzzing

extension FoundScript {
  /// Findings in the kit.
  static let kit: [FoundScript] = [
    FoundScript(
      testDescription: "a dismissal in the completion of a presentation that starts afterward",
      script: Script(
        app: AppPlan(
          device: DevicePlan(variant: 1),
          modals: [ModalPlan(way: .overFullScreen, gesture: .drag(.down))]),
        events: [
          .when(.presentCompletion, .promise(0, animated: true)), .act(.animations(false)),
          FoundScript.present,
        ])),
    FoundScript(
      testDescription: "a child that is selected without animations while others appear",
      script: Script(
        app: AppPlan(root: .deck, modals: [ModalPlan(), ModalPlan(), ModalPlan(way: .fullScreen)]),
        events: [
          .act(.present(2, inStack: false, animated: true)), .settle,
          .act(.dismiss(animated: true)),
          .when(.didAppear, .within(.withoutAnimation, .select(1, animated: true))),
        ])),
    FoundScript(
      testDescription: "a large title that keeps moving, after a pop alongside its push",
      script: Script(
        app: AppPlan(root: .navigation, stack: StackPlan(hasLargeTitles: true)),
        events: [
          .when(.alongside, .popOrReverse(animated: true)), .act(.push(animated: true)),
        ])),
    FoundScript(
      testDescription: "a selection in a swipe without duration, which ends inside of UIKit's call",
      script: Script(
        app: AppPlan(root: .tabs, stack: StackPlan(timing: .none, animator: .block)),
        events: [
          .when(.isAppearing, .select(2, animated: true)), .down(0, x: 0.5, y: 0.3),
          .move(0, x: -25, y: 0, seconds: 0),
        ])),
    FoundScript(
      testDescription: "a swipe back during a push that is not animated, and takes its time",
      script: Script(
        app: AppPlan(
          device: DevicePlan(variant: 2), root: .navigation,
          stack: StackPlan(way: .attachedWithAnimators, timing: .spring, animator: .block)),
        events: [
          .act(.push(animated: true)), .run(0.35), .act(.push(animated: false)), .run(0.35),
          .down(0, x: 0.01, y: 0.3), .move(0, x: 199, y: 0, seconds: 0),
        ])),
    FoundScript(
      testDescription:
        "a view left behind that the app's animator had inserted, in a canceled drag",
      script: Script(
        app: AppPlan(
          device: DevicePlan(variant: 1), root: .navigation,
          stack: StackPlan(way: .attachedWithAnimators, gesture: .drag, animator: .property)),
        events: [
          .act(.push(animated: true)), .settle, .down(0, x: 0.01, y: 0.3),
          .move(0, x: 51, y: 0, seconds: 0), .cancel(0),
        ])),
    FoundScript(
      testDescription: "a pull during a presentation that is not animated, and takes its time",
      script: Script(
        app: AppPlan(
          device: DevicePlan(variant: 2),
          modals: [
            ModalPlan(way: .handWrittenStrict, gesture: .pan(.trailing), animator: .property)
          ]),
        events: [
          .act(.present(0, inStack: false, animated: false)), .run(0.05),
          .down(0, x: 0.5, y: 0.79), .move(0, x: 73, y: 0, seconds: 0),
        ])),
    FoundScript(
      testDescription: "a dismissal that waits for a screen above, whose container is lost",
      script: Script(
        app: AppPlan(
          modals: [
            ModalPlan(
              way: .fullScreen, timing: .spring, gesture: .pan(.down), removesPresenter: true)
          ]),
        events: [
          .when(.coordinatorCompletion, .present(0, inStack: false, animated: true)), present,
          .run(0.1), .down(0, x: 0.5, y: 0.3), .lift(0), .run(0.17),
          .act(.dismissOrReverse(animated: true)), .run(0.02), .act(.lose(.container)),
        ])),
    FoundScript(
      testDescription: "an animation of the app's that ends in the hand, dragged to its end",
      script: Script(
        app: AppPlan(modals: [
          ModalPlan(way: .handWritten, gesture: .pan(.trailing), animator: .block)
        ]),
        events: [
          present, .down(0, x: 0.5, y: 0.3), .move(0, x: 0.0, y: 70.0, seconds: 0.3), .lift(0),
          .down(0, x: 0.5, y: 0.3), .move(0, x: 546.0, y: 0.0, seconds: 0.3),
        ])),
    FoundScript(
      testDescription:
        "a completion that is not called, for a dismissal in onEnd",
      script: Script(
        app: AppPlan(device: DevicePlan(variant: 1), modals: [ModalPlan(gesture: .pan(.down))]),
        events: [
          .when(.end, .dismissOrReverse(animated: true)), present, .settle,
          .down(0, x: 0.5, y: 0.3), .move(0, x: 0, y: 56, seconds: 0.3),
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
      testDescription: "a dismissal requested when another one was canceled",
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
      testDescription: "a source that fades forever, whose screen lost its container in a block",
      script: Script(
        app: AppPlan(modals: [ModalPlan(effect: .zoom(.behind(0)))]),
        events: [.when(.alongside, .lose(.container)), present])),
    FoundScript(
      testDescription: "a source that fades forever, whose screen was reversed in a block",
      script: Script(
        app: AppPlan(modals: [ModalPlan(effect: .match(.behind(0)), gesture: .pan(.down))]),
        events: [.when(.alongside, reverse), present])),
    FoundScript(
      testDescription: "onEnd without a finger, for two nested reversals",
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
      testDescription: "a thumbnail left halfway, for an animation that is reversed",
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
      testDescription: "a dismissal that is lost at the end of a canceled one, after another one",
      script: Script(
        app: AppPlan(modals: [ModalPlan(gesture: .pan(.down))]),
        events: [
          .when(.willDismiss, reverse), .when(.end, .dismissOrReverse(animated: false)),
          present, .settle, .down(0, x: 0.5, y: 0.3), .move(0, x: 0, y: 35, seconds: 0),
          .cancel(0),
        ])),
    FoundScript(
      testDescription:
        "a source that shows beside a card, presented without animation during a resize",
      script: Script(
        app: AppPlan(modals: [ModalPlan(effect: .zoom(.behind(0)), layout: .card)]),
        events: [.act(.present(0, inStack: false, animated: false)), .resize(.small)])),
    FoundScript(
      testDescription: "a drag that moves a screen whose view the app removes in a callback",
      script: Script(
        app: AppPlan(modals: [ModalPlan(way: .handWritten, gesture: .drag(.down))]),
        events: [
          .when(.willDismiss, .lose(.screen)), .act(.present(0, inStack: false, animated: false)),
          .commit, .down(0, x: 0.5, y: 0.3), .move(0, x: 0, y: 490, seconds: 0.05),
        ])),
    FoundScript(
      testDescription:
        "a dismissal that waits and never completes, because the app dismisses itself",
      script: Script(
        events: [
          .when(.willAppear, reverse), .when(.coordinatorCompletion, reverse), present,
          .when(.presentCompletion, .dismiss(animated: true)),
        ])),
    FoundScript(
      testDescription:
        "a source that fades forever, whose screen lost its container when it was shown",
      script: Script(
        app: AppPlan(modals: [ModalPlan(effect: .curtain, cornerRadius: 47.28)]),
        events: [present, .when(.alongside, .lose(.container))])),
    FoundScript(
      testDescription: "an alpha that the app sets when a drag shows the source again",
      script: Script(
        app: AppPlan(modals: [
          ModalPlan(effect: .zoom(.behind(0)), gesture: .drag(.down), cornerRadius: 54.84)
        ]),
        events: [
          present, .settle, .act(.source(.move(0, x: -50, y: 160))),
          .act(.dismiss(animated: true)), .commit, .act(.source(.fade(0, 0.3))),
        ])),
    FoundScript(
      testDescription: "a crash, for a container that is removed when a finger catches the screen",
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
      testDescription: "a bar that the app shows while a finger holds a reversed pop",
      script: Script(
        app: AppPlan(root: .navigation, stack: StackPlan(hidesBar: true)),
        events: [
          .act(.push(animated: false)), .run(0.02), .down(0, x: 0.01, y: 0.3),
          .move(0, x: 105, y: 0, seconds: 0.1), .cancel(0), .down(0, x: 0.5, y: 0.3),
          .move(0, x: 225, y: 0, seconds: 0), .act(.hideBar(false, animated: false)),
        ])),
    FoundScript(
      testDescription: "a card that jumps as the keyboard of a canceled screen hides",
      script: Script(
        app: AppPlan(
          modals: [ModalPlan(layout: .card), ModalPlan(), ModalPlan(gesture: .drag(.down))]),
        events: [
          .act(.present(0, inStack: false, animated: false)), .run(0.02),
          .act(.type(isBehind: false)), .act(.present(2, inStack: false, animated: true)), .commit,
          .act(.type(isBehind: false)), .act(.dismissOrReverse(animated: true)),
        ])),
    FoundScript(
      testDescription: "a drag's dismissal, requested as a presentation without animation ends",
      script: Script(
        app: AppPlan(modals: [ModalPlan(timing: .none, gesture: .drag(.down))]),
        events: [.when(.presentCompletion, .promise(0, animated: true)), present])),
  ]
}
