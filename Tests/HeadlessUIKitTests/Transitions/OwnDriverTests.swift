import Testing
import UIKit
import UIKitSimulator

/// Moves a screen in with two animators: it slides by one of its own, and fades by the
/// interruptible one.
private final class SlideDriver: NSObject, UIViewControllerInteractiveTransitioning {
  let wantsInteractiveStart: Bool
  let fade: InterruptibleFadeAnimator
  private var slide: UIViewPropertyAnimator?
  private var context: (any UIViewControllerContextTransitioning)?

  @MainActor
  init(_ fade: InterruptibleFadeAnimator, wantsInteractiveStart: Bool) {
    self.fade = fade
    self.wantsInteractiveStart = wantsInteractiveStart
    super.init()
  }

  /// The interruptible animator.
  var main: (any UIViewImplicitlyAnimating)? { context.map(fade.interruptibleAnimator(using:)) }

  func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    context = transitionContext
    let main = fade.interruptibleAnimator(using: transitionContext)
    guard let view = transitionContext.view(forKey: .to) else { return }
    view.transform = CGAffineTransform(translationX: 0, y: 800)
    let slide = UIViewPropertyAnimator(duration: 0.25, curve: .linear) {
      view.transform = .identity
    }
    self.slide = slide
    slide.pauseAnimation()
    main.pauseAnimation()
    guard !transitionContext.isInteractive else { return }
    slide.startAnimation()
    main.startAnimation()
  }

  func move(to fraction: CGFloat) {
    slide?.fractionComplete = fraction
    main?.fractionComplete = fraction
    context?.updateInteractiveTransition(fraction)
  }

  func grab() {
    slide?.pauseAnimation()
    main?.pauseAnimation()
    context?.pauseInteractiveTransition()
  }

  func release(finishes: Bool) {
    if finishes {
      context?.finishInteractiveTransition()
    } else {
      context?.cancelInteractiveTransition()
    }
  }

  func run(finishes: Bool) {
    let linear = UICubicTimingParameters(animationCurve: .linear)
    if slide?.state == .active {
      slide?.isReversed = !finishes
      slide?.continueAnimation(withTimingParameters: linear, durationFactor: 0.5)
    }
    main?.isReversed = !finishes
    main?.continueAnimation(withTimingParameters: linear, durationFactor: 0.5)
    context = nil
  }
}

