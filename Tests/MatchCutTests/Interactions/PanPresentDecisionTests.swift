import MatchCut
import Testing
import UIKit
import UIKitSimulator

/// A finger presents: what decides, and which screen is presented.
@MainActor struct PanPresentDecisionTests {
  // MARK: What decides

  @Test(arguments: Simulator.Variant.all)
  func `it opens, and is pushed back, in every variant`(_ variant: Simulator.Variant) {
    let stage = PromiseStage(variant: variant)
    let finger = stage.pull(500)
    #expect(stage.root.presentedViewController === stage.screen && stage.screen != nil)
    finger.lift()
    stage.expectOpen()
    #expect(stage.ends == [false] && stage.made.count == 1 && stage.asks.count == 1)
    #expect(stage.progress == stage.progress.sorted())
    #expect(stage.progress.allSatisfy { (0...1).contains($0) })
    #expect(stage.screen?.transitioningDelegate === stage.transition)
    stage.screen?.dismiss(animated: true)
    stage.expectGone()
    #expect(stage.ends == [false])
    let other = stage.pull(500)
    stage.move(other, by: 0, 500)
    other.lift()
    stage.expectGone()
    #expect(stage.ends == [false, true] && stage.made.count == 2)
  }

  @Test func `the screen follows point by point, and the progress is its part`() {
    let stage = PromiseStage()
    let finger = stage.pull(300)
    let first = stage.simulator.visibleFrame(of: stage.screen!.view)
    let part = stage.progress.last!
    #expect(abs(part - (852 - first.minY) / 852) < 0.002)
    #expect(abs(first.minY - 552) < 17, "\(first)")
    stage.move(finger, by: 0, -100)
    let second = stage.simulator.visibleFrame(of: stage.screen!.view)
    #expect(abs(first.minY - second.minY - 100) < 0.6)
    #expect(abs(stage.progress.last! - part - 100 / 852) < 0.002)
    stage.move(finger, by: 0, 250)
    let third = stage.simulator.visibleFrame(of: stage.screen!.view)
    #expect(abs(third.minY - first.minY - 150) < 0.6)
    finger.lift()
    stage.expectGone()
    #expect(stage.progress.first! < 0.05)
  }

  @Test func `the request has the presenter, the location and the velocity`() {
    let stage = PromiseStage()
    let finger = stage.pull(100)
    #expect(stage.asks.count == 1)
    #expect(stage.asks[0].viewController === stage.root)
    #expect(stage.asks[0].location.x == 200 && (700...800).contains(stage.asks[0].location.y))
    #expect(stage.asks[0].velocity.y < -100 && stage.asks[0].velocity.x == 0)
    finger.lift()
    stage.expectGone()
  }

  @Test(arguments: [0.28, 0.4]) func `a resting finger opens beyond a third`(_ part: CGFloat) {
    let stage = PromiseStage()
    stage.pull(part * 852).lift()
    if part > 1 / 3 { stage.expectOpen() } else { stage.expectGone() }
    #expect(stage.ends == [part < 1 / 3])
  }

  @Test func `a release that is changed in flight applies, and so do options`() {
    let stage = PromiseStage(release: PanRelease(threshold: 0.9))
    let finger = stage.pull(400)
    #expect(stage.open.release.threshold == 0.9)
    stage.open.release = PanRelease(threshold: 0.2)
    var seen: [CGFloat] = []
    var ends: [Bool] = []
    stage.open.options.onProgress = { seen.append($0) }
    stage.open.options.onEnd = { ends.append($0) }
    let count = stage.progress.count
    stage.move(finger, by: 0, -30)
    #expect(!seen.isEmpty && stage.progress.count == count)
    stage.simulator.run(for: 0.2)
    finger.lift()
    stage.expectOpen()
    #expect(ends == [true] && stage.ends == [])
  }

