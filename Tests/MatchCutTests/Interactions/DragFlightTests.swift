import Testing
@_spi(Simulator) import UIKit
@_spi(Simulator) import UIKitSimulator

@testable import MatchCut

/// The motion of the screen after a drag.
@MainActor
struct DragFlightTests {
  /// A lift, by the translation and the velocity of the finger.
  struct Lift: CustomStringConvertible, Sendable {
    let translation: CGPoint
    let velocity: CGPoint
    let isGone: Bool
    var description: String { "from \(translation) with \(velocity)" }

    static let all = [
      Lift(translation: CGPoint(x: 40, y: 200), velocity: .zero, isGone: true),
      Lift(translation: CGPoint(x: 0, y: 160), velocity: CGPoint(x: 0, y: 900), isGone: true),
      Lift(translation: CGPoint(x: 60, y: 90), velocity: CGPoint(x: 500, y: 1300), isGone: true),
      Lift(translation: CGPoint(x: 50, y: 100), velocity: .zero, isGone: false),
      Lift(
        translation: CGPoint(x: 30, y: 240), velocity: CGPoint(x: -300, y: -1200), isGone: false),
      Lift(translation: CGPoint(x: -20, y: 60), velocity: CGPoint(x: 200, y: 700), isGone: false),
    ]
  }

  @Test("position and size follow their springs, with the finger's velocity", arguments: Lift.all)
  func springs(_ lift: Lift) throws {
    let stage = DragStage(DragCase(refreshRate: 120))
    stage.presentAndSettle()
    let finger = lift.velocity == .zero ? stage.drag(to: lift.translation) : fling(lift, on: stage)
    if lift.velocity == .zero { stage.run(for: 0.2) }
    let start = try #require(clipFrame(stage))
    finger.lift()
    let springs = DragSprings.to(lift.isGone ? .away : .settled)
    let end = lift.isGone ? Phone.thumbnailFrame : stage.phone.screen
    // Released downward beyond its source, it starts at rest.
    let speed = lift.isGone ? min(lift.velocity.y, 0) : lift.velocity.y
    for frame in 1...24 {
      stage.step()
      let seconds = CGFloat(frame) / 120
      let now = try #require(clipFrame(stage))
      let x = part(springs.position, lift.velocity.x, end.midX - start.midX, seconds)
      let y = part(springs.position, speed, end.midY - start.midY, seconds)
      #expect(abs(now.midX - start.midX - x * (end.midX - start.midX)) < 1, "frame \(frame)")
      #expect(abs(now.midY - start.midY - y * (end.midY - start.midY)) < 1, "frame \(frame)")
      let size = SpringMotion(springs.size, velocity: 0).part(at: seconds)
      let width = start.width + (end.width - start.width) * size
      #expect(abs(now.width - width) < 1, "frame \(frame): \(now.width) instead of \(width)")
      guard lift.isGone else { continue }
      let height = start.height + (end.height - start.height) * size
      #expect(abs(now.height - height) < 1, "frame \(frame): \(now.height) instead of \(height)")
    }
    stage.expectEnd(isGone: lift.isGone)
  }

  @Test(
    "within a point of its source, it ends within a tenth of a second",
    arguments: [60, 120], [Lift.all[0], Lift.all[1], Lift.all[2]])
  func touchable(refreshRate: Int, _ lift: Lift) throws {
    let stage = DragStage(DragCase(refreshRate: refreshRate))
    stage.presentAndSettle()
    let finger = lift.velocity == .zero ? stage.drag(to: lift.translation) : fling(lift, on: stage)
    if lift.velocity == .zero { stage.run(for: 0.2) }
    finger.lift()
    stage.forgetFrames()
    var touchable: Double?
    stage.runUntilIdle {
      let hit = stage.simulator.hitTest(Phone.thumbnailFrame.center)
      if hit === stage.phone.thumbnail { touchable = touchable ?? stage.simulator.time }
    }
    let flying = stage.frames.last {
      !$0.frame.isNull && !$0.frame.isClose(to: Phone.thumbnailFrame, within: 1)
    }
    let landed = try #require(flying).time + 1 / Double(refreshRate)
    #expect(try #require(touchable) - landed <= 0.1)
    // It does not end while it overshoots.
    let last = stage.frames.last { !$0.frame.isNull }?.frame ?? .null
    #expect(last.isClose(to: Phone.thumbnailFrame, within: 1), "\(last)")
    stage.expectEnd(isGone: true)
  }

