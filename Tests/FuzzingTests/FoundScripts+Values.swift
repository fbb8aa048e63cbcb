@testable import Fuzzing

extension FoundScript {
  /// Later findings in the kit, most of them about values that it restores.
  static let values: [FoundScript] = [
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
      testDescription: "a freeze, for a stack that is dragged away while it and the one below push",
      script: Script(
        app: AppPlan(root: .navigation, modals: [ModalPlan(gesture: .drag(.down))]),
        events: [
          .act(.push(animated: true)), .commit,
          .act(.present(0, inStack: true, animated: false)), .commit,
          .act(.push(animated: true)), .down(0, x: 0.01, y: 0.3),
          .move(0, x: 356, y: 0, seconds: 0.3),
        ])),
    FoundScript(
      testDescription: "a tap outside and a pan in one turn, which both dismiss",
      script: Script(
        app: AppPlan(modals: [
          ModalPlan(gesture: .pan(.down), layout: .card, dismissesOnTapOutside: true)
        ]),
        events: [
          present, .settle, .down(0, x: 0.99, y: 0.3), .lift(0), .down(0, x: 0.5, y: 0.3),
          .move(0, x: 0, y: 53, seconds: 0),
        ])),
    FoundScript(
      testDescription:
        "an outcome inside the start of a pop, for a stack that is removed in a block",
      script: Script(
        app: AppPlan(root: .navigation, stack: StackPlan(gesture: .fullWidth)),
        events: [
          .when(.alongside, .replaceRoot), .act(.push(animated: false)), .run(0.02),
          .down(0, x: 0.5, y: 0.3), .move(0, x: 393, y: 0, seconds: 0.05),
        ])),
    FoundScript(
      testDescription: "a view left behind, for tabs that are removed when a swipe starts",
      script: Script(
        app: AppPlan(device: DevicePlan(isRightToLeft: true), root: .tabs),
        events: [
          .down(0, x: 0.5, y: 0.3), .move(0, x: 532, y: 0, seconds: 0), .act(.lose(.noRoot)),
          .settle,
        ])),
    FoundScript(
      testDescription: "a dismissal that has waited, in the turn in which a finger requests one",
      script: Script(
        app: AppPlan(
          contents: [.scroll], modals: [ModalPlan(timing: .spring, gesture: .pan(.down))]),
        events: [
          present, .run(0.05), .act(.dismissOrReverse(animated: false)), .run(0.05), .run(0.15),
          .down(0, x: 0.5, y: 0.3), .move(0, x: 23, y: 0, seconds: 0),
          .move(0, x: 0, y: -14, seconds: 0), .move(0, x: 0, y: 203, seconds: 0),
        ])),
    FoundScript(
      testDescription: "the same for a screen that is presented without the kit",
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
      testDescription: "a container that is removed while an effect is arranged for two fingers",
      script: Script(
        app: AppPlan(modals: [ModalPlan(effect: .curtain, gesture: .drag(.down))]),
        events: [
          .when(.poses, .lose(.container)), .act(.present(0, inStack: false, animated: false)),
          .settle, .down(0, x: 0.5, y: 0.3), .down(1, x: 0.8, y: 0.3),
          .move(1, x: -87, y: 0, seconds: 0.05),
        ])),
    FoundScript(
      testDescription: "a screen that another screen's presentation has selected, canceled",
      script: Script(
        app: AppPlan(
          device: DevicePlan(size: .landscape), root: .deck,
          modals: [ModalPlan(gesture: .pan(.down))]),
        events: [
          .when(.alongside, .select(2, animated: false)), present, .commit, .act(reverse),
        ])),
    FoundScript(
      testDescription:
        "a dismissal that waits for another one, repeated when a finger releases that",
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
      testDescription: "a full-screen presentation above a sheet, whose wrapper is UIKit's own",
      script: Script(
        app: AppPlan(
          device: DevicePlan(variant: 15),
          modals: [ModalPlan(way: .sheet), ModalPlan(way: .fullScreen)]),
        events: [
          present, .settle, .act(.present(1, inStack: false, animated: true)), .settle,
          .act(.dismiss(animated: true)),
        ])),
    FoundScript(
      testDescription: "a hidden source that the app fades when a finger lifts",
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
    FoundScript(
      testDescription:
        "content below a large title, beyond its edge as a sideways pull is canceled",
      script: Script(
        app: AppPlan(
          contents: [.pagesOfScrolls],
          modals: [ModalPlan(gesture: .pan(.trailing), isEager: true)],
          stack: StackPlan(hasLargeTitles: true)),
        events: [
          .act(.present(0, inStack: true, animated: true)), .settle, .down(0, x: 0.5, y: 0.3),
          .down(1, x: 0.5, y: 0.3), .move(0, x: 85, y: 0, seconds: 0), .lift(1), .lift(0),
          present, .settle, .act(.dismiss(animated: true)), .settle, .down(0, x: 0.5, y: 0.35),
          .move(0, x: -40, y: 188, seconds: 0), .move(0, x: 185, y: -53, seconds: 0), .cancel(0),
        ])),
    FoundScript(
      testDescription: "a pager that stays beyond its edge, below a large title",
      script: Script(
        app: AppPlan(
          root: .navigation, contents: [.pager],
          stack: StackPlan(gesture: .drag, hasLargeTitles: true)),
        events: [
          .act(.push(animated: true)), .settle, .down(0, x: 0.5, y: 0.3),
          .move(0, x: 4, y: 0, seconds: 0), .move(0, x: 5, y: -56, seconds: 0), .lift(0),
          .down(0, x: 0.5, y: 0.3), .move(0, x: -33, y: 238, seconds: 0.1), .cancel(0),
        ])),
    FoundScript(
      testDescription: "a screen that an explicit animation scales as a zoom begins that is caught",
      script: Script(
        app: AppPlan(
          modals: [
            ModalPlan(way: .fullScreen, effect: .zoom(.behind(0)), gesture: .pan(.leading))
          ]),
        events: [
          present, .settle, .act(.move(.front, .layout, .layerBasic)),
          .act(.dismiss(animated: true)), .run(0.05), .down(0, x: 0.5, y: 0.3),
          .move(0, x: 200, y: 0, seconds: 0),
        ])),
    FoundScript(
      testDescription: "a presenter's alpha that a reversed animation takes back",
      script: Script(
        app: AppPlan(modals: [
          ModalPlan(effect: .kit(.sharedZ), gesture: .pan(.down), removesPresenter: true)
        ]),
        events: [
          present, .settle, present, .run(0.05), .act(reverse), .act(.tweak(.behindAlpha(0.7))),
        ])),
  ]
}
