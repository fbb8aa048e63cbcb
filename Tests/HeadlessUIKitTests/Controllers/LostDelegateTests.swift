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

  @Test(arguments: [false, true])
  func `B15: tabs whose delegate was deallocated, rather than set to nil, are reported`(
    isSetToNil: Bool
  ) {
    let simulator = Simulator()
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController(), UIViewController()]
    simulator.window.rootViewController = tabs
    simulator.runUntilIdle()
    tabs.delegate = TabDelegate()
    if isSetToNil { tabs.delegate = nil }
    tabs.selectedIndex = 1
    #expect(simulator.runUntilIdle())
    #expect(simulator.faults.map(\.fact) == (isSetToNil ? [] : ["B15"]))
    #expect(tabs.selectedIndex == 1)
  }

  @Test(arguments: [UIModalPresentationStyle.pageSheet, .formSheet, .popover, .fullScreen, .custom])
  func `A4: a delegate of a sheet, which is not asked, is only a hint`(
    style: UIModalPresentationStyle
  ) {
    let isSheet = style != .fullScreen && style != .custom
    for hasDelegate in [false, true] {
      let stage = ModalStage(present: hasDelegate ? FadeAnimator() : nil)
      if !hasDelegate { stage.photo.transitioningDelegate = nil }
      stage.photo.modalPresentationStyle = style
      stage.presentPhoto()
      #expect(stage.simulator.hints.map(\.fact) == (isSheet && hasDelegate ? ["A4"] : []))
      #expect(stage.facts.isEmpty)
    }
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

private final class TabDelegate: NSObject, UITabBarControllerDelegate {}
