import UIKit
import UIKitSimulator

/// A page view controller that fills a window of 400 by 800 points, and a record of its calls.
@MainActor final class PageStage: NSObject {
  let simulator: Simulator
  let pager: UIPageViewController
  let scrollView: UIScrollView
  /// The number of pages that the data source has.
  var count: Int
  /// The calls of pages, data source and delegate, since they were last taken.
  private(set) var calls: [String] = []

  init(
    _ count: Int = 10, at number: Int = 3, variant: Simulator.Variant = .standard,
    spacing: CGFloat? = nil, orientation: UIPageViewController.NavigationOrientation = .horizontal
  ) {
    simulator = Simulator(size: CGSize(width: 400, height: 800), variant: variant)
    pager = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: orientation,
      options: spacing.map { [.interPageSpacing: $0] })
    scrollView = pager.view.subviews.compactMap { $0 as? UIScrollView }[0]
    self.count = count
    super.init()
    pager.dataSource = self
    pager.delegate = self
    pager.setViewControllers([page(number)], direction: .forward, animated: false)
    simulator.window.rootViewController = pager
    simulator.runUntilIdle()
    calls = []
  }

  func page(_ number: Int) -> NumberedPage {
    let page = NumberedPage()
    page.number = number
    page.note = { [weak self] in self?.calls.append($0) }
    return page
  }

  /// The number of the page.
  var number: Int? { (pager.viewControllers?.first as? NumberedPage)?.number }

  /// The numbers of the pages whose views are in sight, from left to right or from top to bottom.
  var seen: [Int] {
    let pages = pager.children.compactMap { $0 as? NumberedPage }
    let placed = pages.map { ($0.number, $0.view.convert($0.view.bounds, to: nil)) }
    return placed.filter { $0.1.intersects(simulator.window.bounds) }
      .sorted { ($0.1.minX, $0.1.minY) < ($1.1.minX, $1.1.minY) }.map(\.0)
  }

  /// Returns the calls so far, and forgets them.
  func takeCalls() -> [String] {
    defer { calls = [] }
    return calls
  }

  /// Drags by a distance along the axis from the middle of the screen, in steps of a frame.
  func drag(by distance: CGFloat, frames: Int = 12) -> Finger {
    let finger = simulator.touchDown(at: CGPoint(x: 200, y: 400))
    move(finger, from: 0, to: distance, frames: frames)
    return finger
  }

  func move(_ finger: Finger, from start: CGFloat, to end: CGFloat, frames: Int = 12) {
    let isHorizontal = pager.navigationOrientation == .horizontal
    for frame in 1...frames {
      let distance = start + (end - start) * CGFloat(frame) / CGFloat(frames)
      finger.move(
        to: CGPoint(
          x: 200 + (isHorizontal ? distance : 0), y: 400 + (isHorizontal ? 0 : distance)))
      simulator.step()
    }
  }

  /// Rests the finger, lifts it, and waits until the pages are at rest.
  func liftAtRest(_ finger: Finger) {
    simulator.run(for: 0.3)
    finger.lift()
    simulator.runUntilIdle()
  }
}

extension PageStage: UIPageViewControllerDataSource {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    let number = (viewController as? NumberedPage)?.number ?? 0
    calls.append("before \(number)")
    return number > 0 ? page(number - 1) : nil
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    let number = (viewController as? NumberedPage)?.number ?? 0
    calls.append("after \(number)")
    return number + 1 < count ? page(number + 1) : nil
  }
}

extension PageStage: UIPageViewControllerDelegate {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {
    let numbers = pendingViewControllers.compactMap { ($0 as? NumberedPage)?.number }
    calls.append("will transition to \(numbers[0])")
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    let numbers = previousViewControllers.compactMap { ($0 as? NumberedPage)?.number }
    calls.append("finished from \(numbers[0]): \(completed), at \(number ?? -1)")
  }
}

/// A page that records its appearance.
final class NumberedPage: UIViewController {
  var number = 0
  var note: (String) -> Void = { _ in }

  override func viewWillAppear(_ animated: Bool) { note("\(number) will appear") }
  override func viewDidAppear(_ animated: Bool) { note("\(number) did appear") }
  override func viewWillDisappear(_ animated: Bool) { note("\(number) will disappear") }
  override func viewDidDisappear(_ animated: Bool) { note("\(number) did disappear") }
}
