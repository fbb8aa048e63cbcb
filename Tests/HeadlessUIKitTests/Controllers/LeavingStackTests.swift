import Testing
import UIKit
import UIKitSimulator

/// A stack that changes while it is dismissed, or while it loses its window.
@MainActor
struct LeavingStackTests {
  /// How the stack leaves.
  enum Leaving: CaseIterable {
    case sheet
    case fullScreen
    case custom
    case atOnce
    case canceled
    case root
  }

  /// How the stack changes.
  enum Change: CaseIterable {
    case push
    case pop
    case replace
    case pushAtOnce
    case popAndPush
    case clear
  }

  struct Case: CustomStringConvertible {
    let variant: Simulator.Variant
    let leaving: Leaving
    let change: Change
    /// The time from the change to the leaving; negative if the stack leaves first.
    let lead: Double

    var description: String { "\(leaving), \(change), \(lead), \(variant)" }

    static let all: [Case] = Simulator.Variant.all.flatMap { variant in
      Leaving.allCases.flatMap { leaving in
        Change.allCases.flatMap { change in
          [-0.2, -0.1, 0, 0.1].map {
            Case(variant: variant, leaving: leaving, change: change, lead: $0)
          }
        }
      }
    }
  }

  @Test(arguments: Case.all)
  func `B3: no child is left in between`(_ test: Case) {
    let modal = ModalStage(present: FadeAnimator(), dismiss: FadeAnimator(), variant: test.variant)
    let record = modal.record
    let screens = ["list", "detail", "other"].map { Screen($0, record: record) }
    let navigation = UINavigationController(rootViewController: screens[0])
    navigation.pushViewController(screens[1], animated: false)
    let driver = UIPercentDrivenInteractiveTransition()
    switch test.leaving {
    case .fullScreen: navigation.modalPresentationStyle = .fullScreen
    case .custom, .canceled:
      navigation.modalPresentationStyle = .custom
      navigation.transitioningDelegate = modal.delegate
    default: break
    }
    if test.leaving == .root {
      modal.simulator.window.rootViewController = navigation
    } else {
      modal.root.present(navigation, animated: true)
    }
    modal.simulator.runUntilIdle()
    if test.leaving == .canceled { modal.delegate.dismissalDriver = driver }
    record.calls = ["detail willAppear", "detail didAppear"]
    let acts = [
      { Self.change(navigation, test.change, to: screens[2]) },
      { Self.leave(navigation, test.leaving, modal) },
    ]
    (test.lead < 0 ? acts[1] : acts[0])()
    modal.simulator.run(for: abs(test.lead))
    (test.lead < 0 ? acts[0] : acts[1])()
    if test.leaving == .canceled {
      modal.simulator.run(for: 0.1)
      driver.cancel()
    }
    #expect(modal.simulator.runUntilIdle())
    #expect((navigation.viewIfLoaded?.window != nil) == (test.leaving == .canceled))
    for screen in screens {
      let isShown = test.leaving == .canceled && navigation.topViewController === screen
      let calls = Array(record.calls.dropFirst(2))
      let state = record.balance(of: screen.name)
      #expect(state == (isShown ? "appeared" : "disappeared"), "\(screen.name): \(calls)")
    }
  }

  private static func change(
    _ navigation: UINavigationController, _ change: Change, to other: Screen
  ) {
    switch change {
    case .push: navigation.pushViewController(other, animated: true)
    case .pop: navigation.popViewController(animated: true)
    case .replace: navigation.setViewControllers([other], animated: true)
    case .pushAtOnce: navigation.pushViewController(other, animated: false)
    case .popAndPush:
      navigation.popViewController(animated: false)
      navigation.pushViewController(other, animated: true)
    case .clear: navigation.setViewControllers([], animated: true)
    }
  }

  private static func leave(
    _ navigation: UINavigationController, _ leaving: Leaving, _ modal: ModalStage
  ) {
    switch leaving {
    case .sheet, .fullScreen, .custom, .canceled: navigation.dismiss(animated: true)
    case .atOnce: navigation.dismiss(animated: false)
    case .root: modal.simulator.window.rootViewController = Screen("new")
    }
  }
}
