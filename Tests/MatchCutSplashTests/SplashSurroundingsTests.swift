import MatchCutSplash
import Testing
@_spi(Simulator) import UIKit
@_spi(Simulator) import UIKitSimulator

@MainActor struct SplashSurroundingsTests {
  @Test func `a window of the app keeps its own mask`() {
    let stage = RevealStage()
    let own = CALayer()
    own.frame = stage.window.bounds
    own.backgroundColor = UIColor.black.cgColor
    stage.window.layer.mask = own
    stage.cover()
    stage.dismiss()
    stage.simulator.run(for: 0.2)
    #expect(stage.window.layer.mask === own)
    stage.simulator.runUntilIdle()
    #expect(stage.window.layer.mask === own)
    stage.window.layer.mask = nil
    stage.expectNothingLeft()
  }

  @Test(arguments: [0.0, 0.3, 0.7])
  func `resized while it opens, the hole follows the logo`(time: Double) {
    let stage = RevealStage().cover()
    stage.dismiss()
    stage.simulator.run(for: time)
    stage.simulator.resize(to: CGSize(width: 852, height: 393))
    stage.simulator.run(for: 0.35)
    if stage.calls == 0 {
      let hole = stage.hole?.presentation()
      #expect(hole.map { abs($0.position.x - 426) < 1 && abs($0.position.y - 196.5) < 1 } == true)
    }
    #expect(stage.simulator.runUntilIdle())
    #expect(stage.calls == 1)
    #expect(stage.seen == CGRect(x: 0, y: 0, width: 852, height: 393))
    stage.expectNothingLeft()
  }

  @Test func `resized while it covers, it still fits, and opens from there`() {
    let stage = RevealStage().cover()
    stage.simulator.resize(to: CGSize(width: 852, height: 393))
    #expect(stage.simulator.runUntilIdle())
    let screen = CGRect(x: 0, y: 0, width: 852, height: 393)
    #expect(stage.simulator.visibleFrame(of: stage.splash.view) == screen)
    stage.dismiss()
    stage.simulator.step()
    #expect(abs(stage.seen.midX - 426) < 0.5)
    #expect(stage.simulator.runUntilIdle())
    stage.expectNothingLeft()
  }

  @Test func `with Reduce Motion it fades, without a hole`() {
    let stage = RevealStage()
    stage.simulator.isReduceMotionEnabled = true
    stage.cover()
    stage.dismiss()
    stage.simulator.run(for: 0.15)
    #expect(stage.hole == nil)
    #expect(stage.added.count == 1)
    let alpha = stage.simulator.visibleAlpha(of: stage.splash.view)
    #expect(alpha > 0.3 && alpha < 0.7)
    #expect(stage.isCovered)
    #expect(stage.simulator.runUntilIdle())
    #expect(stage.calls == 1)
    stage.expectNothingLeft()
    stage.coverAgain()
    stage.simulator.run(for: 0.15)
    #expect(stage.simulator.visibleAlpha(of: stage.splash.view) < 0.7)
    #expect(stage.simulator.runUntilIdle())
    #expect(stage.calls == 2 && stage.isCovered)
    #expect(stage.simulator.visibleAlpha(of: stage.splash.view) == 1)
    stage.dismiss(animated: false)
    stage.expectNothingLeft()
  }

  @Test func `invalid options are replaced by the defaults`() {
    var motion = SplashMotion()
    motion.duration = .nan
    motion.fadeDuration = -1
    motion.minimumScale = .nan
    motion.contraction = 7
    motion.finalScale = .infinity
    motion.rotation = .nan
    motion.initialAppScale = -3
    motion.logoFade = -5...900
    motion.contentFade = 0.5...0.5
    let stage = RevealStage(motion: motion).cover()
    stage.dismiss()
    #expect(stage.simulator.runUntilIdle())
    #expect(abs(stage.simulator.time - 0.85) < 0.1)
    #expect(stage.calls == 1)
    stage.expectNothingLeft()
  }

  @Test func `a duration of zero is not animated`() {
    var motion = SplashMotion()
    motion.duration = 0
    let stage = RevealStage(motion: motion).cover()
    stage.dismiss()
    #expect(stage.calls == 1)
    stage.expectNothingLeft()
    stage.coverAgain()
    #expect(stage.calls == 2 && stage.isCovered)
    stage.dismiss(animated: false)
    stage.expectNothingLeft()
  }

