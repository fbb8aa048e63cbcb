import Foundation
import Testing

@testable import Fuzzing

struct ScriptTests {
  @Test(
    "the same seed gives the same script, another seed another one",
    arguments: 0..<50 as Range<UInt64>)
  func seed(_ seed: UInt64) {
    #expect(Script(seed: seed) == Script(seed: seed))
    #expect(Script(seed: seed) != Script(seed: seed + 1))
  }

  @Test("numbers are the same on every machine")
  func dice() {
    var dice = Dice(seed: 1)
    #expect(dice.next() == 0x910A_2DEC_8902_5CC1)
    #expect(dice.next() == 0xBEEB_8DA1_658E_EC67)
  }

  @Test("a script survives the way to another process and back", arguments: 0..<50 as Range<UInt64>)
  func coding(_ seed: UInt64) throws {
    let script = Script(seed: seed)
    let data = try JSONEncoder().encode(script)
    #expect(try JSONDecoder().decode(Script.self, from: data) == script)
  }

  @Test("a script is printed as Swift code, without defaults")
  func source() {
    var app = AppPlan(root: .navigation, contents: [.plain, .scroll])
    app.modals = [ModalPlan(way: .assigned, effect: .zoom(.behind(1)), gesture: .drag(.up))]
    app.stack.gesture = nil
    let script = Script(
      app: app,
      events: [
        .act(.present(0, inStack: false, animated: true)), .settle,
        .down(0, x: 0.5, y: 0.25), .when(.didAppear, .source(.move(1, x: 2, y: 3))),
      ])
    #expect(
      SwiftSource(script).text == """
        Script(
          app: AppPlan(root: .navigation, contents: [.plain, .scroll], modals: [ModalPlan(\
        way: .assigned, effect: .zoom(.behind(1)), gesture: .drag(.up))], stack: StackPlan(\
        gesture: nil)),
          events: [
            .act(.present(0, inStack: false, animated: true)),
            .settle,
            .down(0, x: 0.5, y: 0.25),
            .when(.didAppear, .source(.move(1, x: 2.0, y: 3.0))),
          ])
        """)
  }

  @Test("every trigger, act and plan is chosen sooner or later")
  func coverage() {
    let text = (0..<1_500 as Range<UInt64>).map { "\(Script(seed: $0))" }.joined()
    let names =
      Trigger.allCases.map(\.rawValue) + MotionKind.allCases.map(\.rawValue)
      + Wrapping.allCases.map(\.rawValue) + Loss.allCases.map(\.rawValue)
      + ModalWay.allCases.filter { $0 != .using }.map(\.rawValue)
      + StackWay.allCases.filter { $0 != .attached }.map(\.rawValue)
      + [
        "presentTwice", "dismissAll", "dismissOrReverse", "popToRoot", "setStack", "hideBar",
        "replaceRoot", "find", "collapse", "behindInsets", "contentSize", "answer", "lock",
        "refuse", "cancel", "stall", "deactivate", "escape", "resize", "reduceMotion", "curtain",
        "match", "kit", "deckInStack", "popOrReverse", "silentProperty", "promise",
        "promiseAbove", "promiseLast", "promisePop", "move", "within", "animations", "type",
        "endTyping", "search",
        "window", "reinsert", "detach", "attach", "trackpad", "background", "dark", "behindTouches",
        "clips", "keeping", "leaving", "bottomSheet", "attachedWithoutEffect", "sourceBehind",
        "container", "corners", "turn", "alert", "tapAlert", "button", "beside",
      ]
    for name in names {
      #expect(text.contains(".\(name)"), "\(name) never happens")
    }
  }
}
