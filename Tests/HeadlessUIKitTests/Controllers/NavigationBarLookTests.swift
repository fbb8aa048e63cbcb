import Testing
@_spi(Simulator) import UIKit
@_spi(Simulator) import UIKitSimulator

/// What a navigation bar draws: a large title, its background, and views of the app's.
@MainActor struct NavigationBarLookTests {
  private let simulator = Simulator()
  private let list = ListScreen()
  private let navigation: UINavigationController

  init() {
    list.title = "Albums"
    navigation = UINavigationController(rootViewController: list)
    navigation.navigationBar.prefersLargeTitles = true
    simulator.window.rootViewController = navigation
    simulator.runUntilIdle()
  }

  private func labels() -> (large: UILabel?, small: UILabel?) {
    var labels: [UILabel] = []
    func collect(_ view: UIView) {
      if let label = view as? UILabel, label.text == "Albums" { labels.append(label) }
      for subview in view.subviews { collect(subview) }
    }
    collect(navigation.navigationBar)
    return (
      labels.first { $0.font.pointSize == 34 }, labels.first { $0.font.pointSize == 17 }
    )
  }

  @Test func `a large title is at the lower edge of the bar, and the small one is not seen`() throws
  {
    let (large, small) = try (#require(labels().large), #require(labels().small))
    let frame = simulator.visibleFrame(of: large)
    let bar = navigation.navigationBar.frame
    #expect(frame.minX == 16 && frame.maxY == bar.maxY - 8 && frame.minY > bar.minY + 44)
    #expect(simulator.visibleAlpha(of: small) == 0)
  }

  @Test func `it moves up behind the row of buttons, where the small one appears`() throws {
    list.scrollView.contentOffset.y = -155 + 26
    simulator.runUntilIdle()
    let large = try #require(labels().large)
    #expect(simulator.visibleFrame(of: large).minY == navigation.navigationBar.frame.minY + 44)
    list.scrollView.contentOffset.y = 0
    simulator.runUntilIdle()
    let closed = try (large: #require(labels().large), small: #require(labels().small))
    #expect(simulator.visibleFrame(of: closed.large).isNull)
    #expect(simulator.visibleAlpha(of: closed.small) == 1)
  }

  @Test func `a screen without a large title has the small one, after a push and a pop`() throws {
    let detail = ListScreen()
    detail.title = "Albums"
    detail.navigationItem.largeTitleDisplayMode = .never
    navigation.pushViewController(detail, animated: true)
    simulator.runUntilIdle()
    #expect(labels().small.map(simulator.visibleAlpha) == 1)
    #expect(labels().large.map { simulator.visibleFrame(of: $0).isNull } == true)
    navigation.popViewController(animated: true)
    simulator.runUntilIdle()
    #expect(labels().small.map(simulator.visibleAlpha) == 0)
  }

  @Test func `a bar with a transparent background has no color`() throws {
    let bar = navigation.navigationBar
    func color() -> UIColor? { bar.subviews.first?.backgroundColor }
    #expect(color() == .systemBackground)
    let look = UINavigationBarAppearance()
    look.configureWithTransparentBackground()
    bar.standardAppearance = look
    #expect(color() == nil)
    look.configureWithOpaqueBackground()
    bar.standardAppearance = look
    #expect(color() == .systemBackground)
    look.backgroundColor = .red
    bar.standardAppearance = look
    #expect(color() == .red)
  }

  @Test func `a view of the app's keeps its size, in the middle of the row`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    list.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: view)
    simulator.runUntilIdle()
    let row = navigation.navigationBar.frame
    #expect(
      simulator.visibleFrame(of: view)
        == CGRect(x: 393 - 16 - 40, y: row.minY + 2, width: 40, height: 40))
  }
}
