import Testing
import UIKit
import UIKitFilm
import UIKitSimulator

@testable import MatchCut

/// Effects that combine others, and effects with limits.
@MainActor
struct ComposedEffectTests {
  private let linear = TransitionTiming.curve(.linear, duration: 0.5)

  @Test(
    "an asymmetric effect appears with one and disappears with the other", .filmed,
    arguments: ModalWay.allCases)
  func asymmetric(_ way: ModalWay) {
    let effect = TestEffect(.asymmetric(appearing: .cover(from: .bottom), disappearing: .fade))
    let stage = ModalStage(ModalCase(effect: effect, way: way), timing: linear)
    stage.present()
    stage.simulator.run(for: 0.25)
    let coming = stage.simulator.visibleFrame(of: stage.photo.view)
    #expect(coming.height < 500 && stage.simulator.visibleAlpha(of: stage.photo.view) == 1)
    stage.phone.settle()
    stage.expectPresented()
    stage.dismiss()
    stage.simulator.run(for: 0.25)
    #expect(stage.simulator.visibleFrame(of: stage.photo.view) == stage.phone.screen)
    #expect(stage.simulator.visibleAlpha(of: stage.photo.view) < 0.7)
    stage.phone.settle()
    stage.expectDismissed()
    stage.phone.expectNoFaults()
  }

  @Test("a combination contains the half that is played", .filmed)
  func asymmetricInCombination() {
    let effect = FadeEffect.fade.combined(
      with: .asymmetric(appearing: .cover(from: .bottom), disappearing: .scale(from: 0.5)))
    let stage = ModalStage(
      ModalCase(effect: TestEffect(effect), way: .presentUsing), timing: linear)
    stage.present()
    stage.simulator.run(for: 0.25)
    #expect(stage.simulator.visibleFrame(of: stage.photo.view).minY > 300)
    #expect(stage.simulator.visibleAlpha(of: stage.photo.view) < 0.7)
    stage.phone.settle()
    stage.dismiss()
    stage.simulator.run(for: 0.25)
    #expect(stage.simulator.visibleFrame(of: stage.photo.view).width < 350)
    #expect(stage.simulator.visibleAlpha(of: stage.photo.view) < 0.7)
    stage.phone.settle()
    stage.expectDismissed()
  }

  @Test("each half has its own timing, and is reduced to its own", .filmed)
  func halves() {
    let effect = AnyTransitionEffect.asymmetric(appearing: .push, disappearing: .fade)
    for (operation, half) in [
      (TransitionOperation.push, AnyTransitionEffect.push.timing(for: .push)),
      (.present, AnyTransitionEffect.push.timing(for: .present)),
      (.pop, FadeEffect.fade.timing(for: .pop)),
      (.dismiss, FadeEffect.fade.timing(for: .dismiss)),
    ] {
      let animator = TransitionAnimator(effect, for: operation)
      #expect(animator.transitionDuration(using: nil) == half.duration)
    }
    let nested = TransitionAnimator(
      .asymmetric(appearing: .fade, disappearing: effect), for: .pop)
    #expect(nested.transitionDuration(using: nil) == FadeEffect.fade.timing(for: .pop).duration)
  }

  @Test("a push that a finger reverses keeps its effect", .filmed)
  func thrownBack() {
    let effect = TestEffect(.asymmetric(appearing: .cover(from: .bottom), disappearing: .fade))
    let stage = NavigationStage(effect)
    let driver = stage.drive { stage.push() }
    driver.update(0.5)
    stage.simulator.step()
    driver.cancel()
    stage.simulator.step()
    #expect(stage.simulator.visibleAlpha(of: stage.photo.view) == 1)
    #expect(stage.simulator.visibleFrame(of: stage.photo.view).minY > 300)
    stage.phone.settle()
    stage.expectRootShown()
  }

  @Test("with Reduce Motion, a combination does not move", .filmed)
  func reduced() {
    let stage = NavigationStage(TestEffect(.slide(from: .bottom).combined(with: .scale)))
    stage.simulator.isReduceMotionEnabled = true
    let recording = stage.simulator.record { stage.pushAndSettle() }
    for frame in recording.frames(showing: stage.photo.view) {
      #expect(frame.visibleFrame(of: stage.photo.view) == stage.screen)
    }
    stage.expectPhotoShown()
  }

  @Test(.filmed) func `a combination asks the provider of a source once`() {
    let simulator = Simulator()
    let source = UIView(frame: CGRect(x: 20, y: 20, width: 50, height: 50))
    simulator.window.addSubview(source)
    var calls = 0
    let zoom = ZoomEffect.zoom(
      from: .provider { _ in
        calls += 1
        return .view(source)
      })
    let request = TransitionRequest(operation: .present, frontController: nil, backController: nil)
    for effect in [zoom.combined(with: .fade), FadeEffect.fade.combined(with: zoom)] {
      calls = 0
      #expect(
        effect.sourced(for: .present)?.sourceView(in: simulator.window, for: request) === source)
      #expect(calls == 1)
    }
  }

  @Test(
    "a scale has its limits", .filmed,
    arguments: [(0.5, 0.5), (0, 0.01), (-2, 0.01), (99, 10), (.nan, 0.8), (.infinity, 0.8)])
  func limits(scale: CGFloat, used: CGFloat) throws {
    let stage = NavigationStage(
      TestEffect(AnyTransitionEffect.scale(from: scale)), timing: .curve(.linear, duration: 1))
    let driver = stage.drive { stage.push() }
    let frame = try #require(stage.simulator.record { stage.simulator.step() }.frames.last)
    #expect(abs(frame.scale(of: stage.photo.view) - used) < 1e-6)
    driver.cancel()
    stage.phone.settle()
    stage.phone.expectNoFaults()
  }

  @Test("a circle without a source is a fade", .filmed, arguments: ModalWay.allCases)
  func noSource(_ way: ModalWay) {
    let stage = ModalStage(
      ModalCase(effect: TestEffect(.circle(from: .frame(.zero, in: nil))), way: way),
      timing: linear)
    stage.present()
    stage.simulator.run(for: 0.25)
    #expect(stage.simulator.visibleFrame(of: stage.photo.view) == stage.phone.screen)
    stage.expectFront(of: .fade, at: 0.5)
    stage.phone.settle()
    stage.expectPresented()
  }
}
