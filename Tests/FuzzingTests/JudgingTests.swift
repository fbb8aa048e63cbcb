import Testing
@_spi(Simulator) import UIKit
import UIKitSimulator

@testable import Fuzzing

/// The findings that are detected.
@MainActor
struct JudgingTests {
  private static let presentation = Event.act(.present(0, inStack: false, animated: true))

  @Test("an app without events has no findings", arguments: RootKind.allCases)
  func quiet(_ root: RootKind) {
    for hasTwin in [false, true] {
      #expect(Episode.play(Script(app: AppPlan(root: root, hasTwin: hasTwin))).isEmpty)
    }
  }

  @Test("a plain presentation has no findings", arguments: ModalWay.allCases)
  func plain(_ way: ModalWay) {
    let app = AppPlan(modals: [ModalPlan(way: way)])
    let script = Script(app: app, events: [Self.presentation, .settle])
    #expect(Episode.play(script).isEmpty)
  }

  @Test("an effect that changes a screen without the stage")
  func damage() {
    let app = AppPlan(modals: [ModalPlan(effect: .careless)])
    let script = Script(app: app, events: [Self.presentation])
    #expect(Episode.play(script).first?.kind == .damaged)
  }

  @Test("a view that is left in the window")
  func leftBehind() {
    let app = App(AppPlan())
    app.window.addSubview(UIView())
    #expect(Episode.judge(app).map(\.kind) == [.leftBehind])
  }

  @Test("a recognizer, an animation and a stopped clock that stay")
  func leftOnLayers() {
    let app = App(AppPlan())
    let view = app.topScreen?.view
    view?.addGestureRecognizer(UILongPressGestureRecognizer())
    view?.layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "a")
    view?.layer.speed = 0
    #expect(Set(Episode.judge(app).map(\.kind)) == [.leftBehind, .damaged])
    #expect(Episode.judge(app).count == 3)
  }

  @Test("a source that is visible beside its screen", arguments: [true, false])
  func source(animated: Bool) throws {
    let modal = ModalPlan(effect: .zoom(.behind(0)), layout: .card)
    let app = App(AppPlan(modals: [modal]))
    app.play(.act(.present(0, inStack: false, animated: animated)))
    app.play(.settle)
    #expect(Episode.judge(app).isEmpty)
    let thumbnail = try #require(app.first?.thumbnails[0])
    #expect(thumbnail.alpha < 0.03)
    thumbnail.alpha = 1
    #expect(Episode.judge(app).map(\.kind) == [.damaged])
    app.play(.act(.source(.show(0))))
    #expect(Episode.judge(app).isEmpty)
  }

  @Test("an object that is still retained")
  func leak() {
    let app = App(AppPlan())
    let screen = app.topScreen
    app.close()
    #expect(LeakJudge.findings(in: app).first?.kind == .leaked)
    withExtendedLifetime(screen) {}
  }

  @Test("a screen whose appearance does not end")
  func appearance() {
    let app = App(AppPlan())
    app.topScreen?.beginAppearanceTransition(false, animated: false)
    #expect(Episode.judge(app).map(\.kind) == [.misreported])
  }

  @Test("a touch that an invisible view receives")
  func touch() {
    let app = App(AppPlan())
    app.window.subviews.first?.isUserInteractionEnabled = false
    #expect(Episode.judge(app).map(\.kind) == [.stuck])
  }

  @Test("a request without a result, or with two completions")
  func requests() {
    let app = App(AppPlan())
    let request = app.journal.open("it") { false }
    #expect(Episode.judge(app) == [Finding(.stuck, "it has no result")])
    request.complete()
    request.complete()
    #expect(Episode.judge(app) == [Finding(.misreported, "it completed 2 times")])
  }

  @Test("misuse of UIKit, but not calls at the wrong time")
  func misuse() {
    let app = App(AppPlan())
    app.play(Self.presentation)
    app.play(.act(.dismiss(animated: true)))
    #expect(app.simulator.faults.map(\.fact) == ["A11"])
    #expect(FaultJudge.findings(in: app).isEmpty)
    app.window.addSubview(app.window)
    #expect(FaultJudge.findings(in: app).map(\.kind) == [.misused])
  }

  @Test(
    "an animator of the app's without an animation, unless the app has just taken its screen away")
  func inert() {
    let app = App(AppPlan(modals: [ModalPlan(way: .handWritten, animator: .block)]))
    for (seconds, count) in [(0.0, 0), (0.5, 1)] {
      app.play(.act(.lose(.windowHidden)))
      app.play(.run(seconds))
      World.current.fault("C", "AppBlockAnimator added no UIView animation")
      #expect(FaultJudge.findings(in: app).count == count)
    }
  }

  @Test("findings with one cause have the same signature")
  func signature() {
    let one = Finding(.damaged, "[A5] a view is at (1.0, 2.5)")
    let other = Finding(.damaged, "[A5] a view is at (-3.0, 0.0)")
    #expect(one.signature == other.signature)
    #expect(one.signature != Finding(.stuck, "[A5] a view is at (1.0, 2.5)").signature)
  }
}