  @Test func `it takes 0.24 s to open and 0.15 s to return`() {
    for (distance, time) in [(400.0, 0.24), (200.0, 0.15)] {
      let stage = PromiseStage()
      let finger = stage.pull(distance)
      let start = stage.simulator.time
      finger.lift()
      stage.simulator.run(for: time - 0.05)
      #expect(stage.ends.isEmpty, "too early")
      while stage.ends.isEmpty, stage.simulator.time < start + 1 { stage.simulator.step() }
      #expect(abs(stage.simulator.time - start - time) < 0.051, "\(stage.simulator.time - start)")
      stage.settle()
    }
  }

  @Test func `nil begins nothing, and the next gesture asks again`() {
    let stage = PromiseStage()
    stage.make = { nil }
    let finger = stage.pull(500)
    #expect(stage.root.presentedViewController == nil)
    #expect(stage.open.gestureRecognizer.state != .changed)
    finger.lift()
    stage.settle()
    #expect(stage.made.count == 1, "called \(stage.made.count) times")
    #expect(stage.ends.isEmpty && stage.progress.isEmpty)
    stage.make = nil
    stage.pull(500).lift()
    stage.expectOpen()
    #expect(stage.ends == [false])
  }

  @Test func `without an effect nothing begins, and the screen is not retained`() {
    let stage = PromiseStage(ModalTransition { _ in nil })
    stage.pull(500).lift()
    stage.expectGone()
    #expect(stage.ends.isEmpty && stage.progress.isEmpty)
  }

  @Test func `a refusal ignores the touch, and makes no screen`() {
    let stage = PromiseStage()
    stage.onAsk = { _ in false }
    let finger = stage.pull(300)
    stage.onAsk = { _ in true }
    stage.move(finger, by: 0, -200)
    finger.lift()
    stage.expectGone()
    #expect(stage.asks.count == 1 && stage.made.isEmpty && stage.ends.isEmpty)
  }

  @Test func `another direction or too large an angle begins nothing`() {
    let stage = PromiseStage()
    for (x, y) in [(150.0, 0.0), (-150, 0), (0, 40), (150, -100)] {
      let finger = stage.touch()
      stage.move(finger, by: x, y)
      finger.lift()
      stage.settle()
    }
    stage.open.options.maximumAngle = 0.1
    let finger = stage.touch()
    stage.move(finger, by: 100, -400)
    finger.lift()
    stage.expectGone()
    #expect(stage.asks.isEmpty && stage.made.isEmpty)
  }

  @Test func `a presenter out of a window begins nothing`() {
    let out = Screen("out")
    let stage = PromiseStage(presenter: out)
    stage.pull(500).lift()
    stage.expectGone()
    #expect(stage.asks.isEmpty && stage.made.isEmpty)
  }

  @Test func `a released presenter begins nothing`() {
    let stage = PromiseStage(presenter: Screen("released"))
    stage.pull(500).lift()
    stage.expectGone()
    #expect(stage.asks.isEmpty && stage.made.isEmpty)
  }

  @Test func `a presenter that presents begins nothing, in flight too`() {
    let stage = PromiseStage()
    stage.simulator.window.addGestureRecognizer(stage.open.gestureRecognizer)
    var options = PresentationOptions()
    options.layout = .custom { _ in CGRect(x: 40, y: 100, width: 300, height: 300) }
    let card = Screen("card")
    stage.root.present(card, using: ModalTransition(.fade, presentation: options))
    stage.pull(300).lift()
    stage.settle()
    stage.pull(300).lift()
    stage.settle()
    card.dismiss(animated: true)
    let finger = stage.touch()
    stage.move(finger, by: 0, -100, for: 0.1)
    #expect(stage.asks.isEmpty && stage.made.isEmpty)
    finger.lift()
    stage.settle()
    stage.pull(500).lift()
    stage.expectOpen()
  }

