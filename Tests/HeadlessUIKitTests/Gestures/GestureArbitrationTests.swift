import Foundation
import Testing
@_spi(Simulator) import UIKit
import UIKitSimulator

@MainActor struct GestureArbitrationTests {
  let stage = GestureStage()
  let judge = GestureJudge()

  private func drag() {
    stage.simulator.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 50, y: 150), duration: 0.1)
  }

  @Test func `G: the first recognizer to recognize makes the others fail`() {
    let child = stage.addSubview(CGRect(x: 0, y: 0, width: 200, height: 200))
    let outer = stage.add(UIPanGestureRecognizer())
    let inner = stage.add(UIPanGestureRecognizer(), to: child)
    drag()
    #expect(inner.states.first == .began)
    #expect(inner.states.last == .ended)
    #expect(outer.states.isEmpty)
  }

  @Test(arguments: [true, false])
  func `G: one delegate is enough to allow both to recognize`(innerAgrees: Bool) {
    let child = stage.addSubview(CGRect(x: 0, y: 0, width: 200, height: 200))
    let outer = stage.add(UIPanGestureRecognizer())
    let inner = stage.add(UIPanGestureRecognizer(), to: child)
    let refusal = GestureJudge()
    judge.allowsSimultaneous = true
    inner.recognizer.delegate = innerAgrees ? judge : refusal
    outer.recognizer.delegate = innerAgrees ? refusal : judge
    drag()
    #expect(inner.states.last == .ended)
    #expect(outer.states == inner.states)
  }

  @Test func `G: a refusal to begin fails the recognizer and lets another one begin`() {
    let child = stage.addSubview(CGRect(x: 0, y: 0, width: 200, height: 200))
    let outer = stage.add(UIPanGestureRecognizer())
    let inner = stage.add(UIPanGestureRecognizer(), to: child)
    judge.allowsBeginning = false
    inner.recognizer.delegate = judge
    drag()
    #expect(inner.states.isEmpty)
    #expect(outer.states.last == .ended)
    #expect(judge.questions == ["shouldReceive", "shouldBegin"])
  }

  @Test func `a touch that the delegate refuses is ignored`() {
    let pan = stage.add(UIPanGestureRecognizer())
    judge.allowsTouch = false
    pan.recognizer.delegate = judge
    drag()
    #expect(pan.states.isEmpty)
    #expect(judge.questions == ["shouldReceive"])
  }

  @Test func `G: the action waits for the failure, then reports .began`() {
    let pan = stage.add(UIPanGestureRecognizer())
    let press = stage.add(UILongPressGestureRecognizer())
    press.recognizer.allowableMovement = 60
    pan.recognizer.require(toFail: press.recognizer)
    let finger = stage.fingerDown(100, 100)
    finger.move(to: CGPoint(x: 100, y: 120))
    finger.move(to: CGPoint(x: 100, y: 140))
    #expect(pan.states.isEmpty)
    #expect(pan.recognizer.state == .changed)
    finger.move(to: CGPoint(x: 100, y: 200))
    #expect(pan.states == [.began])
    finger.move(to: CGPoint(x: 100, y: 210))
    finger.lift()
    #expect(pan.states == [.began, .changed, .ended])
    #expect(press.states.isEmpty)
  }

  @Test func `G: the dependent fails when the other one recognizes`() {
    let pan = stage.add(UIPanGestureRecognizer())
    let press = stage.add(UILongPressGestureRecognizer())
    press.recognizer.allowableMovement = 60
    pan.recognizer.require(toFail: press.recognizer)
    let finger = stage.fingerDown(100, 100)
    finger.move(to: CGPoint(x: 100, y: 120))
    stage.simulator.run(for: 0.6)
    #expect(press.states == [.began])
    finger.move(to: CGPoint(x: 100, y: 140))
    finger.lift()
    #expect(pan.states.isEmpty)
    #expect(press.states == [.began, .changed, .ended])
  }

  @Test(arguments: [true, false])
  func `G: either delegate can require the failure`(isDependentAsking: Bool) {
    let pan = stage.add(UIPanGestureRecognizer())
    let press = stage.add(UILongPressGestureRecognizer())
    press.recognizer.allowableMovement = 60
    if isDependentAsking {
      judge.requiredToFail = press.recognizer
      pan.recognizer.delegate = judge
    } else {
      judge.dependent = pan.recognizer
      press.recognizer.delegate = judge
    }
    let finger = stage.fingerDown(100, 100)
    finger.move(to: CGPoint(x: 100, y: 120))
    #expect(pan.states.isEmpty)
    finger.move(to: CGPoint(x: 100, y: 200))
    #expect(pan.states == [.began])
    finger.lift()
  }

  @Test func `a single tap waits for the double tap that it requires to fail`() {
    let single = stage.add(UITapGestureRecognizer())
    let double = stage.add(UITapGestureRecognizer())
    double.recognizer.numberOfTapsRequired = 2
    single.recognizer.require(toFail: double.recognizer)
    let point = CGPoint(x: 100, y: 100)
    stage.simulator.tap(at: point)
    #expect(single.states.isEmpty)
    stage.simulator.run(for: 0.5)
    #expect(single.states == [.ended])
    stage.simulator.tap(at: point)
    stage.simulator.run(for: 0.1)
    stage.simulator.tap(at: point)
    stage.simulator.run(for: 0.5)
    #expect(single.states == [.ended])
    #expect(double.states == [.ended])
  }

  @Test func `a double tap alone does not delay a single tap`() {
    let single = stage.add(UITapGestureRecognizer())
    let double = stage.add(UITapGestureRecognizer())
    double.recognizer.numberOfTapsRequired = 2
    stage.simulator.tap(at: CGPoint(x: 100, y: 100))
    stage.simulator.tap(at: CGPoint(x: 100, y: 100))
    #expect(single.states == [.ended, .ended])
    #expect(double.states == [.ended])
  }

  @Test func `touches on different views do not compete`() {
    let left = stage.addSubview(CGRect(x: 0, y: 0, width: 100, height: 800))
    let right = stage.addSubview(CGRect(x: 200, y: 0, width: 100, height: 800))
    let leftPan = stage.add(UIPanGestureRecognizer(), to: left)
    let rightPan = stage.add(UIPanGestureRecognizer(), to: right)
    let first = stage.fingerDown(50, 100)
    let second = stage.fingerDown(250, 100)
    first.move(to: CGPoint(x: 50, y: 150))
    second.move(to: CGPoint(x: 250, y: 150))
    #expect(leftPan.states == [.began])
    #expect(rightPan.states == [.began])
    first.lift()
    second.lift()
  }
}
