import UIKit

/// Transitions that UIKit's own interaction drives.
extension Fact {
  static let driving: [Fact] = [
    scrub, scrubInterruptible, cancel, cancelInterruptible, percentage, clamped, laterStart,
    outcome, notUndone,
  ]

  private static let scrub = Fact(
    "C", "animations of views are driven, and finish from where they are"
  ) { lab, found in
    await compareScrub(lab, Fade(duration: 0.5), found)
  }

  private static let scrubInterruptible = Fact(
    "C", "an interruptible animator is driven, and finishes from where it is"
  ) { lab, found in
    await compareScrub(lab, InterruptibleFade(), found)
  }

  @MainActor private static func compareScrub(
    _ lab: any Laboratory, _ animator: some UIViewControllerAnimatedTransitioning,
    _ found: Findings
  ) async {
    let bench = await ModalBench(lab, dismiss: animator)
    let driver = await bench.driveDismissal()
    driver.update(0.25)
    await lab.run(for: 0.4)
    found.measure("a quarter of the way", bench.alpha, 0.75, within: 0.01)
    found.check("in the hand", bench.photo.transitionCoordinator?.isInteractive == true)
    driver.finish()
    found.check("let go", bench.photo.transitionCoordinator?.isInteractive == false)
    found.check("still under way", bench.photo.isBeingDismissed)
    await lab.runUntilIdle()
    found.check("gone", bench.photo.view.window == nil)
  }

  private static let cancel = Fact(
    "C", "a cancel restores what animations of views have changed"
  ) { lab, found in
    await compareCancel(lab, Fade(duration: 0.5), found)
  }

  private static let cancelInterruptible = Fact(
    "C", "a cancel restores what an interruptible animator has changed"
  ) { lab, found in
    await compareCancel(lab, InterruptibleFade(), found)
  }

  @MainActor private static func compareCancel(
    _ lab: any Laboratory, _ animator: some UIViewControllerAnimatedTransitioning,
    _ found: Findings
  ) async {
    let bench = await ModalBench(lab, style: .fullScreen, dismiss: animator)
    let driver = await bench.driveDismissal()
    driver.update(0.5)
    await lab.run(for: 0.1)
    driver.cancel()
    await lab.runUntilIdle()
    found.check("the photo is there", bench.photo.view.window != nil)
    found.check("the root is not", bench.root.view.window == nil)
    found.measure("as it was", bench.alpha, 1)
    found.check("not being dismissed", !bench.photo.isBeingDismissed)
    found.check("presented", bench.root.presentedViewController === bench.photo)
    found.compare(
      "calls", bench.journal.take(),
      with: [
        "photo willDisappear", "root willAppear", "root isAppearing", "root willDisappear",
        "root didDisappear", "photo willAppear", "photo isAppearing", "photo didAppear",
      ])
    bench.delegate.dismissalDriver = nil
    bench.delegate.dismissal = Fade()
    await bench.dismissPhoto()
    found.check("can be dismissed", bench.photo.view.window == nil && bench.root.view.window != nil)
  }

  private static let percentage = Fact(
    "C", "percentComplete is what update was given last, also after a pause"
  ) { lab, found in
    let bench = await ModalBench(lab, dismiss: InterruptibleFade())
    let driver = await bench.driveDismissal()
    driver.update(0.2)
    driver.finish()
    await lab.run(for: 0.2)
    driver.pause()
    found.measure("the percentage", driver.percentComplete, 0.2)
    found.check("in the hand again", bench.photo.transitionCoordinator?.isInteractive == true)
    let caught = bench.alpha
    found.check("it has gone on", caught < 0.75)
    await lab.run(for: 0.2)
    found.measure("it stands still", bench.alpha, caught, within: 0.01)
    driver.cancel()
    await lab.runUntilIdle()
    found.measure("as it was", bench.alpha, 1)
  }

  private static let clamped = Fact(
    "C", "a percentage outside of 0…1 is clamped"
  ) { lab, found in
    let bench = await ModalBench(lab, dismiss: InterruptibleFade())
    let driver = await bench.driveDismissal()
    driver.update(-3)
    await lab.run(for: 0.1)
    found.measure("below, the percentage", driver.percentComplete, 0)
    found.measure("below, the alpha", bench.alpha, 1)
    driver.update(7)
    await lab.run(for: 0.1)
    found.measure("above, the alpha", bench.alpha, 0)
    found.check("in the hand", bench.photo.transitionCoordinator?.isInteractive == true)
    driver.update(0.5)
    driver.cancel()
    await lab.runUntilIdle()
    found.measure("as it was", bench.alpha, 1)
  }

  private static let laterStart = Fact(
    "C", "without an interactive start the transition runs, and a pause catches it"
  ) { lab, found in
    let bench = await ModalBench(lab, present: InterruptibleFade())
    let driver = UIPercentDrivenInteractiveTransition()
    driver.wantsInteractiveStart = false
    bench.delegate.presentationDriver = driver
    let changes = Ends<Bool>()
    bench.root.begin(bench.photo)
    await lab.endTurn()
    bench.root.transitionCoordinator?.notifyWhenInteractionChanges {
      changes.note($0.isInteractive)
    }
    found.check("not in the hand", bench.root.transitionCoordinator?.isInteractive == false)
    await lab.run(for: 0.25)
    driver.pause()
    found.measure("the percentage", driver.percentComplete, 0)
    await lab.run(for: 0.5)
    found.measure("caught half-way", bench.alpha, 0.5, rate: 2, within: 0.01)
    driver.cancel()
    await lab.runUntilIdle()
    found.compare("told of the hand", changes.all, with: [true, false])
    found.check("gone", bench.photo.view.window == nil)
  }

  private static let outcome = Fact(
    "C", "after the outcome the transition is still in flight"
  ) { lab, found in
    let bench = await ModalBench(lab, dismiss: Fade(duration: 0.5))
    let driver = await bench.driveDismissal()
    driver.update(0.3)
    await lab.run(for: 0.1)
    driver.cancel()
    found.check("cancelled", bench.photo.transitionCoordinator?.isCancelled == true)
    found.check("not in the hand", bench.photo.transitionCoordinator?.isInteractive == false)
    found.check("still being dismissed", bench.photo.isBeingDismissed)
    await lab.runUntilIdle()
    found.check("over", bench.photo.transitionCoordinator == nil)
  }

  private static let notUndone = Fact(
    "C", "a cancel does not undo what was set outside of the animations"
  ) { lab, found in
    let fade = Fade()
    let bench = await ModalBench(lab, dismiss: fade)
    let badge = UIView(frame: CGRect(x: 0, y: 200, width: 10, height: 10))
    bench.root.view.addSubview(badge)
    fade.onStart = { _ in badge.alpha = 0.5 }
    let driver = await bench.driveDismissal()
    driver.update(0.3)
    await lab.run(for: 0.1)
    driver.cancel()
    await lab.runUntilIdle()
    found.compare("its alpha", badge.alpha, with: 0.5)
  }
}
