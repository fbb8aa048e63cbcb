import Testing
import UIKit
import UIKitSimulator

@MainActor struct RefreshControlTests {
  private let simulator = Simulator()
  private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 800))
  private let refresh = UIRefreshControl()
  private let log = Log()

  @MainActor private final class Log {
    var count = 0
  }

  init() {
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.contentSize = CGSize(width: 393, height: 4000)
    scrollView.refreshControl = refresh
    refresh.addAction(UIAction { [log] _ in log.count += 1 }, for: .valueChanged)
    simulator.window.addSubview(scrollView)
    simulator.runUntilIdle()
  }

  private func pull(by distance: CGFloat) {
    simulator.drag(
      from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 100 + distance), duration: 0.3)
    simulator.runUntilIdle()
  }

  @Test func `G: content that is pulled far enough beyond its top refreshes once`() {
    pull(by: 150)
    #expect(log.count == 0 && !refresh.isRefreshing && scrollView.contentOffset.y == 0)
    pull(by: 320)
    #expect(log.count == 1 && refresh.isRefreshing)
    #expect(scrollView.contentOffset.y == -60 && scrollView.contentInset.top == 0)
    pull(by: 320)
    #expect(log.count == 1)
    refresh.endRefreshing()
    #expect(!refresh.isRefreshing && scrollView.contentOffset.y == 0)
    refresh.beginRefreshing()
    #expect(log.count == 1 && refresh.isRefreshing)
  }
}
