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

  @Test func `the keyboard is hidden while the app is covered, and comes back`() {
    let stage = RevealStage()
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    stage.root.view.addSubview(field)
    stage.simulator.step()
    field.becomeFirstResponder()
    #expect(!stage.simulator.keyboardFrame.isNull)
    stage.reveal?.present()
    #expect(stage.simulator.keyboardFrame.isNull)
    stage.simulator.step()
    stage.dismiss()
    stage.simulator.run(for: 0.3)
    #expect(stage.simulator.keyboardFrame.isNull)
    stage.simulator.runUntilIdle()
    #expect(field.isFirstResponder)
    field.resignFirstResponder()
    stage.expectNothingLeft()
  }

  @Test(arguments: [0, 0.3], [true, false])
  func `a field that asks for the keyboard below the splash gets it at the end`(
    time: Double, isAnimated: Bool
  ) {
    let stage = RevealStage().cover()
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    stage.root.view.addSubview(field)
    if time > 0 { stage.dismiss(animated: true) }
    stage.simulator.run(for: time)
    #expect(field.becomeFirstResponder())
    stage.simulator.step()
    #expect(stage.simulator.keyboardFrame.isNull && !field.isFirstResponder)
    stage.simulator.run(for: 0.1)
    #expect(stage.simulator.keyboardFrame.isNull)
    stage.dismiss(animated: isAnimated)
    stage.simulator.runUntilIdle()
    #expect(field.isFirstResponder)
    field.resignFirstResponder()
    stage.expectNothingLeft()
    field.becomeFirstResponder()
    stage.simulator.runUntilIdle()
    #expect(field.isFirstResponder, "a splash that has gone takes nothing")
  }

  @Test func `a field that asks as the splash goes keeps the keyboard`() {
    let stage = RevealStage().cover()
    let field = UITextField()
    stage.root.view.addSubview(field)
    field.becomeFirstResponder()
    stage.dismiss(animated: false)
    stage.simulator.runUntilIdle()
    #expect(field.isFirstResponder)
    #expect(stage.simulator.faults.map(\.description) == [])
  }

  @Test func `a field of the splash keeps the keyboard`() {
    let stage = RevealStage().cover()
    let passcode = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    stage.splash.view.addSubview(passcode)
    stage.simulator.step()
    passcode.becomeFirstResponder()
    stage.simulator.run(for: 0.1)
    #expect(passcode.isFirstResponder && !stage.simulator.keyboardFrame.isNull)
    passcode.removeFromSuperview()
    stage.dismiss()
    stage.simulator.runUntilIdle()
    #expect(stage.simulator.keyboardFrame.isNull)
    stage.expectNothingLeft()
  }

  @Test(arguments: ["another field", "gone", "reversed"])
  func `the keyboard comes back only if nothing else has happened`(how: String) {
    let stage = RevealStage()
    let fields = [UITextField(), UITextField()]
    for field in fields { stage.root.view.addSubview(field) }
    stage.simulator.step()
    fields[0].becomeFirstResponder()
    stage.cover()
    if how == "another field" { fields[1].becomeFirstResponder() }
    if how == "gone" { fields[0].removeFromSuperview() }
    stage.dismiss()
    stage.simulator.run(for: 0.2)
    if how == "reversed" {
      stage.coverAgain()
      stage.simulator.runUntilIdle()
      #expect(stage.isCovered && stage.simulator.keyboardFrame.isNull)
      stage.dismiss(animated: false)
    }
    stage.simulator.runUntilIdle()
    #expect(fields[0].isFirstResponder == (how == "reversed"))
    #expect(fields[1].isFirstResponder == (how == "another field"))
    #expect(stage.simulator.faults.map(\.description) == [])
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

  @Test func `an invalid shape gives a fade`() {
    let stray = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let infinite = UIBezierPath()
    infinite.move(to: CGPoint(x: CGFloat.nan, y: 0))
    infinite.addLine(to: CGPoint(x: CGFloat.infinity, y: 10))
    let line = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 0, height: 50))
    let shapes: [(String, @MainActor (SplashScreen) -> SplashShape)] = [
      ("empty path", { _ in .path(UIBezierPath()) }), ("infinite path", { _ in .path(infinite) }),
      ("line", { _ in .path(line) }), ("stray view", { _ in .view(stray) }),
      ("gone view", { _ in .view(UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))) }),
      ("empty image", { _ in .image(UIImage()) }),
      (
        "flat logo",
        { splash in
          let logo = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
          splash.view.addSubview(logo)
          logo.transform = CGAffineTransform(scaleX: 1, y: 0)
          return .view(logo)
        }
      ),
    ]
    for (name, shape) in shapes {
      let stage = RevealStage(shape: shape).cover()
      stage.dismiss()
      stage.simulator.run(for: 0.1)
      #expect(stage.hole == nil, "\(name)")
      #expect(stage.simulator.visibleAlpha(of: stage.splash.view) < 1, "\(name)")
      #expect(stage.simulator.runUntilIdle(), "\(name)")
      #expect(stage.calls == 1, "\(name)")
      stage.expectNothingLeft()
    }
  }

  @Test func `the hole is at the place of its path, image or view`() {
    let circle = UIBezierPath(ovalIn: CGRect(x: 10, y: 20, width: 40, height: 30))
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 30)).image { context in
      context.fill(CGRect(x: 0, y: 0, width: 60, height: 30))
    }
    let logo = CGRect(x: 146.5, y: 376, width: 100, height: 100)
    let cases: [(@MainActor (SplashScreen) -> SplashShape, CGRect)] = [
      ({ _ in .path(circle) }, CGRect(x: 10, y: 20, width: 40, height: 30)),
      (
        { .path(circle, in: $0.logo) },
        CGRect(x: logo.minX + 10, y: logo.minY + 20, width: 40, height: 30)
      ),
      ({ _ in .image(picture) }, CGRect(x: 166.5, y: 411, width: 60, height: 30)),
      ({ .image(picture, in: $0.logo) }, CGRect(x: 146.5, y: 401, width: 100, height: 50)),
      ({ .view($0.logo) }, logo),
    ]
    for (shape, place) in cases {
      let stage = RevealStage(shape: shape).cover()
      stage.dismiss()
      stage.simulator.step()
      #expect(abs(stage.seen.width - place.width) < 1, "\(place)")
      #expect(abs(stage.seen.height - place.height) < 1, "\(place)")
      #expect(abs(stage.seen.midX - place.midX) < 0.6, "\(place)")
      #expect(abs(stage.seen.midY - place.midY) < 0.6, "\(place)")
      #expect(stage.simulator.runUntilIdle())
      stage.expectNothingLeft()
    }
  }

  @Test(arguments: [true, false])
  func `a path fills the hole, wherever it begins`(isEvenOdd: Bool) {
    let path = UIBezierPath(ovalIn: CGRect(x: -10, y: 20, width: 40, height: 30))
    path.usesEvenOddFillRule = isEvenOdd
    let stage = RevealStage { .path(path, in: $0.logo) }.cover()
    stage.dismiss()
    stage.simulator.step()
    let shape = stage.hole?.sublayers?.first as? CAShapeLayer
    #expect(stage.hole?.bounds == CGRect(x: 0, y: 0, width: 40, height: 30))
    #expect(shape?.frame == stage.hole?.bounds)
    #expect(shape?.fillRule == .evenOdd)
    func isOpaque(_ x: CGFloat, _ y: CGFloat) -> Bool? {
      shape?.path?.contains(CGPoint(x: x, y: y), using: .evenOdd)
    }
    #expect(isOpaque(20, 15) == false && isOpaque(1, 15) == false && isOpaque(39, 15) == false)
    #expect(isOpaque(1, 1) == true && isOpaque(39, 29) == true && isOpaque(-1, -1) == true)
  }

  @Test(arguments: [true, false])
  func `the fill rule decides about a hole in overlapping outlines`(isEvenOdd: Bool)
    throws
  {
    // Its box does not begin at the origin.
    let path = UIBezierPath(rect: CGRect(x: 7, y: 9, width: 60, height: 60))
    path.append(UIBezierPath(rect: CGRect(x: 37, y: 39, width: 60, height: 60)))
    path.usesEvenOddFillRule = isEvenOdd
    let stage = RevealStage { .path(path, in: $0.logo) }.cover()
    stage.dismiss()
    stage.simulator.step()
    let surroundings = try #require(stage.hole?.sublayers?.first)
    let center = CGPoint(x: 45, y: 45)
    if isEvenOdd {
      let shape = try #require(surroundings as? CAShapeLayer)
      #expect(shape.path?.contains(center, using: .evenOdd) == true)
    } else {
      guard case .image(let image)? = surroundings.renderTree().first?.content else {
        throw Unexpected()
      }
      let erased = try #require(image.shapes.last)
      // The bounding box of both, with a margin of a twentieth.
      #expect(erased.isErasing && !erased.usesEvenOddRule)
      #expect(abs(erased.path.box.minX - 4.5) < 0.01 && abs(erased.path.box.width - 90) < 0.01)
    }
    #expect(stage.simulator.runUntilIdle())
    stage.expectNothingLeft()
  }

  @Test(arguments: [(60, 792), (400, 1200)])
  func `an image is cut out at the resolution of the grown hole`(
    points: CGFloat, pixels: Int
  ) throws {
    let size = CGSize(width: points, height: points / 2)
    let picture = UIGraphicsImageRenderer(size: size).image { context in
      context.fill(CGRect(origin: .zero, size: size))
    }
    let stage = RevealStage { _ in .image(picture) }.cover()
    stage.dismiss()
    stage.simulator.step()
    let layer = try #require(stage.hole?.sublayers?.first?.renderTree().first)
    let contents = try #require(stage.hole?.sublayers?.first?.contents as? CGImage)
    #expect(contents.width == pixels && contents.height == pixels / 2)
    guard case .image(let image) = layer.content else { throw Unexpected() }
    #expect(image.shapes.map(\.isErasing) == [false, true])
    #expect(image.shapes[0].path.box == CGRect(origin: .zero, size: image.size))
    let place = CGRect(
      x: points * 0.05, y: points * 0.025, width: size.width, height: size.height)
    #expect(image.shapes[1].path.box.insetBy(dx: -0.01, dy: -0.01).contains(place))
    #expect(place.insetBy(dx: -0.01, dy: -0.01).contains(image.shapes[1].path.box))
    let box = CGRect(origin: .zero, size: size).insetBy(dx: -points * 0.05, dy: -points * 0.025)
    #expect(abs(layer.position.x - box.midX) < 0.01 && abs(layer.bounds.width - box.width) < 0.01)
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

  @Test func `the app's status bar is visible through the splash`() {
    let stage = RevealStage()
    let app = BarScreen(.lightContent)
    stage.window.rootViewController = app
    stage.cover()
    #expect(stage.bar?.statusBarStyle == .lightContent)
    #expect(stage.bar?.isStatusBarHidden == true)
    stage.dismiss()
    stage.simulator.run(for: 0.2)
    #expect(stage.bar?.statusBarStyle == .lightContent)
    let viewer = BarScreen(.darkContent)
    viewer.modalPresentationStyle = .fullScreen
    app.present(viewer, animated: false)
    // UIKit asks again when the screen appears.
    stage.simulator.commit()
    #expect(stage.bar?.statusBarStyle == .darkContent)
    stage.simulator.runUntilIdle()
    stage.reveal?.splashDecidesBars = true
    stage.cover()
    #expect(stage.bar?.statusBarStyle == .default)
    #expect(stage.bar?.isStatusBarHidden == false)
    stage.dismiss()
    #expect(stage.bar?.statusBarStyle == .darkContent)
    stage.simulator.runUntilIdle()
    #expect(stage.calls == 2)
  }

  @Test func `a screen that is being dismissed does not decide the bars`() {
    let stage = RevealStage()
    let app = BarScreen(.lightContent)
    stage.window.rootViewController = app
    let viewer = BarScreen(.darkContent)
    viewer.modalPresentationStyle = .fullScreen
    app.present(viewer, animated: false)
    stage.simulator.step()
    stage.cover()
    #expect(stage.bar?.statusBarStyle == .darkContent)
    viewer.dismiss(animated: true)
    stage.simulator.run(for: 0.1)
    stage.reveal?.splashDecidesBars = false
    #expect(viewer.isBeingDismissed)
    #expect(stage.bar?.statusBarStyle == .lightContent)
  }

  @Test func `the controller that decides the bars may change while the app is covered`() {
    let stage = RevealStage()
    stage.window.rootViewController = BarScreen(.lightContent)
    stage.cover()
    #expect(stage.bar?.statusBarStyle == .lightContent)
    stage.reveal?.splashDecidesBars = true
    #expect(stage.bar?.statusBarStyle == .default)
    stage.reveal?.splashDecidesBars = false
    #expect(stage.bar?.statusBarStyle == .lightContent)
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

/// A screen with preferences for the bars.
private final class BarScreen: UIViewController {
  private let style: UIStatusBarStyle

  init(_ style: UIStatusBarStyle) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override var preferredStatusBarStyle: UIStatusBarStyle { style }
  override var prefersStatusBarHidden: Bool { style == .lightContent }
}

private struct Unexpected: Error {}
