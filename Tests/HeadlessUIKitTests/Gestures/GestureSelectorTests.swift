import Testing
import UIKit
import UIKitSimulator

/// Recognizers with targets and selectors.
@MainActor struct GestureSelectorTests {
  private let stage = GestureStage()
  private let receiver = Receiver()

  private func tap(_ recognizer: UIGestureRecognizer) {
    stage.view.addGestureRecognizer(recognizer)
    stage.simulator.tap(at: CGPoint(x: 100, y: 100))
    stage.simulator.runUntilIdle()
  }

  @Test func `G: a recognizer calls each target and action once`() {
    let recognizer = UITapGestureRecognizer(target: receiver, action: Receiver.sent)
    recognizer.addTarget(receiver, action: Receiver.plain)
    recognizer.addTarget(receiver, action: Receiver.plain)
    tap(recognizer)
    #expect(receiver.calls == ["sent", "plain"])
    #expect(receiver.sender as? UIGestureRecognizer === recognizer)
    #expect(stage.simulator.faults.isEmpty)
  }

  @Test(
    arguments: [
      (true, Receiver.plain, ["sent"]), (true, nil, []), (false, Receiver.sent, ["plain"]),
      (false, nil, []),
    ] as [(Bool, Selector?, [String])])
  func `G: targets are removed by target and action`(
    hasTarget: Bool, action: Selector?, calls: [String]
  ) {
    let recognizer = UITapGestureRecognizer(target: receiver, action: Receiver.plain)
    recognizer.addTarget(receiver, action: Receiver.sent)
    recognizer.removeTarget(Receiver(), action: nil)
    recognizer.removeTarget(hasTarget ? receiver : nil, action: action)
    tap(recognizer)
    #expect(receiver.calls == calls)
  }

  @Test func `a subclass passes its target on, and is not retained by it`() {
    var target: Receiver? = Receiver()
    weak let reference = target
    let recognizer = DirectedPan(isVertical: true, target: target, action: Receiver.plain)
    #expect(recognizer.isVertical && recognizer.maximumNumberOfTouches == 1)
    target = nil
    #expect(reference == nil)
    tap(recognizer)
    #expect(stage.simulator.faults.isEmpty)
  }
}

private final class DirectedPan: UIPanGestureRecognizer {
  let isVertical: Bool

  init(isVertical: Bool, target: AnyObject?, action: Selector?) {
    self.isVertical = isVertical
    super.init(target: target, action: action)
    maximumNumberOfTouches = 1
  }
}
