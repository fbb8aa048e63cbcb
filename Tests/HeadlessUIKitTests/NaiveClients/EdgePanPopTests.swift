import Testing
@_spi(Simulator) import UIKit
import UIKitSimulator

/// Pops with a pan from the left edge, as tutorials show it.
private final class EdgePanPop: NSObject, UINavigationControllerDelegate {
  private let clears: Bool
  private weak var navigation: UINavigationController?
  private var interaction: UIPercentDrivenInteractiveTransition?
  private let animator: any UIViewControllerAnimatedTransitioning

  @MainActor
  init(_ navigation: UINavigationController, edge: UIRectEdge, clears: Bool) {
    self.navigation = navigation
    self.clears = clears
    animator = OffTheEdgeAnimator()
    super.init()
    let pan = UIScreenEdgePanGestureRecognizer()
    pan.edges = edge
    navigation.view.addGestureRecognizer(pan)
    pan.onAction(for: self) { [unowned self] _ in handle(pan) }
    navigation.delegate = self
  }

  private func handle(_ pan: UIPanGestureRecognizer) {
    let fraction = pan.translation(in: pan.view).x / (pan.view?.bounds.width ?? 1)
    switch pan.state {
    case .began:
      interaction = UIPercentDrivenInteractiveTransition()
      navigation?.popViewController(animated: true)
    case .changed:
      interaction?.update(fraction)
    case .ended where fraction > 0.5 || pan.velocity(in: pan.view).x > 800:
      interaction?.finish()
      if clears { interaction = nil }
    default:
      interaction?.cancel()
      if clears { interaction = nil }
    }
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { operation == .pop ? animator : nil }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
}

/// Slides the popped screen out to the right.
private final class OffTheEdgeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.4 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else { return }
    context.containerView.insertSubview(to, belowSubview: from)
    UIView.animate(
      withDuration: transitionDuration(using: context),
      animations: { from.center.x += from.bounds.width },
      completion: { _ in
        if context.transitionWasCancelled { to.removeFromSuperview() }
        context.completeTransition(!context.transitionWasCancelled)
      }
    )
  }
}

/// Pop with an edge pan.
@MainActor
struct EdgePanPopTests {
  @MainActor
  private struct App {
    let stage = StackStage(hasDelegate: false)
    let pop: EdgePanPop
    var simulator: Simulator { stage.simulator }

    init(edge: UIRectEdge = .left, clears: Bool = true) {
      stage.pushDetail()
      pop = EdgePanPop(stage.navigation, edge: edge, clears: clears)
    }

    /// Moves a finger away from the edge and lifts it while the main thread is blocked.
    func flick(to x: CGFloat) {
      let finger = simulator.touchDown(at: CGPoint(x: 5, y: 400))
      simulator.step()
      simulator.stall(for: 0.1)
      finger.move(to: CGPoint(x: 30, y: 400))
      finger.move(to: CGPoint(x: x, y: 400))
      simulator.run(for: 0.05)
      finger.lift()
    }

    func drag(from start: CGFloat, to end: CGFloat, duration: Double = 0.5) {
      simulator.drag(
        from: CGPoint(x: start, y: 400), to: CGPoint(x: end, y: 400), duration: duration)
    }
  }

  @Test func `B3: a slow pan follows the finger and pops`() {
    let app = App()
    app.drag(from: 5, to: 305)
    #expect(app.simulator.visibleFrame(of: app.stage.detail.view).minX.isClose(to: 290))
    app.simulator.runUntilIdle()
    #expect(app.simulator.shows(app.stage.list))
    #expect(app.stage.navigation.viewControllers == [app.stage.list])
    app.simulator.expectFaults()
  }

  @Test func `B9: a short pan returns, and the back button still works`() {
    let app = App()
    app.drag(from: 5, to: 85)
    app.simulator.runUntilIdle()
    #expect(app.simulator.shows(app.stage.detail))
    #expect(app.stage.navigation.viewControllers == [app.stage.list, app.stage.detail])
    app.simulator.tap(at: CGPoint(x: 20, y: 80))
    app.simulator.run(for: 0.2)
    #expect(app.simulator.visibleFrame(of: app.stage.detail.view).minX.isClose(to: 196.5))
    app.simulator.runUntilIdle()
    #expect(app.simulator.shows(app.stage.list))
    app.simulator.expectFaults()
  }

  @Test(arguments: [300.0, 40.0])
  func `A1.3: a flick while the main thread is busy freezes the stack`(x: CGFloat) {
    let app = App(clears: false)
    app.flick(to: x)
    app.simulator.run(for: 20)
    #expect(app.simulator.shows(app.stage.detail))
    #expect(app.stage.navigation.viewControllers == [app.stage.list])
    #expect(app.stage.navigation.transitionCoordinator != nil)
    #expect(app.simulator.hitTest(ModalStage.middle) == nil)
    app.simulator.expectFaults("A1.3", "A2")
  }

  @Test(arguments: [300.0, 40.0])
  func `B1: if the variable is cleared before the layout, it pops even after a cancel`(
    x: CGFloat
  ) {
    let app = App()
    app.flick(to: x)
    app.simulator.run(for: 0.3)
    #expect(app.simulator.isVisible(app.stage.list.view))
    app.simulator.runUntilIdle()
    #expect(app.simulator.shows(app.stage.list))
    #expect(app.stage.navigation.viewControllers == [app.stage.list])
    app.simulator.expectFaults("A1.3")
    let call = x == 40 ? "cancel()" : "finish()"
    #expect(app.simulator.faults.first?.message.hasPrefix(call) == true)
  }

  @Test func `G: an incoming call cancels the pop`() {
    let app = App()
    let finger = app.simulator.touchDown(at: CGPoint(x: 5, y: 400))
    app.simulator.step()
    finger.move(to: CGPoint(x: 205, y: 400))
    app.simulator.step()
    app.simulator.deactivate()
    app.simulator.runUntilIdle()
    #expect(app.simulator.shows(app.stage.detail))
    #expect(app.stage.navigation.transitionCoordinator == nil)
    app.simulator.expectFaults()
  }

  @Test func `H: right to left, the fraction stays 0, and the pop is always canceled`() {
    let app = App(edge: .right)
    app.simulator.layoutDirection = .rightToLeft
    app.drag(from: 388, to: 88)
    #expect(app.simulator.visibleFrame(of: app.stage.detail.view).minX == 0)
    app.simulator.runUntilIdle()
    #expect(app.simulator.shows(app.stage.detail))
    app.simulator.expectFaults()
  }

  @Test func `G: a pan that does not begin at the edge does nothing`() {
    let app = App()
    app.drag(from: 100, to: 380)
    app.simulator.runUntilIdle()
    #expect(app.simulator.shows(app.stage.detail))
    #expect(app.stage.navigation.viewControllers.count == 2)
    app.simulator.expectFaults()
  }
}
