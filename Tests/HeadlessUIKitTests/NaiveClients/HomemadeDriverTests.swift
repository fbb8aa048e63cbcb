import Testing
import UIKit
import UIKitSimulator

/// An interaction that moves the view itself, and reports more or less of it to UIKit.
private final class HandDriver: NSObject, UIViewControllerInteractiveTransitioning {
  enum Habit {
    case correct
    case skipsFinish
    case finishesAtRest
    case forgetsToComplete
  }

  private let habit: Habit
  private var context: (any UIViewControllerContextTransitioning)?

  @MainActor
  init(_ habit: Habit) {
    self.habit = habit
    super.init()
  }

  func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    context = transitionContext
  }

  func move(to fraction: CGFloat) {
    guard let context, let view = context.view(forKey: .from) else { return }
    view.transform = CGAffineTransform(translationX: 0, y: fraction * view.bounds.height)
    context.updateInteractiveTransition(fraction)
  }

  func release(finishes: Bool) {
    guard let context, let view = context.view(forKey: .from) else { return }
    if habit == .correct || habit == .forgetsToComplete { tell(context, finishes) }
    let away = CGAffineTransform(translationX: 0, y: view.bounds.height)
    UIView.animate(
      withDuration: 0.3,
      animations: { view.transform = finishes ? away : .identity },
      completion: { _ in
        view.transform = .identity
        if self.habit == .finishesAtRest { self.tell(context, finishes) }
        if self.habit != .forgetsToComplete { context.completeTransition(finishes) }
        self.context = nil
      }
    )
  }

  private func tell(_ context: any UIViewControllerContextTransitioning, _ finishes: Bool) {
    if finishes {
      context.finishInteractiveTransition()
    } else {
      context.cancelInteractiveTransition()
    }
  }
}

/// A custom interaction controller.
@MainActor
struct HomemadeDriverTests {
  private func stage(_ driver: HandDriver) -> ModalStage {
    let stage = ModalStage(present: FadeAnimator(), dismiss: FadeAnimator())
    stage.presentPhoto()
    stage.delegate.dismissalDriver = driver
    stage.root.dismiss(animated: true)
    stage.simulator.commit()
    driver.move(to: 0.5)
    stage.simulator.step()
    return stage
  }

  @Test(arguments: [true, false])
  func `A2: the animator is not called, the interaction does everything`(finishes: Bool) {
    let driver = HandDriver(.correct)
    let stage = stage(driver)
    #expect(stage.simulator.count(of: "FadeAnimator.animateTransition") == 1)
    #expect(stage.simulator.visibleFrame(of: stage.photo.view).minY.isClose(to: 426))
    #expect(stage.root.transitionCoordinator?.percentComplete == 0.5)
    driver.release(finishes: finishes)
    #expect(stage.root.transitionCoordinator?.isCancelled == !finishes)
    stage.simulator.runUntilIdle()
    #expect(stage.simulator.shows(finishes ? stage.root : stage.photo))
    stage.simulator.expectFaults()
  }

  @Test func `C: animations alongside follow the finger until the outcome is reported`() {
    let driver = HandDriver(.finishesAtRest)
    let stage = stage(driver)
    var changes: [(time: Double, isCancelled: Bool)] = []
    stage.root.transitionCoordinator?.notifyWhenInteractionChanges {
      changes.append((stage.simulator.time, $0.isCancelled))
    }
    let released = stage.simulator.time
    driver.release(finishes: false)
    stage.simulator.runUntilIdle()
    #expect(changes.map(\.isCancelled) == [true])
    #expect((changes.first?.time ?? 0) - released >= 0.3)
    #expect(stage.simulator.shows(stage.photo))
    stage.simulator.expectFaults()
  }

  @Test(arguments: [true, false])
  func `A6: without a reported outcome, the transition stays interactive`(finishes: Bool) {
    let driver = HandDriver(.skipsFinish)
    let stage = stage(driver)
    driver.release(finishes: finishes)
    stage.simulator.runUntilIdle()
    #expect(stage.simulator.shows(finishes ? stage.root : stage.photo))
    if finishes {
      stage.simulator.expectFaults("A6")
    } else {
      stage.simulator.expectFaults("A6", "A6")
    }
  }

  @Test func `A6: reported, but never completed: it looks dismissed, and the app is frozen`() {
    let driver = HandDriver(.forgetsToComplete)
    let stage = stage(driver)
    driver.release(finishes: true)
    stage.simulator.run(for: 20)
    #expect(stage.photo.isBeingDismissed)
    #expect(stage.facts == ["A6"])
    stage.expectFrozen()
  }

  @Test func `A2: an interaction controller for a transition that nothing drives hangs it`() {
    let stage = ModalStage(present: FadeAnimator(), dismiss: FadeAnimator())
    stage.presentPhoto()
    stage.delegate.dismissalDriver = HandDriver(.correct)
    stage.dismissPhoto()
    #expect(stage.simulator.shows(stage.photo))
    stage.simulator.run(for: 5)
    #expect(stage.facts == ["A2"])
    stage.expectFrozen()
  }
}
