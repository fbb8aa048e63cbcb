import MatchCut
import MeasuredMotion
import Testing
import UIKit
import UIKitSimulator

/// The swipe back compared with the system's, release by release.
@MainActor
struct BackSwipeTests {
  private let stage = Self.makeStage()

  /// A phone with a page that was pushed like the system's.
  private static func makeStage(_ gesture: PopGesture = .edge) -> MotionStage {
    let stage = MotionStage { _ in .stack(PushTransition(.push, popGesture: gesture)) }
    // As in the measurement.
    stage.simulator.refreshRate = 120
    stage.showAndSettle()
    return stage
  }

  @Test("the page lags behind the finger by the slop")
  func behind() {
    let finger = stage.swipe { $0 < 200 }
    let travel = finger.location.x - 3
    #expect((10...15).contains(travel - stage.pageOffset), "\(travel), \(stage.pageOffset)")
    finger.cancel()
  }

  @Test("from rest, it returns and pops as measured")
  func fromRest() {
    for (place, trace) in [(106.7, .swipeReturn), (264.3, .swipePop)] as [(CGFloat, MotionTrace)] {
      let stage = Self.makeStage()
      let finger = stage.swipe { _ in stage.pageOffset < place }
      stage.simulator.run(for: 0.3)
      finger.lift()
      let deviation = trace.deviation(of: stage.film(for: 0.6))
      #expect(deviation.rms < trace.limit, "\(trace): \(deviation)")
      #expect(stage.isPopped == (trace.description == MotionTrace.swipePop.description))
    }
  }

  @Test("after a flick, it continues as measured")
  func flicks() {
    for (place, speed, trace) in [
      (75, 450, .flickPop), (59, 400, .flickReturn),
    ] as [(CGFloat, CGFloat, MotionTrace)] {
      let stage = Self.makeStage()
      let finger = stage.swipe { $0 < 4 }
      // The system's page lags behind a moving finger, and catches up in the first 37 ms.
      stage.move(finger, at: speed) { _ in stage.pageOffset < place }
      finger.lift()
      let deviation = trace.deviation(of: stage.film(for: 0.6))
      #expect(deviation.rms < trace.limit, "\(trace): \(deviation)")
      #expect(stage.isPopped == (speed == 450))
    }
  }

  @Test(
    "it pops where the system's does, by the page's place and velocity in widths",
    arguments: [
      (0.27, 0, false), (0.32, 0, true), (0.66, 0, true), (0.12, 1.02, false), (0.14, 1.10, true),
      (0.51, -1.02, true), (0.45, -1.28, false),
    ] as [(CGFloat, CGFloat, Bool)])
  func releases(place: CGFloat, speed: CGFloat, pops: Bool) {
    let width: CGFloat = 402
    if speed < 0 {
      let finger = stage.swipe { _ in stage.pageOffset < (place + 0.15) * width }
      stage.move(finger, at: speed * width) { _ in stage.pageOffset > place * width }
      finger.lift()
    } else {
      let finger = stage.swipe { $0 < 4 }
      stage.move(finger, at: speed > 0 ? speed * width : 300) { _ in
        stage.pageOffset < place * width
      }
      if speed == 0 { stage.simulator.run(for: 0.3) }
      finger.lift()
    }
    stage.simulator.runUntilIdle()
    #expect(stage.isPopped == pops)
    #expect(stage.simulator.faults.isEmpty)
  }

  @Test(
    "it pops by the finger's place, in widths, and its velocity, in points per second",
    arguments: [
      (0.16, 1200, true), (0.29, 400, false), (0.3, 150, false), (0.54, 0, true), (0.56, 0, true),
      (0.6, 150, true), (0.76, 0, true),
    ] as [(CGFloat, CGFloat, Bool)])
  func fingers(place: CGFloat, speed: CGFloat, pops: Bool) {
    let finger = stage.swipe { $0 < 4 }
    stage.move(finger, at: speed > 0 ? speed : 300) { $0 < place * 402 }
    if speed == 0 { stage.simulator.run(for: 0.3) }
    finger.lift()
    stage.simulator.runUntilIdle()
    #expect(stage.isPopped == pops)
  }

  @Test(
    "from the content, it takes more",
    arguments: [(0.41, false), (0.43, true)] as [(CGFloat, Bool)])
  func content(place: CGFloat, pops: Bool) {
    let stage = Self.makeStage(.fullWidth)
    let finger = stage.swipe(100) { $0 < 100 + place * 402 }
    stage.simulator.run(for: 0.3)
    finger.lift()
    stage.simulator.runUntilIdle()
    #expect(stage.isPopped == pops)
  }

  @Test("a flick from the content pops after 57 points")
  func fling() {
    let stage = Self.makeStage(.fullWidth)
    let finger = stage.simulator.touchDown(at: CGPoint(x: 100, y: 450))
    stage.simulator.step()
    stage.move(finger, at: 1200) { $0 < 157 }
    finger.lift()
    stage.simulator.runUntilIdle()
    #expect(stage.isPopped)
  }

  @Test(
    "a canceled touch returns it, at any progress", arguments: [0.1, 0.5, 0.9])
  func cancelled(place: CGFloat) {
    let finger = stage.swipe { _ in stage.pageOffset < place * 402 }
    finger.cancel()
    stage.simulator.run(for: 0.16)
    stage.simulator.runUntilIdle()
    #expect(!stage.isPopped && stage.pageOffset == 0)
    #expect(stage.simulator.faults.isEmpty)
  }

  @Test("it goes and returns at a pace of the app's", arguments: [100, 270] as [CGFloat])
  func ownPace(place: CGFloat) {
    let release = PanRelease(threshold: 0.5, pace: ReleasePace(finish: 0.9, back: 0.6))
    let stage = Self.makeStage(.edge(release: release))
    let finger = stage.swipe { _ in stage.pageOffset < place }
    stage.simulator.run(for: 0.3)
    finger.lift()
    stage.simulator.run(for: place > 200 ? 0.88 : 0.58)
    #expect(stage.navigation.transitionCoordinator != nil)
    stage.simulator.run(for: 0.05)
    #expect(stage.navigation.transitionCoordinator == nil && stage.isPopped == (place > 200))
    #expect(stage.simulator.faults.isEmpty)
  }

  @Test("caught in flight, it takes the same time again", arguments: [100, 270] as [CGFloat])
  func caught(place: CGFloat) {
    let finger = stage.swipe { _ in stage.pageOffset < place }
    stage.simulator.run(for: 0.3)
    finger.lift()
    stage.simulator.run(for: 0.05)
    let here = stage.pageOffset
    let catching = stage.simulator.touchDown(at: CGPoint(x: 350, y: 600))
    stage.simulator.run(for: 0.2)
    #expect(abs(stage.pageOffset - here) < 30)
    catching.lift()
    stage.simulator.run(for: 0.13)
    #expect(stage.navigation.transitionCoordinator != nil)
    stage.simulator.run(for: 0.13)
    #expect(stage.navigation.transitionCoordinator == nil)
    #expect(stage.isPopped == (place > 200))
  }
}