/// A custom interaction controller.
@MainActor
struct OwnDriverTests {
  /// Fades a view of the presenter out alongside its presentation.
  private final class Screen: UIViewController {
    let followed = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var changes: [Bool] = []
    var isCancelled: Bool?

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      transitionCoordinator?.animate(
        alongsideTransition: { [followed] _ in followed.alpha = 0 },
        completion: { [weak self] in self?.isCancelled = $0.isCancelled })
      transitionCoordinator?.notifyWhenInteractionChanges { [weak self] in
        self?.changes.append($0.isInteractive)
      }
    }
  }

  private let simulator = Simulator()
  private let root = UIViewController()
  private let screen = Screen()
  private let delegate: TransitionDelegate
  private let fade = InterruptibleFadeAnimator()

  init() {
    delegate = TransitionDelegate(present: fade)
    simulator.window.rootViewController = root
    root.view.addSubview(screen.followed)
    simulator.runUntilIdle()
    screen.modalPresentationStyle = .custom
    screen.transitioningDelegate = delegate
  }

  private func present(
    by driver: some UIViewControllerInteractiveTransitioning
  ) {
    delegate.presentationDriver = driver
    root.present(screen, animated: true)
    simulator.commit()
  }

  private func slide(isInteractive: Bool = true) -> SlideDriver {
    let driver = SlideDriver(fade, wantsInteractiveStart: isInteractive)
    present(by: driver)
    return driver
  }

  @Test(arguments: [true, false])
  func `C: a custom interaction begins interactively and ends`(finishes: Bool) throws {
    let driver = slide()
    let coordinator = try #require(root.transitionCoordinator)
    #expect(coordinator.initiallyInteractive && coordinator.isInteractive)
    #expect(coordinator.isInterruptible)
    #expect(simulator.count(of: "InterruptibleFadeAnimator.animateTransition") == 0)
    driver.move(to: 0.4)
    simulator.run(for: 1)
    #expect(coordinator.percentComplete == 0.4)
    #expect(simulator.visibleAlpha(of: screen.view).isClose(to: 0.4))
    #expect(simulator.visibleFrame(of: screen.view).minY.isClose(to: 480))
    driver.release(finishes: finishes)
    driver.run(finishes: finishes)
    #expect(coordinator.isCancelled == !finishes)
    simulator.runUntilIdle()
    #expect(screen.changes == [false])
    #expect(screen.isCancelled == !finishes)
    #expect(root.presentedViewController === (finishes ? screen : nil))
    simulator.expectFaults()
  }

  @Test func `C: a custom interaction catches a transition in flight, and cancels it`() {
    let driver = slide(isInteractive: false)
    #expect(root.transitionCoordinator?.initiallyInteractive == false)
    simulator.run(for: 0.2)
    driver.grab()
    #expect(root.transitionCoordinator?.isInteractive == true)
    simulator.run(for: 10)
    #expect(simulator.visibleAlpha(of: screen.view).isClose(to: 0.4))
    driver.release(finishes: false)
    driver.run(finishes: false)
    simulator.runUntilIdle()
    #expect(screen.changes == [true, false])
    #expect(screen.isCancelled == true)
    #expect(root.presentedViewController == nil)
    #expect(screen.followed.alpha == 1)
    simulator.expectFaults()
  }

  @Test func `A9: animations alongside join the interruptible animator, not the first one`() {
    let driver = slide(isInteractive: false)
    simulator.run(for: 0.2)
    #expect(simulator.visibleAlpha(of: screen.followed).isClose(to: 0.6))
    driver.grab()
    driver.move(to: 0.1)
    #expect(simulator.visibleAlpha(of: screen.followed).isClose(to: 0.9))
    driver.release(finishes: true)
    driver.run(finishes: true)
    simulator.run(for: 0.125)
    let fraction = simulator.visibleAlpha(of: screen.view)
    #expect(fraction > 0.5 && fraction < 1)
    #expect(simulator.visibleAlpha(of: screen.followed).isClose(to: 1 - fraction))
    simulator.runUntilIdle()
    #expect(screen.followed.alpha == 0)
    simulator.expectFaults()
  }

  @Test func `C: UIKit does not touch the animator if it is not driven by percent`() {
    let driver = slide()
    driver.move(to: 0.4)
    driver.release(finishes: true)
    simulator.run(for: 1)
    #expect(driver.main?.isRunning == false)
    #expect(driver.main?.fractionComplete == 0.4)
    driver.run(finishes: true)
    simulator.runUntilIdle()
    simulator.expectFaults()
  }

  @Test func `A6: an interaction that never completes is named`() throws {
    let driver = slide()
    driver.move(to: 0.4)
    driver.release(finishes: true)
    simulator.run(for: 4)
    #expect(simulator.faults.isEmpty)
    simulator.run(for: 1)
    simulator.expectFaults("A6")
    #expect(try #require(simulator.faults.first).message.hasPrefix("SlideDriver"))
    driver.run(finishes: true)
    simulator.runUntilIdle()
  }

  @Test func `G: a finger that has not moved yet drives a transition, too`() {
    let finger = simulator.touchDown(at: CGPoint(x: 100, y: 100))
    let driver = slide()
    simulator.run(for: 20)
    simulator.expectFaults()
    finger.lift()
    simulator.run(for: 5)
    simulator.expectFaults("G")
    driver.release(finishes: true)
    driver.run(finishes: true)
    simulator.runUntilIdle()
  }
}
