import Testing
import UIKit
import UIKitSimulator

/// Delegates that were deallocated, styles that are read, and transitions that never end.
@MainActor
struct LostDelegateTests {
  @Test func `B2: a stack whose delegate was deallocated is reported`() {
    let simulator = Simulator()
    let navigation = UINavigationController(rootViewController: UIViewController())
    simulator.window.rootViewController = navigation
    simulator.runUntilIdle()
    navigation.delegate = Delegate()
    navigation.pushViewController(UIViewController(), animated: true)
    #expect(simulator.runUntilIdle())
    #expect(simulator.faults.map(\.fact) == ["B2"])
    #expect(navigation.viewControllers.count == 2)
  }

  @Test func `B2: a stack whose delegate was set to nil is not reported`() {
    let simulator = Simulator()
    let navigation = UINavigationController(rootViewController: UIViewController())
    simulator.window.rootViewController = navigation
    simulator.runUntilIdle()
    let delegate = Delegate()
    navigation.delegate = delegate
    navigation.delegate = nil
    navigation.pushViewController(UIViewController(), animated: true)
    simulator.runUntilIdle()
    #expect(simulator.faults.isEmpty)
  }

  @Test func `A12: the getter of the default style returns the style that it resolves to`() {
    let controller = UIViewController()
    #expect(controller.modalPresentationStyle == .pageSheet)
    controller.modalPresentationStyle = .fullScreen
    #expect(controller.modalPresentationStyle == .fullScreen)
    controller.modalPresentationStyle = .automatic
    #expect(controller.modalPresentationStyle == .pageSheet)
  }

  @Test func `A6: an app that a transition has frozen is not idle`() {
    let stage = ModalStage(present: FadeAnimator(habit: .neverCompletes))
    stage.root.present(stage.photo, animated: true)
    #expect(!stage.simulator.runUntilIdle())
    #expect(!stage.simulator.runUntilIdle())
  }

  @Test func `A6: a slow or interactive transition is not a freeze`() {
    let stage = ModalStage(present: FadeAnimator(), dismiss: FadeAnimator())
    stage.root.present(stage.photo, animated: true)
    #expect(stage.simulator.runUntilIdle())
    stage.photo.dismiss(animated: true)
    #expect(stage.simulator.runUntilIdle())
  }
}

private final class Delegate: NSObject, UINavigationControllerDelegate {}
