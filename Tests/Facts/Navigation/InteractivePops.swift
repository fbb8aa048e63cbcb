import UIKit

/// Interactive pops.
extension Fact {
  static let interactivePops: [Fact] = [
    cancelledPop, cancelledInterruptiblePop, stackMeanwhile, toldOfCancelledPop,
  ]

  private static let cancelledPop = Fact(
    "B3", "a canceled pop restores the stack"
  ) { lab, found in
    await compareCancelledPop(lab, Fade(), found)
  }

  private static let cancelledInterruptiblePop = Fact(
    "B3", "a canceled pop with an interruptible animator restores the stack"
  ) { lab, found in
    await compareCancelledPop(lab, InterruptibleFade(), found)
  }

  @MainActor private static func compareCancelledPop(
    _ lab: any Laboratory, _ animator: some UIViewControllerAnimatedTransitioning,
    _ found: Findings
  ) async {
    let bench = await StackBench(lab, animator: animator)
    let driver = await bench.drivePop()
    driver.update(0.4)
    await lab.run(for: 0.1)
    found.check("meanwhile it has the list", bench.navigation.viewControllers == [bench.list])
    driver.cancel()
    await lab.runUntilIdle()
    found.check(
      "the stack has both", bench.navigation.viewControllers == [bench.list, bench.detail])
    found.check("the detail has its parent", bench.navigation.children.contains(bench.detail))
    found.check("the detail is shown", bench.detail.view.window != nil)
    found.check("the list is not", bench.list.view.window == nil)
    found.measure("as it was", lab.visibleAlpha(of: bench.detail.view), 1)
    found.compare(
      "calls", bench.journal.take(),
      with: [
        "detail willDisappear", "list willAppear", "list isAppearing", "list willDisappear",
        "list didDisappear", "detail willAppear", "detail isAppearing", "detail didAppear",
      ])
  }

  private static let stackMeanwhile = Fact(
    "B9", "during an interactive pop the stack lacks the popped controller"
  ) { lab, found in
    let bench = await StackBench(lab, animator: InterruptibleFade())
    let driver = await bench.drivePop()
    driver.update(0.4)
    await lab.run(for: 0.1)
    found.check("the list alone", bench.navigation.viewControllers == [bench.list])
    driver.finish()
    await lab.runUntilIdle()
    found.check("the list is shown", bench.list.view.window != nil)
    found.check("the detail is gone", bench.detail.view.window == nil)
  }

  private static let toldOfCancelledPop = Fact(
    "B3", "willShow is called for a pop that is canceled, didShow is not"
  ) { lab, found in
    let bench = await StackBench(lab, animator: Fade())
    let driver = await bench.drivePop()
    driver.update(0.2)
    await lab.run(for: 0.1)
    driver.cancel()
    await lab.runUntilIdle()
    let told = bench.delegate.journal.take().filter { !$0.hasPrefix("asked") }
    found.check("willShow list", told.contains("willShow list"))
    found.check("no didShow list", !told.contains("didShow list"))
    found.tell("all of it", told.joined(separator: ", "))
  }
}
