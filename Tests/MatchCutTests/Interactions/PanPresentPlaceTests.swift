import MatchCut
import Testing
import UIKit
import UIKitSimulator

/// A finger presents: where the presenter and the finger are.
@MainActor struct PanPresentPlaceTests {
  // MARK: Where the presenter is

  @Test(arguments: [PresenterPlace.navigation, .tab, .child])
  func `it presents from`(_ place: PresenterPlace) {
    let stage = PromiseStage(wrap: place.wrap)
    let start = CGPoint(x: 200, y: 700)
    stage.pull(500, from: start).lift()
    stage.expectOpen()
    #expect(stage.asks.first?.viewController === stage.root)
    stage.screen?.dismiss(animated: true)
    stage.expectGone()
    let finger = stage.pull(500, from: start)
    stage.move(finger, by: 0, 500)
    finger.lift()
    stage.expectGone()
    #expect(stage.ends == [false, true])
  }

  @Test func `a presented card opens upward and is dismissed downward`() {
    let stage = PromiseStage()
    var options = PresentationOptions()
    options.layout = .custom { _ in CGRect(x: 0, y: 200, width: 393, height: 652) }
    let card = Screen("card")
    let kind = ModalTransition(
      .cover(from: .bottom), dismissal: .panDown, presentation: options)
    stage.root.present(card, using: kind)
    stage.settle()
    let open = stage.makeInteraction(direction: .up, presenter: card)
    card.view.addGestureRecognizer(open.gestureRecognizer)
    stage.pull(500).lift()
    stage.expectOpen()
    #expect(card.presentedViewController === stage.screen && stage.ends == [false])
    stage.screen?.dismiss(animated: true)
    stage.settle()
    #expect(stage.root.presentedViewController === card)
    let finger = stage.touch(CGPoint(x: 200, y: 300))
    stage.move(finger, by: 0, 500)
    finger.lift()
    stage.expectGone()
    #expect(stage.ends == [false])
  }

  @Test(arguments: [400.0, 150.0])
  func `a zoom starts at the very view with the recognizer`(_ distance: CGFloat) {
    let mini = UIView(frame: CGRect(x: 20, y: 740, width: 353, height: 64))
    let stage = PromiseStage(ModalTransition(.zoom(from: .view(mini))), in: mini)
    stage.root.view.addSubview(mini)
    stage.simulator.step()
    let finger = stage.pull(distance, from: CGPoint(x: 200, y: 770))
    #expect(stage.screen != nil)
    stage.simulator.run(for: 0.5)
    finger.lift()
    if distance == 400 { stage.expectOpen() } else { stage.expectGone() }
    #expect(stage.ends == [distance != 400])
    if distance == 400 {
      stage.screen?.dismiss(animated: true)
      stage.expectGone()
    }
    #expect(mini.alpha == 1 && stage.simulator.visibleAlpha(of: mini) == 1)
    #expect(stage.simulator.hitTest(CGPoint(x: 200, y: 770)) === mini)
  }

  @Test func `the presenter is removed, and is back`() {
    var options = PresentationOptions()
    options.removesPresenter = true
    let stage = PromiseStage(ModalTransition(.push, presentation: options))
    let finger = stage.pull(500)
    #expect(stage.root.view.window != nil)
    stage.move(finger, by: 0, 450)
    stage.simulator.run(for: 0.2)
    finger.lift()
    stage.expectGone()
    stage.root.forgetCalls()
    stage.pull(500).lift()
    stage.expectOpen()
    #expect(stage.root.view.window == nil)
    #expect(stage.root.calls == [.willDisappear, .didDisappear])
    stage.screen?.dismiss(animated: true)
    stage.expectGone()
    stage.pull(500).lift()
    stage.expectOpen()
    #expect(stage.ends == [true, false, false])
  }

  // MARK: Scroll views

