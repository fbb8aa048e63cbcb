import Testing
import UIKitSimulator

@testable import UIKit

/// Screens with constraints: their lifetime, their containers, and their animations.
@MainActor struct ConstrainedScreenTests {
  private let stage = ConstrainedStage()
  private var simulator: Simulator { stage.simulator }

  @Test func `a screen with constraints is released with its views`() {
    weak var released: UIViewController?
    weak var inner: UIView?
    do {
      let screen = UIViewController(nibName: nil, bundle: nil)
      let guide = UILayoutGuide()
      screen.view.addLayoutGuide(guide)
      let (view, left) = stage.addPinned(to: screen.view)
      view.topAnchor.constraint(greaterThanOrEqualTo: guide.bottomAnchor).isActive = true
      stage.controller.present(screen, animated: false)
      simulator.runUntilIdle()
      left.constant = 30
      simulator.commit()
      stage.controller.dismiss(animated: false)
      simulator.runUntilIdle()
      (released, inner) = (screen, view)
    }
    simulator.runUntilIdle()
    #expect(released == nil)
    #expect(inner == nil)
  }

  @Test func `a view that outlives its superview can be placed again`() {
    let inner = UIView()
    let leaf = UIView()
    for view in [inner, leaf] { view.translatesAutoresizingMaskIntoConstraints = false }
    do {
      let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      outer.addSubview(inner)
      inner.addSubview(leaf)
      NSLayoutConstraint.activate(
        ConstrainedStage.fill(inner, outer) + ConstrainedStage.fill(leaf, inner))
      outer.layoutIfNeeded()
      #expect(leaf.frame.width == 100)
    }
    #expect(inner.superview == nil)
    inner.frame.size.width = 5
    stage.root.addSubview(inner)
    NSLayoutConstraint.activate(ConstrainedStage.fill(inner, stage.root))
    simulator.commit()
    #expect(inner.frame == stage.root.bounds)
    #expect(leaf.frame == stage.root.bounds)
  }

  @Test func `screens with constraints are laid out in stacks, sheets and tabs`() {
    let stack = UINavigationController(rootViewController: UIViewController())
    let tabs = UITabBarController()
    tabs.viewControllers = [stack]
    simulator.window.rootViewController = tabs
    simulator.runUntilIdle()
    let screens = (0..<2).map { _ in UIViewController() }
    let fills = screens.map { screen in
      let fill = stage.add(to: screen.view)
      let guide = screen.view.safeAreaLayoutGuide
      NSLayoutConstraint.activate([
        fill.topAnchor.constraint(equalTo: guide.topAnchor),
        fill.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        fill.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        fill.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      ])
      return fill
    }
    stack.pushViewController(screens[0], animated: true)
    simulator.run(for: 0.2)
    #expect(fills[0].frame.width == 393)
    simulator.runUntilIdle()
    #expect(fills[0].frame == screens[0].view.safeAreaLayoutGuide.layoutFrame)
    #expect(fills[0].frame.minY > 59)
    tabs.present(screens[1], animated: true)
    simulator.runUntilIdle()
    #expect(fills[1].frame == screens[1].view.safeAreaLayoutGuide.layoutFrame)
    #expect(fills[1].frame.width == 393)
    #expect(stage.faults == [])
  }

  @Test func `a changed constant animates with layoutIfNeeded in the block`() {
    let (view, left) = stage.addPinned()
    simulator.commit()
    left.constant = 120
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      self.stage.root.layoutIfNeeded()
    }
    simulator.run(for: 0.5)
    #expect(abs(simulator.visibleFrame(of: view).minX - 70) < 2)
    simulator.run(for: 0.6)
    #expect(simulator.visibleFrame(of: view).minX == 120)
  }

  @Test func `a rotation lays out again`() {
    let view = stage.add()
    NSLayoutConstraint.activate(ConstrainedStage.fill(view, stage.root))
    simulator.commit()
    simulator.resize(to: CGSize(width: 852, height: 393))
    simulator.runUntilIdle()
    #expect(view.frame.size == CGSize(width: 852, height: 393))
    #expect(stage.faults == [])
  }
}
