import Testing
import UIKit
import UIKitSimulator
import XCTest

/// Clients in Swift 5 mode.
@MainActor
struct SwiftFiveTests {
  let simulator = Simulator()
  private let appDelegate = AppDelegate()

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

  @Test func `an app of theirs starts, and its targets are called`() throws {
    let delegate = SceneDelegate()
    let simulator = Simulator(sceneDelegate: delegate)
    UIApplication.shared.delegate = appDelegate
    #expect(appDelegate.application(.shared, didFinishLaunchingWithOptions: nil))
    #expect(simulator.runUntilIdle())
    let navigation = try #require(delegate.window?.rootViewController as? UINavigationController)
    let form = try #require(navigation.topViewController as? FormScreen<String>)
    #expect(form.events == ["late"])
    simulator.tap(at: CGPoint(x: 60, y: 170))
    simulator.tap(at: CGPoint(x: 360, y: 80))
    simulator.drag(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 400), duration: 0.2)
    simulator.tap(at: CGPoint(x: 60, y: 320))
    #expect(
      form.events.filter { $0 != "tick" } == ["late", "button", "item", "pan", "begin", "keyboard"])
    #expect(form.field.isEditing)
    simulator.tap(at: CGPoint(x: 200, y: 450))
    #expect(simulator.runUntilIdle() && !form.field.isEditing)
    simulator.run(for: 1)
    #expect(form.events.contains("tick"))
    #expect(simulator.faults == [])
    #expect(simulator.hints.map(\.fact) == ["UIImage", "UIColor"])
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
