import Foundation
import Testing
@_spi(Simulator) import UIKit
@_spi(Simulator) import UIKitSimulator

@MainActor struct SimulatorTests {
  let simulator = Simulator()

  private func addView(_ frame: CGRect, to superview: UIView? = nil) -> UIView {
    let view = UIView(frame: frame)
    (superview ?? simulator.window).addSubview(view)
    simulator.commit()
    return view
  }

  @Test func `time passes in whole frames only`() {
    #expect(simulator.time == 0)
    simulator.step()
    #expect(abs(simulator.time - 1 / 60.0) < 1e-9)
    simulator.run(for: 0.25)
    #expect(abs(simulator.time - 16 / 60.0) < 1e-9)
    simulator.commit()
    #expect(abs(simulator.time - 16 / 60.0) < 1e-9)
    simulator.refreshRate = 120
    simulator.step()
    #expect(abs(simulator.time - 33 / 120.0) < 1e-9)
  }

  @Test(arguments: [0, 0.004, -1, .nan] as [Double])
  func `late events keep the time between them`(ago: Double) {
    let view = addView(CGRect(x: 0, y: 0, width: 393, height: 852))
    let spy = TouchView(frame: view.bounds)
    view.addSubview(spy)
    simulator.run(for: 0.5)
    let finger = simulator.touchDown(at: CGPoint(x: 100, y: 100), ago: ago)
    let late = ago > 0 ? ago : 0
    #expect(abs(spy.times[0] - (CACurrentMediaTime() - late)) < 1e-9)
    simulator.step()
    finger.move(to: CGPoint(x: 100, y: 110), ago: ago)
    #expect(abs(spy.times[1] - spy.times[0] - 1 / 60.0) < 1e-9)
    // No event is older than the previous one.
    finger.move(to: CGPoint(x: 100, y: 120), ago: 1)
    #expect(spy.times[2] == spy.times[1])
    simulator.step()
    finger.lift(ago: ago)
    #expect(abs(spy.times[3] - spy.times[0] - 2 / 60.0) < 1e-9)
  }

  /// Records the times of touches.
  private final class TouchView: UIView {
    var times: [TimeInterval] = []

    private func note(_ touches: Set<UITouch>) { times += touches.map(\.timestamp) }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
  }

  @Test func `a new simulator is idle`() {
    #expect(simulator.runUntilIdle())
    #expect(simulator.time == 0)
  }