  @Test(
    "flicked down beyond its source, it starts at rest; flicked sideways, it continues",
    arguments: [60, 120])
  func firstFrame(refreshRate: Int) throws {
    let stage = DragStage(DragCase(refreshRate: refreshRate))
    stage.presentAndSettle()
    let lift = Lift(
      translation: CGPoint(x: 0, y: 90), velocity: CGPoint(x: 600, y: 2400), isGone: true)
    let finger = fling(lift, on: stage)
    let before = try #require(clipFrame(stage))
    finger.lift()
    stage.step()
    let after = try #require(clipFrame(stage))
    #expect(after.midY < before.midY)
    // The spring has begun to pull it back, more so in a longer frame.
    let step = 600 / CGFloat(refreshRate)
    #expect(after.midX - before.midX > (refreshRate == 60 ? 0.4 : 0.65) * step)
    #expect(after.midX - before.midX < step)
    stage.expectEnd(isGone: true)
  }

  @Test("the position overshoots the source, the size does not")
  func overshoot() throws {
    let stage = DragStage(DragCase(refreshRate: 120))
    stage.presentAndSettle()
    stage.rest(stage.drag(down: 300))
    var (top, narrowest) = (CGFloat.infinity, CGFloat.infinity)
    stage.runUntilIdle {
      guard let frame = clipFrame(stage) else { return }
      top = min(top, frame.midY)
      narrowest = min(narrowest, frame.width)
    }
    let end = Phone.thumbnailFrame
    #expect(top < end.midY - 2 && top > end.midY - 20, "\(top)")
    #expect(narrowest > end.width - 0.1, "\(narrowest)")
    stage.expectEnd(isGone: true)
  }

  @Test(
    "with an effect that does not move it, it drifts on, at its size",
    arguments: [
      CGPoint.zero, CGPoint(x: 0, y: 1500), CGPoint(x: 900, y: 300), CGPoint(x: -600, y: 1200),
    ])
  func drift(velocity: CGPoint) throws {
    let stage = DragStage(DragCase(effect: .fade, refreshRate: 120))
    stage.presentAndSettle()
    let lift = Lift(translation: CGPoint(x: 20, y: 200), velocity: velocity, isGone: true)
    let finger = velocity == .zero ? stage.drag(to: lift.translation) : fling(lift, on: stage)
    if velocity == .zero { stage.run(for: 0.2) }
    let before = try #require(clipFrame(stage))
    finger.lift()
    var last = before
    stage.runUntilIdle {
      last = clipFrame(stage) ?? last
      #expect(abs(last.width - before.width) < 0.01)
    }
    // A tenth of a second's distance, like a scroll view with the fast deceleration rate.
    #expect(abs(last.midX - before.midX - 0.099 * velocity.x) < 1, "\(last.midX - before.midX)")
    #expect(abs(last.midY - before.midY - 0.099 * velocity.y) < 1, "\(last.midY - before.midY)")
    stage.expectFlies(isGone: true)
    #expect(stage.frames.last { $0.frame.isNull == false }?.alpha ?? 1 < 0.05)
    stage.expectEnd(isGone: true)
  }

  @Test(
    "flicked across its path, it keeps the part of the velocity toward its target",
    arguments: TestEffect.all)
  func thrownAcross(_ effect: TestEffect) {
    let stage = DragStage(DragCase(effect: effect, refreshRate: 120))
    stage.presentAndSettle()
    let lift = Lift(
      translation: CGPoint(x: 60, y: 110), velocity: CGPoint(x: 900, y: -300), isGone: false)
    fling(lift, on: stage).lift()
    stage.runUntilIdle()
    stage.expectFlies(isGone: false)
    stage.expectEnd(isGone: false)
  }

