import Foundation
import Testing

@testable import UIKit
@testable import UIKitSimulator

/// Compares the motion of content with recordings of iOS 26.1.
@MainActor struct ScrollRecordingTests {
  /// Recordings have offsets on whole pixels, three per point.
  private static let halfAPixel = 1.0 / 6

  struct Recording: Sendable {
    let velocity: Double
    /// In seconds since the release, and points.
    let positions: [(time: Double, way: Double)]
  }

  @Test(arguments: [
    Recording(
      velocity: 750,
      positions: [
        (0.00986, 7.333), (0.02654, 19.333), (0.09322, 63.667), (0.27656, 159),
        (0.4932, 234.667), (0.9932, 323), (1.99321, 367.333), (2.16, 369.333),
      ]),
    Recording(
      velocity: 3000,
      positions: [
        (0.00145, 4.333), (0.01816, 53.333), (0.13482, 354), (0.50144, 948.333), (2.86, 1492),
      ]),
  ])
  func `G: content decelerates as recorded`(recording: Recording) {
    let motion = ScrollMotion.deceleration(
      from: 0, velocity: recording.velocity, within: 0...10_000, rate: .normal, bounces: true)
    for (time, way) in recording.positions {
      #expect(abs(motion.value(at: time).value - way) < Self.halfAPixel, "after \(time) s")
    }
    let duration = log(recording.velocity / 10) / 2.002
    #expect(!motion.value(at: duration - 0.001).isOver)
    #expect(motion.value(at: duration + 0.001).isOver)
  }

  @Test func `G: content bounces at an edge as recorded`() {
    let motion = ScrollMotion.deceleration(
      from: 0, velocity: 3125, within: 0...60, rate: .normal, bounces: true)
    let recorded = [
      (0.00656, 20.333), (0.02322, 70.333), (0.03987, 108.667), (0.05658, 134),
      (0.07321, 149.333), (0.08989, 157.333), (0.10657, 160.333), (0.12322, 159.667),
      (0.15657, 151.333), (0.20657, 132.333), (0.30655, 97.333), (0.45658, 71), (0.6565, 62),
      (0.78987, 60.5),
    ]
    for (time, value) in recorded {
      #expect(abs(motion.value(at: time).value - value) < 0.7, "after \(time) s")
    }
    #expect(!motion.value(at: 0.78).isOver)
    #expect(motion.value(at: 0.81).isOver)
    #expect(motion.value(at: 0.81).value == 60)
  }

  @Test func `G: content released at rest beyond its edge returns as recorded`() {
    let motion = ScrollMotion.bounce(from: -235, to: 0, velocity: 0)
    let recorded = [
      (0.00725, -223.333), (0.04059, -173.333), (0.09056, -116.333), (0.14056, -76.667),
      (0.19057, -50), (0.29059, -20.333), (0.39054, -8.333), (0.49056, -3.333),
      (0.57389, -1.333),
    ]
    for (time, value) in recorded {
      #expect(abs(motion.value(at: time).value - value) < 0.5, "after \(time) s")
    }
    #expect(!motion.value(at: 0.66).isOver)
    #expect(motion.value(at: 0.69).isOver)
  }

  @Test(arguments: [(6.0, 5074.0, 5443.667, 5443.333), (24.0, 5326.0, 6819.667, 6818.0)])
  func `G: a recorded flick, with the reported targets`(
    step: Double, released: Double, target: Double, end: Double
  ) {
    let stage = ScrollStage(offset: 5000)
    let finger = stage.simulator.touchDown(at: CGPoint(x: 196.5, y: 792))
    for index in 1...14 {
      stage.simulator.step()
      finger.move(to: CGPoint(x: 196.5, y: 792 - step * Double(index)))
    }
    stage.simulator.step()
    finger.lift()
    #expect(stage.scrollView.contentOffset.y == CGFloat(released))
    #expect(stage.log.velocity?.isAbout(step * 0.125, within: 1e-9) == true)
    #expect(stage.log.target?.isAbout(target, within: 0.001) == true)
    let calls = [
      "willBeginDragging 5000.0", "willEndDragging \(released)", "didEndDragging \(released)",
      "willBeginDecelerating \(released)",
    ]
    #expect(stage.log.calls == calls)
    stage.simulator.step()
    #expect(stage.scrollView.contentOffset.y > released)
    #expect(stage.simulator.runUntilIdle())
    #expect(stage.scrollView.contentOffset.y.isAbout(end, within: 0.001))
    #expect(stage.log.calls.dropFirst(4) == ["didEndDecelerating"])
  }

  @Test func `G: the target of a flick into an edge is the edge`() {
    let stage = ScrollStage(offset: 38_798)
    let finger = stage.simulator.touchDown(at: CGPoint(x: 196.5, y: 792))
    for index in 1...12 {
      stage.simulator.step()
      finger.move(to: CGPoint(x: 196.5, y: 792 - 25 * Double(index)))
    }
    stage.simulator.step()
    finger.lift()
    #expect(stage.scrollView.contentOffset.y == 39_088)
    #expect(stage.log.target == 39_148)
    var highest = 0.0
    for _ in 0..<200 {
      stage.simulator.step()
      highest = max(highest, stage.scrollView.contentOffset.y)
    }
    #expect(highest.isAbout(39_248.4, within: 0.4))
    #expect(stage.scrollView.contentOffset.y == 39_148)
  }

