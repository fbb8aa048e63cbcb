@testable import Fuzzing

extension FoundScript {
  /// Former faults of the kit that the random test had to learn to find.
  static let known: [FoundScript] = [
    FoundScript(
      testDescription:
        "a screen that is pinched, moved on with one finger, and settles off its place",
      script: Script(
        app: AppPlan(modals: [ModalPlan(gesture: .drag(.down))]),
        events: [
          present, .settle, .down(0, x: 0.3, y: 0.4), .down(1, x: 0.8, y: 0.5),
          .move(0, x: 60, y: 0, seconds: 0.1), .move(1, x: -60, y: 0, seconds: 0.1), .lift(1),
          .move(0, x: 60, y: -150, seconds: 0.3), .run(0.15), .lift(0), .settle,
        ])),
    FoundScript(
      testDescription: "a paused animator that is released with a covered container",
      script: Script(
        app: AppPlan(root: .deckInStack),
        events: [.act(.replaceSides(keep: 2)), .act(.push(animated: true)), .settle])),
    FoundScript(
      testDescription: "a push that a swipe in the same turn robs of its animation",
      script: Script(
        app: AppPlan(root: .deckInStack),
        events: [
          .when(.shouldBeginPop, .push(animated: true)), .down(0, x: 0.5, y: 0.3),
          .move(0, x: -100, y: 0, seconds: 0.1), .lift(0), .settle,
        ])),
    FoundScript(
      testDescription: "a dismissal that is forgotten when a finger lets the screen arrive",
      script: Script(
        app: AppPlan(modals: [
          ModalPlan(effect: .kit(.cover), timing: .linear, gesture: .pan(.down))
        ]),
        events: [
          present, .run(0.2), .when(.didAppear, .present(0, inStack: false, animated: true)),
          .act(reverse), .run(0.05), .down(0, x: 0.5, y: 0.9),
          .move(0, x: 0, y: -300, seconds: 0.1),
          .run(0.1), .lift(0), .settle,
        ])),
    FoundScript(
      testDescription: "the last didSelect, of a selection whose end replaces the screens",
      script: Script(
        app: AppPlan(root: .deck),
        events: [
          .when(.didDisappear, .replaceSides(keep: 2)), .act(.select(1, animated: true)), .settle,
        ])),
    FoundScript(
      testDescription: "a blank picture, for a zoom that is pushed in a stack that is swiped in",
      script: Script(
        app: AppPlan(
          root: .deck, stack: StackPlan(effect: .zoom(.behind(0))), hasStacksBeside: true),
        events: [
          .down(0, x: 0.5, y: 0.3), .move(0, x: -100, y: 0, seconds: 0),
          .act(.push(animated: true)),
          .settle,
        ])),
    FoundScript(
      testDescription: "the safe area of a screen that an animator has left below another one",
      script: Script(
        app: AppPlan(
          root: .navigation, contents: [.scroll],
          stack: StackPlan(
            way: .attachedWithAnimators, animator: .leaving, hasLargeTitles: true),
          firstAct: .push(animated: true)),
        events: [
          .down(0, x: 0.01, y: 0.3), .move(0, x: 240, y: 0, seconds: 0),
          .move(0, x: 0, y: -5, seconds: 0.3),
        ])),
  ]
}
