@testable import Fuzzing

extension FoundScript {
  /// Findings in the kit, with animators of the app's.
  static let appAnimators: [FoundScript] = [
    FoundScript(
      testDescription: "a pop by the app during one by a finger whose animator leaves a view",
      script: Script(
        app: AppPlan(
          device: DevicePlan(variant: 15), root: .navigation,
          stack: StackPlan(
            way: .attachedWithAnimators, gesture: .fullWidth, animator: .leaving)),
        events: [
          .act(.push(animated: true)), .act(.push(animated: false)), .settle,
          .down(0, x: 0.5, y: 0.3), .move(0, x: 450, y: 0, seconds: 0.1),
          .act(.pop(animated: false)), .cancel(0),
        ])),
    FoundScript(
      testDescription: "a stack that is popped to its root before a push has begun",
      script: Script(
        app: AppPlan(root: .navigation, stack: StackPlan(animator: .leaving)),
        events: [.act(.push(animated: false)), .act(.popToRoot(animated: true))])),
    FoundScript(
      testDescription: "a tab that is selected as the end of one that an animator leaves alone",
      script: Script(
        app: AppPlan(
          device: DevicePlan(variant: 1), root: .tabs,
          stack: StackPlan(timing: .none, animator: .silentProperty)),
        events: [
          .down(0, x: 0.5, y: 0.95), .lift(0), .down(0, x: 0.5, y: 0.3),
          .move(0, x: 255, y: 0, seconds: 0), .act(.select(0, animated: true)),
        ])),
    FoundScript(
      testDescription: "a finger that is canceled at once, with an animator that leaves a view",
      script: Script(
        app: AppPlan(
          root: .navigation,
          stack: StackPlan(
            way: .attachedWithAnimators, gesture: .fullWidth, animator: .leaving)),
        events: [
          .act(.push(animated: false)), .act(.push(animated: true)), .settle,
          .down(0, x: 0.5, y: 0.3), .move(0, x: 251, y: 0, seconds: 0), .cancel(0),
        ])),
    FoundScript(
      testDescription: "an animator that ends under the finger, because its container is removed",
      script: Script(
        app: AppPlan(modals: [
          ModalPlan(way: .handWritten, gesture: .pan(.down), animator: .block)
        ]),
        events: [
          present, .settle, .down(0, x: 0.5, y: 0.3), .move(0, x: 0, y: 193, seconds: 0),
          .run(0.1), .act(.lose(.container)),
        ])),
    FoundScript(
      testDescription: "the same, before UIKit has started the transition",
      script: Script(
        app: AppPlan(modals: [
          ModalPlan(way: .handWritten, gesture: .pan(.down), animator: .block)
        ]),
        events: [
          present, .settle, .down(0, x: 0.5, y: 0.3), .move(0, x: 0, y: 193, seconds: 0),
          .act(.lose(.container)),
        ])),
    FoundScript(
      testDescription: "a silent animator below two pushes",
      script: Script(
        app: AppPlan(
          root: .navigation,
          modals: [ModalPlan(way: .handWritten, gesture: .pan(.down), animator: .silent)]),
        events: [
          .act(.push(animated: true)), .commit, .act(.present(0, inStack: true, animated: false)),
          .commit, .act(.push(animated: true)), .act(.dismiss(animated: true)),
        ])),
    FoundScript(
      testDescription: "a swipe back while an unanimated push waits for one that is animated",
      script: Script(
        app: AppPlan(
          device: DevicePlan(variant: 2), root: .navigation,
          stack: StackPlan(way: .attachedWithAnimators, gesture: .fullWidth, animator: .block),
          firstAct: .push(animated: true)),
        events: [
          .act(.push(animated: true)), .act(.push(animated: false)), .down(0, x: 0.5, y: 0.3),
          .move(0, x: 155, y: 0, seconds: 0.3),
        ])),
    FoundScript(
      testDescription: "a selection in the turn of a swipe, with animators without duration",
      script: Script(
        app: AppPlan(
          device: DevicePlan(variant: 1), root: .tabs,
          stack: StackPlan(timing: .none, animator: .block), hasStacksBeside: true),
        events: [
          .act(.select(1, animated: true)), .down(0, x: 0.5, y: 0.3),
          .move(0, x: -203, y: 0, seconds: 0), .act(.select(2, animated: true)),
        ])),
    FoundScript(
      testDescription: "a paused animator of tabs that a full-screen presentation removes",
      script: Script(
        app: AppPlan(
          root: .tabs, modals: [ModalPlan(way: .fullScreen)], stack: StackPlan(animator: .property)),
        events: [
          .down(0, x: 0.5, y: 0.3), .move(0, x: -355, y: 0, seconds: 0.05),
          .move(0, x: -355, y: 0, seconds: 0), .lift(0), .down(0, x: 0.5, y: 0.3),
          .move(0, x: 23, y: 0, seconds: 0), present, .settle,
        ])),
    FoundScript(
      testDescription: "a container that is driven alongside a presentation, and caught in it",
      script: Script(
        app: AppPlan(
          root: .container, modals: [ModalPlan(effect: .zoom(.behind(0)), gesture: .pan(.down))],
          stack: StackPlan(animator: .block)),
        events: [
          .when(.alongside, .drive(1)), present, .run(0.05), .down(1, x: 0.5, y: 0.3),
          .move(1, x: 0, y: 10, seconds: 0),
        ])),
    FoundScript(
      testDescription: "a push in a container that pauses the time of its layer",
      script: Script(
        app: AppPlan(
          root: .container, stack: StackPlan(timing: .spring, animator: .block),
          hasStacksBeside: true),
        events: [.when(.willAppear, .drive(1)), .act(.push(animated: true))])),
    FoundScript(
      testDescription: "a selection in the completion of a swipe, with animators of the app's",
      script: Script(
        app: AppPlan(root: .tabs, stack: StackPlan(animator: .block)),
        events: [
          .act(.select(2, animated: true)), .settle,
          .when(.coordinatorCompletion, .select(0, animated: true)), .down(0, x: 0.5, y: 0.3),
          .move(0, x: 395, y: 0, seconds: 0),
        ])),
    FoundScript(
      testDescription: "a touch as a dismissal begins that waited for an animator of the app's",
      script: Script(
        app: AppPlan(modals: [ModalPlan(way: .handWritten, animator: .property)]),
        events: [
          present, .run(0.1), .act(reverse), .run(0.2), .down(0, x: 0.5, y: 0.3), .run(0.02),
        ])),
    FoundScript(
      testDescription: "a long return of an animator without a property animator, ended too early",
      script: Script(
        app: AppPlan(
          modals: [ModalPlan(way: .handWritten, gesture: .pan(.down), animator: .layer)]),
        events: [
          present, .settle, .down(1, x: 0.5, y: 0.3), .move(1, x: 0, y: 637, seconds: 0.3),
          .cancel(1),
        ])),
    FoundScript(
      testDescription: "a swipe caught after its silent animator has ended, which is never watched",
      script: Script(
        app: AppPlan(
          device: DevicePlan(isRightToLeft: true), root: .deckInStack,
          stack: StackPlan(animator: .silentProperty)),
        events: [
          .down(0, x: 0.5, y: 0.3), .move(0, x: 342, y: 0, seconds: 0), .lift(0), .run(0.25),
          .down(0, x: 0.5, y: 0.3), .move(0, x: 525, y: 0, seconds: 0.1),
        ])),
    FoundScript(
      testDescription: "a swipe caught after its silent animator has ended, and pulled back",
      script: Script(
        app: AppPlan(
          device: DevicePlan(refreshRate: 120), root: .deck,
          stack: StackPlan(animator: .silentProperty)),
        events: [
          .down(0, x: 0.5, y: 0.3), .move(0, x: -98, y: 0, seconds: 0), .lift(0), .run(0.25),
          .down(0, x: 0.5, y: 0.3), .move(0, x: 434, y: 0, seconds: 0.05),
          .move(0, x: 65, y: 0, seconds: 0),
        ])),
    FoundScript(
      testDescription: "an animator that ends under the finger, because the screen is taken away",
      script: Script(
        app: AppPlan(
          modals: [ModalPlan(way: .handWritten, gesture: .pan(.down), animator: .block)]),
        events: [
          present, .settle, .down(0, x: 0.5, y: 0.3), .move(0, x: 0, y: 193, seconds: 0),
          .act(.lose(.screen)),
        ])),
  ]
}
