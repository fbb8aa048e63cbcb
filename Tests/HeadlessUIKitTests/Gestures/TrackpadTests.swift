import Testing
@_spi(Simulator) import UIKit
import UIKitSimulator

/// Two fingers on a trackpad.
@MainActor struct TrackpadTests {
  let stage = GestureStage()

  @Test func `G: a pan receives scrolls only if it allows them, and without touches`() {
    let deaf = stage.add(UIPanGestureRecognizer())
    let pan = stage.add(UIPanGestureRecognizer())
    pan.recognizer.allowedScrollTypesMask = .continuous
    var notes: [(touches: Int, location: CGPoint, translation: CGPoint)] = []
    pan.onAction = { [view = stage.view] recognizer in
      notes.append(
        (
          recognizer.numberOfTouches, recognizer.location(in: view),
          recognizer.translation(in: view)
        ))
    }
    let fingers = stage.simulator.touchTrackpad(at: CGPoint(x: 100, y: 200))
    for step in 1...4 { fingers.move(to: CGPoint(x: 100, y: 200 + 20 * CGFloat(step))) }
    fingers.lift()
    #expect(pan.states == [.began, .changed, .changed, .changed, .ended])
    #expect(notes.allSatisfy { $0.touches == 0 && $0.location == CGPoint(x: 100, y: 200) })
    #expect(notes.last?.translation == CGPoint(x: 0, y: 70))
    #expect(deaf.states.isEmpty)
  }

  @Test func `G: its delegate is asked about the event, not about a touch`() {
    let judge = ScrollJudge()
    let pan = stage.add(UIPanGestureRecognizer())
    pan.recognizer.allowedScrollTypesMask = .all
    pan.recognizer.delegate = judge
    for allows in [true, false] {
      judge.allows = allows
      let fingers = stage.simulator.touchTrackpad(at: CGPoint(x: 100, y: 200))
      fingers.move(to: CGPoint(x: 100, y: 240))
      fingers.lift()
    }
    #expect(judge.questions == ["scroll", "scroll"])
    #expect(pan.states == [.began, .ended])
  }

  @Test func `G: views and other kinds of recognizers do not receive scrolls`() {
    let view = TouchLogView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    stage.view.addSubview(view)
    let tap = stage.add(UITapGestureRecognizer())
    let edge = stage.add(UIScreenEdgePanGestureRecognizer())
    edge.recognizer.edges = .left
    edge.recognizer.allowedScrollTypesMask = .all
    let fingers = stage.simulator.touchTrackpad(at: CGPoint(x: 2, y: 200))
    fingers.move(to: CGPoint(x: 102, y: 200))
    fingers.lift()
    stage.simulator.runUntilIdle()
    #expect(view.log.isEmpty && tap.states.isEmpty && edge.states.isEmpty)
  }

  @Test func `G: a scroll view scrolls with a trackpad`() {
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    list.contentInsetAdjustmentBehavior = .never
    list.contentSize = CGSize(width: 393, height: 4000)
    stage.view.addSubview(list)
    let fingers = stage.simulator.touchTrackpad(at: CGPoint(x: 100, y: 400))
    for step in 1...10 {
      fingers.move(to: CGPoint(x: 100, y: 400 - 20 * CGFloat(step)))
      stage.simulator.step()
    }
    #expect(list.isDragging && abs(list.contentOffset.y - 190) < 0.5)
    fingers.lift()
    stage.simulator.runUntilIdle()
    #expect(list.contentOffset.y > 200)
  }
}

@MainActor private final class ScrollJudge: NSObject, UIGestureRecognizerDelegate {
  var allows = true
  private(set) var questions: [String] = []

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    questions.append("touch")
    return allows
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool {
    questions.append(event.type == .scroll ? "scroll" : "event")
    return allows
  }
}
