@testable import Fuzzing

extension FoundScript {
  /// Findings in the kit's containers and tabs.
  static let sides: [FoundScript] = [
    FoundScript(
      testDescription: "a push that is requested right before a swipe between stacks",
      script: Script(
        app: AppPlan(root: .deck, stack: StackPlan(way: .system), hasStacksBeside: true),
        events: [
          .act(.push(animated: true)), .down(0, x: 0.5, y: 0.3),
          .move(0, x: -63, y: 0, seconds: 0), .settle,
        ])),
    FoundScript(
      testDescription: "a transition of the app's container that ends in its first layout",
      script: Script(
        app: AppPlan(root: .container, stack: StackPlan(effect: .curtain)),
        events: [.when(.layout, .lose(.windowHidden)), .act(.drive(0.7))])),
    FoundScript(
      testDescription: "a screen that is selected as the app replaces the screens during a swipe",
      script: Script(
        app: AppPlan(root: .deck),
        events: [
          .down(0, x: 0.5, y: 0.3), .move(0, x: -205, y: 0, seconds: 0.1),
          .when(.isAppearing, .select(1, animated: true)), .act(.replaceSides(keep: 1)),
        ])),
    FoundScript(
      testDescription: "a blank picture, for a finger during a blocked main thread",
      script: Script(
        app: AppPlan(
          device: DevicePlan(refreshRate: 120), root: .deck,
          stack: StackPlan(effect: .zoom(.behind(0)))),
        events: [
          .act(.select(1, animated: true)), .settle, .stall(0.2), .down(0, x: 0.5, y: 0.3),
          .move(0, x: 88, y: 0, seconds: 0),
        ])),
    FoundScript(
      testDescription: "a tab selected in the animation block of a presentation by the app",
      script: Script(
        app: AppPlan(
          root: .tabs, modals: [ModalPlan(way: .handWrittenStrict, animator: .block)]),
        events: [.when(.alongside, .select(2, animated: true)), present])),
    FoundScript(
      testDescription: "a tab selected in the layout of one that appears",
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
      testDescription: "a tab selected in the layout of one that a finger selects",
      script: Script(
        app: AppPlan(root: .tabs),
        events: [
          .when(.layout, .select(1, animated: true)), .down(0, x: 0.5, y: 0.3),
          .move(0, x: -13, y: 0, seconds: 0), .settle,
        ])),
    FoundScript(
      testDescription: "a tab selected when a swipe has ended, before its callback",
      script: Script(
        app: AppPlan(root: .tabs),
        events: [
          .when(.coordinatorCompletion, .select(0, animated: true)), .down(0, x: 0.5, y: 0.3),
          .move(0, x: -269, y: 0, seconds: 0),
        ])),
    FoundScript(
      testDescription: "a screen selected while a finger selects another one without a duration",
      script: Script(
        app: AppPlan(
          device: DevicePlan(isRightToLeft: true), root: .deck, stack: StackPlan(timing: .none)),
        events: [
          .when(.isAppearing, .select(2, animated: true)), .down(0, x: 0.5, y: 0.3),
          .move(0, x: 73, y: 0, seconds: 0),
        ])),
    FoundScript(
      testDescription: "a container that is removed when one of its screens has disappeared",
      script: Script(
        app: AppPlan(root: .deck),
        events: [
          .when(.didDisappear, .lose(.windowHidden)), .act(.select(2, animated: true)),
        ])),
    FoundScript(
      testDescription: "an alpha of the app that a selection without animation reverts",
      script: Script(
        app: AppPlan(root: .deck, stack: StackPlan(effect: .zoom(.behind(0)))),
        events: [
          .act(.select(2, animated: true)), .act(.source(.fade(0, 0.6))),
          .act(.select(1, animated: false)),
        ])),
    FoundScript(
      testDescription: "a container that is removed when a transition in it begins",
      script: Script(
        app: AppPlan(root: .deck),
        events: [
          .when(.willDisappear, .lose(.windowHidden)), .act(.select(1, animated: true)),
        ])),
    FoundScript(
      testDescription: "insets that were computed while a screen was stretched at an end",
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
      testDescription: "a container that is removed when a selection is replaced",
      script: Script(
        app: AppPlan(root: .deck),
        events: [
          .when(.didAppear, .replaceRoot), .act(.select(2, animated: true)),
          .act(.select(1, animated: true)),
        ])),
    FoundScript(
      testDescription: "an alpha of the app that a finger in a container reverts",
      script: Script(
        app: AppPlan(root: .deck, stack: StackPlan(effect: .zoom(.first(1)), timing: .spring)),
        events: [
          .act(.select(1, animated: true)), .run(0.15), .act(.source(.fade(1, 0.9))), .run(0.05),
          .down(0, x: 0.5, y: 0.3), .move(0, x: -33, y: 0, seconds: 0.3),
        ])),
    FoundScript(
      testDescription:
        "an alpha that is lost when a finger catches a container's transition at its end",
      script: Script(
        app: AppPlan(root: .deck, stack: StackPlan(effect: .zoom(.first(1)))),
        events: [
          .act(.source(.remove(1))), .act(.select(1, animated: true)), .run(0.3),
          .act(.tweak(.alpha(0.85))), .stall(0.2), .down(0, x: 0.5, y: 0.3),
        ])),
    FoundScript(
      testDescription: "an app that changes a tab while it returns below a screen",
      script: Script(
        app: AppPlan(root: .tabs),
        events: [
          .act(.select(2, animated: true)), .run(0.05), .down(0, x: 0.5, y: 0.3),
          .move(0, x: 108, y: 0, seconds: 0), .lift(0),
          .act(.present(0, inStack: false, animated: true)), .act(.tweak(.behindAlpha(0.95))),
        ])),
    FoundScript(
      testDescription: "an app that changes a screen while it returns below another push",
      script: Script(
        app: AppPlan(root: .navigation),
        events: [
          .act(.push(animated: true)), .run(0.05), .down(0, x: 0.5, y: 0.3),
          .move(0, x: 0, y: 17, seconds: 0), .lift(0), .act(.push(animated: true)),
          .act(.tweak(.behindAlpha(0.85))),
        ])),
    FoundScript(
      testDescription: "screens of a hidden window that is shown again when a transition ends",
      script: Script(
        app: AppPlan(root: .deck),
        events: [
          .act(.select(1, animated: true)), .when(.didDisappear, .find),
          .act(.lose(.windowHidden)),
        ])),
    FoundScript(
      testDescription: "screens that are replaced as another one appears, between two selections",
      script: Script(
        app: AppPlan(root: .deckInStack, firstAct: .select(2, animated: true)),
        events: [
          .when(.didAppear, .replaceSides(keep: 2)), .act(.select(1, animated: true)),
          .act(.select(0, animated: true)),
        ])),
    FoundScript(
      testDescription: "a selection of a stretched screen's neighbor that is canceled",
      script: Script(
        app: AppPlan(root: .deck, stack: StackPlan(effect: .slide)),
        events: [
          .act(.select(2, animated: false)), .down(0, x: 0.5, y: 0.3),
          .move(0, x: -355, y: 0, seconds: 0.05), .act(.select(0, animated: true)), .lift(0),
          .run(0.2), .down(0, x: 0.5, y: 0.3), .move(0, x: -42, y: 0, seconds: 0),
        ])),
    FoundScript(
      testDescription: "a tab that is selected at the end of a swipe, and again in its completion",
      script: Script(
        app: AppPlan(device: DevicePlan(isRightToLeft: true), root: .tabs),
        events: [
          .when(.end, .select(2, animated: true)),
          .when(.coordinatorCompletion, .select(2, animated: true)), .down(0, x: 0.5, y: 0.3),
          .move(0, x: 43, y: 0, seconds: 0),
        ])),
    FoundScript(
      testDescription: "a canceled transition of the app's container, whose screen got a new size",
      script: Script(
        app: AppPlan(
          root: .container, stack: StackPlan(animator: .block), hasStacksBeside: true),
        events: [.resize(.tablet), .act(.drive(0.7)), .act(.letGo(finishes: false))])),
    FoundScript(
      testDescription:
        "the keyboard of a canceled swipe, above a screen that is presented meanwhile",
      script: Script(
        app: AppPlan(root: .deckInStack, stack: StackPlan(animator: .block)),
        events: [
          .act(.type(isBehind: false)), .act(.select(1, animated: true)),
          .down(0, x: 0.5, y: 0.3), .move(0, x: 52, y: 0, seconds: 0), present,
        ])),
    FoundScript(
      testDescription: "a large title that moves with a partial blur below a dragged pop",
      script: Script(
        app: AppPlan(
          root: .deckInStack,
          stack: StackPlan(
            way: .attachedWithAnimators, gesture: .drag, animator: .block, hasLargeTitles: true),
          firstAct: .select(1, animated: true)),
        events: [
          .act(.push(animated: false)), .run(0.02), .down(0, x: 0.01, y: 0.3),
          .move(0, x: 190, y: 0, seconds: 0),
        ])),
    FoundScript(
      testDescription: "a container that is replaced as the former screen's push ends",
      script: Script(
        app: AppPlan(root: .container, hasStacksBeside: true),
        events: [
          .act(.drive(0)), .act(.push(animated: true)), .commit,
          .when(.didDisappear, .replaceRoot), .act(.endNow),
        ])),
    FoundScript(
      testDescription: "the answer to a presentation whose presenter is replaced in flight",
      script: Script(
        app: AppPlan(root: .deck),
        events: [
          .act(.presentOrWait(0, from: 0, animated: true)), .run(0.05),
          .act(.replaceSides(keep: 2)),
        ])),
  ]
}
