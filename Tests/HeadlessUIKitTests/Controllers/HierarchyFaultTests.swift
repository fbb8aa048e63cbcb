import Testing
import UIKit
import UIKitSimulator

/// Calls for which UIKit raises an exception, or which it will not support.
@MainActor struct HierarchyFaultTests {
  private let simulator = Simulator()
  private let root = UIViewController()

  private var facts: [String] { simulator.faults.map(\.fact) }

  @Test func `B1: popping to a screen that is not in the stack`() {
    let stack = UINavigationController(rootViewController: root)
    simulator.window.rootViewController = stack
    simulator.runUntilIdle()
    #expect(stack.popToViewController(UIViewController(), animated: true) == nil)
    #expect(facts == ["B1"] && stack.viewControllers == [root])
  }

  @Test func `B1: pushing a navigation controller`() {
    let stack = UINavigationController(rootViewController: root)
    simulator.window.rootViewController = stack
    simulator.runUntilIdle()
    stack.pushViewController(UINavigationController(), animated: true)
    #expect(facts == ["B1"] && stack.viewControllers == [root])
  }

  @Test func `B15: selecting a screen that is not in the list`() {
    let tabs = UITabBarController()
    tabs.viewControllers = [root, UIViewController()]
    simulator.window.rootViewController = tabs
    simulator.runUntilIdle()
    tabs.selectedViewController = UIViewController()
    #expect(facts == ["B15"] && tabs.selectedViewController === root)
  }

  @Test(arguments: [true, false])
  func `A12: presenting from a screen whose view alone is in the hierarchy`(isChild: Bool) {
    simulator.window.rootViewController = root
    let inner = UIViewController()
    if isChild { root.addChild(inner) }
    root.view.addSubview(inner.view)
    if isChild { inner.didMove(toParent: root) }
    simulator.runUntilIdle()
    inner.present(UIViewController(), animated: true)
    simulator.runUntilIdle()
    #expect(facts == (isChild ? [] : ["A12"]))
  }

  @Test(arguments: [true, false])
  func `A1: a presentation may start in a later turn`(isLate: Bool) {
    let simulator = Simulator(variant: isLate ? .laterModals : .standard)
    let (root, screen) = (UIViewController(), UIViewController())
    simulator.window.rootViewController = root
    simulator.runUntilIdle()
    root.present(screen, animated: true)
    simulator.commit()
    #expect((screen.viewIfLoaded?.window == nil) == isLate)
    simulator.runUntilIdle()
    #expect(screen.view.window != nil)
    screen.dismiss(animated: true)
    simulator.runUntilIdle()
    #expect(root.presentedViewController == nil && simulator.faults.isEmpty)
  }

  @Test(arguments: [true, false])
  func `A4: the next responder of a presented screen may be its presenter`(isPresenter: Bool) {
    let simulator = Simulator(variant: isPresenter ? .presentersRespond : .standard)
    let (root, screen) = (UIViewController(), UIViewController())
    simulator.window.rootViewController = root
    simulator.runUntilIdle()
    root.present(screen, animated: false)
    simulator.runUntilIdle()
    #expect((screen.next === root) == isPresenter)
    #expect(isPresenter || screen.next === screen.view.superview)
  }

  @Test(arguments: [true, false])
  func `F6: a view may ignore a center that it has already`(isIgnored: Bool) {
    let simulator = Simulator(variant: isIgnored ? .equalGeometry : .standard)
    let screen = UIViewController()
    simulator.window.rootViewController = screen
    simulator.runUntilIdle()
    let view = UIView(frame: screen.view.bounds)
    screen.view.addSubview(view)
    let insets = view.safeAreaInsets
    view.layer.position.y += 100
    view.center = view.center
    #expect((view.safeAreaInsets == insets) == isIgnored)
  }
}
