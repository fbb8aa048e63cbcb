import UIKit

/// Animation blocks.
extension Fact {
  static let blocks: [Fact] = [
    emptyBlock, zeroDuration, nothingNew, removal, inheritance, override, ownEnd, excepted,
    sequence,
  ]

  private static let emptyBlock = Fact(
    "E10", "an empty block completes at once, whatever its delay"
  ) { lab, found in
    let ends = Ends<Bool>()
    animate(1) {
    } then: {
      ends.note($0)
    }
    animate(1, delay: 1) {
    } then: {
      ends.note($0)
    }
    found.compare("told", ends.all, with: [true, true])
    await lab.endTurn()
  }

  private static let zeroDuration = Fact(
    "E10", "a block without duration completes in the next turn"
  ) { lab, found in
    let bench = await ViewBench(lab)
    let ends = Ends<Bool>()
    animate(0) {
      bench.view.alpha = 0.5
    } then: {
      ends.note($0)
    }
    found.compare("told nothing yet", ends.all, with: [])
    await lab.run(for: 0.1)
    found.compare("told", ends.all, with: [true])
  }

  private static let nothingNew = Fact(
    "E10", "a block that sets a property to its own value counts as empty"
  ) { lab, found in
    let bench = await ViewBench(lab)
    let ends = Ends<Bool>()
    animate(1) {
      bench.view.alpha = 1
      bench.view.center.x = ViewBench.start
    } then: {
      ends.note($0)
    }
    found.compare("told", ends.all, with: [true])
    found.compare("animations", bench.keys, with: [])
  }

  private static let removal = Fact(
    "E11", "removing the view ends its animations with false"
  ) { lab, found in
    let bench = await ViewBench(lab)
    let ends = Ends<Bool>()
    bench.move { ends.note($0) }
    await lab.run(for: 0.3)
    bench.view.removeFromSuperview()
    await lab.run(for: 0.1)
    found.compare("told", ends.all, with: [false])
  }

  private static let inheritance = Fact(
    "E12", "nested blocks inherit the duration"
  ) { lab, found in
    let bench = await ViewBench(lab)
    animate(1, .curveLinear) {
      found.compare("while it runs", UIView.inheritedAnimationDuration, with: 1)
      animate(0.1) { bench.go() }
    }
    found.compare("after it", UIView.inheritedAnimationDuration, with: 0)
    await lab.run(for: 0.5)
    found.measure("half-way", bench.way, 50, rate: 100)
    await lab.runUntilIdle()
  }

  private static let override = Fact(
    "E12", "nested blocks keep their duration with the option to override"
  ) { lab, found in
    let bench = await ViewBench(lab)
    animate(2) {
      animate(0.1, .overrideInheritedDuration) {
        bench.go()
      }
    }
    await lab.run(for: 0.4)
    found.measure("there", bench.way, 100)
  }

  private static let ownEnd = Fact(
    "E12", "an inner block completes on its own"
  ) { lab, found in
    let bench = await ViewBench(lab)
    let ends = Journal()
    animate(1) {
      bench.view.alpha = 0
      animate(0.2, .overrideInheritedDuration) {
        bench.go()
      } then: {
        ends.note("inner \($0)")
      }
    } then: {
      ends.note("outer \($0)")
    }
    await lab.run(for: 0.5)
    found.compare("told first", ends.lines, with: ["inner true"])
    await lab.runUntilIdle()
    found.compare("told", ends.take(), with: ["inner true", "outer true"])
  }

  private static let excepted = Fact(
    "E12", "performWithoutAnimation affects only its own block"
  ) { lab, found in
    let bench = await ViewBench(lab)
    animate(0.3) {
      UIView.performWithoutAnimation { bench.view.alpha = 0.5 }
      bench.go()
    }
    found.compare("animations", bench.keys, with: ["position"])
    found.compare("the alpha", bench.view.alpha, with: 0.5)
    await lab.runUntilIdle()
  }

  private static let sequence = Fact(
    "E", "keyframes follow each other"
  ) { lab, found in
    let bench = await ViewBench(lab)
    animateKeyframes(1) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
        bench.view.alpha = 0
      }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
        bench.view.alpha = 1
      }
    }
    await lab.run(for: 0.5)
    found.measure("between the two", bench.alpha, 0, rate: 2)
    await lab.runUntilIdle()
    found.measure("after them", bench.alpha, 1)
  }
}
