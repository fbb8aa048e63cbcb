import MatchCutSplash
import Testing
@_spi(Simulator) import UIKit
import UIKitFilm
@_spi(Simulator) import UIKitSimulator

@MainActor struct SplashOpeningTests {
  @Test(.filmed, arguments: Simulator.Variant.all)
  func `opened, it leaves nothing behind, and completes once`(variant: Simulator.Variant) {
    let stage = RevealStage(variant: variant).cover()
    #expect(stage.added.count == 1)
    #expect(stage.reveal?.isPresented == true)
    let recording = stage.simulator.record {
      stage.dismiss()
      #expect(stage.simulator.runUntilIdle())
    }
    #expect(stage.calls == 1)
    stage.expectNoFlash(in: recording)
    stage.expectNothingLeft()
    #expect(stage.splash.callbacks == ["appear", "disappear"])
  }

  @Test(.filmed)
  func `its window has left the scene when the splash calls back that it has opened`() {
    let stage = RevealStage().cover()
    var count: Int?
    stage.reveal?.dismiss { [unowned stage] in count = stage.added.count }
    stage.simulator.runUntilIdle()
    #expect(count == 0)
  }

  @Test(.filmed) func `it covers everything, and the app's window remains key`() {
    let stage = RevealStage()
    let toast = UIWindow(windowScene: stage.simulator.scene)
    toast.windowLevel = .alert
    toast.rootViewController = UIViewController()
    toast.isHidden = false
    stage.cover()
    #expect(stage.window.isKeyWindow)
    let front = stage.simulator.hitTest(CGPoint(x: 196, y: 300))
    #expect(front?.window === stage.splash.view.window)
    #expect(stage.simulator.visibleFrame(of: stage.splash.view) == stage.window.bounds)
    stage.dismiss()
    stage.simulator.runUntilIdle()
    #expect(stage.calls == 1)
    #expect(!toast.isHidden && toast.layer.mask == nil)
  }

  @Test(.filmed) func `the hole becomes a little smaller, then grows far past the screen`() {
    let stage = RevealStage().cover()
    stage.dismiss()
    stage.simulator.step()
    #expect(abs(stage.seen.width - 100) < 1)
    #expect(abs(stage.seen.midX - 196.5) < 0.5 && abs(stage.seen.midY - 426) < 0.5)
    stage.simulator.run(for: 0.22)
    #expect(abs(stage.seen.width - 88) < 4)
    var last = stage.seen.width
    while stage.calls == 0, last < 393 {
      stage.simulator.step()
      #expect(stage.seen.width >= last - 0.001)
      last = stage.seen.width
    }
    stage.simulator.runUntilIdle()
    #expect(stage.seen == stage.window.bounds)
    #expect(abs(stage.simulator.time - 0.8) < 0.1)
  }

