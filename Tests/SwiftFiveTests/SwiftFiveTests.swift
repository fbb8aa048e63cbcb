import Testing
import UIKit
import UIKitSimulator
import XCTest

/// Clients in Swift 5 mode.
@MainActor
struct SwiftFiveTests {
  let simulator = Simulator()

  @Test func `a screen of theirs is presented and dismissed`() {
    simulator.window.rootViewController = ListScreen()
    simulator.commit()
    let router = Router(window: simulator.window)
    let screen = makeScreen("photo")
    router.show(screen)
    #expect(simulator.runUntilIdle())
    #expect(router.isShown)
    #expect(simulator.visibleFrame(of: screen.view) == simulator.window.bounds)
    router.hide(screen)
    #expect(simulator.runUntilIdle())
    #expect(!router.isShown)
    #expect(screen.view.window == nil)
    #expect(simulator.faults == [])
  }

  @Test func `a stack of theirs pushes and pops`() async {
    let list = ListScreen()
    let navigation = UINavigationController(rootViewController: list)
    simulator.window.rootViewController = navigation
    await simulator.runYieldingUntilIdle()
    #expect(list.thumbnail().alpha == 1)
    let screen = makeScreen("detail")
    navigation.pushViewController(screen, animated: true)
    #expect(simulator.runUntilIdle())
    #expect(simulator.visibleFrame(of: screen.view) == simulator.window.bounds)
    navigation.popViewController(animated: true)
    #expect(simulator.runUntilIdle())
    #expect(simulator.visibleFrame(of: list.view) == simulator.window.bounds)
    #expect(simulator.faults == [])
  }
}

/// Methods of a test case belong to no actor.
final class SwiftFiveCaseTests: XCTestCase {
  private var simulator: Simulator!

  override func setUp() {
    super.setUp()
    simulator = Simulator()
    simulator.window.rootViewController = ListScreen()
    simulator.commit()
  }

  override func tearDown() {
    // The test case lives on, and later work on the main queue would use this simulator.
    simulator = nil
    super.tearDown()
  }

  func testFingerMovesContent() {
    let scrollView = UIScrollView(frame: simulator.window.bounds)
    scrollView.contentSize = CGSize(width: 393, height: 3000)
    simulator.window.rootViewController?.view.addSubview(scrollView)
    simulator.commit()
    simulator.drag(
      from: CGPoint(x: 100, y: 600), to: CGPoint(x: 100, y: 300), duration: 0.3)
    XCTAssertTrue(simulator.runUntilIdle())
    XCTAssertGreaterThan(scrollView.contentOffset.y, 200)
    XCTAssertTrue(simulator.faults.isEmpty)
  }
}