  @Test func `G: dragged beyond the edge, the content is where it was recorded`() {
    let stage = ScrollStage(offset: 0)
    let finger = stage.simulator.touchDown(at: CGPoint(x: 196.5, y: 120))
    var recorded = [10: 0.0, 15: -2.667, 20: -5.333, 25: -8.333, 30: -11, 60: -26.667]
    recorded[160] = -75.333
    recorded[310] = -138.333
    recorded[600] = -235
    for travel in stride(from: 5, through: 600, by: 5) {
      finger.move(to: CGPoint(x: 196.5, y: 120 + Double(travel)))
      stage.simulator.step()
      let offset = stage.scrollView.contentOffset.y
      #expect((offset * 3).isAbout((offset * 3).rounded(), within: 1e-9))
      guard let expected = recorded[travel] else { continue }
      #expect(offset.isAbout(expected, within: 0.001), "after \(travel) points")
    }
    for travel in stride(from: 595, through: 10, by: -5) {
      finger.move(to: CGPoint(x: 196.5, y: 120 + Double(travel)))
    }
    #expect(stage.scrollView.contentOffset.y == 0)
    finger.lift()
  }

  @Test func `G: released beyond its edge in motion, content has the recorded speed`() {
    let stage = ScrollStage(offset: 0)
    let finger = stage.simulator.touchDown(at: CGPoint(x: 196.5, y: 120))
    for index in 1...12 {
      stage.simulator.step()
      finger.move(to: CGPoint(x: 196.5, y: 120 + 14 * Double(index)))
    }
    let released = stage.scrollView.contentOffset.y
    stage.simulator.step()
    finger.lift()
    #expect(stage.log.velocity?.isAbout(-1.75, within: 1e-9) == true)
    stage.simulator.step()
    let speed = (stage.scrollView.contentOffset.y - released) * 125
    // The rubber band slows the finger's 1750 points a second down to a half or less.
    #expect(speed < -500 && speed > -875)
  }

  @Test func `G: an animated change of the offset steps the model for 0.3 seconds`() throws {
    let stage = ScrollStage(offset: 0, refreshRate: 60)
    stage.scrollView.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    #expect(stage.scrollView.contentOffset.y == 0)
    #expect(stage.scrollView.layer.animationKeys() == nil)
    for frame in 1...18 {
      stage.simulator.step()
      let part = Double(frame) / 18
      let expected = 300 * (1 - cos(.pi * part)) / 2
      #expect(abs(stage.scrollView.contentOffset.y - expected) <= Self.halfAPixel)
      #expect(stage.log.scrolls == frame)
    }
    #expect(stage.scrollView.contentOffset.y == 300)
    #expect(stage.log.calls == ["didEndScrollingAnimation"])
    stage.simulator.run(for: 0.1)
    #expect(stage.log.scrolls == 18)
  }

  @Test func `G: bounds that are set directly send no scrollViewDidScroll`() {
    let stage = ScrollStage(offset: 0)
    stage.scrollView.bounds.origin.y = 70
    #expect(stage.log.scrolls == 0)
    #expect(stage.scrollView.contentOffset.y == 70)
    stage.scrollView.contentOffset.y = 80
    #expect(stage.log.scrolls == 1)
    stage.scrollView.contentOffset.y = 80
    #expect(stage.log.scrolls == 1)
  }
}

/// A phone whose fingers move every 8 ms, with content as in the recordings.
@MainActor private struct ScrollStage {
  let simulator: Simulator
  let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
  let log = Log()

  init(offset: CGFloat, refreshRate: Int = 125) {
    simulator = Simulator(refreshRate: refreshRate)
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.contentSize = CGSize(width: 393, height: 40_000)
    scrollView.contentOffset.y = offset
    simulator.window.addSubview(scrollView)
    scrollView.delegate = log
    simulator.commit()
  }

  /// Records the calls of the scroll view's delegate, and the offsets.
  final class Log: NSObject, UIScrollViewDelegate {
    private(set) var calls: [String] = []
    private(set) var scrolls = 0
    private(set) var velocity: Double?
    private(set) var target: Double?

    func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
      calls.append("willBeginDragging \(scrollView.contentOffset.y)")
    }

    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      self.velocity = velocity.y
      target = targetContentOffset.pointee.y
      calls.append("willEndDragging \(scrollView.contentOffset.y)")
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      calls.append("didEndDragging \(scrollView.contentOffset.y)")
    }

    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
      calls.append("willBeginDecelerating \(scrollView.contentOffset.y)")
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
      calls.append("didEndDecelerating")
    }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
      calls.append("didEndScrollingAnimation")
    }
  }
}
