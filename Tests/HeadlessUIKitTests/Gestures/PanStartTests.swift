import Foundation
import Testing
@_spi(Simulator) import UIKit
import UIKitSimulator

/// What a pan makes of the movement that it takes to begin, and how fast it says that a finger was.
@MainActor struct PanStartTests {
  /// Whether a variant's plain pans count the first 10 points.
  private static func counts(_ variant: Simulator.Variant) -> Bool {
    variant.description.contains("plain pans include their first 10 points")
  }

  /// Whether a variant's resting fingers keep their velocity.
  private static func keeps(_ variant: Simulator.Variant) -> Bool {
    variant.description.contains("resting fingers keep their velocity")
  }

  @Test(arguments: [(9.0, nil), (10.0, 0.0), (12.0, 2.0), (25.0, 15.0)], Simulator.Variant.all)
  func `G: a scroll view's pan begins at 10 points, and reports what is beyond them`(
    start: (travel: Double, reported: Double?), variant: Simulator.Variant
  ) {
    let stage = GestureStage(variant: variant)
    let scrollView = UIScrollView(frame: stage.view.bounds)
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.contentSize = CGSize(width: 393, height: 40_000)
    scrollView.contentOffset.y = 5000
    stage.view.addSubview(scrollView)
    let log = OffsetLog()
    scrollView.delegate = log
    let spy = Spy(scrollView.panGestureRecognizer)
    var translations: [CGFloat] = []
    spy.onAction = { translations.append($0.translation(in: nil).y) }
    let finger = stage.fingerDown(100, 700)
    finger.move(to: CGPoint(x: 100, y: 700 - start.travel))
    #expect(spy.states == (start.reported == nil ? [] : [.began]))
    #expect(scrollView.contentOffset.y == CGFloat(5000 + (start.reported ?? 0)))
    // It is told before the offset changes.
    #expect(log.offsetsAtBeginning == (start.reported == nil ? [] : [5000]))
    finger.move(to: CGPoint(x: 100, y: 700 - 180))
    #expect(scrollView.contentOffset.y == 5170)
    #expect(translations.last == -170)
    finger.lift()
  }

  @Test(arguments: Simulator.Variant.all)
  func `G: a plain pan leaves out the 10 points, or counts them`(variant: Simulator.Variant) {
    let stage = GestureStage(variant: variant)
    let pan = stage.add(UIPanGestureRecognizer())
    var translations: [CGPoint] = []
    pan.onAction = { translations.append($0.translation(in: nil)) }
    let finger = stage.fingerDown(100, 100)
    finger.move(to: CGPoint(x: 106, y: 108))
    finger.move(to: CGPoint(x: 106, y: 150))
    finger.lift()
    let expected =
      Self.counts(variant)
      ? [CGPoint(x: 6, y: 8), CGPoint(x: 6, y: 50), CGPoint(x: 6, y: 50)]
      : [CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 42), CGPoint(x: 0, y: 42)]
    #expect(translations == expected)
  }

  @Test func `G: the points that are left out lie in the direction of the movement`() {
    let stage = GestureStage()
    let pan = stage.add(UIPanGestureRecognizer())
    var start = CGPoint.zero
    pan.onAction = { if $0.state == .began { start = $0.translation(in: nil) } }
    let finger = stage.fingerDown(100, 100)
    finger.move(to: CGPoint(x: 115, y: 80))
    #expect(start.x.isAbout(9, within: 1e-9))
    #expect(start.y.isAbout(-12, within: 1e-9))
    finger.lift()
  }

  @Test(arguments: [(6.0, 750.0), (25.0, 3125.0), (-24.0, -3000.0)], Simulator.Variant.all)
  func `G: a lift 8 ms after the last movement keeps the finger's speed`(
    motion: (step: Double, speed: Double), variant: Simulator.Variant
  ) {
    let stage = GestureStage(refreshRate: 125, variant: variant)
    let pan = stage.add(UIPanGestureRecognizer())
    var velocity = CGPoint.zero
    pan.onAction = { velocity = $0.velocity(in: nil) }
    let finger = stage.fingerDown(100, 400)
    for count in 1...12 {
      stage.simulator.step()
      finger.move(to: CGPoint(x: 100, y: 400 + motion.step * Double(count)))
    }
    stage.simulator.step()
    finger.lift()
    #expect(pan.states.last == .ended)
    #expect(velocity.y.isAbout(motion.speed, within: 1e-6))
  }

  @Test(arguments: Simulator.Variant.all)
  func `G: a finger that rests before it is lifted has no velocity, or that of its last movement`(
    variant: Simulator.Variant
  ) {
    let stage = GestureStage(refreshRate: 125, variant: variant)
    let pan = stage.add(UIPanGestureRecognizer())
    var velocity = CGPoint.zero
    pan.onAction = { velocity = $0.velocity(in: nil) }
    let finger = stage.fingerDown(100, 100)
    for count in 1...12 {
      stage.simulator.step()
      finger.move(to: CGPoint(x: 100, y: 100 + 5 * Double(count)))
    }
    stage.simulator.run(for: 0.3)
    finger.lift()
    #expect(velocity.y.isAbout(Self.keeps(variant) ? 625 : 0, within: 1e-6))
    #expect(pan.states.last == .ended)
  }
}

/// Remembers where the content was when a drag began.
@MainActor private final class OffsetLog: NSObject, UIScrollViewDelegate {
  private(set) var offsetsAtBeginning: [CGFloat] = []

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    offsetsAtBeginning.append(scrollView.contentOffset.y)
  }
}
