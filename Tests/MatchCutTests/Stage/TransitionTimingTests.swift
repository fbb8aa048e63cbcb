import Foundation
import Testing
import UIKit
import UIKitSimulator

@testable import MatchCut

@MainActor
struct TransitionTimingTests {
  private nonisolated static let nonsense: [Double] = [
    -1, -.infinity, .infinity, .nan, .signalingNaN,
  ]

  @Test("the defaults are written once")
  func defaults() {
    #expect(TransitionTiming.standard == .curve())
    #expect(TransitionTiming.curve() == .curve(.easeInOut, duration: 0.35))
    #expect(TransitionTiming.spring() == .spring(duration: 0.5, dampingRatio: 1))
    #expect(TransitionTiming.standard.duration == 0.35)
    #expect(TransitionTiming.spring().duration == 0.5)
  }

  @Test("the sheet's spring is critically damped, with the measured frequency", arguments: [6, 15])
  func sheet(frames: Int) {
    let simulator = Simulator()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    simulator.window.addSubview(view)
    simulator.step()
    let animator = TransitionTiming.sheet.animator()
    animator.addAnimations { view.center.x = 105 }
    animator.startAnimation()
    for _ in 0..<frames { simulator.step() }
    let angle = (1000.0 / 3).squareRoot() * Double(frames) / 60
    let part = 1 - (1 + angle) * exp(-angle)
    #expect(abs(simulator.visibleFrame(of: view).midX - (5 + 100 * part)) < 0.05)
  }

  @Test("a duration is used as it is, also 0", arguments: [0, 0.001, 0.2, 30])
  func durations(_ duration: Double) {
    #expect(TransitionTiming.curve(.linear, duration: duration).duration == duration)
    #expect(TransitionTiming.spring(duration: duration).duration == duration)
  }

  @Test("an invalid duration is replaced by the default, and the rest is used", arguments: nonsense)
  func badDurations(_ duration: Double) {
    #expect(TransitionTiming.curve(.linear, duration: duration) == .curve(.linear))
    #expect(
      TransitionTiming.spring(duration: duration, dampingRatio: 0.4) == .spring(dampingRatio: 0.4))
  }

  @Test(
    "a damping ratio out of range is clamped",
    arguments: [
      (-3, 0.1), (0, 0.1), (0.1, 0.1), (0.8, 0.8), (1, 1), (7, 1), (.nan, 1), (.infinity, 1),
    ]
      as [(Double, Double)])
  func damping(given: Double, taken: Double) {
    #expect(
      TransitionTiming.spring(dampingRatio: given) == .spring(dampingRatio: taken))
  }

  @Test("control points are clamped to the duration")
  func cubic() {
    #expect(
      TransitionTiming.cubic(
        controlPoint1: CGPoint(x: -1, y: -2), controlPoint2: CGPoint(x: 3, y: 4))
        == .cubic(
          controlPoint1: CGPoint(x: 0, y: -2), controlPoint2: CGPoint(x: 1, y: 4), duration: 0.35))
  }

  @Test("a curve with a NaN is ease-in-out", arguments: nonsense)
  func badCubic(_ number: Double) {
    guard !number.isFinite else { return }
    let point = CGPoint(x: 0.5, y: 0.5)
    let bad = CGPoint(x: 0.5, y: number)
    for (point1, point2) in [(bad, point), (point, bad)] {
      #expect(
        TransitionTiming.cubic(controlPoint1: point1, controlPoint2: point2, duration: 2)
          == .curve(duration: 2))
    }
    #expect(
      TransitionTiming.cubic(controlPoint1: point, controlPoint2: point, duration: number)
        == .cubic(controlPoint1: point, controlPoint2: point))
  }

  @Test("timings differ if any part of them differs")
  func equality() {
    let timings: Set<TransitionTiming> = [
      .curve(), .curve(.linear), .curve(duration: 0.5), .spring(), .spring(duration: 0.35),
      .spring(dampingRatio: 0.5), .standard, .curve(.easeInOut),
    ]
    #expect(timings.count == 6)
  }

  @Test("a property animator has that duration, of springs too")
  func parameters() {
    for timing in [
      TransitionTiming.curve(.easeOut, duration: 0.7), .spring(duration: 0.7, dampingRatio: 0.6),
      .cubic(controlPoint1: .zero, controlPoint2: CGPoint(x: 1, y: 1), duration: 0.7),
    ] {
      let animator = UIViewPropertyAnimator(
        duration: timing.duration, timingParameters: timing.parameters)
      #expect(animator.duration == 0.7)
    }
    let curve = TransitionTiming.curve(.easeOut).parameters
    #expect((curve as? UICubicTimingParameters)?.animationCurve == .easeOut)
    #expect(TransitionTiming.spring().parameters is UISpringTimingParameters)
  }

  @Test("the effects have their own timings")
  func effects() {
    #expect(FadeEffect.fade.timing(for: .push) == .curve(.easeInOut, duration: 0.25))
    #expect(ZoomEffect.zoom(from: .frame(.zero, in: nil)).timing(for: .push).duration == 0.5)
    #expect(SlideEffect().timing(for: .push) == .standard)
    #expect(SlideEffect().timing(for: .pop) == .standard)
  }

  @Test("a zoom takes longer to open than to close, also inside another effect")
  func zooms() {
    let zoom = ZoomEffect.zoom(from: .frame(.zero, in: nil))
    let effects: [any TransitionEffect] = [
      zoom, AnyTransitionEffect.match([]), zoom.combined(with: .fade),
      AnyTransitionEffect.asymmetric(appearing: zoom, disappearing: zoom.combined(with: .scale)),
    ]
    for effect in effects {
      for operation in [TransitionOperation.present, .push, .dismiss, .pop] {
        let animator = TransitionAnimator(effect, for: operation)
        let duration = operation.isAppearing ? 0.5 : 0.35
        #expect(animator.transitionDuration(using: nil) == duration)
      }
    }
  }

  @Test("an animator has its effect's timing unless it is given one")
  func animators() {
    #expect(TransitionAnimator(.fade, for: .push).transitionDuration(using: nil) == 0.25)
    let slow = TransitionAnimator(.fade, for: .push, timing: .spring(duration: 2))
    #expect(slow.transitionDuration(using: nil) == 2)
    let context = BareStage().context()
    context.isAnimated = false
    #expect(slow.transitionDuration(using: context) == 0)
  }
}
