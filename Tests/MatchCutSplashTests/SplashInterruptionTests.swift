import MatchCutSplash
import Testing
@_spi(Simulator) import UIKit
@_spi(Simulator) import UIKitSimulator

@MainActor struct SplashInterruptionTests {
  @Test(arguments: Simulator.Variant.all)
  func `it covers the app again, backward, and opens again`(variant: Simulator.Variant) {
    let stage = RevealStage(variant: variant)
    let recording = stage.simulator.record {
      stage.coverAgain()
      #expect(stage.seen == stage.window.bounds)
      stage.simulator.run(for: 0.3)
      #expect(stage.calls == 0)
      #expect(stage.isCovered)
      #expect(stage.simulator.runUntilIdle())
    }
    #expect(stage.calls == 1)
    stage.expectNoFlash(in: recording)
    #expect(stage.added.count == 1)
    #expect(stage.hole == nil && stage.window.layer.animationKeys() == nil)
    #expect(stage.simulator.visibleAlpha(of: stage.splash.logo) == 1)
    #expect(stage.simulator.visibleAlpha(of: stage.splash.caption) == 1)
    let front = stage.simulator.hitTest(CGPoint(x: 196, y: 300))
    #expect(front?.window === stage.splash.view.window)
    let opening = stage.simulator.record {
      stage.dismiss()
      #expect(stage.simulator.runUntilIdle())
    }
    #expect(stage.calls == 2)
    stage.expectNoFlash(in: opening)
    stage.expectNothingLeft()
  }

