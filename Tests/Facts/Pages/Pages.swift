import UIKit

/// Pages that scroll.
extension Fact {
  static let pages: [Fact] = [
    middlePlace, setWithoutDelegate, setAppearance, completionAtOnce, namedPage, jumpingBack,
    neighborsKept, turned,
  ]

  private static let middlePlace = Fact(
    "P6", "at rest, the offset of the pages' scroll view is one page"
  ) { lab, found in
    let bench = await shown(lab)
    let width = lab.window.bounds.width
    found.check("a subview is a scroll view", bench.scrollView != nil)
    found.measure("the offset", bench.scrollView?.contentOffset.x, width)
    let page = bench.pager.viewControllers?.first?.view
    found.compare("the page's place", page?.convert(CGPoint.zero, to: nil), with: .zero)
  }

  private static let setWithoutDelegate = Fact(
    "P2", "the delegate is not told of a page that the app sets"
  ) { lab, found in
    let bench = await shown(lab)
    bench.show(7, animated: true)
    await lab.runUntilIdle()
    found.compare("calls", bench.journal.take().filter { $0.hasPrefix("pages ") }, with: [])
    found.choose("children", bench.pager.children.count, among: [1, 2, 3])
  }

  private static let setAppearance = Fact(
    "P4", "the page that comes is told first"
  ) { lab, found in
    let bench = await shown(lab)
    bench.show(7, animated: true)
    await lab.runUntilIdle()
    let calls = bench.journal.take().filter { !$0.hasSuffix("isAppearing") }
    found.compare(
      "calls", calls,
      with: ["7 willAppear", "3 willDisappear", "7 didAppear", "3 didDisappear"])
  }

  private static let completionAtOnce = Fact(
    "P9", "without animation, the completion is called before the method returns"
  ) { lab, found in
    let bench = await shown(lab)
    var ends: [Bool] = []
    bench.show(7, animated: false) { ends.append($0) }
    found.tell("before it returns", ends)
    await lab.runUntilIdle()
    found.compare("in the end", ends, with: [true])
  }

  private static let namedPage = Fact(
    "P8", "during an animated change, the page is the new one"
  ) { lab, found in
    let bench = await shown(lab)
    bench.show(7, animated: true)
    found.tell("at once", bench.number ?? -1)
    await lab.runUntilIdle()
    found.compare("in the end", bench.number, with: 7)
  }

  private static let jumpingBack = Fact(
    "P6", "after a change, the offset is one page again"
  ) { lab, found in
    let bench = await shown(lab)
    bench.show(7, animated: true)
    await lab.run(for: 0.15)
    let width = lab.window.bounds.width
    let offset = bench.scrollView?.contentOffset.x ?? 0
    found.check("it moves forward", offset > width && offset < 2 * width)
    await lab.runUntilIdle()
    found.measure("the offset", bench.scrollView?.contentOffset.x, width)
  }

  private static let neighborsKept = Fact(
    "P3.2", "after an animated change, the neighbors are those of the new page, or stale",
    demands: [.finger]
  ) { lab, found in
    let bench = await shown(lab)
    await bench.drag(by: -60)
    bench.show(7, animated: true)
    await lab.runUntilIdle()
    await bench.drag(by: -0.8 * lab.window.bounds.width)
    found.choose("the page after 7", bench.number, among: [8, 4])
  }

  private static let turned = Fact(
    "P3", "a drag asks for the page after, then for the one before, and tells of the turn",
    demands: [.finger]
  ) { lab, found in
    let bench = await shown(lab)
    await bench.drag(by: -60)
    let calls = bench.journal.take().filter { $0.hasPrefix("pages ") }
    guard !calls.isEmpty else { return }
    found.compare(
      "calls", calls,
      with: ["pages after 3", "pages before 3", "pages to 4", "pages from 3, completed false"])
  }

  @MainActor private static func shown(_ lab: any Laboratory) async -> PageBench {
    let bench = PageBench(lab)
    await lab.runUntilIdle()
    _ = bench.journal.take()
    return bench
  }
}
