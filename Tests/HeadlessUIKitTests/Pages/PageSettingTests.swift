import Testing
import UIKit
import UIKitSimulator

/// Pages that the app sets, and the life of the controller.
@MainActor struct PageSettingTests {
  private let stage = PageStage()

  @Test func `P2: the app sets a page, animated, and no delegate is told`() {
    var ends: [Bool] = []
    stage.pager.setViewControllers([stage.page(7)], direction: .forward, animated: true) {
      ends.append($0)
    }
    #expect(stage.takeCalls() == ["7 will appear", "3 will disappear"])
    #expect(stage.number == 7)
    stage.simulator.run(for: 0.15)
    #expect(stage.seen == [3, 7] && ends == [])
    stage.simulator.runUntilIdle()
    #expect(stage.takeCalls() == ["7 did appear", "3 did disappear"])
    #expect(stage.seen == [7] && ends == [true])
    #expect(stage.scrollView.contentOffset.x == 400)
    #expect(stage.pager.children.count == 1)
  }

  @Test func `backward, the page comes from the other side`() {
    stage.pager.setViewControllers([stage.page(1)], direction: .reverse, animated: true)
    stage.simulator.run(for: 0.15)
    #expect(stage.seen == [1, 3])
    stage.simulator.runUntilIdle()
    #expect(stage.number == 1 && stage.seen == [1])
  }

