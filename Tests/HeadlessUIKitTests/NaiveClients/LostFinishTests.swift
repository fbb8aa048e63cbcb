import Testing
@_spi(Simulator) import UIKit
import UIKitSimulator

/// Keeps an outcome that comes too early for the next turn, as interactions have to.
private final class PatientDriver: UIPercentDrivenInteractiveTransition {
  private let waitsForReturn: Bool
  private var hasStarted = false
  private var earlyOutcome: (@MainActor () -> Void)?

  @MainActor
  init(waitsForReturn: Bool = true) {
    self.waitsForReturn = waitsForReturn
    super.init()
  }

  override func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    super.startInteractiveTransition(transitionContext)
    hasStarted = true
    guard let earlyOutcome else { return }
    if waitsForReturn { World.current.onNextTurn(earlyOutcome) } else { earlyOutcome() }
  }

  override func finish() {
    guard hasStarted else {
      earlyOutcome = { [unowned self] in finish() }
      return
    }
    super.finish()
  }

  override func cancel() {
    guard hasStarted else {
      earlyOutcome = { [unowned self] in cancel() }
      return
    }
    super.cancel()
  }
}

/// `finish()` before startInteractiveTransition.
@MainActor
struct LostFinishTests {
  private func stage(
    _ driver: UIPercentDrivenInteractiveTransition
  ) -> ModalStage {
    let stage = ModalStage(present: FadeAnimator(), dismiss: FadeAnimator())
    stage.presentPhoto()
    stage.delegate.dismissalDriver = driver
    return stage
  }

  private func end(_ driver: UIPercentDrivenInteractiveTransition, finishes: Bool) {
    if finishes { driver.finish() } else { driver.cancel() }
  }

  @Test(arguments: [true, false])
  func `A1.3: the outcome of a dismissal is lost, and the app is frozen`(finishes: Bool) {
    let driver = UIPercentDrivenInteractiveTransition()
    let stage = stage(driver)
    stage.root.dismiss(animated: true)
    driver.update(0.6)
    end(driver, finishes: finishes)
    stage.simulator.run(for: 20)
    #expect(driver.percentComplete == 0)
    #expect(stage.simulator.shows(stage.photo))
    #expect(stage.photo.isBeingDismissed)
    #expect(stage.record.calls == ["photo willDisappear"])
    #expect(stage.facts == ["A1.3", "A2"])
    stage.expectFrozen()
    stage.simulator.expectFaults("A1.3", "A2", "A11", "A11")
  }

  @Test func `A1.3: the outcome of a presentation is lost, and the app is frozen`() {
    let stage = ModalStage(present: FadeAnimator())
    let driver = UIPercentDrivenInteractiveTransition()
    stage.delegate.presentationDriver = driver
    stage.root.present(stage.photo, animated: true)
    driver.finish()
    stage.simulator.run(for: 20)
    #expect(stage.simulator.visibleAlpha(of: stage.photo.view) == 0)
    #expect(stage.photo.isBeingPresented)
    stage.expectFrozen()
  }

  @Test func `A1.3: the outcome of a pop is lost before the next layout`() {
    let stage = StackStage(animator: FadeAnimator())
    stage.pushDetail()
    let driver = UIPercentDrivenInteractiveTransition()
    stage.delegate.driver = driver
    stage.navigation.popViewController(animated: true)
    driver.finish()
    stage.simulator.run(for: 20)
    #expect(stage.simulator.shows(stage.detail))
    #expect(stage.navigation.viewControllers == [stage.list])
    #expect(stage.simulator.hitTest(ModalStage.middle) == nil)
    stage.simulator.expectFaults("A1.3", "A2")
  }

  @Test(arguments: [true, false], [true, false])
  func `C: an outcome inside startInteractiveTransition never runs, and nothing can be dismissed`(
    finishes: Bool, isInterruptible: Bool
  ) {
    let driver = PatientDriver(waitsForReturn: false)
    let stage = stage(driver)
    if isInterruptible { stage.delegate.dismissal = InterruptibleFadeAnimator() }
    stage.root.dismiss(animated: true)
    driver.update(0.6)
    end(driver, finishes: finishes)
    stage.simulator.run(for: 20)
    let name = finishes ? "finishInteractiveTransition" : "cancelInteractiveTransition"
    #expect(stage.simulator.count(of: name) == 1)
    #expect(stage.root.transitionCoordinator?.isCancelled == !finishes)
    #expect(stage.photo.isBeingDismissed)
    stage.simulator.expectFaults("C", "A6")
    stage.dismissPhoto()
    #expect(stage.simulator.shows(stage.photo))
  }

  @Test(arguments: [true, false])
  func `A1.3: an interaction that keeps the outcome ends`(finishes: Bool) {
    let driver = PatientDriver()
    let stage = stage(driver)
    stage.root.dismiss(animated: true)
    end(driver, finishes: finishes)
    stage.simulator.runUntilIdle()
    #expect(stage.simulator.shows(finishes ? stage.root : stage.photo))
    #expect((stage.root.presentedViewController == nil) == finishes)
    stage.simulator.expectFaults()
  }
}
