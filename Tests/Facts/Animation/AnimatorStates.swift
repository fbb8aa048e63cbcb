import UIKit

/// The states of a property animator.
extension Fact {
  static let animatorStates: [Fact] = [
    there, back, activeByStart, activeByPause, activeByFraction, waiting, forgotten, stoppedAtEnd,
    stoppedAtStart, stoppedHere, stoppedSilently, pausedAtEnd, keptAlive, defaults,
  ]

  private static let there = Fact(
    "D", "it is inactive, then active, and inactive again at its natural end"
  ) { lab, found in
    let bench = await ViewBench(lab)
    let (animator, ends) = notedMover(bench)
    found.check("inactive", animator.state == .inactive)
    found.compare("the model waits", bench.modelWay, with: 0)
    animator.startAnimation()
    found.check("active and running", animator.state == .active && animator.isRunning)
    found.compare("the model is there", bench.modelWay, with: 100)
    await lab.run(for: 0.5)
    found.measure("half-way", bench.way, 50, rate: 100)
    found.measure("the fraction", animator.fractionComplete, 0.5, rate: 1)
    await lab.runUntilIdle()
    found.check("inactive again", animator.state == .inactive)
    found.compare("told", ends.all, with: [.end])
  }

  private static let back = Fact(
    "D", "a reversed animator ends at the start, and restores the values"
  ) { lab, found in
    let bench = await ViewBench(lab)
    let (animator, ends) = notedMover(bench)
    animator.startAnimation()
    await lab.run(for: 0.75)
    animator.isReversed = true
    found.measure("it turns where it is", bench.way, 75, rate: 100)
    found.measure("the fraction", animator.fractionComplete, 0.25, rate: 1)
    await lab.runUntilIdle()
    found.compare("told", ends.all, with: [.start])
    found.compare("the model", bench.modelWay, with: 0)
    found.measure("on screen", bench.way, 0)
  }

  private static let activeByStart = Fact(
    "D", "a start makes it active, and its blocks change the model then"
  ) { lab, found in
    let animator = await compareActive(lab, isRunning: true, found) { $0.startAnimation() }
    animator.stopAnimation(true)
  }

  private static let activeByPause = Fact(
    "D", "a pause makes it active, and its blocks change the model then"
  ) { lab, found in
    let animator = await compareActive(lab, isRunning: false, found) { $0.pauseAnimation() }
    animator.stopAnimation(true)
  }

  private static let activeByFraction = Fact(
    "M11", "a fraction makes it active, not running"
  ) { lab, found in
    let animator = await compareActive(lab, isRunning: false, found) { $0.fractionComplete = 0.5 }
    animator.stopAnimation(true)
  }

  @MainActor private static func compareActive(
    _ lab: any Laboratory, isRunning: Bool, _ found: Findings,
    by verb: @MainActor (UIViewPropertyAnimator) -> Void
  ) async -> UIViewPropertyAnimator {
    let bench = await ViewBench(lab)
    let animator = bench.mover()
    found.compare("the model waits", bench.modelWay, with: 0)
    verb(animator)
    found.check("active", animator.state == .active)
    found.compare("running", animator.isRunning, with: isRunning)
    found.compare("the model is there", bench.modelWay, with: 100)
    return animator
  }

