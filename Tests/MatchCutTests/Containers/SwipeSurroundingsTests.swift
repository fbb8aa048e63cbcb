import Testing
import UIKit
import UIKitSimulator

@testable import MatchCut
@testable import MatchCutContainers

/// Views that follow the screens of a container, and changes of the container itself.
@MainActor struct SwipeSurroundingsTests {
  @Test func `the position is reported, with fractions between two screens`() {
    let stage = SwipeStage()
    stage.container.select(2, animated: true)
    stage.settle()
    let positions = stage.container.positions
    #expect(positions.last == 2)
    let isToldBetween = positions.contains { $0 > 1.3 && $0 < 1.7 }
    #expect(isToldBetween)
  }

  @Test(arguments: Simulator.Variant.all)
  func `a new size is used at rest`(_ variant: Simulator.Variant) {
    let stage = SwipeStage(variant: variant)
    stage.simulator.resize(to: CGSize(width: 852, height: 393))
    stage.settle()
    #expect(stage.second.view.frame.size == CGSize(width: 852, height: 393))
    stage.expectSelected(1)
    stage.container.select(2, animated: true)
    stage.settle()
    stage.expectSelected(2)
  }

  @Test(arguments: AppAnimator.timed, Simulator.Variant.all)
  func `a new size in flight ends the transition`(
    _ animator: AppAnimator, _ variant: Simulator.Variant
  ) {
    let stage = SwipeStage(variant: variant, animator: animator)
    stage.container.select(2, animated: true)
    stage.simulator.run(for: 0.1)
    stage.simulator.resize(to: CGSize(width: 852, height: 393))
    stage.settle()
    stage.expectSelected(2)
    let finger = stage.swipe(0.3)
    stage.simulator.resize(to: CGSize(width: 393, height: 852))
    stage.simulator.run(for: 0.1)
    finger.move(to: CGPoint(x: 380, y: 300))
    stage.simulator.step()
    finger.lift()
    stage.settle()
    stage.expectSelected(2)
  }

  @Test func `UIKit is told that other bars, edges and indicators are due`() {
    let container = CountingContainer([UIViewController(), UIViewController()])
    let simulator = Simulator()
    simulator.window.rootViewController = container
    simulator.runUntilIdle()
    container.updates = []
    container.select(1, animated: false)
    #expect(container.updates == ["status bar", "home indicator", "edges"])
  }

  @Test func `bars follow the selected screen`() {
    let stage = SwipeStage()
    let scroll = UIScrollView()
    stage.third.setContentScrollView(scroll, for: .top)
    let changes = stage.container.statusBarChanges
    stage.container.select(2, animated: true)
    #expect(stage.container.childForStatusBarStyle === stage.third)
    #expect(stage.container.childForStatusBarHidden === stage.third)
    #expect(stage.container.childForHomeIndicatorAutoHidden === stage.third)
    #expect(stage.container.childForScreenEdgesDeferringSystemGestures === stage.third)
    #expect(stage.container.contentScrollView(for: .top) === scroll)
    #expect(stage.container.statusBarChanges > changes)
    stage.settle()
    let finger = stage.swipe(0.5)
    #expect(stage.container.childForStatusBarStyle === stage.third)
    finger.lift()
    #expect(stage.container.childForStatusBarStyle === stage.second)
    stage.settle()
  }

  @Test func `a canceled swipe restores the first responder`() {
    let stage = SwipeStage()
    let field = UITextField(frame: CGRect(x: 20, y: 20, width: 160, height: 40))
    stage.second.view.addSubview(field)
    #expect(field.becomeFirstResponder())
    stage.second.onDisappear = { _ in _ = field.resignFirstResponder() }
    stage.swipe(-0.6).cancel()
    #expect(!field.isFirstResponder)
    stage.settle()
    #expect(field.isFirstResponder)
  }

  @Test(arguments: Simulator.Variant.all, [false, true])
  func `covered and shown again, every screen is told once`(
    _ variant: Simulator.Variant, _ isInFlight: Bool
  ) {
    let stage = SwipeStage(variant: variant)
    if isInFlight {
      stage.container.select(2, animated: true)
      stage.simulator.run(for: 0.1)
    }
    let cover = Screen("cover")
    cover.modalPresentationStyle = .fullScreen
    stage.container.present(cover, animated: true)
    stage.settle()
    for screen in stage.screens + [stage.background] { screen.expectDisappeared() }
    cover.dismiss(animated: true)
    stage.settle()
    stage.expectSelected(isInFlight ? 2 : 1)
  }

  @Test func `selected while it is covered, the other one appears`() {
    let stage = SwipeStage()
    let cover = Screen("cover")
    cover.modalPresentationStyle = .fullScreen
    stage.container.present(cover, animated: true)
    stage.settle()
    stage.container.select(2, animated: true)
    cover.dismiss(animated: true)
    stage.settle()
    stage.expectSelected(2)
  }

  @Test(arguments: [true, false])
  func `a screen that changes while the container disappears appears if that is canceled`(
    _ isBackground: Bool
  ) {
    let simulator = Simulator()
    let screens = [Screen("first"), Screen("second")]
    let (background, other) = (Screen("background"), Screen("other"))
    let container = SwipeContainerController(screens)
    container.backgroundViewController = background
    let stack = UINavigationController(rootViewController: Screen("root"))
    simulator.window.rootViewController = stack
    simulator.runUntilIdle()
    stack.pushViewController(container, animated: true)
    simulator.runUntilIdle()
    let finger = simulator.touchDown(at: CGPoint(x: 1, y: 400))
    for x in stride(from: 10.0, through: 120, by: 10) {
      finger.move(to: CGPoint(x: x, y: 400))
      simulator.step()
    }
    #expect(stack.transitionCoordinator?.isInteractive == true)
    if isBackground {
      container.backgroundViewController = other
    } else {
      container.select(1, animated: false)
    }
    simulator.step()
    finger.cancel()
    #expect(simulator.runUntilIdle())
    #expect(stack.topViewController === container)
    let new = isBackground ? other : screens[1]
    new.expectAppeared()
    #expect(new.steps == [.willAppear, .didAppear])
    (isBackground ? background : screens[0]).expectDisappeared()
    stack.popViewController(animated: true)
    simulator.runUntilIdle()
    for screen in screens + [background, other] { screen.expectDisappeared() }
    #expect(simulator.faults.isEmpty, "\(simulator.faults)")
  }

  @Test func `selected while it appears, only the other one appears`() {
    let stage = SwipeStage()
    let cover = Screen("cover")
    cover.modalPresentationStyle = .fullScreen
    stage.container.present(cover, animated: true)
    stage.settle()
    stage.second.forgetCalls()
    stage.second.onCall = { call, _ in
      if call == .willAppear { stage.container.select(0, animated: true) }
    }
    cover.dismiss(animated: true)
    stage.settle()
    stage.expectSelected(0)
  }
}

/// A container that records what it tells UIKit.
private final class CountingContainer: SwipeContainerController {
  var updates: [String] = []

  override func setNeedsStatusBarAppearanceUpdate() {
    super.setNeedsStatusBarAppearanceUpdate()
    updates.append("status bar")
  }

  override func setNeedsUpdateOfHomeIndicatorAutoHidden() {
    super.setNeedsUpdateOfHomeIndicatorAutoHidden()
    updates.append("home indicator")
  }

  override func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {
    super.setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
    updates.append("edges")
  }
}
