import Testing
import UIKit
import UIKitSimulator

/// Recognizers of an app, in the form that Apple's UIKit asks for.
@MainActor struct OwnRecognizerTests {
  private let stage = GestureStage()

  @Test func `G: a continuous one reports its states, and is reset`() {
    let pull = stage.add(Pull())
    let finger = stage.fingerDown(100, 100)
    stage.simulator.step()
    finger.move(to: CGPoint(x: 100, y: 110))
    #expect(pull.states.isEmpty && pull.recognizer.state == .possible)
    finger.move(to: CGPoint(x: 100, y: 130))
    #expect(pull.states == [.began] && pull.recognizer.numberOfTouches == 1)
    finger.move(to: CGPoint(x: 100, y: 140))
    finger.lift()
    #expect(pull.states == [.began, .changed, .ended])
    #expect(pull.recognizer.state == .possible && pull.recognizer.resets == 1)
    let sideways = stage.fingerDown(100, 100)
    sideways.move(to: CGPoint(x: 140, y: 100))
    #expect(pull.recognizer.state == .failed)
    sideways.move(to: CGPoint(x: 140, y: 200))
    sideways.lift()
    #expect(pull.states.count == 3 && pull.recognizer.resets == 2)
  }

  @Test func `G: it is canceled by the system, and when it is disabled`() {
    let pull = stage.add(Pull())
    for isDisabled in [false, true] {
      let finger = stage.fingerDown(100, 100)
      finger.move(to: CGPoint(x: 100, y: 130))
      if isDisabled { pull.recognizer.isEnabled = false } else { finger.cancel() }
      #expect(pull.states == [.began, .cancelled])
      #expect(pull.recognizer.state == .possible)
      pull.states = []
      pull.recognizer.isEnabled = true
    }
  }

  @Test func `G: the base class does nothing about canceled touches`() {
    let forgetful = stage.add(Forgetful())
    let finger = stage.fingerDown(100, 100)
    finger.cancel()
    #expect(forgetful.states == [.began] && forgetful.recognizer.state == .began)
  }

  @Test func `G: a discrete one reports only that it has recognized`() {
    let pair = stage.add(Pair())
    let first = stage.fingerDown(100, 100)
    stage.simulator.step()
    #expect(pair.states.isEmpty)
    let second = stage.fingerDown(200, 100)
    #expect(pair.states == [.ended])
    first.lift()
    second.lift()
    #expect(pair.states == [.ended] && pair.recognizer.state == .possible)
  }

  @Test func `G: a pan may begin with the touch`() {
    let instant = stage.add(InstantPan())
    let finger = stage.fingerDown(100, 100)
    #expect(instant.states == [.began])
    finger.move(to: CGPoint(x: 100, y: 104))
    #expect(instant.states == [.began, .changed])
    #expect(instant.recognizer.translation(in: nil).y == 4)
    finger.lift()
    #expect(instant.states == [.began, .changed, .ended])
  }

  @Test func `G: an ignored touch does not count`() {
    let pull = stage.add(Pull())
    let finger = stage.fingerDown(100, 100)
    finger.move(to: CGPoint(x: 100, y: 130))
    let other = stage.fingerDown(200, 100)
    #expect(pull.recognizer.numberOfTouches == 1)
    other.move(to: CGPoint(x: 200, y: 200))
    other.lift()
    #expect(pull.states == [.began])
    finger.lift()
    #expect(pull.states == [.began, .ended])
  }

  @Test func `G: a state that is set without touches has no effect`() {
    let pull = stage.add(Pull())
    pull.recognizer.state = .began
    #expect(pull.states.isEmpty && pull.recognizer.state == .possible)
  }

  @Test func `G: a state that a timer sets is reported at once`() {
    let pull = stage.add(Pull())
    let finger = stage.fingerDown(100, 100)
    stage.simulator.step()
    pull.recognizer.state = .began
    #expect(pull.states == [.began])
    finger.lift()
    #expect(pull.states == [.began, .ended])
  }

  @Test(arguments: [false, true])
  func `G: a subclass decides what prevents it, and what it waits for`(isStubborn: Bool) {
    let pan = stage.add(UIPanGestureRecognizer())
    let late = stage.add(Late(isStubborn: isStubborn))
    let finger = stage.fingerDown(100, 100)
    for y in [112.0, 124, 160] { finger.move(to: CGPoint(x: 100, y: y)) }
    finger.lift()
    #expect(pan.states.first == .began && pan.states.last == .ended)
    #expect(late.states == (isStubborn ? [.began, .ended] : []))
    let waiting = stage.add(Waiting(for: pan.recognizer))
    let tap = stage.fingerDown(100, 100)
    #expect(waiting.states.isEmpty)
    tap.lift()
    #expect(waiting.states == [.ended])
  }
}

/// Recognizes a finger that moves 20 points down.
private final class Pull: UIGestureRecognizer {
  private(set) var resets = 0
  private var start: CGPoint?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if start != nil {
      for touch in touches { ignore(touch, for: event) }
    } else {
      start = touches.first?.location(in: view)
    }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    if state != .possible { state = .changed }
    guard state == .possible, let start, let point = touches.first?.location(in: view) else {
      return
    }
    if abs(point.x - start.x) > 20 { state = .failed }
    if point.y - start.y > 20 { state = .began }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    state = state == .possible ? .failed : .ended
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .cancelled
  }

  override func reset() {
    super.reset()
    start = nil
    resets += 1
  }
}

/// Begins with the touch, and does not know how to end.
private final class Forgetful: UIGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }
}

/// Recognizes a second finger.
private final class Pair: UIGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if numberOfTouches == 2 { state = .ended }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
}

/// A pan without the first 10 points.
private final class InstantPan: UIPanGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if state == .possible { state = .began }
  }
}

/// Begins after 50 points.
private final class Late: UIGestureRecognizer {
  private let isStubborn: Bool

  init(isStubborn: Bool) {
    self.isStubborn = isStubborn
    super.init()
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let point = touches.first?.location(in: view), state == .possible else { return }
    if point.y > 150 { state = .began }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .ended
  }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    !isStubborn
  }
}

/// Recognizes a touch, but waits for the failure of another recognizer.
private final class Waiting: UIGestureRecognizer {
  private let other: UIGestureRecognizer

  init(for other: UIGestureRecognizer) {
    self.other = other
    super.init()
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }

  override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    otherGestureRecognizer === other
  }
}
