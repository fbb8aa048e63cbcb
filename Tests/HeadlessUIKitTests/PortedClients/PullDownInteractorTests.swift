import Dispatch
import ShownCode
import Testing
import UIKit
import UIKitFilm
import UIKitSimulator

/// Dismisses a screen that is pulled down, with a flag for whether a finger drives it.
private final class PullDownInteractor: UIPercentDrivenInteractiveTransition {
  private let isRepaired: Bool
  private var hasStarted = false
  private var shouldFinish = false
  private weak var controller: UIViewController?
  private var isRunning = false
  private var earlyOutcome: Bool?

  @MainActor
  init(isRepaired: Bool) {
    self.isRepaired = isRepaired
    super.init()
  }

  func attach(to controller: UIViewController) {
    self.controller = controller
    let pan = UIPanGestureRecognizer(
      target: self, action: Selector("handlePan(_:)", Self.handlePan(_:)))
    controller.view.addGestureRecognizer(pan)
    controller.transitioningDelegate = self
    controller.modalPresentationStyle = .custom
  }

  private func handlePan(_ pan: UIPanGestureRecognizer) {
    guard let view = controller?.view else { return }
    let translation = pan.translation(in: view.superview)
    let progress = max(0, min(1, translation.y / view.bounds.height))
    switch pan.state {
    case .began:
      hasStarted = true
      controller?.dismiss(animated: true)
    case .changed:
      shouldFinish = progress > 0.3
      update(progress)
    case .cancelled:
      hasStarted = false
      end(finishes: false)
    case .ended:
      hasStarted = false
      end(finishes: shouldFinish)
    default:
      break
    }
  }

  private func end(finishes: Bool) {
    guard isRunning || !isRepaired else {
      earlyOutcome = finishes
      return
    }
    isRunning = false
    if finishes { finish() } else { cancel() }
  }

  override func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    super.startInteractiveTransition(transitionContext)
    isRunning = true
    guard let earlyOutcome else { return }
    self.earlyOutcome = nil
    DispatchQueue.main.async { self.end(finishes: earlyOutcome) }
  }
}

extension PullDownInteractor: UIViewControllerTransitioningDelegate {
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { PullDownAnimator() }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { hasStarted ? self : nil }
}

/// Moves the dismissed screen down.
private final class PullDownAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.4 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let fromView = transitionContext.view(forKey: .from) else { return }
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext),
      animations: {
        fromView.frame = fromView.frame.offsetBy(dx: 0, dy: fromView.frame.height)
      },
      completion: { _ in
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }
}

/// A percent-driven interaction whose outcome may come before its start.
@MainActor
struct PullDownInteractorTests {
  @MainActor
  private struct App {
    let stage: ModalStage
    let interactor: PullDownInteractor
    var simulator: Simulator { stage.simulator }

    init(isRepaired: Bool, variant: Simulator.Variant) {
      stage = ModalStage(variant: variant)
      interactor = PullDownInteractor(isRepaired: isRepaired)
      interactor.attach(to: stage.photo)
      stage.root.present(stage.photo, animated: false)
      stage.simulator.runUntilIdle()
    }

    /// Whether a screen fills the window; a returning animation may leave it off by a rounding error.
    func fills(_ screen: UIViewController) -> Bool {
      simulator.visibleFrame(of: screen.view).isClose(to: simulator.window.bounds)
    }

    /// Moves a finger down and lifts it within one turn.
    func flick(to y: CGFloat) {
      let finger = simulator.touchDown(at: CGPoint(x: 200, y: 200))
      simulator.step()
      for point in [0.2, 0.6, 1] { finger.move(to: CGPoint(x: 200, y: 200 + (y - 200) * point)) }
      finger.lift()
    }
  }

  @Test(arguments: [600.0, 260.0], Simulator.Variant.extended)
  func `A1.3: a flick that is over before the start freezes the app`(
    y: CGFloat, variant: Simulator.Variant
  ) {
    let app = App(isRepaired: false, variant: variant)
    app.flick(to: y)
    app.simulator.run(for: 10)
    if variant.keepsEarlyOutcomes, variant.hidesEarlyCancels, y == 260 {
      // Its animator reports what the context tells, which is not the outcome yet.
      return #expect(app.stage.facts == ["A6"])
    }
    guard !variant.keepsEarlyOutcomes else {
      #expect(app.fills(y == 600 ? app.stage.root : app.stage.photo))
      #expect((app.stage.root.presentedViewController == nil) == (y == 600))
      return app.simulator.expectFaults()
    }
    #expect(app.simulator.shows(app.stage.photo))
    #expect(app.stage.photo.isBeingDismissed)
    #expect(app.stage.facts == ["A1.3", "A2"])
    app.stage.expectFrozen(hasInteraction: true)
  }

  @Test func `the article shows how a flick freezes the app`() throws {
    let app = App(isRepaired: false, variant: .standard)
    app.stage.paint()
    let film = app.simulator.film {
      app.flick(to: 600)
      app.simulator.run(for: 0.8)
      // The frozen app takes no touches.
      app.simulator.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 700), duration: 2)
      app.simulator.run(for: 1.7)
    }
    #expect(app.stage.facts == ["A1.3", "A2"])
    try ShownPicture("early-lift.svg").compare(with: film.strip(of: 5))
  }

  @Test(arguments: [600.0, 260.0], Simulator.Variant.extended)
  func `A1.3: a flick whose outcome is kept for the next turn ends`(
    y: CGFloat, variant: Simulator.Variant
  ) async {
    let app = App(isRepaired: true, variant: variant)
    app.flick(to: y)
    #expect(await app.simulator.runYieldingUntilIdle())
    #expect(app.fills(y == 600 ? app.stage.root : app.stage.photo))
    #expect((app.stage.root.presentedViewController == nil) == (y == 600))
    app.simulator.expectFaults()
  }

  @Test(arguments: [false, true], Simulator.Variant.extended)
  func `C: a pull that takes its time is right`(isRepaired: Bool, variant: Simulator.Variant) {
    let app = App(isRepaired: isRepaired, variant: variant)
    for y in [300.0, 700.0] {
      app.simulator.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: y), duration: 0.5)
      app.simulator.runUntilIdle()
      #expect(app.fills(y == 700 ? app.stage.root : app.stage.photo))
    }
    app.simulator.expectFaults()
  }
}
