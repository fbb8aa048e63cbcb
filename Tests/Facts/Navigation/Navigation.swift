import UIKit

/// Changes of a navigation controller's stack.
extension Fact {
  static let navigation: [Fact] = [
    stackAtOnce, popReturns, popReturnsUnanimated, popped, twoPushes, pushAndPop, systemPush,
    containerOfBoth, replacing, released, slideBelow,
  ]

  private static let stackAtOnce = Fact(
    "B1", "the stack changes at once, the screen with the next layout"
  ) { lab, found in
    let bench = await StackBench(lab)
    bench.navigation.pushViewController(bench.detail, animated: true)
    found.check("on top", bench.navigation.topViewController === bench.detail)
    found.check("not loaded", !bench.detail.isViewLoaded)
    found.compare("calls", bench.journal.take(), with: [])
    await lab.endTurn()
    found.check("in the window", bench.detail.viewIfLoaded?.window != nil)
    found.check("a coordinator", bench.navigation.transitionCoordinator != nil)
    await lab.runUntilIdle()
  }

  private static let popReturns = Fact(
    "B1", "an animated pop returns before the lower screen is about to appear"
  ) { lab, found in
    await comparePop(lab, isAnimated: true, found)
  }

  private static let popReturnsUnanimated = Fact(
    "M9", "a pop without animation returns before the lower screen is about to appear"
  ) { lab, found in
    await comparePop(lab, isAnimated: false, found)
  }

  @MainActor private static func comparePop(
    _ lab: any Laboratory, isAnimated: Bool, _ found: Findings
  ) async {
    let bench = await StackBench(lab)
    await bench.pushDetail()
    let popped = bench.navigation.popViewController(animated: isAnimated)
    found.check("returns the detail", popped === bench.detail)
    found.check("the stack has the list", bench.navigation.viewControllers == [bench.list])
    found.compare("calls", bench.journal.take(), with: [])
    found.check("the detail is in the window", bench.detail.view.window != nil)
    await lab.endTurn()
    found.compare(
      "calls of the turn", Array(bench.journal.lines.prefix(2)),
      with: ["detail willDisappear", "list willAppear"])
    await lab.runUntilIdle()
    found.compare("the last call", bench.journal.take().last, with: "list didAppear")
  }

  private static let popped = Fact(
    "B1", "popped controllers are returned bottom first, and nil at the root"
  ) { lab, found in
    let bench = await StackBench(lab)
    let (navigation, last) = (bench.navigation, NotedScreen("last"))
    found.check("no pop at the root", navigation.popViewController(animated: false) == nil)
    found.check(
      "nothing above it", (navigation.popToRootViewController(animated: false) ?? []).isEmpty)
    navigation.setViewControllers([bench.list, bench.detail, last], animated: false)
    await lab.runUntilIdle()
    let popped = navigation.popToRootViewController(animated: true)
    found.check("both, from below", popped == [bench.detail, last])
    await lab.runUntilIdle()
    found.check("the list is left", navigation.viewControllers == [bench.list])
  }

  private static let twoPushes = Fact(
    "B1", "two pushes in one turn are one transition"
  ) { lab, found in
    let bench = await StackBench(lab)
    let last = NotedScreen("last", in: bench.journal)
    bench.navigation.pushViewController(bench.detail, animated: true)
    bench.navigation.pushViewController(last, animated: true)
    await lab.runUntilIdle()
    found.check(
      "the stack has all", bench.navigation.viewControllers == [bench.list, bench.detail, last])
    found.check("the middle one is not loaded", !bench.detail.isViewLoaded)
    found.check("the last one is shown", last.view.window != nil)
  }

  private static let pushAndPop = Fact(
    "B3", "the order of a push and a pop with an animator"
  ) { lab, found in
    let bench = await StackBench(lab, animator: Fade())
    await comparePushAndPop(bench, found)
  }

  private static let systemPush = Fact(
    "B3", "the order of the system's push and pop"
  ) { lab, found in
    let bench = await StackBench(lab)
    await comparePushAndPop(bench, found)
  }

