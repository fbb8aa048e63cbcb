import Testing
import UIKit
@_spi(Simulator) import UIKitSimulator

@testable import Fuzzing

/// The comparison with an app that has animated nothing.
@MainActor
struct TwinJudgeTests {
  private static let presentation = Event.act(.present(0, inStack: false, animated: true))

  @Test("a twin shows the same, whatever the app is and has done", arguments: RootKind.allCases)
  func same(_ root: RootKind) {
    let modals = [
      ModalPlan(), ModalPlan(layout: .card, cornerRadius: 9), ModalPlan(layout: .bottomSheet),
      ModalPlan(way: .sheet), ModalPlan(way: .fullScreen),
    ]
    for modal in modals {
      let script = Script(
        app: AppPlan(
          root: root, contents: [.scroll, .controls], modals: [modal],
          hasConstrainedContent: true, hasTwin: true),
        events: [
          .act(root.hasSides ? .select(1, animated: true) : .push(animated: true)), .settle,
          .act(.tweak(.insets(11))), .act(.tweak(.text(9))), Self.presentation, .settle,
          .act(.present(0, inStack: true, animated: true)), .run(0.1),
          .act(.promiseAbove(0, animated: true)), .settle,
          .act(.contentSize(200)), .act(.type(isBehind: false)), .settle,
        ])
      #expect(Episode.play(script).isEmpty, "\(modal)")
    }
  }

  @Test("a view at another place, with another look, or too many", arguments: 0..<6)
  func different(_ index: Int) throws {
    let app = App(AppPlan(contents: [.scroll], modals: [ModalPlan(layout: .card)], hasTwin: true))
    app.play(Self.presentation)
    app.play(.settle)
    #expect(TwinJudge.findings(in: app).isEmpty)
    let screen = try #require(app.topScreen)
    let container = try #require(app.top.presentationController?.containerView)
    switch index {
    case 0: screen.thumbnails[0].frame.origin.x += 1
    case 1: container.subviews.first?.alpha = 0.9
    case 2: app.first?.thumbnails[1].isHidden = true
    case 3: screen.view.addSubview(UIView())
    case 4: app.first?.view.clipsToBounds = true
    default: app.first?.textField.becomeFirstResponder()
    }
    app.play(.settle)
    let findings = TwinJudge.findings(in: app)
    // The twin, too, has a keyboard then, from which its card moves away.
    #expect(findings.map(\.kind) == (index == 5 ? [] : [.damaged]))
    #expect(app.simulator.keyboardFrame.isNull == (index != 5))
    app.play(.act(.dismiss(animated: true)))
    app.play(.settle)
    #expect(app.chain.count == 1)
  }

  @Test("no twin of an app that has lost a view, is held, or was not planned to have one")
  func none() {
    let app = App(AppPlan(modals: [ModalPlan()]))
    app.window.addSubview(UIView())
    #expect(TwinJudge.findings(in: app).isEmpty)
    let other = App(AppPlan(modals: [ModalPlan()], hasTwin: true))
    #expect(other.mayHaveTwin)
    other.play(Self.presentation)
    other.play(.run(0.05))
    #expect(!other.mayHaveTwin)
    other.play(.settle)
    other.play(.act(.lose(.windowHidden)))
    #expect(!other.mayHaveTwin)
  }
}