  @Test func `a presenter that is being pushed begins nothing`() {
    let stage = PromiseStage(wrap: { UINavigationController(rootViewController: $0) })
    let navigation = stage.root.navigationController!
    let next = Screen("next")
    let open = stage.makeInteraction(direction: .up, presenter: next)
    stage.simulator.window.addGestureRecognizer(open.gestureRecognizer)
    navigation.pushViewController(next, animated: true)
    stage.simulator.step()
    let finger = stage.touch()
    stage.move(finger, by: 0, -100, for: 0.15)
    #expect(stage.asks.isEmpty && stage.made.isEmpty)
    finger.lift()
    stage.settle()
    stage.pull(500).lift()
    stage.expectOpen()
  }

  // MARK: The same controller

  @Test func `one controller is presented again and again`() {
    let stage = PromiseStage()
    let kept = Screen("kept")
    stage.make = { kept }
    for round in 1...3 {
      let finger = stage.pull(500)
      stage.move(finger, by: 0, 500)
      finger.lift()
      stage.expectGone(isKept: true)
      stage.pull(500).lift()
      stage.expectOpen()
      kept.dismiss(animated: true)
      stage.expectGone(isKept: true)
      #expect(stage.ends.count == 2 * round)
    }
    kept.expectDisappeared()
  }

  @Test func `a controller that is presented already begins nothing`() {
    let stage = PromiseStage()
    var options = PresentationOptions()
    options.layout = .custom { _ in CGRect(x: 0, y: 400, width: 393, height: 452) }
    let card = Screen("card")
    stage.root.present(card, using: ModalTransition(.fade, presentation: options))
    stage.settle()
    let open = stage.makeInteraction(direction: .up, presenter: card)
    card.view.addGestureRecognizer(open.gestureRecognizer)
    stage.make = { card }
    stage.pull(300).lift()
    stage.settle()
    #expect(stage.root.presentedViewController === card && card.presentedViewController == nil)
    #expect(stage.ends.isEmpty && stage.progress.isEmpty)
  }

  // MARK: Several interactions

  @Test func `two interactions share a presenter and a transition`() {
    let stage = PromiseStage()
    let down = stage.makeInteraction(direction: .down, presenter: stage.root)
    stage.root.view.addGestureRecognizer(down.gestureRecognizer)
    for _ in 1...2 {
      stage.pull(500).lift()
      stage.expectOpen()
      stage.screen?.dismiss(animated: true)
      stage.expectGone()
      let finger = stage.touch(CGPoint(x: 200, y: 200))
      stage.move(finger, by: 0, 500)
      stage.simulator.run(for: 0.2)
      finger.lift()
      stage.expectOpen()
      stage.screen?.dismiss(animated: true)
      stage.expectGone()
    }
    #expect(stage.ends == [false, false, false, false])
    #expect(stage.made.count == 4 && stage.asks.count == 4)
  }

  @Test func `of two interactions for one movement, one presents`() {
    let stage = PromiseStage()
    let twin = stage.makeInteraction(direction: .up, presenter: stage.root)
    stage.root.view.addGestureRecognizer(twin.gestureRecognizer)
    stage.pull(500).lift()
    stage.expectOpen()
    #expect(stage.ends == [false] && stage.made.count == 1, "\(stage.made.count)")
  }

  @Test func `a presentation in code with the same transition is none of its own`() {
    let stage = PromiseStage()
    let screen = Screen("code")
    stage.root.present(screen, using: stage.transition)
    stage.settle()
    #expect(stage.root.presentedViewController === screen)
    screen.dismiss(animated: true)
    stage.settle()
    #expect(stage.ends.isEmpty && stage.progress.isEmpty && stage.made.isEmpty)
    stage.pull(500).lift()
    stage.expectOpen()
  }

  @Test func `it presents, while its transition presents elsewhere`() {
    let stage = PromiseStage()
    let first = Screen("first")
    let open = stage.makeInteraction(direction: .up, presenter: first)
    stage.root.present(first, using: stage.transition)
    stage.settle()
    first.view.addGestureRecognizer(open.gestureRecognizer)
    stage.pull(500).lift()
    stage.expectOpen()
    #expect(first.presentedViewController === stage.screen && stage.ends == [false])
    stage.root.dismiss(animated: true)
    stage.expectGone()
  }
}