  @MainActor private static func comparePushAndPop(
    _ bench: StackBench, _ found: Findings
  ) async {
    bench.navigation.pushViewController(bench.detail, animated: true)
    await bench.lab.runUntilIdle()
    found.compare(
      "calls of the push", bench.journal.take(),
      with: [
        "list willDisappear", "detail willAppear", "detail isAppearing", "list didDisappear",
        "detail didAppear",
      ])
    found.check("the list is out of the window", bench.list.view.window == nil)
    bench.navigation.popViewController(animated: true)
    await bench.lab.runUntilIdle()
    found.compare(
      "calls of the pop", bench.journal.take(),
      with: [
        "detail willDisappear", "list willAppear", "list isAppearing", "detail didDisappear",
        "list didAppear",
      ])
    found.check("the detail has no parent", bench.detail.parent == nil)
    found.compare(
      "what the delegate is told",
      bench.delegate.journal.take().filter { !$0.hasPrefix("asked") },
      with: ["willShow detail", "didShow detail", "willShow list", "didShow list"])
  }

  private static let containerOfBoth = Fact(
    "B4", "the outgoing view is in the container, the incoming one is not"
  ) { lab, found in
    var places: [Bool] = []
    let fade = Fade()
    let bench = await StackBench(lab)
    let probe = Probe { context in context.completeTransition(true) }
    bench.delegate.animator = fade
    fade.onStart = { context in
      let container = context.containerView
      places = [UITransitionContextViewKey.from, .to].map { key in
        context.view(forKey: key)?.isDescendant(of: container) ?? false
      }
    }
    bench.navigation.pushViewController(bench.detail, animated: true)
    await lab.runUntilIdle()
    found.compare("both are in it when the animation begins", places, with: [true, true])
    bench.delegate.animator = probe
    bench.navigation.popViewController(animated: true)
    await lab.runUntilIdle()
    found.check("the list is back", bench.list.view.window != nil)
  }

  private static let replacing = Fact(
    "B8", "a replaced stack animates as a push if its top is new, else as a pop"
  ) { lab, found in
    let bench = await StackBench(lab, animator: Fade())
    await bench.pushDetail()
    let other = NotedScreen("other")
    bench.navigation.setViewControllers([bench.list, other], animated: true)
    await lab.runUntilIdle()
    found.check(
      "a push", bench.delegate.journal.take().contains("asked for an animator of a push"))
    found.check("shown", other.view.window != nil && bench.detail.parent == nil)
    bench.navigation.setViewControllers([bench.list], animated: true)
    await lab.runUntilIdle()
    found.check(
      "a pop", bench.delegate.journal.take().contains("asked for an animator of a pop"))
    found.check("shown again", bench.list.view.window != nil)
  }

  private static let released = Fact(
    "B", "nothing is retained after a pop"
  ) { lab, found in
    let bench = await StackBench(lab, animator: Fade())
    weak var popped: UIViewController?
    do {
      let screen = UIViewController()
      popped = screen
      bench.navigation.pushViewController(screen, animated: true)
      await lab.runUntilIdle()
      bench.navigation.popViewController(animated: true)
      await lab.runUntilIdle()
    }
    await lab.run(for: 0.1)
    found.check("the screen is gone", popped == nil)
  }

  private static let slideBelow = Fact(
    "M12", "in the system's push the screen below moves by 0.3 of the width"
  ) { lab, found in
    let bench = await StackBench(lab)
    bench.navigation.pushViewController(bench.detail, animated: true)
    await lab.endTurn()
    await lab.run(for: 0.1)
    let width = lab.window.bounds.width
    let below = lab.visibleFrame(of: bench.list.view).maxX - width
    let above = lab.visibleFrame(of: bench.detail.view).minX
    let way = (width - above) / width
    found.measure("its part of the way", -below / width, 0.3 * way, rate: 0.5, within: 0.02)
    await lab.runUntilIdle()
  }
}