  @Test func `a splash that is in use elsewhere is left there`() {
    let stage = RevealStage()
    stage.root.addChild(stage.splash)
    stage.root.view.addSubview(stage.splash.view)
    stage.splash.didMove(toParent: stage.root)
    stage.coverAgain()
    #expect(stage.calls == 1)
    #expect(stage.added.isEmpty && stage.splash.parent === stage.root)
    stage.dismiss()
    #expect(stage.calls == 2)
    #expect(stage.simulator.faults.map(\.description) == [])
  }

  @Test func `without a window of the app it fades`() {
    let splash = SplashScreen()
    let simulator = Simulator { UIWindow(windowScene: $0) }
    let reveal = SplashReveal(simulator.scene, splash: splash, shape: .view(splash.logo))
    reveal.present()
    simulator.run(for: 0.1)
    var calls = 0
    reveal.dismiss { calls += 1 }
    #expect(simulator.runUntilIdle())
    #expect(calls == 1)
    #expect(!reveal.isPresented && splash.view.window == nil)
    #expect(simulator.faults.map(\.description) == [])
  }

  @Test func `a splash that the app has moved elsewhere stays there`() {
    let stage = RevealStage().cover()
    stage.splash.willMove(toParent: nil)
    stage.splash.view.removeFromSuperview()
    stage.splash.removeFromParent()
    stage.root.addChild(stage.splash)
    stage.root.view.addSubview(stage.splash.view)
    stage.splash.didMove(toParent: stage.root)
    stage.dismiss(animated: false)
    #expect(stage.calls == 1)
    #expect(stage.splash.parent === stage.root)
    #expect(stage.splash.view.superview === stage.root.view)
  }

  @Test func `another scene is not affected`() {
    let stage = RevealStage()
    let scene = stage.simulator.connectScene()
    let beside = UIWindow(windowScene: scene)
    beside.rootViewController = UIViewController()
    beside.makeKeyAndVisible()
    stage.cover()
    stage.dismiss()
    stage.simulator.run(for: 0.2)
    #expect(scene.windows == [beside])
    #expect(beside.layer.mask == nil && beside.isKeyWindow)
    stage.simulator.runUntilIdle()
    stage.expectNothingLeft()
  }

  @Test func `every window of the app is visible in the hole`() {
    let stage = RevealStage()
    let second = UIWindow(windowScene: stage.simulator.scene)
    second.rootViewController = UIViewController()
    second.isHidden = false
    stage.cover()
    stage.dismiss()
    stage.simulator.run(for: 0.1)
    for window in [second, stage.window] {
      let scale = window.layer.presentation()?.affineTransform().a ?? 0
      #expect(window.layer.mask == nil && scale > 1.01)
    }
    #expect(stage.simulator.runUntilIdle())
    #expect(second.layer.animationKeys() == nil)
    #expect(stage.calls == 1)
    #expect(stage.window.isKeyWindow)
  }

  @Test func `a window keeps its own transform`() {
    let stage = RevealStage()
    stage.window.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
    stage.cover()
    stage.dismiss()
    stage.simulator.run(for: 0.1)
    #expect(stage.window.layer.presentation()?.affineTransform().a == 0.9)
    #expect(stage.simulator.runUntilIdle())
    #expect(stage.window.transform.a == 0.9)
    stage.window.transform = .identity
    stage.expectNothingLeft()
  }

  @Test func `a splash that became key, for a passcode, resigns`() {
    let stage = RevealStage().cover()
    stage.splash.view.window?.makeKey()
    #expect(!stage.window.isKeyWindow)
    stage.dismiss()
    #expect(stage.simulator.runUntilIdle())
    stage.expectNothingLeft()
  }

  @Test func `after a splash that became key, the app's window is key, and not one in front of it`()
  {
    let stage = RevealStage()
    let banner = UIWindow(windowScene: stage.simulator.scene)
    banner.windowLevel = UIWindow.Level(rawValue: 100)
    banner.rootViewController = UIViewController()
    banner.isHidden = false
    stage.cover()
    stage.splash.view.window?.makeKey()
    stage.dismiss()
    #expect(stage.simulator.runUntilIdle())
    #expect(stage.window.isKeyWindow && !banner.isKeyWindow)
  }

  @Test func `VoiceOver reads only the splash, and is told when it has gone`() {
    let stage = RevealStage().cover()
    #expect(stage.splash.view.window?.accessibilityViewIsModal == true)
    let before = stage.simulator.log.count
    stage.dismiss()
    stage.simulator.runUntilIdle()
    let posts = stage.simulator.log[before...].map(\.message).filter {
      $0.hasPrefix("UIAccessibility.post")
    }
    #expect(posts == ["UIAccessibility.post(.screenChanged, nil)"])
  }
}
