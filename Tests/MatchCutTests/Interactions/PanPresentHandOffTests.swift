import MatchCut
import Testing
import UIKit
import UIKitSimulator

/// A finger presents: parts of a touch, sheets, tabs and other interactions.
@MainActor struct PanPresentHandOffTests {
  // MARK: More

  @Test func `a duration of zero opens at once`() {
    let stage = PromiseStage(ModalTransition(.cover(from: .bottom), timing: .curve(duration: 0)))
    let finger = stage.pull(200)
    #expect(stage.ends == [false])
    finger.lift()
    stage.expectOpen()
    stage.screen?.dismiss(animated: true)
    stage.expectGone()
    #expect(stage.ends == [false] && stage.made.count == 1)
  }

  @Test func `a rotation waits for the end`() {
    let stage = PromiseStage()
    let finger = stage.pull(650)
    stage.simulator.resize(to: CGSize(width: 852, height: 393))
    stage.simulator.run(for: 0.3)
    #expect(stage.simulator.window.bounds.width == 393 && stage.ends.isEmpty)
    finger.lift()
    stage.expectOpen()
    #expect(stage.simulator.window.bounds.width == 852 && stage.ends == [false])
  }

  @Test func `everything is at rest when the outcome is received`() {
    for isCanceled in [false, true] {
      let stage = PromiseStage()
      stage.onEnd = { [root = stage.root, unowned stage] _ in
        #expect(root.transitionCoordinator == nil)
        #expect((root.presentedViewController == nil) == isCanceled)
        #expect(stage.screen?.isBeingPresented != true)
        #expect(stage.screen?.isBeingDismissed != true)
        #expect((stage.screen?.view.window != nil) == !isCanceled)
        if !isCanceled { #expect(stage.screen?.calls.last == .didAppear) }
      }
      stage.pull(isCanceled ? 150 : 500).lift()
      stage.settle()
      #expect(stage.ends == [isCanceled])
    }
  }

  @Test func `each part of a touch that hands off is a transition`() {
    let stage = PromiseStage()
    let list = UIScrollView(frame: stage.root.view.bounds)
    list.contentInsetAdjustmentBehavior = .never
    list.contentSize = CGSize(width: 393, height: 852 + 100)
    stage.root.view.addSubview(list)
    stage.simulator.step()
    let finger = stage.touch()
    stage.move(finger, by: 0, -400)
    stage.move(finger, by: 0, 380)
    stage.simulator.run(for: 0.3)
    stage.move(finger, by: 0, -550)
    stage.simulator.run(for: 0.3)
    finger.lift()
    stage.expectOpen()
    #expect(stage.ends == [true, false], "\(stage.ends)")
    #expect(stage.made.count == 2 && stage.asks.count == 2)
    #expect(stage.made[0]() == nil, "the first screen is retained")
    #expect(list.contentOffset.y == 100)
  }

  @Test(arguments: Simulator.Variant.all)
  func `a list hands off in every variant`(_ variant: Simulator.Variant) {
    let stage = PromiseStage(
      ModalTransition(.cover(from: .bottom), dismissal: .panDown), variant: variant)
    let list = UIScrollView(frame: stage.root.view.bounds)
    list.contentInsetAdjustmentBehavior = .never
    list.contentSize = CGSize(width: 393, height: 852 + 100)
    stage.root.view.addSubview(list)
    stage.simulator.step()
    stage.pull(600).lift()
    stage.expectOpen()
    #expect(stage.ends == [false] && stage.made.count == 1)
    #expect(list.contentOffset.y == 100)
    let finger = stage.touch(CGPoint(x: 200, y: 100))
    stage.move(finger, by: 0, 600)
    finger.lift()
    stage.expectGone()
    #expect(list.contentOffset.y == 100 && stage.ends == [false])
  }

  @Test func `a pager scrolls to its end first`() {
    let stage = PromiseStage(ModalTransition(.cover(from: .trailing)), direction: .leading)
    let pager = UIScrollView(frame: stage.root.view.bounds)
    pager.contentInsetAdjustmentBehavior = .never
    pager.isPagingEnabled = true
    pager.contentSize = CGSize(width: 2 * 393, height: 852)
    stage.root.view.addSubview(pager)
    stage.simulator.step()
    for page in 1...2 {
      let finger = stage.touch(CGPoint(x: 380, y: 400))
      stage.move(finger, by: -250)
      stage.simulator.run(for: 0.2)
      finger.lift()
      stage.settle()
      #expect(pager.contentOffset.x == 393, "\(page)")
      #expect(stage.made.count == page - 1)
    }
    stage.expectOpen()
    #expect(stage.ends == [false])
  }

  @Test func `an excluded view and a slider keep their touches`() {
    let stage = PromiseStage()
    let map = UIView(frame: CGRect(x: 0, y: 700, width: 180, height: 152))
    map.addInteraction(GestureExclusion())
    let slider = UISlider(frame: CGRect(x: 200, y: 740, width: 180, height: 40))
    stage.root.view.addSubview(map)
    stage.root.view.addSubview(slider)
    stage.simulator.step()
    stage.pull(500, from: CGPoint(x: 90, y: 760)).lift()
    stage.settle()
    #expect(stage.made.isEmpty, "on the map")
    stage.pull(500, from: CGPoint(x: 290, y: 760)).lift()
    stage.settle()
    #expect(stage.made.isEmpty, "on the slider")
  }

  @Test(arguments: [0.28, 0.42]) func `a panel is measured by its distance`(_ part: CGFloat) {
    var panel = PresentationOptions()
    panel.layout = .custom { CGRect(x: 0, y: 0, width: 300, height: $0.bounds.height) }
    let stage = PromiseStage(
      ModalTransition(.cover(from: .leading), dismissal: .pan(.leading), presentation: panel),
      direction: .trailing)
    let finger = stage.touch(CGPoint(x: 10, y: 400))
    stage.move(finger, by: 300 * part, for: 0.5)
    stage.simulator.run(for: 0.2)
    #expect(abs(stage.progress.last! - part) < 0.05, "\(stage.progress.last!)")
    let frame = stage.simulator.visibleFrame(of: stage.screen!.view)
    #expect(abs(frame.maxX - 300 * stage.progress.last!) < 0.6, "\(frame)")
    finger.lift()
    stage.settle()
    #expect(stage.ends == [part < 1 / 3])
    #expect((stage.root.presentedViewController != nil) == (part > 1 / 3))
  }

  @Test(arguments: [0.5, 0.7]) func `a sheet opens beyond half`(_ part: CGFloat) {
    var options = PresentationOptions()
    options.layout = .bottomSheet()
    let stage = PromiseStage(
      ModalTransition(
        .cover(from: .bottom), timing: .sheet, dismissal: .pan(.down, release: .sheet),
        presentation: options), release: .sheet)
    stage.prepare = { $0.preferredContentSize.height = 400 }
    let finger = stage.touch()
    stage.move(finger, by: 0, -400 * part, for: 0.5)
    stage.simulator.run(for: 0.2)
    let progress = stage.progress.last!
    let top = stage.simulator.visibleFrame(of: stage.screen!.view).minY
    let height = stage.screen!.view.bounds.height
    #expect(abs(852 - top - progress * height) < 0.6, "\(progress) \(top)")
    finger.lift()
    stage.settle()
    #expect(stage.ends == [progress < 0.5] && (progress < 0.5) == (part == 0.5))
  }

  @Test func `the selected tab changes below a finger`() {
    let other = Screen("other")
    let stage = PromiseStage(wrap: { root in
      let tabs = UITabBarController()
      tabs.viewControllers = [root, other]
      return tabs
    })
    let tabs = stage.root.tabBarController!
    let finger = stage.pull(300, from: CGPoint(x: 200, y: 700))
    tabs.selectedIndex = 1
    stage.move(finger, by: 0, -200)
    finger.lift()
    stage.settle()
    #expect(stage.ends.count == 1)
    stage.screen?.dismiss(animated: true)
    stage.settle()
    #expect(stage.screen == nil && tabs.presentedViewController == nil)
    other.expectAppeared()
    stage.root.expectDisappeared()
  }

  @Test func `another interaction takes over in flight`() {
    let stage = PromiseStage()
    let finger = stage.pull(300)
    let twin = stage.makeInteraction(direction: .up, presenter: stage.root)
    stage.root.view.removeGestureRecognizer(stage.open.gestureRecognizer)
    stage.forgetInteraction()
    stage.root.view.addGestureRecognizer(twin.gestureRecognizer)
    stage.move(finger, by: 0, -200)
    finger.lift()
    stage.settle()
    #expect(stage.ends.count == 1 && stage.made.count == 1)
    if stage.root.presentedViewController != nil {
      stage.root.dismiss(animated: true)
    }
    stage.expectGone()
    stage.pull(500).lift()
    stage.expectOpen()
  }

  @Test(arguments: 0..<24) func `the next pull comes at any frame`(_ frame: Int) {
    for hasDismissal in [false, true] {
      for distance in [200.0, 500] {
        let stage = PromiseStage(
          ModalTransition(.cover(from: .bottom), dismissal: hasDismissal ? .panDown : nil))
        stage.pull(distance).lift()
        for _ in 0..<frame { stage.simulator.step() }
        let finger = stage.touch(CGPoint(x: 200, y: 820))
        stage.move(finger, by: 0, -500)
        finger.lift()
        stage.expectOpen()
        #expect(stage.ends.last == false && stage.ends.count == stage.made.count)
        stage.screen?.dismiss(animated: true)
        stage.expectGone()
        #expect(stage.made.allSatisfy { $0() == nil })
      }
    }
  }
}
