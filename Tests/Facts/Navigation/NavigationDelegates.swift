import UIKit

/// The calls of a navigation controller's delegate.
extension Fact {
  static let navigationDelegates: [Fact] = [driverQuestion, noDriverQuestion, nobodysTransition]

  private static let driverQuestion = Fact(
    "B2", "the delegate is asked for an animator, then for an interaction controller"
  ) { lab, found in
    let asked = await questions(lab, animator: Fade())
    found.compare(
      "questions", asked, with: ["asked for an animator of a push", "asked for a driver"])
  }

  private static let noDriverQuestion = Fact(
    "B2", "without an animator it is not asked for an interaction, and the stack slides"
  ) { lab, found in
    let asked = await questions(lab, animator: nil)
    found.compare("questions", asked, with: ["asked for an animator of a push"])
  }

  @MainActor private static func questions(_ lab: any Laboratory, animator: Fade?) async -> [String]
  {
    let bench = await StackBench(lab, animator: animator)
    bench.navigation.pushViewController(bench.detail, animated: true)
    await lab.runUntilIdle()
    return bench.delegate.journal.take().filter { $0.hasPrefix("asked") }
  }

  private static let nobodysTransition = Fact(
    "B2", "an animator without an interaction makes the transition non-interactive"
  ) { lab, found in
    let bench = await StackBench(lab, animator: Fade())
    bench.navigation.pushViewController(bench.detail, animated: true)
    await lab.endTurn()
    let coordinator = bench.navigation.transitionCoordinator
    found.check("not begun in the hand", coordinator?.initiallyInteractive == false)
    found.check("not in the hand", coordinator?.isInteractive == false)
    await lab.runUntilIdle()
    found.check(
      "pushed", bench.navigation.viewControllers == [bench.list, bench.detail])
  }
}
