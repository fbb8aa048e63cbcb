import Foundation
import Testing
@_spi(Simulator) import UIKit
import UIKitSimulator

@MainActor struct PanGestureTests {
  let stage = GestureStage()

  @Test func `G: a pan begins when the finger has moved by 10 points`() {
    let pan = stage.add(UIPanGestureRecognizer())
    let finger = stage.fingerDown(100, 100)
    finger.move(to: CGPoint(x: 100, y: 109))
    #expect(pan.states.isEmpty)
    #expect(pan.recognizer.state == .possible)
    finger.move(to: CGPoint(x: 100, y: 110))
    #expect(pan.states == [.began])
    finger.move(to: CGPoint(x: 100, y: 130))
    finger.lift()
    #expect(pan.states == [.began, .changed, .ended])
    #expect(pan.recognizer.state == .possible)
  }

  @Test func `G: a finger that does not move does not pan`() {
    let pan = stage.add(UIPanGestureRecognizer())
    stage.simulator.tap(at: CGPoint(x: 100, y: 100))
    #expect(pan.states.isEmpty)
    #expect(pan.recognizer.state == .possible)
  }

  @Test func `G: translation and velocity are in the coordinates of the view asked for`() {
    let pan = stage.add(UIPanGestureRecognizer())
    let half = stage.addSubview(CGRect(x: 0, y: 300, width: 100, height: 100))
    half.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    var ended: (translation: CGPoint, velocity: CGPoint)?
    pan.onAction = { ended = ($0.translation(in: half), $0.velocity(in: half)) }
    stage.simulator.drag(
      from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 160), duration: 0.5
    )
    #expect(abs((ended?.translation.y ?? 0) - 100) < 1e-9)
    #expect(abs((ended?.velocity.y ?? 0) - 240) < 1e-6)
  }

  @Test func `G: setTranslation sets the translation and resets the velocity`() {
    let pan = stage.add(UIPanGestureRecognizer())
    let finger = stage.fingerDown(100, 100)
    finger.move(to: CGPoint(x: 100, y: 150))
    pan.recognizer.setTranslation(CGPoint(x: 0, y: 7), in: stage.view)
    #expect(pan.recognizer.translation(in: stage.view) == CGPoint(x: 0, y: 7))
    #expect(pan.recognizer.velocity(in: stage.view) == .zero)
    finger.move(to: CGPoint(x: 100, y: 153))
    #expect(pan.recognizer.translation(in: stage.view) == CGPoint(x: 0, y: 10))
  }

  @Test func `G: the velocity is that of the last tenth of a second`() {
    let pan = stage.add(UIPanGestureRecognizer())
    var velocity = CGPoint.zero
    pan.onAction = { velocity = $0.velocity(in: nil) }
    let finger = stage.fingerDown(100, 100)
    for step in 1...30 {
      stage.simulator.step()
      finger.move(to: CGPoint(x: 100, y: 100 + CGFloat(step)))
    }
    for step in 1...6 {
      stage.simulator.step()
      finger.move(to: CGPoint(x: 100, y: 130 + CGFloat(step) * 10))
    }
    finger.lift()
    #expect(abs(velocity.y - 600) < 1e-6)
  }

  @Test func `a flick within one turn has a high velocity`() {
    let pan = stage.add(UIPanGestureRecognizer())
    var velocity = CGPoint.zero
    pan.onAction = { velocity = $0.velocity(in: nil) }
    let finger = stage.fingerDown(100, 100)
    finger.move(to: CGPoint(x: 100, y: 150))
    finger.move(to: CGPoint(x: 100, y: 200))
    finger.lift()
    #expect(pan.states == [.began, .changed, .ended])
    #expect(velocity.y == 12_000)
  }

  @Test func `two fingers pan by the movement of their midpoint`() {
    let pan = stage.add(UIPanGestureRecognizer())
    pan.recognizer.minimumNumberOfTouches = 2
    let first = stage.fingerDown(100, 100)
    first.move(to: CGPoint(x: 100, y: 150))
    #expect(pan.states.isEmpty)
    let second = stage.fingerDown(200, 150)
    first.move(to: CGPoint(x: 100, y: 170))
    second.move(to: CGPoint(x: 200, y: 170))
    #expect(pan.states == [.began, .changed])
    #expect(pan.recognizer.translation(in: nil) == CGPoint(x: 0, y: 10))
    #expect(pan.recognizer.numberOfTouches == 2)
    #expect(pan.recognizer.location(in: nil) == CGPoint(x: 150, y: 170))
    first.lift()
    #expect(pan.states == [.began, .changed])
    second.lift()
    #expect(pan.states == [.began, .changed, .ended])
  }

  @Test func `G: a canceled touch cancels the pan`() {
    let pan = stage.add(UIPanGestureRecognizer())
    let finger = stage.fingerDown(100, 100)
    finger.move(to: CGPoint(x: 100, y: 150))
    finger.cancel()
    #expect(pan.states == [.began, .cancelled])
  }

  @Test func `G: disabling a pan cancels it, enabling it waits for the next touch`() {
    let pan = stage.add(UIPanGestureRecognizer())
    let finger = stage.fingerDown(100, 100)
    finger.move(to: CGPoint(x: 100, y: 150))
    pan.recognizer.isEnabled = false
    #expect(pan.states == [.began, .cancelled])
    pan.recognizer.isEnabled = true
    finger.move(to: CGPoint(x: 100, y: 200))
    finger.lift()
    #expect(pan.states == [.began, .cancelled])
    stage.simulator.drag(
      from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 200), duration: 0.1
    )
    #expect(pan.states.last == .ended)
  }

  @Test func `G: disabling a pan in its own action cancels it after that action`() {
    let pan = stage.add(UIPanGestureRecognizer())
    pan.onAction = { if $0.state == .began { $0.isEnabled = false } }
    let finger = stage.fingerDown(100, 100)
    finger.move(to: CGPoint(x: 100, y: 150))
    finger.move(to: CGPoint(x: 100, y: 160))
    #expect(pan.states == [.began, .cancelled])
  }

  @Test func `G: a view that leaves the window cancels its pan`() {
    let child = stage.addSubview(CGRect(x: 0, y: 0, width: 200, height: 200))
    let pan = stage.add(UIPanGestureRecognizer(), to: child)
    let finger = stage.fingerDown(100, 100)
    finger.move(to: CGPoint(x: 100, y: 150))
    child.removeFromSuperview()
    #expect(pan.states == [.began, .cancelled])
    finger.move(to: CGPoint(x: 100, y: 170))
    finger.lift()
    #expect(pan.states == [.began, .cancelled])
  }

  @Test func `G: an ancestor that leaves the window cancels the pan too`() {
    let parent = stage.addSubview(CGRect(x: 0, y: 0, width: 300, height: 300))
    let child = stage.addSubview(CGRect(x: 0, y: 0, width: 200, height: 200), to: parent)
    let pan = stage.add(UIPanGestureRecognizer(), to: child)
    let finger = stage.fingerDown(100, 100)
    finger.move(to: CGPoint(x: 100, y: 150))
    parent.removeFromSuperview()
    #expect(pan.states == [.began, .cancelled])
    finger.lift()
  }

  @Test func `G: a pan whose view leaves the window in shouldBegin does not begin`() {
    let child = stage.addSubview(CGRect(x: 0, y: 0, width: 200, height: 200))
    let pan = stage.add(UIPanGestureRecognizer(), to: child)
    let judge = GestureJudge()
    judge.onShouldBegin = { child.removeFromSuperview() }
    pan.recognizer.delegate = judge
    let finger = stage.fingerDown(100, 100)
    finger.move(to: CGPoint(x: 100, y: 150))
    finger.move(to: CGPoint(x: 100, y: 160))
    #expect(judge.questions.contains("shouldBegin") && pan.states.isEmpty)
    finger.lift()
    #expect(pan.states.isEmpty && pan.recognizer.state == .possible)
    judge.onShouldBegin = {}
    stage.view.addSubview(child)
    stage.simulator.drag(
      from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 150), duration: 0.1)
    #expect(pan.states.first == .began && pan.states.last == .ended)
  }

  @Test func `a view that moves within its window keeps its pan`() {
    let parent = stage.addSubview(CGRect(x: 0, y: 0, width: 300, height: 300))
    let child = stage.addSubview(CGRect(x: 0, y: 0, width: 200, height: 200), to: parent)
    let pan = stage.add(UIPanGestureRecognizer(), to: child)
    let finger = stage.fingerDown(100, 100)
    finger.move(to: CGPoint(x: 100, y: 150))
    stage.view.addSubview(child)
    finger.move(to: CGPoint(x: 100, y: 160))
    finger.lift()
    #expect(pan.states == [.began, .changed, .ended])
  }

  @Test func `removing a recognizer from its view cancels it`() {
    let pan = stage.add(UIPanGestureRecognizer())
    let finger = stage.fingerDown(100, 100)
    finger.move(to: CGPoint(x: 100, y: 150))
    stage.view.removeGestureRecognizer(pan.recognizer)
    #expect(pan.states == [.began, .cancelled])
    #expect(pan.recognizer.view == nil)
    finger.lift()
  }

  @Test(arguments: [(CGFloat(19), true), (CGFloat(40), false)])
  func `G: an edge pan begins at the edge only`(x: CGFloat, begins: Bool) {
    let pan = UIScreenEdgePanGestureRecognizer()
    pan.edges = .left
    let spy = stage.add(pan)
    stage.simulator.drag(
      from: CGPoint(x: x, y: 300), to: CGPoint(x: x + 100, y: 300), duration: 0.1
    )
    #expect(spy.states.isEmpty == !begins)
  }

  @Test func `G: an edge pan has no edges by default`() {
    let spy = stage.add(UIScreenEdgePanGestureRecognizer())
    stage.simulator.drag(from: CGPoint(x: 5, y: 300), to: CGPoint(x: 105, y: 300), duration: 0.1)
    #expect(spy.states.isEmpty)
  }
}
