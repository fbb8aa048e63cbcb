import Testing
import UIKit
import UIKitSimulator

@MainActor
struct PercentDrivenTests {
  /// A phone with a dismissal to drive.
  private func stage(
    _ animator: any UIViewControllerAnimatedTransitioning,
    style: UIModalPresentationStyle = .custom, variant: Simulator.Variant = .standard
  ) -> (ModalStage, UIPercentDrivenInteractiveTransition) {
    let stage = ModalStage(
      style: style, present: FadeAnimator(), dismiss: animator, variant: variant)
    stage.presentPhoto()
    let driver = UIPercentDrivenInteractiveTransition()
    stage.delegate.dismissalDriver = driver
    stage.root.dismiss(animated: true)
    return (stage, driver)
  }

  private func alpha(_ stage: ModalStage) -> CGFloat {
    stage.simulator.visibleAlpha(of: stage.photo.view)
  }

  private static func isClose(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 0.02 }

  @Test(arguments: [false, true])
  func `C: scrubs, and finishes from there`(isInterruptible: Bool) {
    let (stage, driver) = stage(
      isInterruptible ? InterruptibleFadeAnimator() : FadeAnimator(duration: 0.5))
    stage.simulator.commit()
    driver.update(0.25)
    stage.simulator.run(for: 1)
    #expect(Self.isClose(alpha(stage), 0.75))
    #expect(stage.photo.transitionCoordinator?.isInteractive == true)
    driver.finish()
    #expect(stage.photo.transitionCoordinator?.isInteractive == false)
    #expect(stage.photo.isBeingDismissed)
    stage.simulator.run(for: 0.3)
    #expect(stage.photo.view.window != nil)
    stage.simulator.run(for: 0.2)
    #expect(stage.photo.view.window == nil)
    #expect(stage.simulator.faults.isEmpty)
  }

  @Test(arguments: [false, true])
  func `C: the coordinator tells in the callbacks that a transition begins interactively`(
    isInteractive: Bool
  ) {
    let simulator = Simulator()
    let (root, screen) = (AskingController(), AskingController())
    let delegate = FadeDelegate(isInteractive: isInteractive)
    simulator.window.rootViewController = root
    screen.modalPresentationStyle = .fullScreen
    root.present(screen, animated: false)
    simulator.runUntilIdle()
    screen.transitioningDelegate = delegate
    root.answers = []
    root.dismiss(animated: true)
    simulator.commit()
    #expect(root.answers == [isInteractive, isInteractive])
    #expect(screen.answers == [isInteractive, isInteractive])
    if isInteractive { delegate.driver.finish() }
    simulator.runUntilIdle()
    #expect(simulator.faults.isEmpty)
  }