  @Test(arguments: [false, true]) func `a list scrolls to its end first`(_ isInside: Bool) {
    let stage = PromiseStage()
    let list = UIScrollView(frame: stage.root.view.bounds)
    list.contentInsetAdjustmentBehavior = .never
    list.contentSize = CGSize(width: 393, height: 852 + 200)
    stage.root.view.addSubview(list)
    if isInside { list.addGestureRecognizer(stage.open.gestureRecognizer) }
    stage.simulator.step()
    let finger = stage.touch()
    stage.move(finger, by: 0, -150)
    #expect(stage.made.isEmpty && list.contentOffset.y > 100)
    stage.move(finger, by: 0, -350)
    stage.simulator.run(for: 0.1)
    #expect(list.contentOffset.y == 200 && stage.made.count == 1)
    let top = stage.simulator.visibleFrame(of: stage.screen!.view).minY
    #expect(abs(top - (852 - 300)) < 30, "\(top)")
    stage.move(finger, by: 0, 400)
    stage.simulator.run(for: 0.1)
    #expect(list.contentOffset.y < 150 && list.contentOffset.y > 50, "\(list.contentOffset)")
    finger.lift()
    stage.expectGone()
    #expect(stage.ends == [true] && stage.made.count == 1)
  }

  @Test func `a pager keeps its own axis`() {
    let stage = PromiseStage()
    let pager = UIScrollView(frame: stage.root.view.bounds)
    pager.contentInsetAdjustmentBehavior = .never
    pager.isPagingEnabled = true
    pager.contentSize = CGSize(width: 3 * 393, height: 852)
    stage.root.view.addSubview(pager)
    stage.simulator.step()
    let finger = stage.touch()
    stage.move(finger, by: -250)
    finger.lift()
    stage.settle()
    #expect(pager.contentOffset.x == 393 && stage.made.isEmpty)
    stage.pull(500).lift()
    stage.expectOpen()
    #expect(pager.contentOffset.x == 393 && stage.ends == [false])
  }

  // MARK: Fingers

  @Test(arguments: [1, 2, 5])
  func `a flick within one turn opens, and a cancel does not`(_ moves: Int) {
    for isCanceled in [false, true] {
      let stage = PromiseStage()
      let finger = stage.simulator.touchDown(at: CGPoint(x: 200, y: 800))
      for move in 1...moves {
        finger.move(to: CGPoint(x: 200, y: 800 - 600 * CGFloat(move) / CGFloat(moves)))
      }
      if isCanceled { finger.cancel() } else { finger.lift() }
      if isCanceled {
        stage.expectGone()
      } else {
        stage.expectOpen()
        #expect(stage.ends == [false] && stage.made.count == 1)
      }
    }
  }

  @Test func `a second finger makes no second presentation`() {
    let stage = PromiseStage()
    let first = stage.pull(400)
    let second = stage.touch(CGPoint(x: 100, y: 780))
    stage.move(second, by: 0, -50)
    first.lift()
    stage.simulator.step()
    stage.move(second, by: 0, -50)
    stage.simulator.run(for: 0.2)
    second.lift()
    stage.expectOpen()
    #expect(stage.ends == [false] && stage.made.count == 1)
  }

  @Test func `the finger leaves the window and comes back`() {
    let stage = PromiseStage()
    let finger = stage.pull(500)
    stage.move(finger, by: 0, -600)
    #expect(stage.progress.allSatisfy { $0 <= 1 })
    stage.move(finger, by: 0, 1300)
    #expect(stage.progress.allSatisfy { $0 >= 0 } && stage.progress.last == 0)
    stage.move(finger, by: 0, -700)
    stage.simulator.run(for: 0.2)
    finger.lift()
    stage.expectOpen()
    #expect(stage.ends == [false] && stage.made.count == 1)
  }

  @Test(arguments: [true, false])
  func `a finger catches it after the release`(_ hasDismissal: Bool) {
    let stage = PromiseStage(
      ModalTransition(.cover(from: .bottom), dismissal: hasDismissal ? .panDown : nil))
    stage.pull(400).lift()
    stage.simulator.run(for: 0.1)
    let finger = stage.touch(CGPoint(x: 200, y: 250))
    stage.move(finger, by: 0, 600)
    stage.simulator.run(for: 0.2)
    finger.lift()
    stage.expectGone()
    #expect(stage.ends == [true] && stage.made.count == 1, "\(stage.ends)")
  }

  @Test(arguments: [true, false])
  func `a second gesture catches the one that returns`(_ hasDismissal: Bool) {
    let stage = PromiseStage(
      ModalTransition(.cover(from: .bottom), dismissal: hasDismissal ? .panDown : nil))
    stage.pull(250).lift()
    stage.simulator.run(for: 0.05)
    let finger = stage.touch()
    stage.move(finger, by: 0, -500)
    stage.simulator.run(for: 0.2)
    finger.lift()
    stage.expectOpen()
    #expect(stage.ends.last == false && stage.ends.count == stage.made.count, "\(stage.ends)")
  }
}
