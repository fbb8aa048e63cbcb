import MatchCut
import Testing
import UIKit
@_spi(Simulator) import UIKitSimulator

/// A zoom out of an item of a bar.
@MainActor
struct BarItemSourceTests {
  /// A bar with an item.
  enum Bar: CaseIterable {
    case navigation, tool, tabs
  }

  private let simulator = Simulator()
  private let list = UIViewController()
  private let photo = UIViewController()
  private let item = UIBarButtonItem(title: "Add", style: .plain, target: nil, action: nil)

  /// Shows the list with a bar, and returns the item and where it is.
  private func show(_ bar: Bar) throws -> (item: UIBarItem, place: CGRect) {
    list.view.backgroundColor = .white
    photo.view.backgroundColor = .black
    let stack = UINavigationController(rootViewController: list)
    switch bar {
    case .navigation: list.navigationItem.rightBarButtonItem = item
    case .tool:
      list.toolbarItems = [UIBarButtonItem.flexibleSpace(), item]
      stack.isToolbarHidden = false
    case .tabs: break
    }
    let tabs = UITabBarController()
    tabs.viewControllers = [stack, UIViewController()]
    simulator.window.rootViewController = bar == .tabs ? tabs : stack
    simulator.runUntilIdle()
    let item: UIBarItem = bar == .tabs ? try #require(stack.tabBarItem) : item
    let shown = item as? any UIPopoverPresentationControllerSourceItem
    return (item, try #require(shown?.frame(in: simulator.window)))
  }

  /// Expects the screen to be where the item is, or a fraction of a second away from it.
  private func expect(_ frame: CGRect, at place: CGRect) {
    #expect(abs(frame.midX - place.midX) < 3 && abs(frame.midY - place.midY) < 6, "\(frame)")
    #expect(abs(frame.width - place.width) < 4, "\(frame)")
  }

  /// Where the screen is in the last frame before it has gone.
  private func lastFrame() -> CGRect {
    var frame = CGRect.null
    while list.presentedViewController != nil, !simulator.isIdle {
      frame = simulator.visibleFrame(of: photo.view)
      simulator.step()
    }
    return frame
  }

  private func zoom(from item: UIBarItem) -> ModalTransition {
    ModalTransition(.zoom(from: .barItem(item)), timing: .curve(.linear, duration: 4))
  }

  @Test(arguments: Bar.allCases)
  func `a screen comes out of the item, and returns to it`(bar: Bar) throws {
    let (item, place) = try show(bar)
    #expect(place.width >= 40 && place.height >= 40)
    list.present(photo, using: zoom(from: item))
    simulator.run(for: 0.02)
    expect(simulator.visibleFrame(of: photo.view), at: place)
    simulator.run(for: 2)
    #expect(simulator.visibleFrame(of: photo.view).width > 150)
    #expect(simulator.runUntilIdle())
    #expect(simulator.visibleFrame(of: photo.view) == simulator.window.bounds)
    photo.dismissOrReverse()
    expect(lastFrame(), at: place)
    #expect(
      list.presentedViewController == nil && simulator.faults.isEmpty && simulator.hints.isEmpty)
  }

  @Test func `a presentation that is reversed in flight returns to the item`() throws {
    let (item, place) = try show(.navigation)
    list.present(photo, using: zoom(from: item))
    simulator.run(for: 1)
    photo.dismissOrReverse()
    expect(lastFrame(), at: place)
    #expect(list.presentedViewController == nil && simulator.faults.isEmpty)
  }

  @Test func `a dragged screen returns to the item, and a canceled drag restores the screen`()
    throws
  {
    let (item, place) = try show(.navigation)
    list.present(photo, using: ModalTransition(.zoom(from: .barItem(item)), dismissal: .drag))
    #expect(simulator.runUntilIdle())
    for (way, isGone) in [(60.0, false), (260, true)] {
      let finger = simulator.touchDown(at: CGPoint(x: 190, y: 400))
      for step in 1...20 {
        finger.move(to: CGPoint(x: 190, y: 400 + way * Double(step) / 20))
        simulator.step()
      }
      simulator.run(for: 0.3)
      finger.lift()
      simulator.endTurn()
      let frame = lastFrame()
      #expect(simulator.runUntilIdle())
      #expect((list.presentedViewController == nil) == isGone)
      if isGone {
        expect(frame, at: place)
      } else {
        #expect(simulator.visibleFrame(of: photo.view) == simulator.window.bounds)
      }
    }
    #expect(simulator.faults.isEmpty)
  }

  @Test func `a custom view is the source, and hidden meanwhile`() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
    view.backgroundColor = .red
    list.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: view)
    simulator.window.rootViewController = UINavigationController(rootViewController: list)
    simulator.runUntilIdle()
    let place = simulator.visibleFrame(of: view)
    let item = try #require(list.navigationItem.rightBarButtonItem)
    list.present(photo, using: zoom(from: item))
    simulator.run(for: 0.02)
    expect(simulator.visibleFrame(of: photo.view), at: place)
    #expect(simulator.visibleAlpha(of: view) < 0.01)
    #expect(simulator.runUntilIdle())
    photo.dismissOrReverse()
    #expect(simulator.runUntilIdle())
    #expect(simulator.visibleAlpha(of: view) == 1 && simulator.faults.isEmpty)
  }

  @Test(arguments: [true, false])
  func `an item that no bar shows makes a fade`(isReleased: Bool) throws {
    _ = try show(.navigation)
    var other: UIBarButtonItem? = UIBarButtonItem(
      title: "Away", style: .plain, target: nil, action: nil)
    let source = ZoomSource.barItem(try #require(other))
    if isReleased { other = nil }
    list.present(
      photo, using: ModalTransition(.zoom(from: source), timing: .curve(.linear, duration: 1)))
    simulator.run(for: 0.5)
    #expect(simulator.visibleFrame(of: photo.view) == simulator.window.bounds)
    #expect(abs(simulator.visibleAlpha(of: photo.view) - 0.5) < 0.05)
    #expect(simulator.runUntilIdle())
    #expect(simulator.faults.isEmpty && simulator.hints.isEmpty)
    withExtendedLifetime(other) {}
  }
}
