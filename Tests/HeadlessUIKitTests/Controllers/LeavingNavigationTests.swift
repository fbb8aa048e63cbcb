import Testing
import UIKit
import UIKitSimulator

/// A navigation controller that is presented, and dismissed while it pushes or pops.
@MainActor
struct LeavingNavigationTests {
  @MainActor
  struct Stage {
    let modal: ModalStage
    let record: Screen.Record
    let navigation: UINavigationController
    let list: Screen
    let detail: Screen

    init(_ variant: Simulator.Variant, isPush: Bool) {
      modal = ModalStage(dismiss: FadeAnimator(duration: 0.3), variant: variant)
      record = modal.record
      list = Screen("list", record: record)
      detail = Screen("detail", record: record)
      navigation = UINavigationController(rootViewController: list)
      if !isPush { navigation.pushViewController(detail, animated: false) }
      navigation.modalPresentationStyle = .custom
      navigation.transitioningDelegate = modal.delegate
      modal.root.present(navigation, animated: true)
      modal.simulator.runUntilIdle()
      record.calls = []
      if isPush {
        navigation.pushViewController(detail, animated: true)
      } else {
        navigation.popViewController(animated: true)
      }
      modal.simulator.run(for: 0.1)
      record.calls = []
    }

    var incoming: Screen { navigation.viewControllers.last === detail ? detail : list }

    func calls(of screen: Screen) -> [String] {
      record.calls.filter { $0.hasPrefix(screen.name) }.map {
        String($0.dropFirst(screen.name.count + 1))
      }
    }
  }

  struct Case: CustomStringConvertible {
    let variant: Simulator.Variant
    let isPush: Bool
    /// The time of the dismissal: during the transition, or after it.
    let animated: Bool

    var description: String {
      "\(isPush ? "push" : "pop"), \(animated ? "animated" : "at once"), \(variant)"
    }

    static let all = Simulator.Variant.all.flatMap { variant in
      [(true, true), (true, false), (false, true), (false, false)].map {
        Case(variant: variant, isPush: $0.0, animated: $0.1)
      }
    }
  }

  @Test(arguments: Case.all)
  func `B3: both children have disappeared with the navigation controller`(_ test: Case) {
    let stage = Stage(test.variant, isPush: test.isPush)
    stage.navigation.dismiss(animated: test.animated)
    #expect(stage.modal.simulator.runUntilIdle())
    #expect(stage.navigation.view.window == nil)
    let outgoing = stage.incoming === stage.detail ? stage.list : stage.detail
    #expect(stage.calls(of: outgoing) == ["didDisappear"])
    // It was about to appear: it reverses, or, if there is time, appears first.
    let turnsRound = ["willDisappear", "didDisappear"]
    let hasTime = test.animated || "\(test.variant)".contains("animators run without animation")
    let arrives = hasTime ? ["didAppear"] + turnsRound : turnsRound
    #expect([turnsRound, arrives].contains(stage.calls(of: stage.incoming)))
    #expect(stage.modal.simulator.faults.isEmpty)
  }

  @Test(arguments: Case.all)
  func `B3: the top child has appeared after a canceled dismissal`(_ test: Case) {
    let stage = Stage(test.variant, isPush: test.isPush)
    let driver = UIPercentDrivenInteractiveTransition()
    stage.modal.delegate.dismissalDriver = driver
    stage.navigation.dismiss(animated: true)
    stage.modal.simulator.run(for: test.animated ? 0.1 : 0.5)
    driver.cancel()
    #expect(stage.modal.simulator.runUntilIdle())
    #expect(stage.navigation.view.window != nil)
    let outgoing = stage.incoming === stage.detail ? stage.list : stage.detail
    #expect(stage.calls(of: outgoing) == ["didDisappear"])
    #expect(stage.calls(of: stage.incoming).last == "didAppear")
    #expect(stage.modal.simulator.faults.isEmpty)
    stage.record.calls = []
    stage.navigation.dismiss(animated: false)
    #expect(stage.modal.simulator.runUntilIdle())
    #expect(stage.calls(of: stage.incoming) == ["willDisappear", "didDisappear"])
    #expect(stage.calls(of: outgoing).isEmpty)
  }
}
