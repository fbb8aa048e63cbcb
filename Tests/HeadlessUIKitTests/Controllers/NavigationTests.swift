import Testing
import UIKit
import UIKitSimulator

@MainActor
struct NavigationTests {
  @Test func `B18: a custom animator during a search is a hint`() {
    for isActive in [true, false] {
      let stage = StackStage(animator: SearchFade())
      let search = UISearchController(searchResultsController: nil)
      stage.list.navigationItem.searchController = search
      search.isActive = isActive
      stage.pushDetail()
      #expect(stage.simulator.hints.map(\.fact) == (isActive ? ["B18"] : []))
    }
  }

  @Test(arguments: [false, true], Simulator.Variant.all)
  func `B3: the order of a push and a pop`(isCustom: Bool, variant: Simulator.Variant) {
    let stage = StackStage(animator: isCustom ? FadeAnimator() : nil, variant: variant)
    stage.navigation.pushViewController(stage.detail, animated: true)
    stage.simulator.runUntilIdle()
    #expect(
      stage.record.calls == [
        "list willDisappear", "detail willAppear", "detail isAppearing", "list didDisappear",
        "detail didAppear",
      ])
    #expect(stage.list.view.window == nil)
    stage.record.calls = []
    stage.navigation.popViewController(animated: true)
    stage.simulator.runUntilIdle()
    #expect(
      stage.record.calls == [
        "detail willDisappear", "list willAppear", "list isAppearing", "detail didDisappear",
        "list didAppear",
      ])
    #expect(stage.detail.parent == nil)
    #expect(stage.navigation.viewControllers == [stage.list])
    #expect(
      stage.delegate.events == [
        "willShow list", "didShow list", "willShow detail", "didShow detail", "willShow list",
        "didShow list",
      ])
    #expect(stage.simulator.faults.isEmpty)
  }

  @Test func `B4: the final frame accounts for the bar, and so does the safe area`() {
    let stage = StackStage()
    #expect(stage.list.view.safeAreaInsets.top == 103)
    #expect(stage.list.view.frame == stage.simulator.window.bounds)
    stage.detail.edgesForExtendedLayout = []
    stage.pushDetail()
    #expect(stage.detail.view.frame.minY == 103)
    stage.navigation.setNavigationBarHidden(true, animated: true)
    stage.simulator.runUntilIdle()
    #expect(stage.detail.view.frame.minY == 0)
  }

  @Test(arguments: [Simulator.Variant.standard, .rewrittenGeometry], [true, false])
  func `hidden bars that both screens show are there after a pop, and after a canceled one`(
    variant: Simulator.Variant, finishes: Bool
  ) {
    let stage = StackStage(animator: FadeAnimator(), variant: variant)
    let (simulator, navigation) = (stage.simulator, stage.navigation)
    stage.pushDetail()
    navigation.setNavigationBarHidden(true, animated: false)
    simulator.runUntilIdle()
    for screen in [stage.list, stage.detail] {
      screen.onCall = { call in
        guard call == "willAppear" else { return }
        navigation.setNavigationBarHidden(false, animated: true)
        navigation.setToolbarHidden(false, animated: true)
      }
    }
    let driver = UIPercentDrivenInteractiveTransition()
    stage.delegate.driver = driver
    navigation.popViewController(animated: true)
    simulator.commit()
    driver.update(0.5)
    simulator.step()
    let top = simulator.visibleFrame(of: navigation.navigationBar).minY
    #expect(top > -44 && top < 59)
    finishes ? driver.finish() : driver.cancel()
    simulator.runUntilIdle()
    #expect(!navigation.isNavigationBarHidden && !navigation.isToolbarHidden)
    #expect(navigation.navigationBar.frame.minY == 59)
    #expect(navigation.toolbar.frame.maxY == 852)
    #expect(simulator.visibleFrame(of: navigation.navigationBar).minY == 59)
    #expect(navigation.topViewController?.view.safeAreaInsets.top == 103)
    #expect(navigation.topViewController === (finishes ? stage.list : stage.detail))
    #expect(simulator.faults.isEmpty)
  }

  @Test func `B4: a view left behind in the container`() {
    let stage = StackStage(animator: FadeAnimator(habit: .leavesViewBehind))
    stage.pushDetail()
    #expect(stage.facts == ["B4"])
  }

  @Test(arguments: Simulator.Variant.all, [true, false])
  func `A6: the incoming view left behind after a cancel is only a hint`(
    variant: Simulator.Variant, isPush: Bool
  ) {
    let stage = StackStage(animator: FadeAnimator(habit: .keepsIncomingView), variant: variant)
    if !isPush { stage.pushDetail() }
    let top = isPush ? stage.list : stage.detail
    for _ in 1...2 {
      let driver = UIPercentDrivenInteractiveTransition()
      stage.delegate.driver = driver
      if isPush {
        stage.navigation.pushViewController(stage.detail, animated: true)
      } else {
        stage.navigation.popViewController(animated: true)
      }
      stage.simulator.commit()
      driver.update(0.5)
      stage.simulator.step()
      driver.cancel()
      stage.simulator.runUntilIdle()
      #expect(stage.navigation.topViewController === top && top.view.window != nil)
    }
    #expect(stage.facts == [])
    #expect(stage.simulator.hints.map(\.fact) == ["A6"])
    #expect(stage.simulator.hints.first?.message.contains("left UIView behind") == true)
    stage.delegate.driver = nil
    if isPush { stage.pushDetail() } else { stage.navigation.popViewController(animated: true) }
    stage.simulator.runUntilIdle()
    let other = isPush ? stage.detail : stage.list
    #expect(stage.navigation.topViewController === other && other.view.alpha == 1)
    #expect(stage.simulator.shows(other))
    #expect(stage.facts == [] && top.view.window == nil)
  }

  @Test func `A6: any other view left behind after a cancel is a fault`() {
    let stage = StackStage(animator: FadeAnimator(habit: .leavesViewBehind))
    let driver = UIPercentDrivenInteractiveTransition()
    stage.delegate.driver = driver
    stage.navigation.pushViewController(stage.detail, animated: true)
    stage.simulator.commit()
    driver.cancel()
    stage.simulator.runUntilIdle()
    #expect(stage.facts == ["A6"])
  }

  @Test func `B4: a hidden view left behind is only a hint`() {
    let stage = StackStage(animator: FadeAnimator(habit: .leavesHiddenViewBehind))
    stage.pushDetail()
    #expect(stage.facts == [])
    #expect(stage.simulator.hints.map(\.fact) == ["B4"])
  }

  @Test(arguments: [true, false])
  func `F1: a frame that UIKit sets itself is reported as such`(animated: Bool) {
    let stage = StackStage(hasDelegate: false)
    stage.pushDetail()
    stage.list.view.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
    stage.navigation.popViewController(animated: animated)
    stage.simulator.runUntilIdle()
    #expect(stage.facts == ["F1"])
    #expect(
      stage.simulator.faults.first?.message
        == "UIKit set the frame of UIView while it has a transform, which is undefined: "
        + "set the transform to the identity when your animation has ended.")
  }

  @Test func `B5: the bar shows the title and a back button`() {
    let stage = StackStage()
    stage.pushDetail()
    #expect(stage.navigation.navigationBar.topItem?.title == "detail")
    #expect(stage.navigation.navigationBar.backItem?.title == "list")
    stage.simulator.tap(at: CGPoint(x: 25, y: 59 + 22))
    stage.simulator.runUntilIdle()
    #expect(stage.navigation.viewControllers == [stage.list])
    #expect(stage.simulator.faults.isEmpty)
  }

  @Test func `B8: replacing the stack animates as a pop or as a push`() {
    let stage = StackStage(animator: FadeAnimator())
    stage.pushDetail()
    let other = Screen("other")
    stage.navigation.setViewControllers([stage.list, other], animated: true)
    stage.simulator.runUntilIdle()
    #expect(other.view.window != nil)
    #expect(stage.detail.parent == nil)
    stage.navigation.setViewControllers([stage.list], animated: false)
    stage.simulator.runUntilIdle()
    #expect(stage.list.view.window != nil)
    #expect(stage.simulator.faults.isEmpty)
  }

  @Test func `B: nothing is retained after a pop`() {
    let stage = StackStage(animator: FadeAnimator())
    weak var weakScreen: UIViewController?
    weak var weakCoordinator: AnyObject?
    do {
      let screen = UIViewController()
      weakScreen = screen
      stage.navigation.pushViewController(screen, animated: true)
      stage.simulator.commit()
      weakCoordinator = stage.navigation.transitionCoordinator
      #expect(weakCoordinator != nil)
      stage.simulator.runUntilIdle()
      stage.navigation.popViewController(animated: true)
      stage.simulator.runUntilIdle()
    }
    #expect(weakScreen == nil)
    #expect(weakCoordinator == nil)
  }
}

private final class SearchFade: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.2 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let view = transitionContext.view(forKey: .to) else { return }
    transitionContext.containerView.addSubview(view)
    if let controller = transitionContext.viewController(forKey: .to) {
      view.frame = transitionContext.finalFrame(for: controller)
    }
    view.alpha = 0
    UIView.animate(withDuration: 0.2) {
      view.alpha = 1
    } completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
