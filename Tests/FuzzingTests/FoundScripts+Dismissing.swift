@testable import Fuzzing

extension FoundScript {
  /// Findings in dismissals that the app requests in the middle of something else.
  static let dismissing: [FoundScript] = [
    FoundScript(
      testDescription: "a dismissal of what is above, beside one that a presentation requests",
      script: Script(
        app: AppPlan(modals: [ModalPlan(gesture: .pan(.down))]),
        events: [
          FoundScript.present, .settle, .when(.interactionChange, .promise(0, animated: true)),
          FoundScript.present, .commit, .act(.promiseAbove(0, animated: true)),
        ])),
    FoundScript(
      testDescription: "a dismissal outside of the window, with an animator that never completes",
      script: Script(
        app: AppPlan(
          modals: [ModalPlan(way: .handWritten, gesture: .pan(.down), animator: .silent)]),
        events: [
          .act(.present(0, inStack: false, animated: true)), .settle, .act(.replaceRoot),
          .act(.present(0, inStack: false, animated: true)),
        ])),
    FoundScript(
      testDescription: "a finger, during a dismissal without a coordinator",
      script: Script(
        app: AppPlan(
          device: DevicePlan(variant: 2),
          modals: [ModalPlan(way: .handWritten, gesture: .pan(.down), animator: .property)]),
        events: [
          .when(.isAppearing, .dismissOrReverse(animated: false)),
          .act(.present(0, inStack: false, animated: true)), .run(0.2),
          .down(0, x: 0.5, y: 0.3), .move(0, x: 0, y: 83, seconds: 0.1), .lift(0),
          .down(0, x: 0.5, y: 0.3), .move(0, x: 0, y: 161, seconds: 0),
        ])),
    FoundScript(
      testDescription: "a mark left behind by a dismissal in a presentation that is not animated",
      script: Script(
        app: AppPlan(device: DevicePlan(variant: 2), modals: [ModalPlan(way: .handWritten)]),
        events: [
          .when(.isAppearing, .dismissOrReverse(animated: false)),
          .act(.present(0, inStack: false, animated: false)),
        ])),
    FoundScript(
      testDescription: "a short pull, and insets that change as the dismissal begins",
      script: Script(
        app: AppPlan(modals: [ModalPlan(gesture: .pan(.down))]),
        events: [
          .when(.willDismiss, .tweak(.insets(11.0))),
          .act(.present(0, inStack: false, animated: true)), .settle,
          .down(0, x: 0.5, y: 0.3), .move(0, x: 0, y: 38, seconds: 0),
        ])),
    FoundScript(
      testDescription: "a dismissal that waits for the one above, which is about to begin",
      script: Script(
        app: AppPlan(
          contents: [.pagesOfScrolls],
          modals: [ModalPlan(way: .fullScreen, gesture: .pan(.leading), removesPresenter: true)]),
        events: [
          .when(.end, .present(0, inStack: false, animated: true)),
          .act(.present(0, inStack: false, animated: true)), .run(0.05),
          .act(.dismissOrReverse(animated: true)), .run(0.1),
          .down(0, x: 0.5, y: 0.3), .move(0, x: 230, y: 0, seconds: 0.05),
          .act(.dismissOrReverse(animated: true)),
        ])),
    FoundScript(
      testDescription: "a completion that is not called, for a dismissal in a source's provider",
      script: Script(
        app: AppPlan(modals: [ModalPlan(effect: .zoom(.provider), cornerRadius: 52.4)]),
        events: [
          .when(.source, .dismissOrReverse(animated: false)),
          .act(.present(0, inStack: false, animated: false)),
        ])),
    FoundScript(
      testDescription:
        "two screens that are dismissed in one layout, when the upper one has appeared",
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
      testDescription: "a presentation that is reversed, and ends, in an animation block",
      script: Script(
        app: AppPlan(modals: [ModalPlan(gesture: .pan(.down), removesPresenter: true)]),
        events: [
          .when(.dismissCompletion, .source(.move(0, x: 23, y: 624))),
          .when(.alongside, .dismissOrReverse(animated: true)),
          .act(.present(0, inStack: false, animated: true)),
        ])),
    FoundScript(
      testDescription: "a pull before UIKit begins a dismissal that has waited for a finger",
      script: Script(
        app: AppPlan(
          device: DevicePlan(variant: 22),
          modals: [ModalPlan(effect: .zoom(.behind(0)), gesture: .pan(.down))]),
        events: [
          present, .run(0.2), .act(.dismissOrReverse(animated: false)), .run(0.05),
          .down(0, x: 0.5, y: 0.3), .lift(0), .run(0.02), .down(0, x: 0.5, y: 0.3),
          .move(0, x: 0, y: 158, seconds: 0),
        ])),
    FoundScript(
      testDescription: "a dismissal as soon as a screen that is presented again has been dismissed",
      script: Script(
        app: AppPlan(device: DevicePlan(variant: 1), modals: [ModalPlan(gesture: .pan(.down))]),
        events: [
          present, .when(.coordinatorCompletion, .presentAgain(animated: true)),
          .when(.didDismiss, reverse), .commit, .down(0, x: 0.5, y: 0.3),
          .move(0, x: 210, y: 0, seconds: 0),
        ])),
    FoundScript(
      testDescription:
        "the completion of a dismissal in that of a presentation, below which one waits",
      script: Script(
        app: AppPlan(device: DevicePlan(variant: 1)),
        events: [
          present, .settle, present, .act(.promise(0, animated: true)),
          .when(.presentCompletion, .promiseLast(animated: true)),
        ])),
    FoundScript(
      testDescription: "two dismissals in one turn, of screens that nothing else retains",
      script: Script(
        app: AppPlan(modals: [ModalPlan(way: .handWritten)]),
        events: [
          present, .settle, present, .settle, present, .settle,
          .act(.promise(0, animated: false)), .act(.promise(1, animated: false)),
        ])),
    FoundScript(
      testDescription: "a request as a sheet's pull begins that is canceled before the first frame",
      script: Script(
        app: AppPlan(modals: [ModalPlan(way: .sheet)]),
        events: [
          present, .settle, .down(0, x: 0.5, y: 0.3), .move(0, x: 0, y: 20, seconds: 0),
          .act(.promise(0, animated: true)), .commit, .cancel(0),
        ])),
    FoundScript(
      testDescription: "the same with a second request",
      script: Script(
        app: AppPlan(modals: [ModalPlan(way: .sheet)]),
        events: [
          present, .settle, .down(0, x: 0.5, y: 0.3), .move(0, x: 0, y: 20, seconds: 0),
          .act(.promise(0, animated: true)), .commit, .act(.promise(0, animated: false)),
          .cancel(0),
        ])),
    FoundScript(
      testDescription: "a screen that stays retained, whose presenter is lost as a finger opens it",
      script: Script(
        app: AppPlan(
          device: DevicePlan(isRightToLeft: true), modals: [ModalPlan(isEager: true)],
          opener: .leading),
        events: [
          .down(0, x: 0.5, y: 0.3), .move(0, x: 5, y: -12, seconds: 0), .act(.lose(.noRoot)),
          .run(0.02), .act(.find), present,
        ])),
    FoundScript(
      testDescription: "a request in an animation block, just before a held presentation ends",
      script: Script(
        app: AppPlan(modals: [ModalPlan(timing: .spring, gesture: .pan(.down))]),
        events: [
          present, .run(0.2), .down(0, x: 0.5, y: 0.3), .move(0, x: 0, y: -49, seconds: 0.05),
          .act(.within(.layout, .promise(0, animated: true))),
        ])),
    FoundScript(
      testDescription: "a request in the turn of a pull of a sheet that is canceled at once",
      script: Script(
        app: AppPlan(modals: [ModalPlan(way: .sheet)]),
        events: [
          present, .settle, .down(0, x: 0.5, y: 0.3), .move(0, x: 0, y: 30, seconds: 0),
          .cancel(0), .act(.promise(0, animated: true)),
        ])),
    FoundScript(
      testDescription: "a request while a pop is in flight that has waited for a push",
      script: Script(
        app: AppPlan(root: .navigation),
        events: [
          .act(.setStack(keep: 1, add: 2, animated: true)), .act(.promisePop(animated: true)),
          .run(0.25), .act(.promisePop(animated: true)),
        ])),
    FoundScript(
      testDescription: "a container that appears anew alongside a canceled dismissal",
      script: Script(
        app: AppPlan(
          modals: [
            ModalPlan(), ModalPlan(), ModalPlan(gesture: .pan(.down), removesPresenter: true),
          ]),
        events: [
          .act(.present(2, inStack: false, animated: false)),
          .when(.alongside, .move(.container, .alpha(0.6), .block)), .settle,
          .down(1, x: 0.5, y: 0.3), .move(1, x: 0, y: 10, seconds: 0), .cancel(1),
        ])),
    FoundScript(
      testDescription: "a second pull of a sheet, in the turn in which it would be dismissed",
      script: Script(
        app: AppPlan(modals: [ModalPlan(way: .sheet)]),
        events: [
          present, .settle, .down(0, x: 0.5, y: 0.3), .move(0, x: 0, y: 23, seconds: 0),
          .act(.promise(0, animated: true)), .settle, .cancel(0), .down(0, x: 0.5, y: 0.3),
          .move(0, x: 0, y: 100, seconds: 0),
        ])),
    FoundScript(
      testDescription: "a dismissal in a presentation's completion, after which nothing retains it",
      script: Script(
        app: AppPlan(modals: [ModalPlan(way: .overFullScreen, effect: .turn)]),
        events: [
          .when(.presentCompletion, .dismiss(animated: false)), present,
          .act(.promise(0, animated: true)), .run(0.35), present,
        ])),
    FoundScript(
      testDescription: "a completion in the frame after, when the app has presented again",
      script: Script(
        app: AppPlan(modals: [ModalPlan(gesture: .pan(.down))]),
        events: [
          .when(.coordinatorCompletion, .presentAgain(animated: true)), present, .commit,
          .act(reverse), .settle,
        ])),
  ]
}
