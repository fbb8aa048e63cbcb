import Foundation
import Testing
@_spi(Simulator) import UIKit
import UIKitSimulator

@MainActor struct TouchDeliveryTests {
  let stage = GestureStage()
  let target = TouchLogView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))

  init() {
    stage.view.addSubview(target)
  }

  @Test func `a view receives its touches`() {
    let finger = stage.fingerDown(100, 100)
    finger.move(to: CGPoint(x: 100, y: 150))
    finger.lift()
    #expect(target.log == ["began", "moved", "ended"])
  }

  @Test func `G: a recognized gesture cancels the touches in the view`() {
    let pan = stage.add(UIPanGestureRecognizer())
    let finger = stage.fingerDown(100, 100)
    finger.move(to: CGPoint(x: 100, y: 105))
    finger.move(to: CGPoint(x: 100, y: 150))
    finger.lift()
    #expect(pan.states.last == .ended)
    #expect(target.log == ["began", "moved", "cancelled"])
  }

  @Test func `G: without cancelsTouchesInView, the view receives every touch`() {
    let pan = stage.add(UIPanGestureRecognizer())
    pan.recognizer.cancelsTouchesInView = false
    let finger = stage.fingerDown(100, 100)
    finger.move(to: CGPoint(x: 100, y: 150))
    finger.lift()
    #expect(target.log == ["began", "moved", "ended"])
  }

  @Test func `with delaysTouchesBegan, the view receives no touch of a recognized gesture`() {
    let pan = stage.add(UIPanGestureRecognizer())
    pan.recognizer.delaysTouchesBegan = true
    let finger = stage.fingerDown(100, 100)
    finger.move(to: CGPoint(x: 100, y: 150))
    finger.lift()
    #expect(target.log.isEmpty)
    stage.simulator.tap(at: CGPoint(x: 100, y: 100))
    #expect(target.log == ["began", "ended"])
  }

  @Test func `the end of a touch waits for a double tap to fail`() {
    let double = stage.add(UITapGestureRecognizer())
    double.recognizer.numberOfTapsRequired = 2
    stage.simulator.tap(at: CGPoint(x: 100, y: 100))
    #expect(target.log == ["began"])
    stage.simulator.run(for: 0.5)
    #expect(target.log == ["began", "ended"])
  }

  @Test func `taps in quick succession are counted`() {
    var counts: [Int] = []
    let tap = stage.add(UITapGestureRecognizer())
    tap.onAction = { counts.append($0.numberOfTouches) }
    stage.simulator.tap(at: CGPoint(x: 100, y: 100))
    stage.simulator.tap(at: CGPoint(x: 100, y: 100))
    #expect(counts == [1, 1])
  }

  @Test func `a touch outside of every view is ignored`() {
    let finger = stage.fingerDown(1000, 1000)
    finger.move(to: CGPoint(x: 100, y: 100))
    finger.lift()
    #expect(target.log.isEmpty)
  }

  @Test func `a long press begins after half a second and follows the finger`() {
    let press = stage.add(UILongPressGestureRecognizer())
    let finger = stage.fingerDown(100, 100)
    stage.simulator.run(for: 0.45)
    #expect(press.states.isEmpty)
    stage.simulator.run(for: 0.1)
    #expect(press.states == [.began])
    finger.move(to: CGPoint(x: 100, y: 150))
    finger.lift()
    #expect(press.states == [.began, .changed, .ended])
  }

  @Test func `a pinch scales by the distance of the fingers`() {
    let pinch = stage.add(UIPinchGestureRecognizer())
    let first = stage.fingerDown(100, 100)
    let second = stage.fingerDown(200, 100)
    second.move(to: CGPoint(x: 210, y: 100))
    #expect(pinch.states == [.began])
    stage.simulator.step()
    second.move(to: CGPoint(x: 320, y: 100))
    #expect(pinch.recognizer.scale == 2)
    first.lift()
    second.lift()
    #expect(pinch.states == [.began, .changed, .ended])
  }

  @Test func `a pinch continues with one finger, at the same scale`() {
    let pinch = stage.add(UIPinchGestureRecognizer())
    let first = stage.fingerDown(100, 100)
    let second = stage.fingerDown(200, 100)
    second.move(to: CGPoint(x: 210, y: 100))
    second.move(to: CGPoint(x: 320, y: 100))
    first.lift()
    #expect(pinch.recognizer.numberOfTouches == 1)
    second.move(to: CGPoint(x: 300, y: 150))
    #expect(pinch.recognizer.scale == 2 && pinch.states == [.began, .changed, .changed])
    #expect(pinch.recognizer.location(in: nil) == CGPoint(x: 300, y: 150))
    second.lift()
    #expect(pinch.states.last == .ended)
  }
}