  @Test(arguments: [0.05, 0.2, 0.4, 0.6, 0.75])
  func `covered while it opens, it reverses where it is`(time: Double) {
    let stage = RevealStage().cover()
    stage.dismiss()
    stage.simulator.run(for: time)
    let before = stage.seen
    var covered = 0
    stage.reveal?.present(animated: true) { covered += 1 }
    #expect(stage.calls == 1)
    #expect(abs(stage.seen.width - before.width) < 0.5)
    stage.simulator.step()
    #expect(abs(stage.seen.width - before.width) < max(before.width * 0.3, 4))
    let start = stage.simulator.time
    let recording = stage.simulator.record { #expect(stage.simulator.runUntilIdle()) }
    stage.expectNoFlash(in: recording)
    #expect(covered == 1)
    #expect(stage.simulator.time - start < time + 0.2)
    #expect(stage.hole == nil)
    stage.dismiss(animated: false)
    stage.expectNothingLeft()
  }

  @Test(arguments: [0.05, 0.4, 0.75, 0.78])
  func `dismissed while it closes, it reverses where it is`(time: Double) {
    let stage = RevealStage()
    stage.coverAgain()
    stage.simulator.run(for: time)
    let before = stage.seen
    stage.dismiss()
    #expect(stage.calls == 1)
    stage.simulator.step()
    #expect(abs(stage.seen.width - before.width) < max(before.width * 0.4, 12))
    let recording = stage.simulator.record { #expect(stage.simulator.runUntilIdle()) }
    stage.expectNoFlash(in: recording)
    #expect(stage.calls == 2)
    stage.expectNothingLeft()
  }

  @Test func `reversed before the first frame, it has never opened`() {
    let stage = RevealStage().cover()
    stage.dismiss()
    stage.coverAgain()
    #expect(stage.calls == 1)
    #expect(stage.simulator.runUntilIdle())
    #expect(stage.calls == 2)
    #expect(stage.isCovered)
    #expect(stage.hole == nil)
    stage.dismiss()
    #expect(stage.simulator.runUntilIdle())
    #expect(stage.calls == 3)
    stage.expectNothingLeft()
  }

  @Test func `presented and dismissed in one turn, it opens`() {
    let stage = RevealStage()
    stage.reveal?.present()
    stage.dismiss()
    #expect(stage.simulator.runUntilIdle())
    #expect(stage.calls == 1)
    stage.expectNothingLeft()
  }

  @Test func `dismissed twice, both completions are called once at the end`() {
    let stage = RevealStage().cover()
    stage.dismiss()
    stage.simulator.run(for: 0.2)
    stage.dismiss()
    #expect(stage.calls == 0)
    #expect(stage.simulator.runUntilIdle())
    #expect(stage.calls == 2)
    stage.dismiss()
    #expect(stage.calls == 3)
    stage.expectNothingLeft()
  }

  @Test func `dismissed before it was presented, it completes at once`() {
    let stage = RevealStage()
    stage.dismiss()
    #expect(stage.calls == 1)
    stage.expectNothingLeft()
  }

  @Test func `presented twice, it is shown once`() {
    let stage = RevealStage().cover()
    stage.coverAgain()
    #expect(stage.calls == 1)
    #expect(stage.added.count == 1)
    stage.dismiss(animated: false)
    stage.expectNothingLeft()
  }

  @Test(arguments: ["deactivate", "background", "disconnect"], [true, false])
  func `a scene that disconnects in flight ends it`(how: String, isOpening: Bool) {
    let stage = RevealStage()
    if isOpening {
      stage.cover()
      stage.dismiss()
    } else {
      stage.coverAgain()
    }
    stage.simulator.run(for: 0.3)
    switch how {
    case "deactivate": stage.simulator.deactivate()
    case "background": stage.simulator.enterBackground()
    default: stage.simulator.disconnect()
    }
    #expect(stage.calls == 1)
    #expect(stage.hole == nil)
    #expect(stage.isCovered != isOpening)
    stage.simulator.run(for: 0.3)
    if how != "disconnect" { stage.simulator.activate() }
    stage.dismiss(animated: false)
    #expect(stage.calls == 2)
    stage.expectNothingLeft()
  }

  @Test func `in the background it covers and opens at once`() {
    let stage = RevealStage()
    stage.simulator.enterBackground()
    stage.coverAgain()
    #expect(stage.calls == 1 && stage.isCovered)
    stage.dismiss()
    #expect(stage.calls == 2)
    stage.expectNothingLeft()
  }

  @Test func `the app's root may change in flight`() {
    let stage = RevealStage().cover()
    stage.dismiss()
    stage.simulator.run(for: 0.3)
    let other = UIViewController()
    stage.window.rootViewController = other
    stage.simulator.run(for: 0.02)
    #expect(stage.seen.width < 393)
    #expect(stage.simulator.runUntilIdle())
    #expect(stage.calls == 1)
    #expect(stage.simulator.visibleFrame(of: other.view) == stage.window.bounds)
    stage.window.rootViewController = stage.root
    stage.simulator.runUntilIdle()
    stage.expectNothingLeft()
  }

  @Test func `a screen that is presented in flight is visible through the hole`() {
    let stage = RevealStage().cover()
    stage.dismiss()
    stage.simulator.run(for: 0.1)
    let screen = UIViewController()
    screen.modalPresentationStyle = .overFullScreen
    stage.root.present(screen, animated: false)
    stage.simulator.run(for: 0.1)
    #expect(stage.seen.width < 150)
    #expect(stage.simulator.runUntilIdle())
    #expect(stage.calls == 1)
    #expect(stage.simulator.visibleFrame(of: screen.view) == stage.window.bounds)
    screen.dismiss(animated: false)
    stage.simulator.runUntilIdle()
    stage.expectNothingLeft()
  }

  @Test func `the app's window may be removed in flight`() {
    let stage = RevealStage().cover()
    stage.dismiss()
    stage.simulator.run(for: 0.1)
    stage.window.windowScene = nil
    #expect(stage.simulator.runUntilIdle())
    #expect(stage.calls == 1)
    #expect(stage.simulator.scene.windows.isEmpty)
    #expect(stage.simulator.faults.map(\.description) == [])
  }

  @Test func `a completion may cover the app again`() {
    let stage = RevealStage().cover()
    stage.reveal?.dismiss {
      stage.count()
      stage.reveal?.present()
    }
    #expect(stage.simulator.runUntilIdle())
    #expect(stage.calls == 1)
    #expect(stage.isCovered && stage.added.count == 1)
    stage.dismiss(animated: false)
    stage.expectNothingLeft()
  }

  @Test func `animations that the app removes do not delay it`() {
    let stage = RevealStage().cover()
    stage.dismiss()
    stage.simulator.run(for: 0.2)
    stage.window.layer.removeAllAnimations()
    stage.splash.view.window?.rootViewController?.view.layer.removeAllAnimations()
    stage.simulator.run(for: 0.1)
    #expect(stage.calls == 1)
    stage.expectNothingLeft()
  }

  @Test func `a stopped layer time does not delay it`() {
    let stage = RevealStage().cover()
    stage.dismiss()
    stage.simulator.run(for: 0.2)
    stage.splash.view.window?.rootViewController?.view.layer.speed = 0
    stage.simulator.run(for: 1.5)
    #expect(stage.calls == 1)
    stage.expectNothingLeft()
  }

  @Test(arguments: [0.0, 0.3, 0.7, 1])
  func `two reveals of one scene at once leave nothing behind`(delay: Double) {
    let stage = RevealStage().cover()
    let privacy = SplashScreen()
    privacy.loadViewIfNeeded()
    let second = SplashReveal(stage.simulator.scene, splash: privacy, shape: .view(privacy.logo))
    second.present(animated: true)
    stage.simulator.run(for: delay)
    stage.dismiss()
    stage.simulator.run(for: 0.2)
    second.dismiss()
    #expect(stage.simulator.runUntilIdle())
    #expect(stage.calls == 1 && !second.isPresented)
    stage.expectNothingLeft()
  }
}