  private static let waiting = Fact(
    "D", "started without animations it waits, and a later block runs at once"
  ) { lab, found in
    let bench = await ViewBench(lab)
    let animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear)
    let ends = animator.notedEnds()
    animator.startAnimation()
    await lab.run(for: 1)
    found.check("active", animator.state == .active)
    found.check("not running", !animator.isRunning)
    found.compare("told nothing", ends.all, with: [])
    animator.addAnimations { bench.go() }
    found.compare("the model is there", bench.modelWay, with: 100)
    found.check("running", animator.isRunning)
    await lab.runUntilIdle()
    found.compare("told", ends.all, with: [.end])
  }

  private static let forgotten = Fact(
    "D", "after its end it has discarded its blocks and completions"
  ) { lab, found in
    let bench = await ViewBench(lab)
    let animator = UIViewPropertyAnimator(duration: 0.3, curve: .linear)
    let (runs, ends) = (Ends<Bool>(), animator.notedEnds())
    animator.addAnimations {
      runs.note(true)
      bench.go()
    }
    animator.startAnimation()
    await lab.runUntilIdle()
    animator.addAnimations { bench.view.center.x = ViewBench.start }
    animator.startAnimation()
    await lab.runUntilIdle()
    found.compare("runs of the first block", runs.all.count, with: 1)
    found.compare("calls of the completion", ends.all.count, with: 1)
    found.compare("the model", bench.modelWay, with: 0)
  }

  private static let stoppedAtEnd = Fact(
    "D", "stopped and finished at the end, it reports .end"
  ) { lab, found in
    await compareStop(lab, .end, way: 100, found)
  }

  private static let stoppedAtStart = Fact(
    "D", "stopped and finished at the start, it reports .start"
  ) { lab, found in
    await compareStop(lab, .start, way: 0, found)
  }

  private static let stoppedHere = Fact(
    "D", "stopped and finished where it is, it reports .current"
  ) { lab, found in
    await compareStop(lab, .current, way: 25, found)
  }

  @MainActor private static func compareStop(
    _ lab: any Laboratory, _ position: UIViewAnimatingPosition, way: CGFloat, _ found: Findings
  ) async {
    let bench = await ViewBench(lab)
    let (animator, ends) = notedMover(bench)
    animator.pauseAnimation()
    animator.fractionComplete = 0.25
    await lab.run(for: 0.1)
    animator.stopAnimation(false)
    found.check("stopped", animator.state == .stopped)
    found.measure("the model has what is seen", bench.modelWay, 25, within: 0.01)
    found.compare("no animation is left", bench.keys, with: [])
    found.compare("told nothing", ends.all, with: [])
    animator.finishAnimation(at: position)
    found.check("inactive", animator.state == .inactive)
    found.measure("the model", bench.modelWay, way, within: 0.01)
    found.compare("told", ends.all, with: [position])
  }

  private static let stoppedSilently = Fact(
    "D", "stopped without finishing it keeps the values on screen and does not complete"
  ) { lab, found in
    let bench = await ViewBench(lab)
    let (animator, ends) = notedMover(bench)
    animator.startAnimation()
    await lab.run(for: 0.25)
    animator.stopAnimation(true)
    found.check("inactive", animator.state == .inactive)
    await lab.run(for: 0.5)
    found.compare("told nothing", ends.all, with: [])
    found.measure("the model", bench.modelWay, 25, rate: 100)
    found.measure("on screen", bench.way, bench.modelWay, within: 0.01)
  }

  private static let pausedAtEnd = Fact(
    "D", "paused at its end it is active, does not complete, and can be reversed"
  ) { lab, found in
    let bench = await ViewBench(lab)
    let (animator, ends) = notedMover(bench, duration: 0.5)
    animator.pausesOnCompletion = true
    animator.startAnimation()
    await lab.run(for: 1)
    found.check("active", animator.state == .active)
    found.check("not running", !animator.isRunning)
    found.measure("the fraction", animator.fractionComplete, 1)
    found.compare("told nothing", ends.all, with: [])
    animator.pausesOnCompletion = false
    animator.isReversed = true
    animator.startAnimation()
    await lab.run(for: 1)
    found.compare("told", ends.all, with: [.start])
    found.measure("on screen", bench.way, 0)
  }

  private static let keptAlive = Fact(
    "D", "a running animator is retained until it ends"
  ) { lab, found in
    let bench = await ViewBench(lab)
    weak var animator: UIViewPropertyAnimator?
    do {
      let running = bench.mover(duration: 0.5)
      running.startAnimation()
      animator = running
    }
    await lab.run(for: 0.25)
    found.check("there", animator != nil)
    await lab.run(for: 0.6)
    found.check("gone", animator == nil)
  }

  private static let defaults = Fact(
    "D", "by default its views take touches, it is interruptible, and it scrubs linearly"
  ) { _, found in
    let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn)
    found.check("isUserInteractionEnabled", animator.isUserInteractionEnabled)
    found.check("isInterruptible", animator.isInterruptible)
    found.check("scrubsLinearly", animator.scrubsLinearly)
    found.check("not pausesOnCompletion", !animator.pausesOnCompletion)
  }

  @MainActor private static func notedMover(
    _ bench: ViewBench, duration: TimeInterval = 1
  ) -> (UIViewPropertyAnimator, Ends<UIViewAnimatingPosition>) {
    let animator = bench.mover(duration: duration)
    return (animator, animator.notedEnds())
  }
}
