@testable import Fuzzing

extension FoundScript {
  /// Findings in the headless UIKit.
  static let headless: [FoundScript] = [
    FoundScript(
      testDescription: "a finger that lifts from a button of an alert while the kit dismisses that",
      script: Script(events: [
        .act(.alert(AlertPlan(hasField: true, actions: 2), from: 0, animated: true)),
        .act(.dismissOrReverse(animated: true)), .run(0.1), .stall(0.2), present,
        .down(0, x: 0.5, y: 0.4), .run(0.05),
      ])),
    FoundScript(
      testDescription: "a popover that is placed while the animator of the screen below scales it",
      script: Script(
        app: AppPlan(
          device: DevicePlan(size: .landscape), modals: [ModalPlan(effect: .kit(.scale))]),
        events: [
          present, .settle,
          .act(.alert(AlertPlan(isSheet: true, actions: 3), from: 0, animated: true)),
          .act(.promise(0, animated: true)),
        ])),
    FoundScript(
      testDescription: "a list that is updated before its first layout",
      script: Script(
        app: AppPlan(contents: [.list]),
        events: [.when(.isAppearing, .content(.insert(3))), FoundScript.present])),
    FoundScript(
      testDescription: "content below a large title that is scrolled while its screen leaves",
      script: Script(
        app: AppPlan(
          contents: [.scroll],
          modals: [
            ModalPlan(way: .handWritten, gesture: .pan(.down), animator: .silentProperty)
          ], stack: StackPlan(hasLargeTitles: true)),
        events: [
          .act(.present(0, inStack: true, animated: false)), .commit,
          .act(.dismiss(animated: true)), .commit, .down(0, x: 0.5, y: 0.3),
          .move(0, x: 0, y: -20, seconds: 0),
        ])),
    FoundScript(
      testDescription: "a sheet that is pulled in vain while animations are turned off",
      script: Script(
        app: AppPlan(modals: [ModalPlan(way: .sheet)], hasTwin: true),
        events: [
          .act(.animations(false)), FoundScript.present, .settle, .down(0, x: 0.5, y: 0.3),
          .move(0, x: 0, y: 80, seconds: 0.05), .run(0.02),
        ])),
    FoundScript(
      testDescription: "a list that is updated by nothing while a finger holds it",
      script: Script(
        app: AppPlan(contents: [.list]),
        events: [.down(0, x: 0.6, y: 0.3), .act(.content(.insert(0)))])),
    FoundScript(
      testDescription: "a pinned screen that leaves before a layout with its constraints",
      script: Script(
        app: AppPlan(root: .container, hasPinnedScreens: true, hasConstrainedContent: true),
        events: [
          .act(.drive(0.7)), .act(.select(0, animated: true)),
          .act(.source(.move(1, x: 235, y: 662))),
        ])),
    FoundScript(
      testDescription: "a screen popped during its canceled push, which comes back on the stack",
      script: Script(
        app: AppPlan(root: .navigation),
        events: [
          .act(.push(animated: true)), .run(0.05), .down(0, x: 0.5, y: 0.3),
          .move(0, x: 283, y: 0, seconds: 0), .lift(0), .run(0.02), .act(.pop(animated: true)),
          .run(0.05), .when(.coordinatorCompletion, .push(animated: true)), .run(0.1),
          .down(0, x: 0.5, y: 0.3), .move(0, x: 0, y: 43, seconds: 0),
        ])),
    FoundScript(
      testDescription: "a form sheet that is dismissed while its window becomes low",
      script: Script(
        app: AppPlan(
          device: DevicePlan(size: .tablet), modals: [ModalPlan(way: .sheet)],
          hasConstrainedContent: true),
        events: [
          .act(.present(0, inStack: false, animated: true)), .commit, .resize(.landscape),
          .act(.dismissOrReverse(animated: true)),
        ])),
    FoundScript(
      testDescription: "content pulled below a large title during a push that is canceled",
      script: Script(
        app: AppPlan(
          device: DevicePlan(variant: 21), root: .navigation, contents: [.scroll],
          stack: StackPlan(gesture: .drag, hasLargeTitles: true), firstAct: .push(animated: true)),
        events: [.down(0, x: 0.5, y: 0.3), .move(0, x: -9, y: 17, seconds: 0.1)])),
    FoundScript(
      testDescription: "a bar that content pulls higher than the screen",
      script: Script(
        app: AppPlan(
          device: DevicePlan(variant: 21), root: .navigation, contents: [.scroll],
          stack: StackPlan(hasLargeTitles: true), hasConstrainedContent: true),
        events: [.down(0, x: 0.5, y: 0.3), .move(0, x: 0, y: 588, seconds: 0)])),
    FoundScript(
      testDescription: "a child that keeps appearing, whose view was added and removed in one turn",
      script: Script(
        app: AppPlan(root: .nestedNavigation),
        events: [.act(.lose(.child)), .act(.find), .act(.lose(.child)), .run(0.02)])),
    FoundScript(
      testDescription: "a bar below a large title whose time stays stopped, after a swipe back",
      script: Script(
        app: AppPlan(
          root: .navigation, stack: StackPlan(gesture: .fullWidth, hasLargeTitles: true)),
        events: [
          .act(.push(animated: true)), .settle, .down(0, x: 0.5, y: 0.3),
          .move(0, x: 234, y: 0, seconds: 0),
        ])),
    FoundScript(
      testDescription: "a screen pushed as a pop ends with the window that is hidden",
      script: Script(
        app: AppPlan(root: .navigation, stack: StackPlan(way: .attachedWithDelegate)),
        events: [
          .act(.push(animated: true)), .settle, .when(.didShow, .push(animated: false)),
          .act(.pop(animated: true)), .run(0.1), .act(.lose(.windowHidden)),
        ])),
    FoundScript(
      testDescription: "the insets of a sheet that returns",
      script: Script(
        app: AppPlan(
          device: DevicePlan(size: .landscape, refreshRate: 120), modals: [ModalPlan(way: .sheet)]),
        events: [
          present, .settle, .down(0, x: 0.5, y: 0.3), .move(0, x: 0, y: 85, seconds: 0.1),
        ])),
    FoundScript(
      testDescription: "a missing callback for a window whose root was removed in between",
      script: Script(
        events: [present, .settle, .act(.lose(.windowHidden)), .act(.lose(.noRoot))])),
    FoundScript(
      testDescription: "a sheet that stays interactive at rest, if animators never complete there",
      script: Script(
        app: AppPlan(device: DevicePlan(variant: 3), modals: [ModalPlan(way: .sheet)]),
        events: [
          present, .settle, .down(0, x: 0.5, y: 0.3), .move(0, x: 0, y: 37, seconds: 0),
          .move(0, x: 0, y: -68, seconds: 0),
        ])),
    FoundScript(
      testDescription: "a covered screen that appears when its stack returns during a push",
      script: Script(
        app: AppPlan(root: .navigation, stack: StackPlan(way: .system)),
        events: [.act(.push(animated: true)), .commit, .act(.lose(.noRoot))])),
    FoundScript(
      testDescription:
        "a tab that is installed twice, selected at the end of a canceled transition",
      script: Script(
        app: AppPlan(root: .tabs, stack: StackPlan(effect: .zoom(.behind(0)))),
        events: [
          .when(.coordinatorCompletion, .select(0, animated: true)), .down(0, x: 0.99, y: 0.94),
          .lift(0), .act(.select(1, animated: true)), .down(0, x: 0.5, y: 0.3),
          .move(0, x: -176, y: 0, seconds: 0),
        ])),
    FoundScript(
      testDescription: "a bar that content pulls higher than the screen",
      script: Script(
        app: AppPlan(
          device: DevicePlan(variant: 21), root: .navigation, contents: [.scroll],
          stack: StackPlan(hasLargeTitles: true), hasConstrainedContent: true),
        events: [.down(0, x: 0.5, y: 0.3), .move(0, x: 0, y: 588, seconds: 0)])),
    FoundScript(
      testDescription: "a child that keeps appearing, whose view was removed in between",
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
    FoundScript(
      testDescription: "a window that an app shows again in a callback of its hiding",
      script: Script(
        events: [present, .run(0.02), .when(.willDisappear, .find), .act(.lose(.windowHidden))])),
    FoundScript(
      testDescription: "a presenter in the current context that returns to the container around",
      script: Script(
        app: AppPlan(
          device: DevicePlan(variant: 15), modals: [ModalPlan(way: .currentContext)]),
        events: [
          present, .settle, present, .settle, .act(.dismiss(animated: false)),
        ])),
    FoundScript(
      testDescription: "a bar that is shown by a push below a large title",
      script: Script(
        app: AppPlan(
          root: .navigation, contents: [.pager],
          stack: StackPlan(hidesBar: true, hasLargeTitles: true)),
        events: [
          .down(0, x: 0.5, y: 0.3), .move(0, x: 163, y: 0, seconds: 0), .lift(0), .settle,
          .when(.willDisappear, .hideBar(false, animated: true)), .act(.push(animated: true)),
        ])),
    FoundScript(
      testDescription: "a bar whose layout changes while its content slides",
      script: Script(
        app: AppPlan(root: .deck, stack: StackPlan(way: .system), hasStacksBeside: true),
        events: [
          .when(.alongside, .select(1, animated: true)), .act(.push(animated: true)),
        ])),
    FoundScript(
      testDescription: "a pop in a stack of a deck that a finger holds for ten seconds",
      script: Script(
        app: AppPlan(root: .deck, stack: StackPlan(animator: .block), hasStacksBeside: true),
        events: [
          .act(.push(animated: true)), .settle, .act(.pop(animated: true)),
          .down(0, x: 0.5, y: 0.3), .move(0, x: -63, y: 0, seconds: 0), .run(10),
        ])),
    FoundScript(
      testDescription: "a property animator in the background, which has frozen there",
      script: Script(
        app: AppPlan(device: DevicePlan(variant: 28)),
        events: [.act(.move(.front, .corners(9), .running)), .background])),
    FoundScript(
      testDescription: "the app's value in flight, which was on screen before",
      script: Script(
        app: AppPlan(modals: [ModalPlan(), ModalPlan(), ModalPlan(way: .overCurrentContext)]),
        events: [
          .act(.present(2, inStack: false, animated: true)), .settle,
          .act(.dismiss(animated: true)), .act(.move(.front, .alpha(0.8), .reversed)),
        ])),
    FoundScript(
      testDescription: "a card that moves with the keyboard as another one comes to rest",
      script: Script(
        app: AppPlan(
          device: DevicePlan(refreshRate: 30), modals: [ModalPlan(timing: .quick, layout: .card)]),
        events: [
          FoundScript.present, .settle, FoundScript.present, .settle,
          .act(.type(isBehind: false)), .run(0.15), .act(.dismiss(animated: true)),
        ])),
    FoundScript(
      testDescription: "a window that closes before UIKit dismisses its card",
      script: Script(
        app: AppPlan(
          device: DevicePlan(variant: 22), modals: [ModalPlan(effect: .curtain, layout: .card)]),
        events: [
          .act(.window(.show(isInFront: true))), .act(.window(.present(1, animated: true))),
        ])),
    FoundScript(
      testDescription: "a pop that waits in a stack that a full-screen presentation has removed",
      script: Script(
        app: AppPlan(root: .navigation, modals: [ModalPlan(way: .fullScreen, timing: .quick)]),
        events: [
          .act(.push(animated: true)), .run(0.02),
          .act(.setStack(keep: 2, add: 0, animated: true)), .act(.promisePop(animated: true)),
          present,
        ])),
    FoundScript(
      testDescription: "popOrReverse during a push that is not animated, before another one",
      script: Script(
        app: AppPlan(
          device: DevicePlan(variant: 2), root: .navigation,
          stack: StackPlan(way: .attachedWithAnimators, animator: .block),
          firstAct: .push(animated: true)),
        events: [
          .act(.push(animated: false)), .commit, .act(.push(animated: true)),
          .act(.promisePop(animated: true)),
        ])),
    FoundScript(
      testDescription: "popOrReverse in the turn of a push that is not animated",
      script: Script(
        app: AppPlan(
          device: DevicePlan(variant: 2), root: .navigation,
          stack: StackPlan(way: .attachedWithAnimators, animator: .block),
          firstAct: .push(animated: true)),
        events: [.act(.push(animated: false)), .act(.popOrReverse(animated: true))])),
    FoundScript(
      testDescription: "content that bounced to the pixel beside its edge, and a smaller inset",
      script: Script(
        app: AppPlan(
          root: .container, contents: [.scroll], stack: StackPlan(effect: .match(.behind(1))),
          hasPinnedScreens: true),
        events: [
          .act(.drive(0.3)), .down(0, x: 0.5, y: 0.3), .move(0, x: 0, y: 53, seconds: 0), present,
          .lift(0), .run(0.25), .down(0, x: 0.5, y: 0.3), .move(0, x: 0, y: 12, seconds: 0.1),
          .move(0, x: 0, y: -2, seconds: 0.1), .move(0, x: 0, y: 12, seconds: 0.1),
        ])),
    FoundScript(
      testDescription: "the system's swipe back with animations disabled",
      script: Script(
        app: AppPlan(
          device: DevicePlan(variant: 15), root: .navigation, stack: StackPlan(way: .system)),
        events: [
          .act(.animations(false)), .act(.push(animated: true)), .down(0, x: 0.5, y: 0.3),
          .run(0.02), .move(0, x: 245, y: 0, seconds: 0),
        ])),
    FoundScript(
      testDescription: "a stack in a container that is not selected keeps what it was about to set",
      script: Script(
        app: AppPlan(root: .container, hasStacksBeside: true),
        events: [
          .act(.drive(0.3)), .act(.push(animated: true)), .run(0.15),
          .act(.setStack(keep: 2, add: 0, animated: true)), .act(.promisePop(animated: true)),
        ])),
    FoundScript(
      testDescription: "a push, laid out, while a delegate is asked for an animator",
      script: Script(
        app: AppPlan(root: .navigation, stack: StackPlan(way: .attachedWithDelegate)),
        events: [
          .when(.animator, .within(.layout, .push(animated: false))), .act(.push(animated: true)),
        ])),
    FoundScript(
      testDescription: "a hidden bar that grows with content, until no room is left below it",
      script: Script(
        app: AppPlan(
          device: DevicePlan(variant: 21), root: .navigation, contents: [.scroll],
          stack: StackPlan(hidesBar: true, hasLargeTitles: true), hasConstrainedContent: true),
        events: [
          .down(0, x: 0.5, y: 0.3), .move(0, x: 0, y: 224, seconds: 0.3),
          .act(.hideBar(false, animated: true)),
        ])),
    FoundScript(
      testDescription: "a safe area after a change of the superview's height alone",
      script: Script(
        app: AppPlan(root: .inset, contents: [.controls], hasTwin: true),
        events: [.resize(.small)])),
    FoundScript(
      testDescription: "a view that returns into the window while its superview leaves it",
      script: Script(
        app: AppPlan(
          root: .navigation, contents: [.scroll], modals: [ModalPlan(removesPresenter: true)],
          stack: StackPlan(hasLargeTitles: true), opener: .vertical),
        events: [
          .down(0, x: 0.5, y: 0.3), .move(0, x: 0, y: 235, seconds: 0.05), .act(.lose(.container)),
        ])),
    FoundScript(
      testDescription: "a layout that never settles: constraints and the app place a view",
      script: Script(
        app: AppPlan(
          device: DevicePlan(refreshRate: 30, variant: 1), root: .deckInStack,
          contents: [.pagesOfScrolls],
          modals: [
            ModalPlan(), ModalPlan(way: .fullScreen, effect: .turn, gesture: .pan(.down)),
          ],
          hasConstrainedContent: true),
        events: [
          .act(.present(1, inStack: false, animated: true)), .run(0.1), .act(.lose(.noRoot)),
          .act(.find), .run(0.05),
        ])),
  ]
}
