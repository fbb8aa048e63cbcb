import UIKit

/// Numbered pages that fill the window, and a record of the calls of pages, data source and delegate.
@MainActor final class PageBench: NSObject {
  let pager = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
  let journal = Journal()
  private let lab: any Laboratory
  private var numbers: [ObjectIdentifier: Int] = [:]
  private var pages: [UIViewController] = []

  /// Shows page 3.
  init(_ lab: any Laboratory) {
    self.lab = lab
    super.init()
    pager.dataSource = self
    pager.delegate = self
    pager.setViewControllers([page(3)], direction: .forward, animated: false)
    lab.window.rootViewController = pager
  }

  /// Makes a page, which lives as long as the bench.
  func page(_ number: Int) -> UIViewController {
    let page = NotedScreen("\(number)", in: journal)
    numbers[ObjectIdentifier(page)] = number
    pages.append(page)
    return page
  }

  /// Shows another page; in asynchronous code, Swift would prefer the asynchronous method.
  func show(_ number: Int, animated: Bool, completion: ((Bool) -> Void)? = nil) {
    pager.setViewControllers(
      [page(number)], direction: .forward, animated: animated, completion: completion)
  }

  /// The number of the page.
  var number: Int? { pager.viewControllers?.first.map(number) }

  /// The scroll view of the pages.
  var scrollView: UIScrollView? { pager.view.subviews.compactMap { $0 as? UIScrollView }.first }

  /// Drags slowly by a horizontal distance, rests, lifts, and waits; does nothing without fingers.
  func drag(by distance: CGFloat) async {
    let middle = CGPoint(x: lab.window.bounds.midX, y: lab.window.bounds.midY)
    guard let finger = lab.touchDown(at: middle) else { return }
    for step in 1...20 {
      finger.move(to: CGPoint(x: middle.x + distance * CGFloat(step) / 20, y: middle.y))
      await lab.run(for: 1 / 60)
    }
    await lab.run(for: 0.3)
    finger.lift()
    await lab.runUntilIdle()
  }

  private func number(_ page: UIViewController) -> Int { numbers[ObjectIdentifier(page)] ?? -1 }
}

extension PageBench: UIPageViewControllerDataSource {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    journal.note("pages before \(number(viewController))")
    return page(number(viewController) - 1)
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    journal.note("pages after \(number(viewController))")
    return page(number(viewController) + 1)
  }
}

extension PageBench: UIPageViewControllerDelegate {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {
    for page in pendingViewControllers { journal.note("pages to \(number(page))") }
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    for page in previousViewControllers {
      journal.note("pages from \(number(page)), completed \(completed)")
    }
  }
}
