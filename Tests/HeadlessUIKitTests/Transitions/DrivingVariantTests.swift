import Testing
import UIKit
import UIKitSimulator

/// What UIKit may do as it starts, drives and ends a transition.
@MainActor
struct DrivingVariantTests {
  /// A phone with a dismissal to drive.
  private func stage(
    _ animator: any UIViewControllerAnimatedTransitioning, by driver: StartingDriver,
    _ variant: Simulator.Variant
  ) -> ModalStage {
    let stage = ModalStage(present: FadeAnimator(), dismiss: animator, variant: variant)
    stage.presentPhoto()
    stage.delegate.dismissalDriver = driver
    stage.root.dismiss(animated: true)
    return stage
  }

  private func alpha(_ stage: ModalStage) -> CGFloat {
    stage.simulator.visibleAlpha(of: stage.photo.view)
  }

  @Test(arguments: [Simulator.Variant.standard, .drivenAlone, .lateAnimators], [true, false])
  func `C: a percent driver may take an interruptible animator without calling animateTransition`(
    variant: Simulator.Variant, isInteractive: Bool
  ) {
    let driver = StartingDriver()
    driver.wantsInteractiveStart = isInteractive
    let stage = stage(InterruptibleFadeAnimator(), by: driver, variant)
    stage.simulator.commit()
    #expect(
      stage.simulator.count(of: "InterruptibleFadeAnimator.animateTransition")
        == (variant == .drivenAlone ? 0 : 1))
    stage.simulator.run(for: 0.25)
    #expect(alpha(stage).isClose(to: isInteractive ? 1 : 0.5, within: 0.05))
    if isInteractive {
      driver.update(0.25)
      #expect(alpha(stage).isClose(to: 0.75))
      driver.finish()
    }
    stage.simulator.runUntilIdle()
    #expect(stage.photo.view.window == nil)
    #expect(stage.simulator.faults.isEmpty)
  }

  @Test(arguments: [Simulator.Variant.standard, .drivenAlone, .lateAnimators], [true, false])
  func `C: without an interruptible animator, a percent driver calls animateTransition`(
    variant: Simulator.Variant, isInteractive: Bool
  ) {
    let driver = StartingDriver()
    driver.wantsInteractiveStart = isInteractive
    let stage = stage(FadeAnimator(duration: 0.5), by: driver, variant)
    stage.simulator.commit()
    #expect(stage.simulator.count(of: "FadeAnimator.animateTransition") == 2)
    if isInteractive {
      driver.update(0.25)
      stage.simulator.step()
      #expect(alpha(stage).isClose(to: 0.75))
      driver.finish()
    }
    stage.simulator.runUntilIdle()
    #expect(stage.photo.view.window == nil)
    #expect(stage.simulator.faults.isEmpty)
  }

  @Test(arguments: [Simulator.Variant.standard, .lateAnimators])
  func `C: a transition is interruptible from the start, or after it`(variant: Simulator.Variant) {
    let driver = StartingDriver()
    var isInterruptible: Bool?
    let stage = stage(InterruptibleFadeAnimator(), by: driver, variant)
    driver.afterStart = { [photo = stage.photo] _, _ in
      isInterruptible = photo.transitionCoordinator?.isInterruptible
    }
    stage.simulator.commit()
    #expect(isInterruptible == (variant == .standard))
    #expect(stage.photo.transitionCoordinator?.isInterruptible == true)
    driver.cancel()
    stage.simulator.runUntilIdle()
    #expect(stage.simulator.faults.isEmpty)
  }

  @Test(arguments: [Simulator.Variant.standard, .ignoredUpdates], [true, false])
  func `C: an update during the start is shown, or ignored`(
    variant: Simulator.Variant, isInterruptible: Bool
  ) {
    let driver = StartingDriver()
    driver.afterStart = { driver, _ in driver.update(0.5) }
    let stage = stage(
      isInterruptible ? InterruptibleFadeAnimator() : FadeAnimator(duration: 0.5), by: driver,
      variant)
    stage.simulator.step()
    #expect(driver.percentComplete == (variant == .standard ? 0.5 : 0))
    #expect(alpha(stage).isClose(to: variant == .standard ? 0.5 : 1))
    driver.update(0.4)
    stage.simulator.step()
    #expect(alpha(stage).isClose(to: 0.6))
    driver.cancel()
    stage.simulator.runUntilIdle()
    #expect(stage.simulator.faults.isEmpty)
  }

  @Test(arguments: [true, false], [true, false])
  func `A1.3: an outcome before or during the start may be carried out`(
    isBefore: Bool, finishes: Bool
  ) {
    for variant in [Simulator.Variant.standard, .keptOutcomes] {
      let driver = StartingDriver()
      let decide = { (driver: StartingDriver) in
        if finishes { driver.finish() } else { driver.cancel() }
      }
      if !isBefore { driver.afterStart = { driver, _ in decide(driver) } }
      let stage = stage(InterruptibleFadeAnimator(), by: driver, variant)
      if isBefore { decide(driver) }
      stage.simulator.run(for: 10)
      let isKept = variant == .keptOutcomes
      #expect(stage.photo.isBeingDismissed == !isKept)
      #expect((stage.photo.view.window == nil) == (isKept && finishes))
      #expect(stage.facts.isEmpty == isKept)
    }
  }

  @Test(arguments: [Simulator.Variant.standard, .hiddenCancels])
  func `C: transitionWasCancelled tells of a cancel before the start, or not`(
    variant: Simulator.Variant
  ) {
    let driver = StartingDriver()
    var told: [Bool] = []
    driver.beforeStart = { context in
      context.cancelInteractiveTransition()
      told = [context.isInteractive, context.transitionWasCancelled]
    }
    let stage = stage(FadeAnimator(), by: driver, variant)
    stage.simulator.runUntilIdle()
    #expect(told == [false, variant == .standard])
    #expect(stage.facts == (variant == .standard ? [] : ["A6"]))
    #expect((stage.photo.view.window == nil) == (variant != .standard))
  }

  @Test(arguments: [Simulator.Variant.standard, .pausedPercentages])
  func `C: a pause keeps the percentage, or sets that of the animator`(variant: Simulator.Variant) {
    let driver = StartingDriver()
    driver.wantsInteractiveStart = false
    let stage = stage(InterruptibleFadeAnimator(), by: driver, variant)
    stage.simulator.run(for: 0.25)
    driver.pause()
    #expect(driver.percentComplete.isClose(to: variant == .standard ? 0 : 0.5, within: 0.05))
    driver.finish()
    stage.simulator.runUntilIdle()
    #expect(stage.simulator.faults.isEmpty)
  }

  @Test(arguments: [true, false], [true, false])
  func `A11: touches depend on the animator, or on the interaction`(
    isInterruptible: Bool, hasInteraction: Bool
  ) {
    for variant in [Simulator.Variant.standard, .touchesByInteraction] {
      let stage = ModalStage(
        present: isInterruptible ? InterruptibleFadeAnimator() : FadeAnimator(duration: 0.5),
        variant: variant)
      let driver = StartingDriver()
      driver.wantsInteractiveStart = false
      if hasInteraction { stage.delegate.presentationDriver = driver }
      let other = UIWindow(windowScene: stage.simulator.scene)
      other.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
      other.isHidden = false
      stage.root.present(stage.photo, animated: true)
      stage.simulator.run(for: 0.25)
      let byInteraction = variant == .touchesByInteraction
      let center = CGPoint(x: 200, y: 400)
      let takesTouches = byInteraction ? hasInteraction : isInterruptible
      #expect((stage.simulator.hitTest(center) != nil) == takesTouches)
      let isOtherTouched = stage.simulator.hitTest(CGPoint(x: 10, y: 10)) === other
      #expect(isOtherTouched == (hasInteraction || !byInteraction))
      stage.simulator.runUntilIdle()
      #expect(stage.simulator.hitTest(center) === stage.photo.view)
      #expect(stage.simulator.faults.isEmpty)
    }
  }

  @Test(arguments: [Simulator.Variant.standard, .endedTwice])
  func `A2: animationEnded comes once, or twice for a presentation`(variant: Simulator.Variant) {
    let (present, dismiss) = (FadeAnimator(), FadeAnimator())
    let stage = ModalStage(present: present, dismiss: dismiss, variant: variant)
    stage.presentPhoto()
    stage.root.dismiss(animated: true)
    stage.simulator.runUntilIdle()
    #expect(present.endings == (variant == .standard ? [true] : [true, true]))
    #expect(dismiss.endings == [true])
  }

  @Test(arguments: [Simulator.Variant.standard, .secondCompletions])
  func `A6: a second completeTransition is ignored, and reported or not`(
    variant: Simulator.Variant
  ) {
    let stage = ModalStage(present: FadeAnimator(habit: .completesTwice), variant: variant)
    stage.presentPhoto()
    #expect(stage.root.presentedViewController === stage.photo)
    #expect(stage.facts == (variant == .standard ? ["A6"] : []))
  }

  @Test(arguments: [Simulator.Variant.standard, .droppedAnimators])
  func `B2: a stack that is not on screen may ask for an animator, and uses none`(
    variant: Simulator.Variant
  ) {
    let simulator = Simulator(variant: variant)
    let animator = FadeAnimator()
    let delegate = StackDelegate(animator: animator)
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.delegate = delegate
    simulator.window.rootViewController = navigation
    simulator.runUntilIdle()
    simulator.window.rootViewController = UIViewController()
    simulator.runUntilIdle()
    navigation.pushViewController(UIViewController(), animated: true)
    simulator.runUntilIdle()
    let isDropped = variant == .droppedAnimators
    let question = "StackDelegate.navigationController(animationControllerFor:)"
    #expect(simulator.count(of: question) == (isDropped ? 1 : 0))
    simulator.window.rootViewController = navigation
    simulator.runUntilIdle()
    #expect(simulator.count(of: question) == (isDropped ? 1 : 0))
    #expect(animator.endings.isEmpty)
    #expect(navigation.topViewController?.viewIfLoaded?.window != nil)
    #expect(simulator.faults.isEmpty)
  }
}

/// Calls a test as it is started.
private final class StartingDriver: UIPercentDrivenInteractiveTransition {
  var beforeStart: (any UIViewControllerContextTransitioning) -> Void = { _ in }
  var afterStart: (StartingDriver, any UIViewControllerContextTransitioning) -> Void = { _, _ in }

  override func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    beforeStart(transitionContext)
    super.startInteractiveTransition(transitionContext)
    afterStart(self, transitionContext)
  }
}