  /// How an effect of the app positions the screen.
  enum Placing: CaseIterable {
    case frame
    case position
    case subclass
  }

  @Test(
    "geometry by any property follows its spring", arguments: Placing.allCases, [true, false])
  func placing(_ placing: Placing, isGone: Bool) throws {
    let stage = DragStage(
      DragCase(way: isGone ? .bare : .bareFullScreen, refreshRate: 120))
    stage.delegate?.effect = PlacingEffect(placing: placing)
    let view = PlacedView(frame: stage.phone.screen)
    view.backgroundColor = .black
    view.addGestureRecognizer(try #require(stage.delegate?.drag).gestureRecognizers[0])
    stage.photo.view = view
    stage.presentAndSettle()
    let finger = stage.drag(to: CGPoint(x: 40, y: isGone ? 200 : 100))
    stage.run(for: 0.2)
    let start = try #require(clipFrame(stage))
    finger.lift()
    let spring = DragSprings.to(isGone ? .away : .settled).position
    let end = isGone ? DragSourceTests.goal.center : stage.phone.screen.center
    for frame in 1...24 {
      stage.step()
      let now = try #require(clipFrame(stage))
      let part = part(spring, 0, 1, CGFloat(frame) / 120)
      #expect(abs(now.midX - start.midX - part * (end.x - start.midX)) < 1, "frame \(frame)")
      #expect(abs(now.midY - start.midY - part * (end.y - start.midY)) < 1, "frame \(frame)")
    }
    stage.runUntilIdle()
    stage.frames.expectContinuous()
    let bounds = CGRect(origin: .zero, size: stage.phone.screen.size)
    #expect(view.bounds == bounds && view.center == bounds.center)
    stage.expectEnd(isGone: isGone)
  }

  /// Moves the screen to a place where the finger has a velocity.
  private func fling(_ lift: Lift, on stage: DragStage) -> Finger {
    let seconds = 0.1
    let start = CGPoint(
      x: lift.translation.x - seconds * lift.velocity.x,
      y: lift.translation.y - seconds * lift.velocity.y)
    let finger = stage.drag(down: 5)
    stage.bring(finger, to: start)
    stage.bring(finger, to: lift.translation, for: seconds)
    return finger
  }

  private func part(
    _ spring: DragSpring, _ velocity: CGFloat, _ distance: CGFloat, _ seconds: CGFloat
  ) -> CGFloat {
    SpringMotion(spring, velocity: distance == 0 ? 0 : velocity / distance).part(at: seconds)
  }

  /// The frame of the screen or of the clip around it, without clipping by the window.
  private func clipFrame(_ stage: DragStage) -> CGRect? {
    let movingView: UIView = stage.clip ?? stage.photo.view
    guard movingView.window != nil else { return nil }
    let frame = stage.simulator.record({}).frames.first
    guard let frame, let node = frame.node(of: movingView) else { return nil }
    return node.bounds.applying(frame.transformToWindow(of: node))
  }
}

/// A screen's view of a class of its own.
private final class PlacedView: UIView {}

/// An effect that positions the screen while it is away.
private struct PlacingEffect: TransitionEffect {
  let placing: DragFlightTests.Placing

  func arrange(_ stage: TransitionStage) {
    let (goal, rest) = (DragSourceTests.goal, stage.frontFrame)
    switch placing {
    case .frame: stage.set(\.frame, of: stage.front, away: goal, settled: rest)
    case .position:
      stage.set(\.layer.position, of: stage.front, away: goal.center, settled: rest.center)
    case .subclass:
      guard let view = stage.front as? PlacedView else { return }
      stage.set(\PlacedView.center, of: view, away: goal.center, settled: rest.center)
    }
  }
}