  @Test(.filmed) func `the hole rotates by the given angle`() {
    var motion = SplashMotion()
    motion.rotation = .pi / 2
    motion.finalScale = 2
    motion.minimumScale = 1
    let square = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 100, height: 100))
    let stage = RevealStage(motion: motion) { .path(square, in: $0.logo) }.cover()
    stage.dismiss()
    var widest: CGFloat = 0
    while stage.calls == 0 {
      stage.simulator.step()
      let (scale, angle) = stage.turn
      widest = max(widest, angle / scale)
      #expect(scale >= 0.999 && scale <= 2.001)
    }
    #expect(widest > 0.6)
  }

  @Test(.filmed) func `the logo fades in the hole, other parts fade out, the background stays`() {
    let stage = RevealStage().cover()
    stage.dismiss()
    stage.simulator.run(for: 0.05)
    let picture = stage.added.last?.rootViewController?.view.subviews.first
    #expect(stage.added.count == 1 && picture !== stage.coverView)
    if let picture { #expect(stage.simulator.visibleAlpha(of: picture) > 0.99) }
    let copy = picture?.subviews.first
    #expect(copy.map { $0.convert($0.bounds, to: nil) } == stage.splash.view.bounds)
    #expect(stage.simulator.visibleAlpha(of: stage.splash.logo) == 0)
    let caption = stage.simulator.visibleAlpha(of: stage.splash.caption)
    #expect(caption > 0.2 && caption < 1)
    stage.simulator.run(for: 0.4)
    if let picture { #expect(stage.simulator.visibleAlpha(of: picture) < 0.01) }
    #expect(stage.simulator.visibleAlpha(of: stage.splash.caption) < 0.01)
    #expect(stage.simulator.visibleAlpha(of: stage.splash.backdrop) == 1)
    #expect(stage.simulator.visibleAlpha(of: stage.splash.view) == 1)
    let place = stage.hole?.presentedTransformToSuperlayer
    #expect(place != nil && picture?.layer.presentedTransformToSuperlayer == place)
  }

  @Test(.filmed) func `a background that misses the splash's edges by half a point stays, too`() {
    let stage = RevealStage().cover()
    stage.splash.backdrop.frame = stage.splash.view.bounds.insetBy(dx: 0.5, dy: 0.5)
    stage.dismiss()
    stage.simulator.run(for: 0.4)
    #expect(stage.simulator.visibleAlpha(of: stage.splash.backdrop) == 1)
    #expect(stage.simulator.visibleAlpha(of: stage.splash.caption) < 0.01)
  }

  @Test(.filmed, arguments: [0.1, 1])
  func `around the hole, the splash is opaque in the whole scene`(least: CGFloat) {
    var motion = SplashMotion()
    motion.minimumScale = least
    motion.finalScale = 1
    motion.rotation = .pi / 2
    let stage = RevealStage(motion: motion) { _ in
      .path(UIBezierPath(ovalIn: CGRect(x: 5, y: 5, width: 20, height: 40)))
    }.cover()
    stage.dismiss()
    while stage.calls == 0 {
      stage.simulator.step()
      guard let hole = stage.hole, let ring = hole.sublayers?.last else { continue }
      #expect(hole.sublayers?.count == 2)
      let inverse = hole.presentedTransformToSuperlayer.inverted()
      for x in [0, stage.window.bounds.maxX] {
        for y in [0, stage.window.bounds.maxY] {
          #expect(ring.frame.contains(CGPoint(x: x, y: y).applying(inverse)))
        }
      }
      let inner = ring.frame.insetBy(dx: ring.borderWidth, dy: ring.borderWidth)
      #expect(inner.contains(hole.bounds) && inner != hole.bounds)
      let surroundings = (hole.sublayers?.first as? CAShapeLayer)?.path?.boundingBoxOfPath
      #expect(surroundings?.contains(inner) == true)
    }
  }

  @Test(.filmed) func `below the hole, the app's blurs are unchanged`() throws {
    let stage = RevealStage()
    let blur = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    blur.frame = CGRect(x: 0, y: 0, width: 393, height: 100)
    stage.root.view.addSubview(blur)
    stage.cover()
    let recording = stage.simulator.record {
      stage.dismiss()
      stage.simulator.runUntilIdle()
    }
    #expect(recording.frames.count > 40)
    for frame in recording.frames {
      let node = try #require(frame.nodes.first { $0.id == blur.layer.id })
      #expect(node.content != nil, "at \(frame.time) s")
    }
    stage.expectNothingLeft()
  }

  @Test(.filmed) func `the app settles from a slight initialAppScale, and the hole does not`() {
    let stage = RevealStage().cover()
    stage.dismiss()
    stage.simulator.run(for: 2 / 60)
    let scale = stage.window.layer.presentation()?.affineTransform().a ?? 0
    #expect(abs(scale - (1 + 48 / 852)) < 0.02 && scale > 1.02)
    #expect(abs(stage.turn.scale - 1) < 0.02)
    #expect(stage.window.transform.isIdentity)
  }

  @Test(.filmed, arguments: [(1.5, 1.5), (9, 2), (0.2, 1)])
  func `the app settles from the given initialAppScale, from 1 to 2`(
    asked: CGFloat, seen: CGFloat
  ) {
    var motion = SplashMotion()
    motion.initialAppScale = asked
    let stage = RevealStage(motion: motion).cover()
    stage.dismiss()
    stage.simulator.commit()
    let scale = stage.window.layer.presentation()?.affineTransform().a ?? 0
    #expect(abs(scale - seen) < 0.02)
  }

  @Test(.filmed) func `touches do not reach the app before it is open`() {
    let stage = RevealStage().cover()
    #expect(stage.isCovered)
    stage.dismiss()
    while stage.calls == 0 {
      #expect(stage.isCovered)
      for point in [CGPoint(x: 196, y: 426), CGPoint(x: 100, y: 700)] {
        #expect(stage.simulator.hitTest(point)?.window !== stage.window)
      }
      stage.simulator.step()
    }
    #expect(!stage.isCovered)
  }

  @Test(.filmed) func `the inside of a ring, which the hole never reaches, fades at the end`() {
    var motion = SplashMotion()
    motion.finalScale = 3
    let stage = RevealStage(motion: motion).cover()
    stage.dismiss()
    stage.simulator.run(for: 0.7)
    let opacity = stage.coverView?.layer.presentation()?.opacity ?? 0
    #expect(opacity > 0.1 && opacity < 0.9)
    while stage.calls == 0 {
      let opacity = stage.coverView?.layer.presentation()?.opacity ?? 1
      stage.simulator.step()
      if stage.calls == 1 { #expect(opacity < 0.15) }
    }
    stage.expectNothingLeft()
  }

  @Test(.filmed, arguments: [CGSize(width: 393, height: 852), CGSize(width: 852, height: 393)])
  func `in portrait and landscape, the hole passes all corners`(size: CGSize) {
    let stage = RevealStage(size: size).cover()
    let center = CGPoint(x: size.width / 2, y: size.height / 2)
    stage.dismiss()
    stage.simulator.step()
    #expect(abs(stage.seen.midX - center.x) < 0.5 && abs(stage.seen.midY - center.y) < 0.5)
    stage.simulator.run(for: 0.62)
    let diagonal = (size.width * size.width + size.height * size.height).squareRoot()
    // The hole is a circle; it has passed the corners before the rest of the splash fades.
    #expect(stage.turn.scale * 100 > diagonal)
    stage.simulator.runUntilIdle()
    stage.expectNothingLeft()
  }

  @Test(.filmed) func `without animation, it is gone at once`() {
    let stage = RevealStage().cover()
    stage.dismiss(animated: false)
    #expect(stage.calls == 1)
    stage.expectNothingLeft()
  }

  @Test(.filmed)
  func `in an app that starts from a scene, it opens onto a screen that is chosen late`() {
    var reveal: SplashReveal?
    let splash = SplashScreen()
    let simulator = Simulator { scene in
      splash.loadViewIfNeeded()
      reveal = SplashReveal(scene, splash: splash, shape: .view(splash.logo))
      reveal?.present()
      return UIWindow(windowScene: scene)
    }
    simulator.run(for: 0.2)
    #expect(simulator.visibleFrame(of: splash.view) == CGRect(x: 0, y: 0, width: 393, height: 852))
    let first = UIViewController()
    simulator.window.rootViewController = first
    simulator.window.makeKeyAndVisible()
    #expect(simulator.hitTest(CGPoint(x: 50, y: 50))?.window === splash.view.window)
    reveal?.dismiss { reveal = nil }
    simulator.run(for: 0.05)
    let hole = splash.view.superview?.layer.mask
    #expect((hole?.presentation()?.frame.width).map { abs($0 - 100) < 8 } == true)
    simulator.runUntilIdle()
    #expect(reveal == nil)
    #expect(simulator.scene.windows == [simulator.window])
    #expect(simulator.faults.map(\.description) == [])
  }

  @Test(.filmed) func `dismissed while the scene connects, it opens as well`() {
    var reveal: SplashReveal?
    var calls = 0
    let splash = SplashScreen()
    let simulator = Simulator { scene in
      let window = UIWindow(windowScene: scene)
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      splash.loadViewIfNeeded()
      reveal = SplashReveal(scene, splash: splash, shape: .view(splash.logo))
      reveal?.present()
      reveal?.dismiss { calls += 1 }
      return window
    }
    simulator.run(for: 0.3)
    #expect(calls == 0)
    #expect(splash.view.superview?.layer.mask != nil)
    #expect(simulator.runUntilIdle())
    #expect(calls == 1)
    #expect(reveal?.isPresented == false)
    #expect(simulator.faults.map(\.description) == [])
  }
}
