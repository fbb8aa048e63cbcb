import UIKit

/// Nested property animators and blocks.
extension Fact {
  static let animatorNesting: [Fact] = [nestedDuration, nestedIsTracked, nestedBlocks]

  private static let nestedDuration = Fact(
    "D", "inside another animation an animator inherits the duration"
  ) { lab, found in
    let bench = await ViewBench(lab)
    var nested: UIViewPropertyAnimator?
    animate(1, .curveLinear) {
      nested = .runningPropertyAnimator(
        withDuration: 0.1, delay: 0, options: [], animations: { bench.go() })
    }
    found.measure("seconds", nested.map { CGFloat($0.duration) }, 1)
    found.check("not interruptible", nested?.isInterruptible == false)
    await lab.run(for: 0.3)
    found.measure("under way", bench.way, 30, rate: 100)
    await lab.runUntilIdle()
  }

  private static let nestedIsTracked = Fact(
    "D", "inside an interruptible animator an animator follows that one"
  ) { lab, found in
    let bench = await ViewBench(lab)
    var nested: UIViewPropertyAnimator?
    let ends = Ends<UIViewAnimatingPosition>()
    let outer = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      nested = .runningPropertyAnimator(
        withDuration: 0.1, delay: 0, options: [], animations: { bench.go() },
        completion: { ends.note($0) })
    }
    outer.fractionComplete = 0.5
    await lab.run(for: 0.3)
    found.check("active", nested?.state == .active)
    found.measure("half-way", bench.way, 50, within: 0.01)
    outer.fractionComplete = 0.25
    await lab.run(for: 0.1)
    found.measure("at a quarter", bench.way, 25, within: 0.01)
    found.compare("told nothing", ends.all, with: [])
    outer.isReversed = true
    outer.startAnimation()
    await lab.run(for: 1)
    found.compare("told", ends.all, with: [.start])
    found.check("inactive", nested?.state == .inactive)
    found.compare("the model", bench.modelWay, with: 0)
  }

  private static let nestedBlocks = Fact(
    "D", "blocks in an animator's block are scrubbed with it, and complete with it"
  ) { lab, found in
    let bench = await ViewBench(lab)
    let ends = Ends<Bool>()
    let animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear) {
      animate(0.1) {
        bench.go()
      } then: {
        ends.note($0)
      }
    }
    animator.fractionComplete = 0.5
    await lab.run(for: 0.3)
    found.measure("half-way", bench.way, 50, within: 0.01)
    found.compare("told nothing", ends.all, with: [])
    animator.startAnimation()
    await lab.run(for: 0.6)
    found.compare("told", ends.all, with: [true])
  }
}
