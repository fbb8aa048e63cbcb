import Testing
@_spi(Simulator) import UIKit
import UIKitSimulator

/// Dismisses with a pan down; the interaction controller is kept in a variable.
private final class PanDown: NSObject, UIViewControllerTransitioningDelegate {
  enum Habit {
    case clears
    case forgetsToClear
    case endsOnly
  }

  private let habit: Habit
  private weak var screen: UIViewController?
  private var interaction: UIPercentDrivenInteractiveTransition?

  @MainActor
  init(_ screen: UIViewController, habit: Habit = .clears) {
    self.habit = habit
    self.screen = screen
    super.init()
    let pan = UIPanGestureRecognizer()
    screen.view.addGestureRecognizer(pan)
    pan.onAction(for: self) { [unowned self] _ in handle(pan) }
    screen.transitioningDelegate = self
  }

  private func handle(_ pan: UIPanGestureRecognizer) {
    let container = pan.view?.superview
    let fraction = pan.translation(in: container).y / (container?.bounds.height ?? 1)
    switch pan.state {
    case .began:
      interaction = UIPercentDrivenInteractiveTransition()
      screen?.dismiss(animated: true)
    case .changed:
      interaction?.update(fraction)
    case .ended:
      if fraction > 0.3 { interaction?.finish() } else { interaction?.cancel() }
      if habit != .forgetsToClear { interaction = nil }
    case .cancelled, .failed:
      guard habit != .endsOnly else { break }
      interaction?.cancel()
      interaction = nil
    case .possible:
      break
    }
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { SlideDownAnimator() }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
}

/// Slides the dismissed screen down.
private final class SlideDownAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.4 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from) else { return }
    UIView.animate(
      withDuration: transitionDuration(using: context),
      animations: { from.frame.origin.y = context.containerView.bounds.height },
      completion: { _ in context.completeTransition(!context.transitionWasCancelled) }
    )
  }
}

/// Pan down to dismiss.
@MainActor
struct PanDownTests {
  @MainActor
  private struct App {
    let stage = ModalStage()
    let pan: PanDown
    var simulator: Simulator { stage.simulator }

    init(_ habit: PanDown.Habit = .clears) {
      pan = PanDown(stage.photo, habit: habit)
      stage.presentPhoto()
    }

    func drag(to y: CGFloat) {
      simulator.drag(
        from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: y), duration: 0.5)
    }
  }

  @Test(arguments: [700.0, 300.0])
  func `C: a slow pull follows the finger, and ends by the release`(y: CGFloat) {
    let app = App()
    app.drag(to: y)
    #expect(app.simulator.visibleFrame(of: app.stage.photo.view).minY.isClose(to: y - 210))
    app.simulator.runUntilIdle()
    #expect(app.simulator.shows(y > 456 ? app.stage.root : app.stage.photo))
    app.simulator.expectFaults()
  }

  @Test(arguments: [true, false])
  func `A1.3: a quick flick freezes the app`(stalls: Bool) {
    let app = App()
    let finger = app.simulator.touchDown(at: CGPoint(x: 200, y: 200))
    app.simulator.step()
    if stalls { app.simulator.stall(for: 0.2) }
    for y in [240, 400, 600] { finger.move(to: CGPoint(x: 200, y: CGFloat(y))) }
    finger.lift()
    app.simulator.run(for: 20)
    #expect(app.simulator.shows(app.stage.photo))
    #expect(app.stage.photo.isBeingDismissed)
    #expect(app.stage.facts == ["A1.3", "A2"])
    app.stage.expectFrozen()
  }

  @Test func `C: if it is kept, it is returned for the next dismissal, which nothing drives`() {
    let app = App(.forgetsToClear)
    app.drag(to: 300)
    app.simulator.runUntilIdle()
    #expect(app.simulator.shows(app.stage.photo))
    app.simulator.expectFaults()
    app.stage.photo.dismiss(animated: true)
    app.simulator.run(for: 20)
    #expect(app.simulator.shows(app.stage.photo))
    #expect(app.stage.photo.isBeingDismissed)
    #expect(app.stage.facts == ["A2"])
    app.stage.expectFrozen()
  }

  @Test(arguments: [true, false])
  func `G: an incoming call: without a case for .canceled, the photo stays where it was`(
    handlesIt: Bool
  ) {
    let app = App(handlesIt ? .clears : .endsOnly)
    let finger = app.simulator.touchDown(at: CGPoint(x: 200, y: 200))
    app.simulator.step()
    for y in [300, 500] {
      finger.move(to: CGPoint(x: 200, y: CGFloat(y)))
      app.simulator.step()
    }
    app.simulator.deactivate()
    app.simulator.runUntilIdle()
    let frame = app.simulator.visibleFrame(of: app.stage.photo.view)
    #expect(frame.minY.isClose(to: handlesIt ? 0 : 290))
    if handlesIt {
      app.simulator.expectFaults()
    } else {
      #expect(app.stage.facts == ["G"])
      app.stage.expectFrozen()
    }
  }

  @Test func `A11: a second pull while the first one finishes is ignored`() {
    let app = App()
    app.drag(to: 700)
    app.simulator.step()
    app.drag(to: 300)
    app.simulator.runUntilIdle()
    #expect(app.simulator.shows(app.stage.root))
    #expect(app.stage.root.presentedViewController == nil)
    app.simulator.expectFaults()
  }

  @Test func `G: a finger that rests halfway is not reported`() {
    let app = App()
    let finger = app.simulator.touchDown(at: CGPoint(x: 200, y: 200))
    app.simulator.step()
    for y in [300, 500] {
      finger.move(to: CGPoint(x: 200, y: CGFloat(y)))
      app.simulator.step()
    }
    app.simulator.run(for: 20)
    #expect(app.simulator.visibleFrame(of: app.stage.photo.view).minY.isClose(to: 290))
    finger.lift()
    app.simulator.runUntilIdle()
    #expect(app.simulator.shows(app.stage.root))
    app.simulator.expectFaults()
  }
}
