import Testing
import UIKit
import UIKitSimulator

@testable import Fuzzing

/// The findings about what must hold at rest.
@MainActor
struct RestJudgeTests {
  private static let presentation = Event.act(.present(0, inStack: false, animated: true))

  @Test("a promised dismissal is kept, from any screen on", arguments: 0..<4)
  func promise(_ index: Int) {
    let app = App(AppPlan())
    for _ in 0..<4 {
      app.play(Self.presentation)
      app.play(.settle)
    }
    app.play(.act(.promise(index, animated: true)))
    #expect(app.promises.count == 1)
    #expect(app.promises[0].finding?.kind == .stuck)
    app.play(.settle)
    #expect(app.chain.count == index + 1)
    #expect(PromiseJudge.findings(in: app).isEmpty)
    app.promises[0].complete()
    #expect(PromiseJudge.findings(in: app).map(\.kind) == [.misreported])
  }

  @Test("a promise is excused by a touch, but not by a new presentation")
  func excuse() {
    let app = App(AppPlan())
    app.play(Self.presentation)
    app.play(.act(.promise(0, animated: true)))
    app.play(Self.presentation)
    #expect(!app.promises[0].isExcused)
    app.play(.down(0, x: 0.5, y: 0.5))
    #expect(app.promises[0].isExcused)
  }

  @Test("a promised pop is kept")
  func pop() {
    let app = App(AppPlan(root: .navigation))
    app.play(.act(.push(animated: true)))
    app.play(.run(0.1))
    app.play(.act(.promisePop(animated: true)))
    #expect(app.promises[0].finding?.kind == .stuck)
    app.play(.settle)
    #expect(PromiseJudge.findings(in: app).isEmpty)
  }

  @Test("a layout, a change or a request in every frame")
  func idle() {
    let app = App(AppPlan())
    #expect(IdleJudge.findings(in: app).isEmpty)
    app.play(.act(.move(.front, .alpha(0.6), .block)))
    #expect(IdleJudge.findings(in: app).map(\.kind) == [.stuck])
    app.play(.settle)
    #expect(IdleJudge.findings(in: app).isEmpty)
  }

  @Test("the keyboard of a screen that another one fills, but not of one beside a card")
  func keyboard() {
    for (layout, count) in [(LayoutPlan.fill, 1), (.card, 0)] {
      let app = App(AppPlan(modals: [ModalPlan(layout: layout)]))
      app.play(Self.presentation)
      app.play(.settle)
      app.first?.textField.becomeFirstResponder()
      #expect(KeyboardJudge.findings(in: app).count == count)
      app.play(.act(.type(isBehind: true)))
      #expect(KeyboardJudge.findings(in: app).isEmpty)
    }
  }

  @Test(
    "a field of a card or a sheet behind the keyboard", arguments: [LayoutPlan.card, .bottomSheet])
  func hiddenField(_ layout: LayoutPlan) throws {
    let app = App(AppPlan(modals: [ModalPlan(layout: layout)]))
    app.play(Self.presentation)
    app.play(.act(.contentSize(200)))
    app.play(.settle)
    app.play(.act(.type(isBehind: false)))
    app.play(.settle)
    #expect(KeyboardJudge.findings(in: app).isEmpty)
    let clip = try #require(app.top.presentationController?.presentedView)
    clip.frame.origin.y = 500
    #expect(KeyboardJudge.findings(in: app).map(\.kind) == [.damaged])
    app.play(.act(.endTyping))
    #expect(KeyboardJudge.findings(in: app).isEmpty)
  }

  @Test("a keyboard that does not turn with its window")
  func turnedKeyboard() {
    let app = App(AppPlan())
    app.play(.act(.type(isBehind: false)))
    app.play(.resize(.landscape))
    #expect(KeyboardJudge.findingsInFlight(in: app).isEmpty)
    app.window.frame.size = ScreenSize.phone.size
    #expect(KeyboardJudge.findingsInFlight(in: app).map(\.kind) == [.damaged])
    app.play(.act(.endTyping))
    #expect(KeyboardJudge.findingsInFlight(in: app).isEmpty)
  }

  @Test("a screen that goes with the one above it, unless it was dismissed, too")
  func staying() {
    for (isDismissed, count) in [(false, 1), (true, 0)] {
      let app = App(AppPlan())
      for _ in 0..<2 {
        app.play(Self.presentation)
        app.play(.settle)
      }
      app.play(.act(.promiseAbove(0, animated: true)))
      app.play(.settle)
      #expect(app.chain.count == 2)
      #expect(PromiseJudge.findings(in: app).isEmpty)
      if isDismissed { app.play(.act(.dismiss(animated: true))) }
      app.root.dismiss(animated: false)
      app.play(.settle)
      #expect(PromiseJudge.findings(in: app).filter { $0.kind == .damaged }.count == count)
    }
  }

  @Test("a stack that a finger cannot pop")
  func swipe() {
    let app = App(AppPlan(root: .navigation))
    #expect(FollowUp.findings(in: app).isEmpty)
    for recognizer in app.topStack?.view.gestureRecognizers ?? [] { recognizer.isEnabled = false }
    #expect(FollowUp.findings(in: app).map(\.kind) == [.stuck])
  }

  @Test("an animator that leaves its view after a canceled pop, as it may")
  func leaving() {
    let plan = StackPlan(way: .attachedWithAnimators, gesture: .fullWidth, animator: .leaving)
    let app = App(AppPlan(root: .navigation, stack: plan))
    app.play(.act(.push(animated: true)))
    app.play(.settle)
    app.play(.down(0, x: 0.01, y: 0.5))
    app.play(.move(0, x: 60, y: 0, seconds: 0.3))
    app.play(.run(0.3))
    app.play(.lift(0))
    app.play(.settle)
    #expect(app.topStack?.viewControllers.count == 2)
    #expect(app.first?.view.window != nil)
    #expect(Episode.judge(app).isEmpty)
    #expect(FollowUp.findings(in: app).isEmpty)
  }

  @Test("a splash that opens leaves the keyboard of a screen that is covered by then")
  func keyboardAfterSplash() {
    let app = App(AppPlan())
    for act in [Act.type(isBehind: false), .cover(animated: false)] { app.play(.act(act)) }
    app.play(Self.presentation)
    app.play(.settle)
    app.play(.act(.open(animated: true)))
    app.play(.settle)
    #expect(app.simulator.keyboardFrame.isNull && KeyboardJudge.findings(in: app).isEmpty)
  }

  @Test("a screen that nothing shows, but something retains")
  func retained() {
    let app = App(AppPlan())
    #expect(RetainJudge.findings(in: app).isEmpty)
    let screen = app.makeScreen()
    #expect(RetainJudge.findings(in: app).map(\.kind) == [.leaked])
    withExtendedLifetime(screen) {}
  }
}
