import Testing
import UIKit
@_spi(Simulator) import UIKitSimulator

@testable import Fuzzing

/// What apps and users do with alerts, and the findings about them.
@MainActor
struct AlertActTests {
  private static let presentation = Event.act(.present(0, inStack: false, animated: true))
  nonisolated private static let plans = [
    AlertPlan(), AlertPlan(hasField: true, actions: 3, hasCancel: true),
    AlertPlan(isSheet: true, actions: 2, hasCancel: true), AlertPlan(isSheet: true),
  ]

  private static func alert(_ plan: AlertPlan = AlertPlan(), from index: Int = 0) -> Event {
    .act(.alert(plan, from: index, animated: true))
  }

  @Test("alerts of every kind have no findings, and equal their twins", arguments: plans)
  func plain(_ plan: AlertPlan) {
    let cases =
      RootKind.allCases.map { (ScreenSize.phone, $0) }
      + ScreenSize.allCases.map { ($0, RootKind.navigation) }
    for (size, root) in cases {
      let script = Script(
        app: AppPlan(device: DevicePlan(size: size), root: root, hasTwin: true),
        events: [
          Self.presentation, .settle, Self.alert(plan), .settle, .act(.endTyping), .settle,
          Self.alert(), .settle,
        ])
      #expect(Episode.play(script).isEmpty, "\(size) \(root)")
    }
  }

  @Test("a tap calls the handler once, which may do anything")
  func handler() {
    let acts: [Act] = [
      .alert(AlertPlan(isSheet: true), from: 0, animated: true), .dismiss(animated: true),
      .promise(0, animated: true), .present(0, inStack: false, animated: true),
      .pop(animated: true), .refuse(true),
    ]
    for act in acts {
      let app = App(AppPlan(root: .navigation))
      app.play(.act(.push(animated: true)))
      app.play(.settle)
      app.play(Self.presentation)
      app.play(.settle)
      app.play(.when(.handler, act))
      app.play(Self.alert())
      app.play(.settle)
      let alert = app.top as? AppAlert
      app.play(.tapAlert(.button(0)))
      #expect(alert?.answer.isAwaited == true && alert?.answer.calls == 0)
      app.play(.settle)
      #expect(alert?.answer.calls == 1 && app.top !== alert, "\(act)")
      #expect(Episode.judge(app).isEmpty, "\(act)")
    }
  }

  @Test("beside an alert, a tap cancels an action sheet only")
  func beside() {
    for (plan, calls) in zip(Self.plans, [0, 0, 1, 0]) {
      let app = App(AppPlan())
      app.play(Self.alert(plan))
      app.play(.settle)
      let alert = app.top as? AppAlert
      app.play(.tapAlert(.beside))
      app.play(.settle)
      #expect(alert?.answer.calls == calls && (app.top === alert) == (calls == 0), "\(plan)")
      #expect(Episode.judge(app).isEmpty, "\(plan)")
    }
  }

  @Test("an alert from a screen that presents another one, which UIKit ignores, is no finding")
  func ignored() {
    let app = App(AppPlan())
    app.play(Self.presentation)
    app.play(Self.alert(from: 1))
    app.play(.settle)
    #expect(app.simulator.faults.map(\.fact) == ["A11"])
    #expect(app.leaks.alerts.isEmpty && Episode.judge(app).isEmpty)
  }

  @Test("an alert that is called twice, never, damaged, covered, or retained", arguments: 0..<6)
  func findings(_ index: Int) throws {
    let app = App(AppPlan())
    app.play(Self.alert())
    app.play(.settle)
    var alert = app.top as? AppAlert
    #expect(Episode.judge(app).isEmpty)
    let container = try #require(alert?.presentationController?.containerView)
    switch index {
    case 0: alert?.answer.calls = 2
    case 1: alert?.answer.isAwaited = true
    case 2: container.subviews.first?.alpha = 0.5
    case 3: alert?.view.frame.origin.y += 5
    case 4: alert?.view.isUserInteractionEnabled = false
    default:
      app.root.dismiss(animated: true)
      app.play(.settle)
      #expect(RetainJudge.findings(in: app).map(\.kind) == [.leaked])
      alert = nil
      #expect(RetainJudge.findings(in: app).isEmpty)
      return
    }
    #expect(Episode.judge(app).count == 1)
  }

  @Test("an alert that a finger cannot answer")
  func unanswered() {
    let app = App(AppPlan())
    app.play(Self.alert())
    app.play(.settle)
    (app.top as? AppAlert)?.actions[0].isEnabled = false
    #expect(AlertJudge.answering(in: app).map(\.kind) == [.stuck])
  }
}
