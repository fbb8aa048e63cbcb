import Testing
import UIKit
@_spi(Simulator) import UIKitSimulator

@testable import MatchCut

/// The order of calls at the end, and what is restored in flight rather than at the end.
@MainActor struct RunOrderTests {
  @Test(arguments: [true, false])
  func `those who wait for the end are told after UIKit`(isCancelled: Bool) {
    let bare = BareStage()
    let context = bare.context()
    context.transitionWasCancelled = isCancelled
    var calls: [String] = []
    context.onCompletion = { calls.append("UIKit") }
    let animator = TransitionAnimator(FadeEffect.fade, for: .push)
    let run = animator.run(of: context)
    let isWaiting = run.whenEnded { calls.append("handler \($0)") }
    #expect(isWaiting)
    animator.animateTransition(using: context)
    #expect(bare.simulator.runUntilIdle())
    #expect(calls == ["UIKit", "handler \(isCancelled)"])
  }

  @Test func `a dragged clip is as high as at rest as soon as it returns`() throws {
    let screen = Screen("screen")
    let phone = Phone()
    phone.root.present(screen, using: ModalTransition(ContentEffect(), dismissal: .drag))
    phone.settle()
    let finger = phone.pull(100)
    let clip = try #require(screen.view.superview as? ClipView)
    #expect(clip.bounds.height < phone.screen.height - 1)
    phone.simulator.run(for: 0.2)
    finger.lift()
    phone.simulator.step()
    #expect(clip.bounds.height == phone.screen.height)
    phone.settle()
    phone.expectAtRest(screen)
  }

  @Test func `an answer about a display does not keep its scene`() {
    weak var scene: UIWindowScene?
    do {
      let simulator = Simulator()
      simulator.displayCornerRadius = 33
      let radius = DisplayCorners.radius(around: simulator.window.bounds, in: simulator.window)
      scene = simulator.window.windowScene
      #expect(radius == 33 && scene != nil)
    }
    _ = Simulator()
    #expect(scene == nil)
  }

  @Test func `the curve of a fade through is Material's`() {
    let curve = TransitionTiming.cubic(
      controlPoint1: CGPoint(x: 0.4, y: 0), controlPoint2: CGPoint(x: 0.2, y: 1), duration: 0.3)
    for effect in [AnyTransitionEffect.fadeThrough, AnyTransitionEffect.sharedAxis(.x)]
      as [any TransitionEffect]
    {
      let timing = effect.timing(for: .push)
      let (animator, wanted) = (timing.animator(), curve.animator())
      #expect(animator.duration == wanted.duration)
      let points = [animator, wanted].map {
        ($0.timingParameters as? UICubicTimingParameters).map {
          [$0.controlPoint1, $0.controlPoint2]
        }
      }
      #expect(points[0] != nil && points[0] == points[1])
    }
  }
}

/// An effect that makes the content of its clip small, and leaves the clip in its place.
private struct ContentEffect: TransitionEffect {
  func arrange(_ stage: TransitionStage) {
    let clip = stage.clip(stage.front)
    stage.set(\.transform, of: clip.content, away: CGAffineTransform(scaleX: 0.5, y: 0.5))
  }
}