  @Test(arguments: [false, true], Simulator.Variant.all)
  func `C: a cancel keeps the presented screen, which appears again`(
    isInterruptible: Bool, variant: Simulator.Variant
  ) {
    let (stage, driver) = stage(
      isInterruptible ? InterruptibleFadeAnimator() : FadeAnimator(duration: 0.5),
      style: .fullScreen, variant: variant)
    stage.simulator.commit()
    driver.update(0.5)
    stage.simulator.step()
    driver.cancel()
    stage.simulator.runUntilIdle()
    #expect(stage.photo.view.window != nil)
    #expect(stage.root.view.window == nil)
    #expect(alpha(stage) == 1)
    #expect(!stage.photo.isBeingDismissed)
    #expect(stage.root.presentedViewController === stage.photo)
    #expect(
      stage.record.calls == [
        "photo willDisappear", "root willAppear", "root isAppearing", "root willDisappear",
        "root didDisappear", "photo willAppear", "photo isAppearing", "photo didAppear",
      ])
    #expect(stage.simulator.faults.isEmpty)
    stage.delegate.dismissalDriver = nil
    stage.delegate.dismissal = FadeAnimator()
    stage.root.dismiss(animated: true)
    stage.simulator.runUntilIdle()
    #expect(stage.photo.view.window == nil)
    #expect(stage.root.view.window != nil)
  }

  @Test func `A1.3: finish before the start is lost, and everything is frozen`() {
    let (stage, driver) = stage(FadeAnimator())
    driver.finish()
    stage.simulator.run(for: 20)
    #expect(stage.facts == ["A1.3", "A2"])
    #expect(stage.photo.view.window != nil)
    #expect(stage.photo.isBeingDismissed)
  }

  @Test func `C: update right after the start, in the same turn`() {
    let stage = ModalStage(present: FadeAnimator(), dismiss: FadeAnimator(duration: 0.5))
    stage.presentPhoto()
    let driver = EagerDriver()
    stage.delegate.dismissalDriver = driver
    stage.root.dismiss(animated: true)
    stage.simulator.step()
    #expect(Self.isClose(alpha(stage), 0.5))
    #expect(driver.duration == 0.5)
  }

  @Test func `A6: an incoming view that is not removed after a cancel is reported`() {
    let (stage, driver) = stage(FadeAnimator(habit: .keepsIncomingView), style: .fullScreen)
    stage.simulator.commit()
    driver.update(0.5)
    driver.cancel()
    stage.simulator.runUntilIdle()
    #expect(stage.facts == ["A6"])
    #expect(stage.root.view.window != nil)
  }

  @Test func `A6: true after a cancel is reported`() {
    let (stage, driver) = stage(FadeAnimator(habit: .completesWithTrue))
    stage.simulator.commit()
    driver.cancel()
    stage.simulator.runUntilIdle()
    #expect(stage.facts == ["A6"])
    #expect(stage.photo.view.window == nil)
  }

  @Test func `C: without a view animation there is nothing to drive`() {
    let (stage, driver) = stage(FadeAnimator(habit: .animatesNothing))
    stage.simulator.commit()
    driver.update(0.5)
    driver.finish()
    stage.simulator.run(for: 20)
    #expect(stage.facts == ["C", "A6"])
    #expect(stage.photo.isBeingDismissed)
  }

  @Test func `C: another animator for the same context is reported`() {
    let (stage, driver) = stage(InterruptibleFadeAnimator(keepsAnimator: false))
    stage.simulator.commit()
    driver.update(0.5)
    #expect(stage.facts.contains("C"))
  }

  @Test func `C: pause catches a presentation in flight`() {
    let stage = ModalStage(present: InterruptibleFadeAnimator())
    let driver = UIPercentDrivenInteractiveTransition()
    driver.wantsInteractiveStart = false
    stage.delegate.presentationDriver = driver
    stage.root.present(stage.photo, animated: true)
    var changes: [Bool] = []
    stage.simulator.commit()
    stage.root.transitionCoordinator?.notifyWhenInteractionChanges {
      changes.append($0.isInteractive)
    }
    stage.simulator.run(for: 0.25)
    driver.pause()
    #expect(driver.percentComplete == 0)
    stage.simulator.run(for: 1)
    #expect(Self.isClose(alpha(stage), 0.5))
    driver.update(0.2)
    #expect(driver.percentComplete == 0.2)
    driver.cancel()
    stage.simulator.runUntilIdle()
    #expect(changes == [true, false])
    #expect(stage.photo.view.window == nil)
    #expect(stage.photo.presentingViewController == nil)
    #expect(
      stage.record.calls == [
        "photo willAppear", "photo isAppearing", "photo willDisappear", "photo didDisappear",
      ])
    #expect(stage.simulator.faults.isEmpty)
  }

  @Test func `C: after another pause, percentComplete is still what update was given last`() {
    let (stage, driver) = stage(InterruptibleFadeAnimator())
    stage.simulator.commit()
    driver.update(0.2)
    driver.finish()
    stage.simulator.run(for: 0.2)
    driver.pause()
    #expect(driver.percentComplete == 0.2)
    #expect(stage.photo.transitionCoordinator?.isInteractive == true)
    let caught = alpha(stage)
    #expect(caught < 0.7)
    stage.simulator.run(for: 0.2)
    #expect(alpha(stage) == caught)
    driver.cancel()
    stage.simulator.runUntilIdle()
    #expect(alpha(stage) == 1)
    #expect(stage.simulator.faults.isEmpty)
  }

  @Test func `C: without an interruptible animator a presentation cannot be caught`() {
    let stage = ModalStage(present: FadeAnimator())
    let driver = UIPercentDrivenInteractiveTransition()
    driver.wantsInteractiveStart = false
    stage.delegate.presentationDriver = driver
    stage.root.present(stage.photo, animated: true)
    stage.simulator.run(for: 0.1)
    driver.pause()
    stage.simulator.runUntilIdle()
    #expect(stage.facts == ["C"])
    #expect(stage.photo.view.window != nil)
  }

  @Test func `C: nothing is retained after a cancel and a dismissal`() {
    weak var weakDriver: UIPercentDrivenInteractiveTransition?
    weak var weakCoordinator: AnyObject?
    weak var weakPhoto: UIViewController?
    let simulator: Simulator
    do {
      let (stage, driver) = stage(FadeAnimator())
      simulator = stage.simulator
      weakDriver = driver
      weakPhoto = stage.photo
      stage.simulator.commit()
      weakCoordinator = stage.root.transitionCoordinator
      driver.update(0.5)
      driver.cancel()
      stage.simulator.runUntilIdle()
      stage.delegate.dismissalDriver = nil
      stage.root.dismiss(animated: true)
      stage.simulator.runUntilIdle()
    }
    #expect(weakDriver == nil)
    #expect(weakCoordinator == nil)
    #expect(weakPhoto == nil)
    #expect(simulator.faults.isEmpty)
  }
}

/// Updates as soon as it has been started.
private final class EagerDriver: UIPercentDrivenInteractiveTransition {
  override func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    super.startInteractiveTransition(transitionContext)
    update(0.5)
  }
}

/// Records in its callbacks whether its transition has begun interactively.
private final class AskingController: UIViewController {
  var answers: [Bool] = []

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    ask()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    ask()
  }

  private func ask() {
    guard let coordinator = transitionCoordinator, coordinator.isAnimated else { return }
    answers += [coordinator.initiallyInteractive, coordinator.isInteractive]
  }
}

/// Dismisses with a fade, driven or not.
private final class FadeDelegate: NSObject, UIViewControllerTransitioningDelegate {
  let driver = UIPercentDrivenInteractiveTransition()
  private let isInteractive: Bool

  init(isInteractive: Bool) {
    self.isInteractive = isInteractive
    super.init()
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { FadeAnimator() }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { isInteractive ? driver : nil }
}
