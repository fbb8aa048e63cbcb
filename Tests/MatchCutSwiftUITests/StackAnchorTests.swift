import MatchCut
import MatchCutSwiftUI
import Testing
import UIKit
import UIKitSimulator

/// A transition finds its navigation stack.
@MainActor struct StackAnchorTests {
  /// A stack's own delegate, which keeps its path.
  private final class Path: NSObject, UINavigationControllerDelegate {
    var calls: [String] = []

    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController,
      animated: Bool
    ) {
      calls.append("will \(viewController.title ?? "")")
    }

    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) {
      calls.append("did \(viewController.title ?? "")")
    }
  }

  private let simulator = Simulator()
  private let first = UIViewController()
  private let stack: UINavigationController
  private let path = Path()
  private let transition = PushTransition(.fade)

  init() {
    first.title = "first"
    stack = UINavigationController(rootViewController: first)
    stack.delegate = path
  }

  @discardableResult private func push() -> UIViewController {
    let screen = UIViewController()
    screen.title = "second"
    stack.pushViewController(screen, animated: true)
    return screen
  }

  @Test func `from inside of a stack`() {
    simulator.window.rootViewController = stack
    first.view.addSubview(StackAnchor(transition))
    simulator.runUntilIdle()
    #expect(stack.delegate === transition)
    path.calls = []
    let screen = push()
    simulator.run(for: 0.1)
    #expect(simulator.visibleAlpha(of: screen.view) < 1)
    simulator.runUntilIdle()
    #expect(path.calls == ["will second", "did second"] && simulator.faults.isEmpty)
  }

  @Test func `from behind a stack, it finds the one around it`() {
    let root = UIViewController()
    let other = UINavigationController(rootViewController: UIViewController())
    let middle = UIViewController()
    root.addChild(other)
    root.view.addSubview(other.view)
    other.view.frame = CGRect(x: 0, y: 0, width: 100, height: 852)
    root.addChild(middle)
    root.view.addSubview(middle.view)
    middle.addChild(stack)
    middle.view.addSubview(stack.view)
    middle.view.frame = CGRect(x: 100, y: 0, width: 293, height: 852)
    stack.view.frame = middle.view.bounds
    simulator.window.rootViewController = root
    let anchor = StackAnchor(transition)
    anchor.frame = CGRect(x: 100, y: 60, width: 293, height: 700)
    root.view.addSubview(anchor)
    simulator.runUntilIdle()
    #expect(stack.delegate === transition && other.delegate !== transition)
  }

  @Test func `a delegate that the stack sets again receives every call from then on`() {
    simulator.window.rootViewController = stack
    let anchor = StackAnchor(transition)
    first.view.addSubview(anchor)
    simulator.runUntilIdle()
    let late = Path()
    stack.delegate = late
    anchor.attach()
    #expect(stack.delegate === transition)
    push()
    simulator.runUntilIdle()
    #expect(late.calls == ["will second", "did second"])
  }

  @Test func `a path is written after a swipe back, but not after a canceled one`() {
    simulator.window.rootViewController = stack
    first.view.addSubview(StackAnchor(transition))
    push()
    simulator.runUntilIdle()
    path.calls = []
    func swipe(to x: CGFloat, holding: Bool) {
      let finger = simulator.touchDown(at: CGPoint(x: 2, y: 400))
      for step in 1...10 {
        finger.move(to: CGPoint(x: 2 + x * CGFloat(step) / 10, y: 400))
        simulator.step()
      }
      if holding { simulator.run(for: 0.3) }
      finger.lift()
      simulator.runUntilIdle()
    }
    swipe(to: 60, holding: true)
    #expect(stack.viewControllers.count == 2 && !path.calls.contains("did first"))
    swipe(to: 300, holding: false)
    #expect(stack.viewControllers.count == 1 && path.calls.last == "did first")
    #expect(simulator.faults.isEmpty, "\(simulator.faults)")
  }

  @Test func `from the stack's own view, and without attaching twice`() {
    final class Counting: UINavigationController {
      var count = 0
      override var delegate: (any UINavigationControllerDelegate)? { didSet { count += 1 } }
    }
    let stack = Counting(rootViewController: first)
    simulator.window.rootViewController = stack
    let anchor = StackAnchor(transition)
    stack.view.addSubview(anchor)
    simulator.runUntilIdle()
    anchor.attach()
    #expect(stack.delegate === transition && stack.count == 1)
  }

  @Test func `from a view that is in a stack behind another one`() {
    let inner = UINavigationController(rootViewController: UIViewController())
    simulator.window.rootViewController = stack
    first.addChild(inner)
    first.view.addSubview(inner.view)
    let anchor = StackAnchor(transition)
    inner.topViewController?.view.addSubview(anchor)
    simulator.runUntilIdle()
    #expect(inner.delegate === transition && stack.delegate === path)
  }

  @Test func `a transition that lives longer does not retain a view that was removed`() {
    simulator.window.rootViewController = stack
    first.view.addSubview(StackAnchor(transition))
    simulator.runUntilIdle()
    weak let anchor = first.view.subviews.first { $0 is StackAnchor }
    #expect(anchor != nil)
    anchor?.removeFromSuperview()
    simulator.runUntilIdle()
    #expect(anchor == nil && stack.delegate === transition)
  }

  @Test func `a view that moves to another stack`() {
    let moving = UIView()
    moving.addSubview(StackAnchor(transition))
    simulator.window.rootViewController = UIViewController()
    simulator.window.rootViewController?.view.addSubview(moving)
    simulator.runUntilIdle()
    simulator.window.rootViewController = stack
    first.view.addSubview(moving)
    simulator.runUntilIdle()
    #expect(stack.delegate === transition)
  }

  @Test func `without a stack, nothing happens`() {
    simulator.window.rootViewController = UIViewController()
    simulator.window.rootViewController?.view.addSubview(StackAnchor(transition))
    simulator.runUntilIdle()
    #expect(simulator.faults.isEmpty && stack.delegate === path)
  }
}