  @Test func `without animation, the page is there at once`() {
    var ends: [Bool] = []
    stage.pager.setViewControllers([stage.page(7)], direction: .forward, animated: false) {
      ends.append($0)
    }
    #expect(ends == [true] && stage.number == 7 && stage.seen == [7])
    #expect(
      stage.takeCalls() == [
        "7 will appear", "3 will disappear", "7 did appear", "3 did disappear",
      ])
  }

  @Test(arguments: [Simulator.Variant.standard, .stalePages])
  func `P3.2: neighbors after an animated change are new or stale`(variant: Simulator.Variant) {
    let stage = PageStage(variant: variant)
    stage.liftAtRest(stage.drag(by: -100))
    stage.pager.setViewControllers([stage.page(7)], direction: .forward, animated: true)
    stage.simulator.runUntilIdle()
    stage.liftAtRest(stage.drag(by: -300))
    #expect(stage.number == (variant == .standard ? 8 : 4))
  }

  @Test func `P3.2: neighbors after a change without animation are new`() {
    let stage = PageStage(variant: .stalePages)
    stage.liftAtRest(stage.drag(by: -100))
    stage.pager.setViewControllers([stage.page(7)], direction: .forward, animated: false)
    stage.liftAtRest(stage.drag(by: -300))
    #expect(stage.number == 8)
  }

  @Test func `P13: another number of pages is a fault`() {
    stage.pager.setViewControllers([], direction: .forward, animated: false)
    stage.pager.setViewControllers(nil, direction: .forward, animated: false)
    stage.pager.setViewControllers(
      [stage.page(1), stage.page(2)], direction: .forward, animated: false)
    #expect(stage.simulator.faults.map(\.fact) == ["P13", "P13", "P13"])
    #expect(stage.number == 3 && stage.seen == [3])
  }

  @Test(arguments: [true, false])
  func `P5: a page that is set while another one is turned is a fault`(animated: Bool) {
    let finger = stage.drag(by: -150)
    var ends: [Bool] = []
    stage.pager.setViewControllers([stage.page(7)], direction: .forward, animated: animated) {
      ends.append($0)
    }
    #expect(stage.simulator.faults.map(\.fact) == ["P5"])
    #expect(stage.number == 7 && ends == [true])
    finger.lift()
    stage.simulator.runUntilIdle()
    #expect(stage.number == 7 && stage.seen == [7] && stage.pager.children.count == 1)
  }

  @Test func `P5: a second page that is set ends the first change`() {
    var ends: [String] = []
    stage.pager.setViewControllers([stage.page(7)], direction: .forward, animated: true) {
      ends.append("7 \($0)")
    }
    stage.simulator.run(for: 0.1)
    stage.pager.setViewControllers([stage.page(8)], direction: .forward, animated: true) {
      ends.append("8 \($0)")
    }
    stage.simulator.runUntilIdle()
    #expect(stage.simulator.faults.map(\.fact) == ["P5"])
    #expect(ends == ["7 false", "8 true"])
    #expect(stage.number == 8 && stage.seen == [8])
  }

  @Test func `P9: a touch skips the animation`() {
    var ends: [Bool] = []
    stage.pager.setViewControllers([stage.page(7)], direction: .forward, animated: true) {
      ends.append($0)
    }
    stage.simulator.run(for: 0.1)
    let finger = stage.simulator.touchDown(at: CGPoint(x: 200, y: 400))
    #expect(ends == [false] && stage.seen == [7])
    finger.lift()
    stage.simulator.runUntilIdle()
    #expect(stage.scrollView.contentOffset.x == 400 && stage.number == 7)
  }

  @Test func `the page appears and disappears with its controller`() {
    let stage = PageStage()
    let screen = UIViewController()
    screen.modalPresentationStyle = .fullScreen
    stage.pager.present(screen, animated: true)
    stage.simulator.runUntilIdle()
    #expect(stage.takeCalls() == ["3 will disappear", "3 did disappear"])
    stage.pager.setViewControllers([stage.page(5)], direction: .forward, animated: true)
    #expect(stage.takeCalls() == [] && stage.number == 5)
    screen.dismiss(animated: true)
    stage.simulator.runUntilIdle()
    #expect(stage.takeCalls() == ["5 will appear", "5 did appear"])
    #expect(stage.seen == [5] && stage.simulator.faults.isEmpty)
  }

  @Test func `a pager that goes in the middle of a turn leaves no page on screen`() {
    let stage = PageStage()
    let finger = stage.drag(by: -150)
    _ = stage.takeCalls()
    stage.simulator.window.rootViewController = UIViewController()
    stage.simulator.runUntilIdle()
    finger.lift()
    stage.simulator.runUntilIdle()
    let calls = stage.takeCalls()
    #expect(!calls.contains("3 did appear") && !calls.contains("4 did appear"))
    #expect(calls.filter { $0 == "4 did disappear" }.count == 1)
    #expect(calls.filter { $0 == "3 did disappear" }.count == 1)
    #expect(stage.pager.children.count == 1)
  }

  @Test func `the first page may be set before the view is loaded, and options are numbers`() {
    let pager = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal,
      options: [.interPageSpacing: NSNumber(value: 12)])
    #expect(pager.viewControllers == [])
    pager.setViewControllers([stage.page(1)], direction: .forward, animated: true)
    #expect(!pager.isViewLoaded)
    stage.simulator.window.rootViewController = pager
    stage.simulator.runUntilIdle()
    #expect(pager.viewControllers?.first?.view.bounds.size == CGSize(width: 400, height: 800))
    #expect(stage.takeCalls().suffix(2) == ["1 will appear", "1 did appear"])
    #expect(pager.view.subviews.first?.frame.width == 412)
  }

  @Test func `pages have the safe area of the controller, and do not outlive it`() {
    weak var page: UIViewController?
    weak var pager: UIPageViewController?
    autoreleasepool {
      let stage = PageStage()
      stage.liftAtRest(stage.drag(by: -300))
      page = stage.pager.viewControllers?.first
      pager = stage.pager
      #expect(page?.view.safeAreaInsets == stage.pager.view.safeAreaInsets)
      #expect((page?.view.safeAreaInsets.top ?? 0) > 0)
    }
    #expect(page == nil && pager == nil)
  }
}

/// Runs a closure; objects live as long as Swift needs them, as on a phone.
private func autoreleasepool(_ body: () -> Void) { body() }