  @Test func `A1.3: touches during a blocked main thread arrive in one turn`() {
    let view = addView(CGRect(x: 0, y: 0, width: 393, height: 852))
    let pan = UIPanGestureRecognizer()
    let spy = Spy(pan)
    view.addGestureRecognizer(pan)
    var velocity = CGPoint.zero
    spy.onAction = { velocity = $0.velocity(in: nil) }
    simulator.stall(for: 0.2)
    let start = simulator.time
    simulator.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 200), duration: 0.1)
    #expect(spy.states.isEmpty)
    var committed = false
    while spy.states.isEmpty {
      World.current.afterCommit { committed = true }
      simulator.step()
    }
    #expect(abs(simulator.time - start - 0.2) < 1.01 / 60)
    #expect(committed)
    #expect(spy.states.first == .began)
    #expect(spy.states.last == .ended)
    #expect(abs(velocity.y - 1000) < 1e-6)
  }

  @Test func `nothing is drawn while the main thread is blocked`() {
    let recording = simulator.record {
      simulator.stall(for: 0.1)
      simulator.run(for: 0.2)
    }
    #expect(recording.frames.count == 8)
    #expect(recording.frames[0].time == 0)
    #expect(abs(recording.frames[1].time - 0.1) < 1e-9)
  }

  @Test func `the visible frame is clipped by superviews and the window`() {
    let clip = addView(CGRect(x: 50, y: 50, width: 100, height: 100))
    let inner = addView(CGRect(x: 50, y: 50, width: 100, height: 100), to: clip)
    #expect(simulator.visibleFrame(of: inner) == CGRect(x: 100, y: 100, width: 100, height: 100))
    clip.clipsToBounds = true
    #expect(simulator.visibleFrame(of: inner) == CGRect(x: 100, y: 100, width: 50, height: 50))
    let outside = addView(CGRect(x: 343, y: 0, width: 100, height: 100))
    #expect(simulator.visibleFrame(of: outside) == CGRect(x: 343, y: 0, width: 50, height: 100))
    outside.removeFromSuperview()
    #expect(simulator.visibleFrame(of: outside).isNull)
  }

  @Test func `the visible frame goes through transforms`() {
    let outer = addView(CGRect(x: 100, y: 100, width: 100, height: 100))
    let inner = addView(CGRect(x: 0, y: 0, width: 100, height: 100), to: outer)
    outer.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    simulator.commit()
    #expect(simulator.visibleFrame(of: inner) == CGRect(x: 125, y: 125, width: 50, height: 50))
  }

  @Test func `the visible alpha is the product up to the window`() {
    let outer = addView(CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = addView(CGRect(x: 0, y: 0, width: 100, height: 100), to: outer)
    outer.alpha = 0.5
    inner.alpha = 0.5
    #expect(simulator.visibleAlpha(of: inner) == 0.25)
    outer.isHidden = true
    #expect(simulator.visibleAlpha(of: inner) == 0)
    outer.isHidden = false
    outer.removeFromSuperview()
    #expect(simulator.visibleAlpha(of: inner) == 0)
  }

  @Test func `the visible frame includes the animation`() {
    let view = addView(CGRect(x: 0, y: 0, width: 100, height: 100))
    simulator.step()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.frame.origin.x = 200
    }
    simulator.run(for: 0.5)
    #expect(abs(simulator.visibleFrame(of: view).minX - 100) < 4)
    #expect(simulator.runUntilIdle())
    #expect(simulator.visibleFrame(of: view).minX == 200)
  }

  @Test func `a recording has every frame with its fingers`() {
    let view = addView(CGRect(x: 0, y: 0, width: 100, height: 100))
    let recording = simulator.record {
      simulator.step()
      view.frame.origin.x = 50
      let finger = simulator.touchDown(at: CGPoint(x: 10, y: 20))
      simulator.step()
      finger.lift()
      view.alpha = 0.5
      simulator.step()
    }
    #expect(recording.size == CGSize(width: 393, height: 852))
    #expect(recording.refreshRate == 60)
    #expect(recording.frames.map { $0.visibleFrame(of: view).minX } == [0, 0, 50, 50])
    #expect(recording.frames.map { $0.visibleAlpha(of: view) } == [1, 1, 1, 0.5])
    #expect(recording.frames.map(\.touches) == [[], [], [CGPoint(x: 10, y: 20)], []])
    #expect(recording.frames[1].visibleFrame(of: UIView(frame: .zero)).isNull)
  }

  @Test func `a recording has a commit that shows something else`() {
    let view = addView(CGRect(x: 0, y: 0, width: 100, height: 100))
    let recording = simulator.record {
      simulator.step()
      simulator.commit()
      view.alpha = 0.5
      simulator.commit()
      simulator.commit()
      view.alpha = 1
      simulator.step()
    }
    #expect(recording.frames.map { $0.visibleAlpha(of: view) } == [1, 1, 0.5, 1])
    let times = recording.frames.map { Int(($0.time * 60).rounded()) }
    #expect(times == [0, 1, 1, 2])
  }

  @Test func `the same input gives the same frames`() {
    func play() -> Recording {
      let simulator = Simulator()
      let scrollView = UIScrollView(frame: simulator.window.bounds)
      scrollView.contentSize = CGSize(width: 393, height: 3000)
      let view = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
      scrollView.addSubview(view)
      simulator.window.addSubview(scrollView)
      return simulator.record {
        UIView.animate(withDuration: 0.4) { view.transform = CGAffineTransform(rotationAngle: 1) }
        simulator.drag(from: CGPoint(x: 99, y: 700), to: CGPoint(x: 99, y: 200), duration: 0.3)
        simulator.runUntilIdle()
      }
    }
    let first = play()
    #expect(first.frames.count > 60)
    #expect(first.frames == play().frames)
  }

  @Test func `a scene that is deactivated cancels touches`() {
    let view = addView(CGRect(x: 0, y: 0, width: 393, height: 852))
    let spy = Spy(UIPanGestureRecognizer())
    view.addGestureRecognizer(spy.recognizer)
    let finger = simulator.touchDown(at: CGPoint(x: 100, y: 100))
    finger.move(to: CGPoint(x: 100, y: 150))
    simulator.deactivate()
    #expect(spy.states == [.began, .cancelled])
    finger.move(to: CGPoint(x: 100, y: 200))
    finger.lift()
    simulator.activate()
    #expect(spy.states == [.began, .cancelled])
  }

  @Test func `H: a change of Reduce Motion is posted`() {
    nonisolated(unsafe) var count = 0
    let observer = NotificationCenter.default.addObserver(
      forName: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil, queue: nil
    ) { _ in count += 1 }
    defer { NotificationCenter.default.removeObserver(observer) }
    #expect(!UIAccessibility.isReduceMotionEnabled)
    simulator.isReduceMotionEnabled = true
    simulator.isReduceMotionEnabled = true
    #expect(UIAccessibility.isReduceMotionEnabled)
    #expect(count == 1)
  }

  @Test func `H: posted notifications are logged`() {
    UIAccessibility.post(notification: .screenChanged, argument: UIView(frame: .zero))
    #expect(simulator.log.last?.message == "UIAccessibility.post(.screenChanged, UIView)")
  }

  @Test func `faults have a fact, a time and a message`() {
    simulator.run(for: 0.5)
    World.current.fault("A6", "completed twice")
    #expect(simulator.faults.map(\.description) == ["0.500s [A6] completed twice"])
  }

  @Test func `layers that need an offscreen pass are counted`() {
    let view = addView(CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(simulator.counters.offscreenLayers == 0)
    view.layer.cornerRadius = 10
    view.clipsToBounds = true
    #expect(simulator.counters.offscreenLayers == 0)
    let inner = addView(CGRect(x: 0, y: 0, width: 10, height: 10), to: view)
    #expect(simulator.counters.offscreenLayers == 1)
    inner.layer.shadowOpacity = 1
    #expect(simulator.counters.offscreenLayers == 2)
    inner.isHidden = true
    #expect(simulator.counters.offscreenLayers == 1)
  }

  @Test func `hitTest returns the frontmost view`() {
    let back = addView(CGRect(x: 0, y: 0, width: 100, height: 100))
    let front = addView(CGRect(x: 50, y: 0, width: 100, height: 100))
    #expect(simulator.hitTest(CGPoint(x: 10, y: 10)) === back)
    #expect(simulator.hitTest(CGPoint(x: 60, y: 10)) === front)
    #expect(simulator.hitTest(CGPoint(x: 300, y: 300)) === simulator.window)
  }

  @Test func `the window follows a new size of the scene`() {
    simulator.resize(to: CGSize(width: 852, height: 393))
    simulator.step()
    #expect(simulator.window.bounds.size == CGSize(width: 852, height: 393))
    #expect(simulator.window.safeAreaInsets.left == 59)
  }

  @Test func `the variants contain every pair of choices`() {
    let choices = Simulator.Variant.all.map { variant in
      let standard = Simulator.Variant.standard.description
      return variant.description == standard
        ? [] : variant.description.components(separatedBy: ", ")
    }
    let names = Set(choices.joined())
    #expect(names.count == 15)
    for a in names {
      for b in names where a != b {
        let pairs = Set(choices.map { [$0.contains(a), $0.contains(b)] })
        #expect(pairs.count == 4, "\(a) and \(b)")
      }
    }
  }
}
