import UIKit

/// The completion of a transaction.
extension Fact {
  static let transactions: [Fact] = [waitsForAll, notForEarlier, withoutAnimations, afterRemoval]

  private static let waitsForAll = Fact(
    "E13", "the completion waits for all animations added after it was set"
  ) { lab, found in
    let bench = await ViewBench(lab)
    let ends = transaction { setCompletion in
      setCompletion()
      fade(bench, for: 0.2)
      fade(bench, for: 0.6)
    }
    await lab.run(for: 0.4)
    found.compare("early", ends.all.count, with: 0)
    await lab.run(for: 0.5)
    found.compare("late", ends.all.count, with: 1)
  }

  private static let notForEarlier = Fact(
    "E13", "it does not wait for animations added before it was set"
  ) { lab, found in
    let bench = await ViewBench(lab)
    let ends = transaction { setCompletion in
      fade(bench, for: 0.6)
      setCompletion()
    }
    await lab.run(for: 0.2)
    found.compare("early", ends.all.count, with: 1)
    await lab.runUntilIdle()
  }

  private static let withoutAnimations = Fact(
    "E13", "without animations it runs at once"
  ) { _, found in
    let ends = transaction { $0() }
    found.compare("when the transaction is committed", ends.all.count, with: 1)
  }

  private static let afterRemoval = Fact(
    "E13", "it runs when its animations have been removed"
  ) { lab, found in
    let bench = await ViewBench(lab)
    let ends = transaction { setCompletion in
      setCompletion()
      fade(bench, for: 2)
    }
    await lab.run(for: 0.1)
    found.compare("before", ends.all.count, with: 0)
    bench.view.layer.removeAllAnimations()
    await lab.run(for: 0.1)
    found.compare("after", ends.all.count, with: 1)
  }

  @MainActor private static func fade(_ bench: ViewBench, for duration: TimeInterval) {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = 0
    animation.duration = duration
    bench.view.layer.add(animation, forKey: nil)
  }

  /// Runs a closure in a transaction; the result records when its completion runs.
  @MainActor private static func transaction(
    _ body: (_ setCompletion: () -> Void) -> Void
  ) -> Ends<Bool> {
    let ends = Ends<Bool>()
    CATransaction.begin()
    body { CATransaction.setCompletionBlock { ends.note(true) } }
    CATransaction.commit()
    return ends
  }
}
