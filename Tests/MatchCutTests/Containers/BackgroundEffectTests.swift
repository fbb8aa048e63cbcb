import Testing
@_spi(Simulator) import UIKit
import UIKitSimulator

@testable import MatchCut
@testable import MatchCutContainers

/// A partial blur behind the screens of a container.
@MainActor struct BackgroundEffectTests {
  private let blur = UIVisualEffectView(effect: UIBlurEffect(style: .dark))

  /// The visible strength of the blur.
  private var intensity: Double {
    guard case .blur(let blur) = blur.layer.renderNode(parent: -1).content else { return 0 }
    return blur.intensity
  }

  private func stage(strength: CGFloat = 0.4) -> SwipeStage {
    SwipeStage { container in
      container.backgroundEffectView = blur
      container.backgroundEffectStrength = { _ in strength }
    }
  }

  private func cover(_ stage: SwipeStage) -> Screen {
    let cover = Screen("cover")
    cover.modalPresentationStyle = .fullScreen
    stage.container.present(cover, animated: true)
    stage.settle()
    return cover
  }

  @Test func `it is released while it holds a blur`() {
    let simulator = Simulator()
    simulator.window.rootViewController = UIViewController()
    simulator.window.addSubview(blur)
    simulator.runUntilIdle()
    weak var released: BackgroundEffect?
    do {
      let effect = BackgroundEffect(blur)
      released = effect
      effect.show(0.5)
    }
    #expect(released == nil)
    // A return from the background has no effect.
    simulator.deactivate()
    simulator.activate()
    #expect(simulator.runUntilIdle() && simulator.faults.isEmpty)
  }

  @Test func `it has its strength from the first frame`() {
    let stage = stage()
    #expect(abs(intensity - 0.4) < 1e-6, "\(intensity)")
    stage.expectSelected(1)
  }

  @Test(arguments: [true, false])
  func `at no strength a view is hidden, unless that flattens glass in it`(isGlass: Bool) {
    // F8c: at an alpha of 0, and hidden.
    let card = UIView()
    if isGlass { card.addSubview(blur) }
    var strength: CGFloat = 0
    let stage = SwipeStage { container in
      container.backgroundEffectView = card
      container.backgroundEffectStrength = { _ in strength }
    }
    #expect(card.isHidden == !isGlass)
    #expect(card.alpha == (isGlass ? 0.0234375 : 0))
    strength = 1
    stage.container.select(2, animated: true)
    stage.settle()
    #expect(!card.isHidden && card.alpha == 1)
    stage.container.backgroundEffectView = nil
    #expect(!card.isHidden && card.alpha == 1)
    stage.expectSelected(2)
  }

  @Test func `it keeps its strength in the background`() {
    let stage = stage()
    stage.simulator.enterBackground()
    stage.simulator.activate()
    stage.settle()
    #expect(abs(intensity - 0.4) < 1e-6, "\(intensity)")
    stage.container.select(2, animated: true)
    stage.settle()
    #expect(abs(intensity - 0.4) < 1e-6, "\(intensity)")
    stage.expectSelected(2)
  }

  @Test func `it has its strength again after a cover`() {
    let stage = stage()
    cover(stage).dismiss(animated: true)
    stage.settle()
    #expect(abs(intensity - 0.4) < 1e-6, "\(intensity)")
    stage.expectSelected(1)
  }

  @Test(arguments: [0.4, 0.7])
  func `below a screen that is popped, it takes no animation from the transition`(
    strength: CGFloat
  ) {
    let simulator = Simulator()
    let container = SwipeContainerController([Screen("first"), Screen("second")])
    container.backgroundEffectView = blur
    container.backgroundEffectStrength = { _ in strength }
    let stack = UINavigationController(rootViewController: container)
    let delegate = StackDelegate()
    delegate.animator = LayerAnimator()
    stack.delegate = delegate
    simulator.window.rootViewController = stack
    let cover = Screen("cover")
    stack.pushViewController(cover, animated: false)
    simulator.runUntilIdle()
    cover.onCall = { call, cover in
      guard call == .willDisappear else { return }
      let coordinator = cover.transitionCoordinator
      coordinator?.animate(alongsideTransition: { _ in stack.navigationBar.alpha = 0 })
    }
    stack.popViewController(animated: true)
    simulator.commit()
    simulator.step()
    #expect(abs(intensity - strength) < 1e-6, "\(intensity)")
    simulator.runUntilIdle()
    #expect(stack.navigationBar.layer.animationKeys() == nil)
    #expect(simulator.visibleAlpha(of: stack.navigationBar) == 0)
    #expect(abs(intensity - strength) < 1e-6, "\(intensity)")
  }

  @Test func `covered with another strength, its container can be released`() {
    weak var gone: SwipeContainerController?
    let simulator = Simulator()
    do {
      let container = SwipeContainerController([Screen("first"), Screen("second")])
      gone = container
      container.backgroundEffectView = blur
      container.backgroundEffectStrength = { _ in 0.4 }
      let stack = UINavigationController(rootViewController: container)
      simulator.window.rootViewController = stack
      simulator.runUntilIdle()
      stack.pushViewController(Screen("cover"), animated: true)
      simulator.runUntilIdle()
      container.backgroundEffectStrength = { _ in 0.7 }
      container.viewControllers = [Screen("third"), Screen("fourth")]
      simulator.window.rootViewController = UIViewController()
    }
    simulator.runUntilIdle()
    #expect(gone == nil)
    #expect(simulator.faults.isEmpty, "\(simulator.faults)")
  }

  @Test func `a container that is shown can be released`() {
    weak var container: SwipeContainerController?
    let simulator: Simulator
    do {
      let stage = stage()
      simulator = stage.simulator
      container = stage.container
      stage.simulator.window.rootViewController = UIViewController()
    }
    simulator.runUntilIdle()
    #expect(container == nil)
    #expect(simulator.faults.isEmpty, "\(simulator.faults)")
  }

  @Test func `a container that was loaded and never shown can be released`() {
    let simulator = Simulator()
    do {
      let container = SwipeContainerController([Screen("only")])
      container.backgroundEffectView = blur
      container.backgroundEffectStrength = { _ in 0.4 }
      container.loadViewIfNeeded()
    }
    #expect(simulator.faults.isEmpty, "\(simulator.faults)")
  }

  @Test func `an effect in a window can be released`() {
    let simulator = Simulator()
    simulator.window.addSubview(blur)
    do {
      let effect = BackgroundEffect(blur)
      for strength in [0.5, 0.9, 0.2] as [CGFloat] {
        effect.show(strength)
        #expect(abs(intensity - strength) < 1e-6)
      }
    }
    #expect(simulator.faults.isEmpty, "\(simulator.faults)")
  }
}

/// An animator of an app that animates layers only.
private final class LayerAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.3 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let view = transitionContext.view(forKey: .to) else { return }
    transitionContext.containerView.insertSubview(view, at: 0)
    CATransaction.begin()
    CATransaction.setCompletionBlock {
      MainActor.assumeIsolated { transitionContext.completeTransition(true) }
    }
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 1
    fade.toValue = 0
    fade.duration = 0.3
    transitionContext.view(forKey: .from)?.layer.add(fade, forKey: "fade")
    CATransaction.commit()
  }
}
